import { useQuery } from "@apollo/client/react";
import { sourcePageSizeMax } from "@pharos/domain";
import type { FilterOption } from "@pharos/ui";
import { useCallback, useMemo } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useWholeList } from "../../../graphql/use-whole-list.ts";
import { useMay } from "../../../session/viewer.tsx";

const sourceChoicesQuery = graphql(`
  query AlertSourceChoices($input: SourcesInput!) {
    sources(input: $input) {
      edges { node { integrationId integrationLabel } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);
const logTypeChoicesQuery = graphql(`
  query AlertLogTypeChoices {
    schemas(input: { isInUse: true }) { edges { node { name } } }
  }
`);

const wholePages = { pageSize: sourcePageSizeMax };

/** Log types in use and sources to narrow by; empty for those who may not see sources. */
export function useFilterChoices(): { logTypes: readonly FilterOption[]; sources: readonly FilterOption[] } {
  const options = { skip: !useMay("LogSourceRead"), fetchPolicy: "cache-first" } as const;
  const schemas = useQuery(logTypeChoicesQuery, options).data?.schemas.edges;
  const { data, fetchMore } = useQuery(sourceChoicesQuery, { ...options, variables: { input: wholePages } });
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { input: { ...wholePages, cursor } } }),
    [fetchMore],
  );
  const { edges } = useWholeList(data?.sources, readOn);
  return useMemo(
    () => ({
      logTypes: (schemas ?? []).map(({ node: { name } }) => ({ value: name, label: name })),
      sources: (edges ?? []).map(({ node }) => ({ value: node.integrationId, label: node.integrationLabel })),
    }),
    [schemas, edges],
  );
}
