import { attachmentsBytesMax, attachmentsMax } from "./attachment.ts";
import { type CaseEntryType, caseAlertsMax, caseEntriesMax } from "./case.ts";
import { caseAlertsTooMany, caseEntriesTooMany, mergedAttachmentsTooMany } from "./errors.ts";

/** These are stored in a full case as well, so that it can be closed, handed on, linked to the next one and deleted. */
const alwaysStored: ReadonlySet<CaseEntryType> = new Set<CaseEntryType>([
  "STATUS_CHANGE",
  "ASSIGNEE_CHANGE",
  "ATTACHMENT_REMOVED",
  "EXPORTED",
  "LINKED",
  "UNLINKED",
  "DELETED",
  "RESTORED",
  "UNMERGED",
]);

/** @param held how many entries the case has already. @throws caseEntriesTooMany */
export function checkEntryRoom(held: number, added: readonly CaseEntryType[]): void {
  const count = held + added.length;
  if (count > caseEntriesMax && added.some((type) => !alwaysStored.has(type)))
    throw caseEntriesTooMany(count, caseEntriesMax);
}

/** What two cases have together. */
export interface MergedSize {
  /** Each once. */
  readonly alerts: number;
  /** With the one that says that they were merged. */
  readonly entries: number;
  readonly attachments: number;
  readonly attachmentBytes: number;
}

const megabyte = 1024 * 1024;

/** @throws caseAlertsTooMany, caseEntriesTooMany, mergedAttachmentsTooMany */
export function checkMergeRoom({ alerts, entries, attachments, attachmentBytes }: MergedSize): void {
  if (alerts > caseAlertsMax) throw caseAlertsTooMany(alerts, caseAlertsMax);
  if (entries > caseEntriesMax) throw caseEntriesTooMany(entries, caseEntriesMax);
  if (attachments > attachmentsMax || attachmentBytes > attachmentsBytesMax) {
    const megabytes = Math.ceil(attachmentBytes / megabyte);
    throw mergedAttachmentsTooMany(attachments, megabytes, attachmentsMax, attachmentsBytesMax / megabyte);
  }
}
