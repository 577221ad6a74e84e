import { defineError } from "@pharos/domain";

export const receiptNotFound = defineError(
  "content.receipt_not_found",
  "NotFound",
  (id: string) => `The receipt ${id} does not exist`,
);
/** Clients wait and try again where the sentence has the words "another upload". */
export const uploadUnderWay = defineError(
  "content.upload_under_way",
  "InUse",
  () => "Another upload is running. Wait until it has finished.",
);
