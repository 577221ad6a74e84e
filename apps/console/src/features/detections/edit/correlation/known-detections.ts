import type { ApolloClient } from "@apollo/client";
import type { KnownDetection } from "@pharos/detection-content/editor";
import { graphql } from "../../../../graphql/generated/index.ts";

const knownQuery = graphql(`
  query CorrelatedDetections($input: DetectionsInput!) {
    detections(input: $input) {
      edges { node { id kind displayName enabled } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

interface Named extends KnownDetection {
  readonly displayName: string;
}

/** The detections that steps may name, by ID. */
export type KnownDetections = ReadonlyMap<string, Named>;

const pageSize = 250;
/** Specification 2 §9. */
const loadedMax = 10_000;

/** All detections that the reader may see; undefined where there are more than are read. */
export async function readKnownDetections(client: ApolloClient): Promise<KnownDetections | undefined> {
  const known = new Map<string, Named>();
  let cursor: string | undefined;
  while (known.size < loadedMax) {
    const input = { sortBy: "lastModified", sortDir: "descending", pageSize, ...(cursor && { cursor }) } as const;
    const { data } = await client.query({ query: knownQuery, variables: { input }, fetchPolicy: "no-cache" });
    for (const { node } of data?.detections.edges ?? []) known.set(node.id, node);
    const { hasNextPage = false, endCursor } = data?.detections.pageInfo ?? {};
    if (!hasNextPage || !endCursor) return known;
    cursor = endCursor;
  }
  return undefined;
}
