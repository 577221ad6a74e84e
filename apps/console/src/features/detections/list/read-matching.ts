import type { ApolloClient } from "@apollo/client";
import type { DetectionMatchesQuery, DetectionsInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

const matchesQuery = graphql(`
  query DetectionMatches($input: DetectionsInput!) {
    detections(input: $input) {
      pageInfo { hasNextPage endCursor }
      edges { node { id kind enabled managed tags testStatus { total } } }
    }
  }
`);

/** A detection as far as actions on many of them need to know it. */
export type SelectedDetection = DetectionMatchesQuery["detections"]["edges"][number]["node"];

const pageSize = 250;

/** Returns all detections that the filters leave, whether the list has loaded them or not. */
export async function readMatching(client: ApolloClient, input: DetectionsInput): Promise<SelectedDetection[]> {
  const found: SelectedDetection[] = [];
  for (let cursor: string | null | undefined; ; ) {
    const variables = { input: { ...input, pageSize, ...(cursor && { cursor }) } };
    const { data } = await client.query({ query: matchesQuery, variables, fetchPolicy: "no-cache" });
    found.push(...(data?.detections.edges.map(({ node }) => node) ?? []));
    const next = data?.detections.pageInfo;
    if (!next?.hasNextPage) return found;
    cursor = next.endCursor;
  }
}
