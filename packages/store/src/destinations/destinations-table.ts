import type { AlertSubtype, FollowedChange, QuietSettings, Severity, VerificationStatus } from "@pharos/domain";
import type { JSONColumnType } from "kysely";

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
  quiet: JSONColumnType<QuietSettings>;
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
