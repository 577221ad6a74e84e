import type { AlertGroupKind, AlertText, Entity } from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";

export interface AlertGroupsTable {
  keyHash: Buffer;
  ruleId: string;
  kind: AlertGroupKind;
  dedup: string;
  alertId: string | null;
  windowStartedAt: Date | null;
  windowEndsAt: Date | null;
  eventCount: Generated<number>;
  distinctValues: Buffer | null;
  isAlertCreated: Generated<boolean>;
  entities: Json<readonly Entity[]> | null;
  text: Json<AlertText> | null;
  logTypes: Generated<string[]>;
  /** Null for all. */
  neededLogTypes: string[] | null;
  sourceIds: Generated<string[]>;
  lastMatchedAt: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    alertGroups: AlertGroupsTable;
  }
}
