import { graphql } from "../../../graphql/generated/index.ts";

export const parseSamplesQuery = graphql(`
  query ParseSamples($input: ParseSamplesInput!) {
    parseSamples(input: $input) {
      parser unreadNames
      lines {
        text outcome reason pattern
        pieces { name start end value }
        stops { pattern at name expected reason }
      }
    }
  }
`);
