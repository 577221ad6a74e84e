import type { ActorReference } from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";

export const queryDownloadStatuses = ["running", "ready", "failed"] as const;
export type QueryDownloadStatus = (typeof queryDownloadStatuses)[number];

export interface QueryDownloadsTable {
  id: string;
  queryId: string;
  columns: readonly string[];
  issuedBy: Json<ActorReference>;
  status: QueryDownloadStatus;
  error: Generated<string>;
  rowCount: Generated<number>;
  bytes: Generated<number>;
  createdAt: Date;
  completedAt: Date | null;
  expiresAt: Date;
  leaseUntil: Date;
}

declare module "../database/database.ts" {
  interface Database {
    queryDownloads: QueryDownloadsTable;
  }
}
