import { defineError } from "@pharos/domain";
import type { ReceiptKind } from "./receipts-table.ts";

export const receiptNotFound = defineError("content.receipt_not_found", "NotFound", (id: string, kind?: ReceiptKind) =>
  kind === "PREVIEW" ? `The preview ${id} does not exist any more` : `The receipt ${id} does not exist`,
);
/** Existing clients wait and try again only if the sentence contains "another upload", in lower case. */
export const uploadUnderWay = defineError(
  "content.upload_under_way",
  "InUse",
  () => "Nothing was uploaded because another upload is running. Wait until it has finished.",
);
