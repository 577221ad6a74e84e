import type { AttackMapQuery } from "../../graphql/generated/graphql.ts";
import { graphql } from "../../graphql/generated/index.ts";

export const attackMapQuery = graphql(`
  query AttackMap($input: AttackMapInput!) {
    attackMap(input: $input) {
      receivedLogTypes
      detections {
        id kind displayName enabled managed severity logTypes mappings
        alerts { severity count }
      }
    }
  }
`);

export type MappedDetection = AttackMapQuery["attackMap"]["detections"][number];
