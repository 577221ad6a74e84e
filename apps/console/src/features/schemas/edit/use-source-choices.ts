import { useQuery } from "@apollo/client/react";
import { sourcePageSizeMax } from "@pharos/domain";
import { useCallback } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useWholeList } from "../../../graphql/use-whole-list.ts";
import { useMay } from "../../../session/viewer.tsx";

const sampleSourcesQuery = graphql(`
  query SampleSources($input: SourcesInput!) {
    sources(input: $input) {
      edges { node { integrationId integrationLabel } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);
const wholePages = { pageSize: sourcePageSizeMax };

/** The log sources whose records can be samples; none for those who may not read raw data. */
export function useSourceChoices(): readonly { readonly value: string; readonly label: string }[] {
  const mayReadRaw = useMay("LogSourceRawDataRead");
  const { data, fetchMore } = useQuery(sampleSourcesQuery, { variables: { input: wholePages }, skip: !mayReadRaw });
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { input: { ...wholePages, cursor } } }),
    [fetchMore],
  );
  const { edges } = useWholeList(data?.sources, readOn);
  return (edges ?? []).map(({ node }) => ({ value: node.integrationId, label: node.integrationLabel }));
}
