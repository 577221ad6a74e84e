export interface BackupRunsTable {
  id: string;
  place: string;
  startedAt: Date;
  endedAt: Date | null;
  failure: string | null;
  rows: number;
  bytesWritten: number;
}

declare module "../database/database.ts" {
  interface Database {
    backupRuns: BackupRunsTable;
  }
}
