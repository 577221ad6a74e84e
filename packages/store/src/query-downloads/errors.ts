import { defineError } from "@pharos/domain";

export const queryDownloadNotFound = defineError(
  "queries.download_not_found",
  "NotFound",
  (id: string) => `${id} has no file. Generate one.`,
);
