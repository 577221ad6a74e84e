import { defineError } from "../errors/pharos-error.ts";

export const alertNotFound = defineError(
  "alerts.not_found",
  "NotFound",
  (id: string) => `The alert ${id} does not exist`,
);
export const alertCommentNotFound = defineError(
  "alerts.comment_not_found",
  "NotFound",
  (id: string) => `The comment ${id} does not exist`,
);
export const alertCommentOfOthers = defineError(
  "alerts.comment_of_others",
  "Forbidden",
  () => "Only whoever wrote a comment can change it",
);
export const alertCommentEmpty = defineError("alerts.comment_empty", "InvalidInput", () => "Write a comment first");
export const alertCommentTooLong = defineError(
  "alerts.comment_too_long",
  "InvalidInput",
  (length: number, max: number) => `A comment has at most ${max} characters, this one has ${length}`,
);
export const alertsTooMany = defineError(
  "alerts.too_many",
  "InvalidInput",
  (count: number, max: number) => `Name at most ${max} alerts in one request, not ${count}`,
);
export const assigneeUnknown = defineError(
  "alerts.assignee_unknown",
  "InvalidInput",
  (id: string) => `The user ${id} does not exist or is switched off`,
);
export const toolAssigneeUnknown = defineError(
  "alerts.tool_assignee_unknown",
  "InvalidInput",
  (name: string, email: string | undefined) =>
    email === undefined
      ? `The email address of ${name} is not known, so no Pharos user was found. Choose the assignee in Pharos.`
      : `No enabled Pharos user has the email address ${email} of ${name}. Invite them, or choose another assignee in Pharos.`,
);
export const matchingChangeEnded = defineError(
  "alerts.matching_change_ended",
  "InUse",
  () => "This change of many alerts was cancelled",
);
export const runbookStepUnknown = defineError(
  "alerts.runbook_step_unknown",
  "InvalidInput",
  (step: number, count: number) =>
    count === 0
      ? "The runbook of this alert has no numbered steps"
      : `The runbook has steps 1 to ${count}, not ${step}`,
);
export const outcomeOfOpenAlert = defineError(
  "alerts.outcome_of_open",
  "InvalidInput",
  (status: string) => `An alert has an outcome only when it is resolved or closed, not ${status.toLowerCase()}`,
);
export const outcomeReasonTooLong = defineError(
  "alerts.outcome_reason_too_long",
  "InvalidInput",
  (length: number, max: number) => `The reason for an outcome has at most ${max} characters, this one has ${length}`,
);
export const snoozeNotAhead = defineError(
  "alerts.snooze_not_ahead",
  "InvalidInput",
  () => "Choose a time in the future to snooze until",
);
export const snoozeTooLong = defineError(
  "alerts.snooze_too_long",
  "InvalidInput",
  (days: number) => `An alert can be snoozed for ${days} days at most`,
);
export const boomerangEmpty = defineError("alerts.boomerang_empty", "InvalidInput", () => "Write a question first");
export const boomerangTooLong = defineError(
  "alerts.boomerang_too_long",
  "InvalidInput",
  (length: number, max: number) => `A question has at most ${max} characters, this one has ${length}`,
);
export const boomerangOpen = defineError(
  "alerts.boomerang_open",
  "InvalidInput",
  (name: string) => `${name} was asked about this alert already and has not answered yet`,
);
export const boomerangsTooMany = defineError(
  "alerts.boomerangs_too_many",
  "InvalidInput",
  (max: number) => `This alert has ${max} open questions already. Wait for an answer first`,
);
