export interface DetectionTestRunsTable {
  detectionId: string;
  /** A digest of what the tests ran on. */
  testedText: string;
  passed: number;
  failed: number;
  ranAt: Date;
}

declare module "../database/database.ts" {
  interface Database {
    detectionTestRuns: DetectionTestRunsTable;
  }
}
