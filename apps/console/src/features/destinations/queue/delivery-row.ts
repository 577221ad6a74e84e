import type { DeliveryListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

export const deliveryListQuery = graphql(`
  query DeliveryList($input: DeliveriesInput!) {
    deliveries(input: $input) {
      pageInfo { hasNextPage endCursor }
      counts { state count }
      edges {
        node {
          alert { id title severity }
          dispatch {
            id outputId status trigger waitsFor nextAttemptAt attempts createdAt
            mute { createdBy until reason subject }
            destination { outputId displayName verificationStatus }
            history { dispatchedAt message outcome }
          }
        }
      }
    }
  }
`);
export const sendDeliveryMutation = graphql(`
  mutation SendDelivery($input: RetryDeliveriesInput!) {
    retryDeliveries(input: $input) { retried }
  }
`);
export type DeliveryRow = DeliveryListQuery["deliveries"]["edges"][number]["node"];
