import type { DestinationListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

export const destinationListQuery = graphql(`
  query DestinationList {
    destinationKinds { outputType name }
    destinations {
      outputId outputType displayName defaultForSeverity alertTypes logTypes verificationStatus pausedUntil
      lastModifiedTime lastModifiedBy
      mute { until createdBy reason }
      health { lastDeliveredAt succeeded failed queued waiting muted undelivered lastError }
    }
  }
`);
export type DestinationRow = DestinationListQuery["destinations"][number] & { readonly kindName: string };
