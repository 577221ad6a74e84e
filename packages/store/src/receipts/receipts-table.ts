import type { ActorReference } from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";

export const receiptKinds = ["UPLOAD", "VALIDATION", "REPLAY", "PREVIEW", "REPROCESS", "ALERT_CHANGE"] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

export interface ReceiptsTable {
  id: string;
  kind: ReceiptKind;
  status: string;
  error: Generated<string>;
  result: Json<unknown> | null;
  actor: Json<ActorReference>;
  createdAt: Date;
  updatedAt: Date;
  completedAt: Date | null;
  leaseUntil: Date;
}

declare module "../database/database.ts" {
  interface Database {
    receipts: ReceiptsTable;
  }
}
