import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../graphql/generated/index.ts";

const uploadQuery = graphql(`
  query DetectionEntitiesUploadStatus($receiptId: ID!) {
    detectionEntitiesUploadStatus(receiptId: $receiptId) {
      receiptId status error createdAt completedAt
      createdBy { id }
      result {
        rules { new modified total }
        policies { new modified total }
        correlationRules { new modified total }
        dataModels { new modified total }
        globalHelpers { new modified total }
        lookupTables { new modified total }
        queries { new modified total }
        packs { new modified total }
        scheduledPrompts { new modified total }
        dashboards { new modified total }
        leftOut { path errorMessage }
      }
    }
  }
`);
const checkQuery = graphql(`
  query ValidateBulkUploadStatus($receiptId: ID!) {
    validateBulkUploadStatus(receiptId: $receiptId) { status error result { issues { path errorMessage } leftOut { path errorMessage } } }
  }
`);

const pollMs = 500;

/** The upload, asked for again until it has ended. */
export function useUpload(receiptId: string) {
  const { data, error, stopPolling, refetch } = useQuery(uploadQuery, {
    variables: { receiptId },
    fetchPolicy: "network-only",
    pollInterval: pollMs,
  });
  const upload = data?.detectionEntitiesUploadStatus;
  if ((upload && upload.status !== "NOT_PROCESSED") || error) stopPolling();
  return { upload, error, refetch };
}

/** The check, asked for again until it has ended. */
export function useCheck(receiptId: string) {
  const { data, error, stopPolling, refetch } = useQuery(checkQuery, {
    variables: { receiptId },
    fetchPolicy: "network-only",
    pollInterval: pollMs,
  });
  const check = data?.validateBulkUploadStatus;
  if ((check && check.status !== "NOT_PROCESSED") || error) stopPolling();
  return { check, error, refetch };
}
