export interface RecurringWorksTable {
  name: string;
  lastRunAt: Date | null;
  lastInput: string | null;
  heldUntil: Date | null;
  holder: string | null;
  title: string | null;
  everyMs: string | null;
  failedAt: Date | null;
  failure: string | null;
}

declare module "../database/database.ts" {
  interface Database {
    recurringWorks: RecurringWorksTable;
  }
}
