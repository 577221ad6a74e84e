import { defineError } from "@pharos/domain";

export const downloadNotReady = defineError(
  "queries.download_not_ready",
  "NotFound",
  () => "The file is still being generated; you are notified when it is ready",
);
export const downloadExpired = defineError(
  "queries.download_expired",
  "NotFound",
  () => "The file has expired: files are kept for 12 hours. Generate it again",
);
export const downloadFailed = defineError(
  "queries.download_failed",
  "NotFound",
  (reason: string) => `The file could not be generated: ${reason}`,
);
export const downloadLinkInvalid = defineError(
  "queries.download_link_invalid",
  "Forbidden",
  () => "This link is not valid any more; ask for the file again",
);
