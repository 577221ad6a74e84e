import { defineError } from "@pharos/domain";

export const columnUnknown = defineError(
  "queries.column_unknown",
  "InvalidInput",
  (name: string, known: readonly string[]) => `The query has no column ${name}; it has ${known.join(", ")}`,
);
export const queryNotFinished = defineError(
  "queries.not_finished",
  "InvalidUpdate",
  () => "The query has not succeeded; wait for its end, or run it again",
);
export const downloadStopped = defineError(
  "queries.download_stopped",
  "ServerError",
  () => "Pharos was stopped before the file was complete. Generate it again.",
);
