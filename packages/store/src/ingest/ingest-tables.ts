import type { Json } from "../database/column-types.ts";
import type { PendingTable } from "./pending-commit-repository.ts";

export interface ChunksTable {
  token: string;
  sourceId: string;
  received: number;
  committedAt: Date;
}

export interface PendingCommitsTable {
  id: string;
  instanceId: string;
  tables: Json<readonly PendingTable[]>;
  createdAt: Date;
}

export interface ConservationCountsTable {
  sourceId: string;
  logType: string;
  minute: Date;
  received: number;
  stored: number;
  failed: number;
  dropped: number;
  repeated: number;
  bytes: number;
}

export interface SourceFailuresTable {
  sourceId: string;
  reason: string;
  failures: number;
  firstAt: Date;
  lastAt: Date;
}
