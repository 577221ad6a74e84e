import type { ApolloClient } from "@apollo/client";
import type { DetectionsInput, MatchingDetectionsQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

const matchingQuery = graphql(`
  query MatchingDetections($input: DetectionsInput!) {
    matchingDetections(input: $input) { id kind enabled managed tags }
  }
`);

/** A detection as far as actions on many of them need to know it. */
export type SelectedDetection = Omit<MatchingDetectionsQuery["matchingDetections"][number], "__typename">;

/** Returns all detections that the filters leave, whether the list has loaded them or not. */
export async function readMatching(
  client: ApolloClient,
  input: DetectionsInput,
): Promise<readonly SelectedDetection[]> {
  const { data } = await client.query({ query: matchingQuery, variables: { input }, fetchPolicy: "no-cache" });
  return data?.matchingDetections ?? [];
}
