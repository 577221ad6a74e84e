import type { ActorReference } from "../access/actor.ts";
import type { Severity } from "../alerts/severity.ts";

export const caseStatuses = ["OPEN", "IN_PROGRESS", "CLOSED"] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** Several alerts that are investigated as one. */
export interface Case {
  /** Counts up from 1: people say "case 12". */
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly status: CaseStatus;
  readonly severity: Severity;
  readonly assigneeId: string | undefined;
  /**
   * The log types that somebody must see to read the case: those of every alert that it ever had, because notes may
   * quote an alert that was taken out. Undefined for all.
   */
  readonly neededLogTypes: readonly string[] | undefined;
  readonly createdAt: Date;
  readonly createdBy: ActorReference;
  /** Moves with everything that happens in the case. */
  readonly updatedAt: Date;
  readonly closedAt: Date | undefined;
  /** Set while it can be restored. */
  readonly deletedAt: Date | undefined;
  readonly deletedBy: ActorReference | undefined;
  /** Grows with every change of title, description, status, severity or assignee; notes and alerts leave it. */
  readonly revision: number;
}

/** What a list shows of the alerts of a case. */
export interface CaseSummary extends Case {
  readonly alertCount: number;
  /** Neither resolved nor closed. */
  readonly openAlertCount: number;
}

export interface CaseFilter {
  readonly statuses?: readonly CaseStatus[];
  readonly severities?: readonly Severity[];
  /** User ids; the empty string stands for unassigned. */
  readonly assigneeIds?: readonly string[];
  readonly titleContains?: string;
  /** Cases that have this alert. */
  readonly alertId?: string;
  /** Those that were deleted since then; absent for those that were not deleted. */
  readonly deletedSince?: Date;
  /** Absent for all. */
  readonly logTypeAccess?: readonly string[] | undefined;
}

export interface CaseAlert {
  readonly alertId: string;
  readonly addedAt: Date;
  readonly addedBy: ActorReference;
}

export const caseEntryTypes = [
  "CREATED",
  "TITLE_CHANGE",
  "DESCRIPTION_CHANGE",
  "STATUS_CHANGE",
  "SEVERITY_CHANGE",
  "ASSIGNEE_CHANGE",
  "ALERT_ADDED",
  "ALERT_REMOVED",
  "NOTE",
  "ATTACHMENT_ADDED",
  "ATTACHMENT_REMOVED",
  "EXPORTED",
  "MERGED",
  "UNMERGED",
  "LINKED",
  "UNLINKED",
  "DELETED",
  "RESTORED",
] as const;
export type CaseEntryType = (typeof caseEntryTypes)[number];

/** One thing that happened in a case. Entries are never changed, so that the record of the investigation stands. */
export interface CaseEntry {
  readonly id: string;
  readonly caseNumber: number;
  readonly type: CaseEntryType;
  readonly actor: ActorReference;
  readonly at: Date;
  /** The value before; empty where there is none. */
  readonly from: string;
  /** The value after: an alert's id, an attachment's name, a user's id, the number of a linked case. */
  readonly to: string;
  /** What somebody wrote, the title of an alert, the SHA-256 of an attachment, or the description of a merged case. */
  readonly note: string;
  /** The number of the case in which it happened, where that was merged into this one since. */
  readonly mergedFrom: number | undefined;
}

/** An entry that is about to be stored. */
export type NewCaseEntry = Omit<CaseEntry, "id" | "mergedFrom">;

export const caseTitleLengthMax = 200;
export const caseDescriptionLengthMax = 20_000;
export const caseNoteLengthMax = 10_000;
export const caseAlertsMax = 500;
export const caseEntriesMax = 2_000;
export const caseLinksMax = 50;
/** As long as a deleted case can be restored, and a merge undone. */
export const deletedCaseDays = 30;
export const casePageSizeDefault = 25;
export const casePageSizeMax = 100;
/** Statuses that the list shows when nobody chose any. */
export const caseStatusesDefault: readonly CaseStatus[] = ["OPEN", "IN_PROGRESS"];
