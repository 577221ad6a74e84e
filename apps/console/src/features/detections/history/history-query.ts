import type { DetectionHistoryQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

export const historyQuery = graphql(`
  query DetectionHistory($input: DetectionHistoryInput!) {
    detectionHistory(input: $input) {
      nextCursor
      changes { id detectionId displayName kind action origin at by { id name } before { path text } after { path text } }
    }
  }
`);
export type Change = DetectionHistoryQuery["detectionHistory"]["changes"][number];
