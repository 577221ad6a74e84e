import { defineError } from "@pharos/domain";

export const projectLinkInvalid = defineError(
  "projects.link_invalid",
  "Forbidden",
  () => "This address is not valid any more: ask for another one",
);
export const projectArchiveMissing = defineError(
  "projects.archive_missing",
  "NotFound",
  () => "The project was not uploaded, or an hour ago or longer: upload does not exist. Send it again",
);
export const projectUploadNotFound = defineError(
  "projects.upload_not_found",
  "NotFound",
  (id: string) => `The upload ${id} does not exist`,
);
