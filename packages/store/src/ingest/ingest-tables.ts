export interface ChunksTable {
  token: string;
  sourceId: string;
  received: number;
  bodyDigest: string | null;
  committedAt: Date;
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

declare module "../database/database.ts" {
  interface Database {
    chunks: ChunksTable;
    conservationCounts: ConservationCountsTable;
    sourceFailures: SourceFailuresTable;
  }
}
