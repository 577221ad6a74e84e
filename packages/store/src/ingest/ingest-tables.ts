import type { Json } from "../database/column-types.ts";

export interface ChunksTable {
  token: string;
  sourceId: string;
  received: number;
  committedAt: Date;
}

/** Rows that are being written to a table of the lake. */
export interface PendingTable {
  readonly database: string;
  readonly table: string;
  readonly rowIdPrefixes: readonly string[];
  /** Event times of the rows, milliseconds since 1970, both ends included. */
  readonly fromMs: number;
  readonly toMs: number;
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
