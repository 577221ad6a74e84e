import type { FoundCorrelation, QueryRunStatus } from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";

export interface CorrelationRunsTable {
  ruleId: string;
  dueAt: Date;
  status: QueryRunStatus;
  attempts: number;
  startedAt: Date;
  finishedAt: Date | null;
  found: Json<FoundCorrelation[]> | null;
  matches: Generated<number>;
  error: Generated<string>;
}

export interface CorrelationMarksTable {
  ruleId: string;
  valueHash: Buffer;
  doneUntil: Date;
}

declare module "../database/database.ts" {
  interface Database {
    correlationRuns: CorrelationRunsTable;
    correlationMarks: CorrelationMarksTable;
  }
}
