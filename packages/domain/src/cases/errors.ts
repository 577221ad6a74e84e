import { defineError } from "../errors/pharos-error.ts";

export const caseNotFound = defineError("cases.not_found", "NotFound", (id: string) => `The case ${id} does not exist`);
export const caseTitleEmpty = defineError("cases.title_empty", "InvalidInput", () => "Enter a title for the case");
export const caseTextTooLong = defineError(
  "cases.text_too_long",
  "InvalidInput",
  (what: string, length: number, max: number) => `${what} has at most ${max} characters, this one has ${length}`,
);
export const caseNoteEmpty = defineError("cases.note_empty", "InvalidInput", () => "Write a note first");
export const caseAlertsTooMany = defineError(
  "cases.alerts_too_many",
  "InvalidInput",
  (count: number, max: number) => `A case has at most ${max} alerts, with these it would have ${count}`,
);
export const caseMatchesTooMany = defineError(
  "cases.matches_too_many",
  "InvalidInput",
  (max: number) => `More than ${max} alerts match, and a case has at most ${max}. Narrow the filters.`,
);
export const caseEntriesTooMany = defineError(
  "cases.entries_too_many",
  "InvalidInput",
  (count: number, max: number) =>
    `The history of a case has at most ${max.toLocaleString("en")} entries, and this one would have ${count.toLocaleString("en")}. Close the case, and continue in a new one that is linked to it.`,
);
export const caseMergedIntoItself = defineError(
  "cases.merged_into_itself",
  "InvalidInput",
  (number: number) => `Case ${number} cannot be merged into itself. Choose another case.`,
);
export const caseWasMerged = defineError(
  "cases.was_merged",
  "RevisionConflict",
  (number: string, into: number) => `Case ${number} was merged into case ${into}. Make the change there.`,
);
export const caseMergeNotUndone = defineError(
  "cases.merge_not_undone",
  "NotFound",
  (number: string) => `No merge of case ${number} in the last 30 days can be undone`,
);
export const caseMergedOn = defineError(
  "cases.merged_on",
  "RevisionConflict",
  (number: number, into: number) => `Case ${number} was merged into case ${into} since. Undo that merge first.`,
);
export const caseLinkedToItself = defineError(
  "cases.linked_to_itself",
  "InvalidInput",
  (number: number) => `Case ${number} cannot be linked to itself. Choose another case.`,
);
export const caseLinksTooMany = defineError(
  "cases.links_too_many",
  "InvalidInput",
  (number: number, max: number) => `Case ${number} has ${max} links already, which is the limit. Remove one first.`,
);
export const caseNotDeleted = defineError(
  "cases.not_deleted",
  "NotFound",
  (id: string, days: number) => `No case ${id} was deleted in the last ${days} days`,
);
export const alertOutcomeOfOpenCase = defineError(
  "cases.outcome_of_open",
  "InvalidInput",
  () => "resolveAlertsAs is for cases that are being closed: set the status to CLOSED as well",
);
export const attachmentNotFound = defineError(
  "cases.attachment_not_found",
  "NotFound",
  (id: string) => `The attachment ${id} does not exist`,
);
export const attachmentEmpty = defineError(
  "cases.attachment_empty",
  "InvalidInput",
  (name: string) => `${name} is empty`,
);
export const attachmentTooLarge = defineError(
  "cases.attachment_too_large",
  "TooLarge",
  (name: string, megabytes: number) => `${name} is larger than the ${megabytes} MB that an attachment may have`,
);
export const attachmentsTooLarge = defineError(
  "cases.attachments_too_large",
  "TooLarge",
  (name: string, megabytes: number) =>
    `With ${name} the attachments of this case would exceed ${megabytes} MB. Remove one first.`,
);
export const attachmentsTooMany = defineError(
  "cases.attachments_too_many",
  "InvalidInput",
  (max: number) => `A case has at most ${max} attachments. Remove one first.`,
);
export const mergedAttachmentsTooMany = defineError(
  "cases.merged_attachments_too_many",
  "InvalidInput",
  (count: number, megabytes: number, countMax: number, megabytesMax: number) =>
    `A case has at most ${countMax} attachments of ${megabytesMax} MB together, and after the merge it would have ${count} of ${megabytes} MB. Remove some first.`,
);
export const attachmentIsProgram = defineError(
  "cases.attachment_is_program",
  "InvalidInput",
  (name: string, type: string) =>
    `${name} is a program (${type}). Put it into a ZIP archive with a password, so that nobody starts it by mistake.`,
);
export const attachmentMisnamed = defineError(
  "cases.attachment_misnamed",
  "InvalidInput",
  (name: string, type: string) =>
    `${name} does not contain what its name says: its content is ${type}. Rename it, then add it again.`,
);
