import { defineError } from "@pharos/domain";

export const projectLinkInvalid = defineError(
  "projects.link_invalid",
  "Forbidden",
  () => "This upload address is invalid or has expired. Ask for another one.",
);
export const projectArchiveMissing = defineError(
  "projects.archive_missing",
  "NotFound",
  () => "This upload does not exist or has expired. Send the project again.",
);
export const projectUploadNotFound = defineError(
  "projects.upload_not_found",
  "NotFound",
  (id: string) => `The upload ${id} does not exist`,
);
