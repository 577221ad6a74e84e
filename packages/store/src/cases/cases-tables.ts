import type { ActorReference, CaseEntryType, CaseStatus, Severity } from "@pharos/domain";
import type { GeneratedAlways } from "kysely";
import type { Json } from "../database/column-types.ts";

export interface CasesTable {
  number: GeneratedAlways<number>;
  /** The number as text. */
  id: GeneratedAlways<string>;
  title: string;
  description: string;
  status: CaseStatus;
  severity: Severity;
  severityRank: number;
  assigneeId: string | null;
  /** Null for all. */
  neededLogTypes: string[] | null;
  createdAt: Date;
  createdBy: Json<ActorReference>;
  updatedAt: Date;
  closedAt: Date | null;
  revision: number;
  /** Null while it is a case of its own. */
  mergedInto: number | null;
  /** Null while it is not deleted. */
  deletedAt: Date | null;
  deletedBy: Json<ActorReference> | null;
}

export interface CaseAlertsTable {
  caseNumber: number;
  alertId: string;
  addedAt: Date;
  addedBy: Json<ActorReference>;
}

export interface CaseEntriesTable {
  id: GeneratedAlways<number>;
  caseNumber: number;
  type: CaseEntryType;
  actor: Json<ActorReference>;
  at: Date;
  from: string;
  to: string;
  note: string;
  mergedFrom: number | null;
}

/** A pair is stored once, its lower number first. */
export interface CaseLinksTable {
  low: number;
  high: number;
}

export interface CaseAttachmentsTable {
  id: string;
  caseNumber: number;
  name: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  addedAt: Date;
  addedBy: Json<ActorReference>;
}

export interface CaseAttachmentPiecesTable {
  attachmentId: string;
  number: number;
  bytes: Buffer;
}

/** What a case had, and what the other one has only from it. */
export interface MovedParts {
  readonly alerts: readonly {
    readonly alertId: string;
    readonly addedAt: string;
    readonly addedBy: ActorReference;
    /** The other case had it already. */
    readonly wasShared: boolean;
  }[];
  readonly entryIds: readonly number[];
  readonly attachmentIds: readonly string[];
  /** Cases that it was linked to. */
  readonly links: readonly { readonly number: number; readonly wasShared: boolean }[];
  /** Cases that had been merged into it. */
  readonly ledNumbers: readonly number[];
}

/** Merges that can be undone. */
export interface CaseMergesTable {
  fromNumber: number;
  intoNumber: number;
  mergedAt: Date;
  moved: Json<MovedParts>;
}

declare module "../database/database.ts" {
  interface Database {
    cases: CasesTable;
    caseAlerts: CaseAlertsTable;
    caseEntries: CaseEntriesTable;
    caseLinks: CaseLinksTable;
    caseMerges: CaseMergesTable;
    caseAttachments: CaseAttachmentsTable;
    caseAttachmentPieces: CaseAttachmentPiecesTable;
  }
}
