import type { SyslogSettings } from "@pharos/domain";
import type { Json } from "../database/column-types.ts";

export interface SyslogSourcesTable {
  sourceId: string;
  settings: Json<SyslogSettings>;
}

export interface SyslogListenersTable {
  sourceId: string;
  process: string;
  addresses: string[];
  connections: number;
  problem: string | null;
  lastError: string | null;
  lastErrorAt: Date | null;
  lost: number;
  seenAt: Date;
}

declare module "../database/database.ts" {
  interface Database {
    syslogSources: SyslogSourcesTable;
    syslogListeners: SyslogListenersTable;
  }
}
