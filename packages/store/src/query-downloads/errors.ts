import { defineError } from "@pharos/domain";

export const queryDownloadNotFound = defineError(
  "queries.download_not_found",
  "NotFound",
  (id: string) => `There is no file of ${id}; generate one`,
);
