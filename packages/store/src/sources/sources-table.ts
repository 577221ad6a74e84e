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
  enabled: boolean;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  lastReceivedAt: Date | null;
  lastStoredAt: Date | null;
  revision: number;
}

declare module "../database/database.ts" {
  interface Database {
    sources: SourcesTable;
  }
}
