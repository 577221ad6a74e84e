import type { QueryRunStatus } from "@pharos/domain";
import type { Generated } from "kysely";

export interface QueryRunsTable {
  queryName: string;
  dueAt: Date;
  status: QueryRunStatus;
  attempts: number;
  startedAt: Date;
  finishedAt: Date | null;
  rows: Generated<number>;
  isTruncated: Generated<boolean>;
  matches: Generated<number>;
  error: Generated<string>;
}

declare module "../database/database.ts" {
  interface Database {
    queryRuns: QueryRunsTable;
  }
}
