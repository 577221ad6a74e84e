export interface DetectionTestRunsTable {
  detectionId: string;
  /** A digest of what the tests ran on. */
  testedText: string;
  passed: number;
  failed: number;
  ranAt: Date;
  /** When the detection was last modified as the tests ran, or as somebody found what they run on unchanged. */
  detectionModified: Date;
}

declare module "../database/database.ts" {
  interface Database {
    detectionTestRuns: DetectionTestRunsTable;
  }
}
