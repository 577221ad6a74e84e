import { personName, statusLabels } from "../labels.ts";
import type { ListedChange } from "./use-matching-changes.ts";

/** How far a change of many alerts is, or what came of it. */
export function matchingChangeText(change: ListedChange): string {
  const { state, kind, changed, error } = change;
  if (state === "RUNNING") return runningText(change);
  const subject = kind === "UNDO" ? "Undo" : "Change";
  if (state === "CANCELLED") return `${subject} cancelled after ${alertsText(changed)}`;
  if (state === "FAILED")
    return `${subject} stopped after ${alertsText(changed)}: ${error.endsWith(".") ? error : `${error}.`}`;
  return kind === "UNDO" ? `${alertsText(changed)} as before` : `${alertsText(changed)} changed`;
}

/** Who cannot see what they were assigned; undefined where they see all of it. */
export function hiddenText({ hiddenFromAssignee: hidden, changed, assignee }: ListedChange): string | undefined {
  if (hidden === 0 || !assignee) return undefined;
  return `${personName(assignee)} cannot see ${number(hidden)} of them: their role does not allow it, so they were not notified of ${hidden === changed ? "any" : "those"}.`;
}

function runningText(change: ListedChange): string {
  const { actor, isOwn, looked, total } = change;
  const doing = doingText(change);
  const who = isOwn ? doing : `${actor.name} is ${doing.charAt(0).toLowerCase()}${doing.slice(1)}`;
  return `${who}: ${number(looked)} of ${number(total)}`;
}

function doingText({ kind, status, assignee }: ListedChange): string {
  if (kind === "UNDO") return "Undoing a change of alerts";
  if (kind === "SNOOZE") return "Snoozing alerts";
  if (status) return `Setting alerts to ${statusLabels[status]}`;
  return assignee ? `Assigning alerts to ${personName(assignee)}` : "Unassigning alerts";
}

const number = (count: number) => count.toLocaleString("en");
const alertsText = (count: number) => (count === 1 ? "1 alert" : `${number(count)} alerts`);
