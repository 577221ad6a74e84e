import type { ActorReference } from "../access/actor.ts";
import { type Severity, severities } from "../alerts/severity.ts";
import {
  type Case,
  type CaseEntryType,
  type CaseStatus,
  caseDescriptionLengthMax,
  caseNoteLengthMax,
  caseTitleLengthMax,
  type NewCaseEntry,
} from "./case.ts";
import { caseNoteEmpty, caseTextTooLong, caseTitleEmpty } from "./errors.ts";

/** What somebody changes of a case; absent for what stays. */
export interface CaseChange {
  readonly title?: string;
  readonly description?: string;
  readonly status?: CaseStatus;
  readonly severity?: Severity;
  /** The empty string unassigns. */
  readonly assigneeId?: string;
}

export interface ChangedCase {
  readonly changed: Case;
  /** Empty when the case is as wanted already: a repeat changes nothing. */
  readonly entries: readonly NewCaseEntry[];
}

/** One entry for each thing that changed. The text of a description is not repeated in its entry. */
export function changeCase(current: Case, change: CaseChange, actor: ActorReference, now: Date): ChangedCase {
  const wanted = {
    title: change.title ?? current.title,
    description: change.description ?? current.description,
    status: change.status ?? current.status,
    severity: change.severity ?? current.severity,
    assigneeId: change.assigneeId === undefined ? current.assigneeId : change.assigneeId || undefined,
  };
  const entryOf = (type: CaseEntryType, from: string, to: string): readonly NewCaseEntry[] =>
    from === to ? [] : [{ caseNumber: current.number, type, actor, at: now, from, to, note: "" }];
  const description = entryOf("DESCRIPTION_CHANGE", current.description, wanted.description);
  const entries = [
    ...entryOf("TITLE_CHANGE", current.title, wanted.title),
    ...description.map((entry) => ({ ...entry, from: "", to: "" })),
    ...entryOf("SEVERITY_CHANGE", current.severity, wanted.severity),
    ...entryOf("ASSIGNEE_CHANGE", current.assigneeId ?? "", wanted.assigneeId ?? ""),
    ...entryOf("STATUS_CHANGE", current.status, wanted.status),
  ];
  if (entries.length === 0) return { changed: current, entries };
  const closedAt = wanted.status === "CLOSED" ? (current.closedAt ?? now) : undefined;
  return { changed: { ...current, ...wanted, closedAt, updatedAt: now, revision: current.revision + 1 }, entries };
}

/** The title without spaces around it. @throws caseTitleEmpty, caseTextTooLong */
export function checkCaseTitle(given: string): string {
  const title = given.trim();
  if (title === "") throw caseTitleEmpty();
  return atMost("The title of a case", title, caseTitleLengthMax);
}

/** @throws caseTextTooLong */
export function checkCaseDescription(given: string): string {
  return atMost("The description of a case", given.trim(), caseDescriptionLengthMax);
}

/** @throws caseNoteEmpty, caseTextTooLong */
export function checkCaseNote(given: string): string {
  const note = given.trim();
  if (note === "") throw caseNoteEmpty();
  return atMost("A note", note, caseNoteLengthMax);
}

/** A case is as severe as its most severe alert until somebody says otherwise; MEDIUM without alerts. */
export function highestSeverity(found: readonly Severity[]): Severity {
  return severities.find((severity) => found.includes(severity)) ?? "MEDIUM";
}

function atMost(what: string, text: string, max: number): string {
  if (text.length > max) throw caseTextTooLong(what, text.length, max);
  return text;
}
