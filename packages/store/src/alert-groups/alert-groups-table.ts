import type { AlertText } from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";

export interface AlertGroupsTable {
  keyHash: Buffer;
  ruleId: string;
  kind: "match" | "error";
  dedup: string;
  alertId: string | null;
  windowStartedAt: Date | null;
  windowEndsAt: Date | null;
  eventCount: Generated<number>;
  isAlertCreated: Generated<boolean>;
  text: Json<AlertText> | null;
  logTypes: Generated<string[]>;
  sourceIds: Generated<string[]>;
  lastMatchedAt: Date | null;
}
