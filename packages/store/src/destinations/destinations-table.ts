import type { AlertSubtype, FollowedChange, Severity, VerificationStatus } from "@pharos/domain";

export interface DestinationsTable {
  id: string;
  type: string;
  displayName: string;
  /** Sealed JSON; null where the key that sealed it was lost. */
  settings: string | null;
  defaultForSeverity: Severity[];
  alertTypes: AlertSubtype[];
  logTypes: string[];
  follows: FollowedChange[];
  titleTemplate: string;
  descriptionTemplate: string;
  verification: VerificationStatus;
  pausedUntil: Date | null;
  failuresInRow: number;
  holder: string | null;
  heldUntil: Date | null;
  createdBy: string;
  createdAt: Date;
  updatedBy: string;
  updatedAt: Date;
  revision: number;
}

declare module "../database/database.ts" {
  interface Database {
    destinations: DestinationsTable;
  }
}
