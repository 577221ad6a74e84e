import type { ActorReference, DetectionChangeAction, DetectionChangeOrigin } from "@pharos/domain";
import type { Generated, GeneratedAlways } from "kysely";
import type { Json } from "../database/column-types.ts";

export const contentItemKinds = ["GLOBAL", "DATA_MODEL", "SAVED_QUERY", "PACK", "SCHEDULED_PROMPT"] as const;
export type ContentItemKind = (typeof contentItemKinds)[number];

export interface ContentItemsTable {
  kind: ContentItemKind;
  id: string;
  uuid: Generated<string>;
  displayName: string;
  sortName: GeneratedAlways<string>;
  enabled: boolean;
  enabledByUser: boolean | null;
  /** A pack without a log source for its log types: it is off, unless a person enabled it. */
  waitsForLogs: Generated<boolean>;
  managed: boolean;
  body: Json<object>;
  contentHash: Buffer;
  createdAt: Date;
  createdBy: Json<ActorReference> | null;
  lastModified: Date;
  lastModifiedBy: Json<ActorReference> | null;
  author: Json<ActorReference> | null;
}

export interface ContentItemChangesTable {
  /** A bigint, as text. */
  id: Generated<string>;
  kind: ContentItemKind;
  itemId: string;
  action: DetectionChangeAction;
  origin: DetectionChangeOrigin;
  changedAt: Date;
  changedBy: Json<ActorReference> | null;
  body: Json<object> | null;
  enabled: boolean | null;
}

declare module "../database/database.ts" {
  interface Database {
    contentItems: ContentItemsTable;
    contentItemChanges: ContentItemChangesTable;
  }
}
