import { defineError } from "@pharos/domain";

export const notBase64 = defineError(
  "content.not_base64",
  "InvalidInput",
  () => "data must be a zip archive in base64",
);
