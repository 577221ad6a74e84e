import { type DataLakeQueryStatus, defineError } from "@pharos/domain";

export const queryNotRunning = defineError(
  "queries.not_running",
  "InvalidUpdate",
  (status: DataLakeQueryStatus) =>
    `The query cannot be cancelled: it has already ${status === "failed" ? "failed" : `been ${status}`}`,
);
export const queryNotYours = defineError(
  "queries.not_yours",
  "Forbidden",
  () => "To change somebody else's query you need the permission DataAnalyticsModify",
);
export const queryRowsHidden = defineError(
  "queries.rows_hidden",
  "Forbidden",
  () => "These rows come from log types that you have no permission to see; run the query yourself",
);
