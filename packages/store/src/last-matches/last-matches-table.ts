export interface LastMatchesTable {
  ruleId: string;
  /** Empty where the match was of no single log type. */
  logType: string;
  at: Date;
}

declare module "../database/database.ts" {
  interface Database {
    lastMatches: LastMatchesTable;
  }
}
