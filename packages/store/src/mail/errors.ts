import { defineError } from "@pharos/domain";

export const mailNotRetriable = defineError(
  "mail.not_retriable",
  "InvalidUpdate",
  () => "This mail can no longer be sent again. Make a new one.",
);
