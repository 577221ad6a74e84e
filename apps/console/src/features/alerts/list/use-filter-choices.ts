import { useQuery } from "@apollo/client/react";
import type { FilterOption } from "@pharos/ui";
import { useMemo } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useMay } from "../../../shell/viewer.tsx";

const filterChoicesQuery = graphql(`
  query AlertFilterChoices {
    sources { integrationId integrationLabel }
    schemas(input: { isInUse: true }) { edges { node { name } } }
  }
`);

/** Log types in use and sources to narrow by; empty for those who may not see sources. */
export function useFilterChoices(): { logTypes: readonly FilterOption[]; sources: readonly FilterOption[] } {
  const mayRead = useMay("LogSourceRead");
  const { data } = useQuery(filterChoicesQuery, { skip: !mayRead, fetchPolicy: "cache-first" });
  return useMemo(
    () => ({
      logTypes: (data?.schemas.edges ?? []).map(({ node: { name } }) => ({ value: name, label: name })),
      sources: (data?.sources ?? []).map((source) => ({ value: source.integrationId, label: source.integrationLabel })),
    }),
    [data],
  );
}
