import type { LogSource, SourceType, StreamOptions, StreamType } from "@pharos/domain";
import type { Json } from "../database/column-types.ts";

export interface SourcesTable {
  id: string;
  label: string;
  type: SourceType;
  logTypes: string[];
  streamType: StreamType;
  streamOptions: Json<StreamOptions>;
  auth: Json<LogSource["auth"]>;
  secret: string | null;
  /** Of the secret, keyed; null where there is none, or where it was sealed before hashes were kept. */
  secretHash: string | null;
  enabled: boolean;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  lastReceivedAt: Date | null;
  lastStoredAt: Date | null;
  noDataAlarmMinutes: number | null;
  lagAlarmMinutes: number | null;
  secretExpiresAt: Date | null;
  revision: number;
}

declare module "../database/database.ts" {
  interface Database {
    sources: SourcesTable;
  }
}
