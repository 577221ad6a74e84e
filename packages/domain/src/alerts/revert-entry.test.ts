import { expect, test } from "vitest";
import type { Alert, AlertHistoryEntry } from "./alert.ts";
import { changeAssignee } from "./change-assignee.ts";
import { changeStatus } from "./change-status.ts";
import { revertEntry } from "./revert-entry.ts";
import { snoozeAlert } from "./snooze-alert.ts";

const ada = { kind: "user", id: "ada", name: "Ada" } as const;
const now = new Date("2026-03-01T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const alert = { id: "a", status: "OPEN", assigneeId: undefined, revision: 0 } as unknown as Alert;
type Step = (alert: Alert) => { alert: Alert; entry: Omit<AlertHistoryEntry, "id"> | undefined };
const to =
  (status: Alert["status"], outcome?: Alert["outcome"]): Step =>
  (given) =>
    changeStatus(given, status, ada, now, outcome && { outcome, reason: `${outcome}?` });
const assign =
  (id: string | undefined): Step =>
  (given) =>
    changeAssignee(given, id, ada, now);
const snooze =
  (seconds: number | undefined): Step =>
  (given) =>
    snoozeAlert(given, seconds === undefined ? undefined : later(seconds), ada, now);

/** What becomes of the alert when the last step is taken back, or the one before it. */
function revert(steps: readonly Step[], { of = steps.length - 1, at = now } = {}) {
  const history: AlertHistoryEntry[] = [];
  let current = alert;
  for (const step of steps) {
    const { alert: next, entry } = step(current);
    current = next;
    if (entry) history.push({ ...entry, id: String(history.length) });
  }
  const entry = history[of];
  if (!entry) throw new Error("The step changed nothing");
  return revertEntry(current, entry, history, ada, at);
}

test.each([
  ["a resolution", [to("RESOLVED", "FALSE_POSITIVE")], { status: "OPEN", outcome: undefined }],
  [
    "another outcome",
    [to("RESOLVED", "DUPLICATE"), to("CLOSED"), to("CLOSED", "TEST")],
    { status: "CLOSED", outcome: "DUPLICATE", outcomeReason: "DUPLICATE?" },
  ],
  ["an outcome of an alert that had none", [to("CLOSED"), to("CLOSED", "TEST")], { outcome: undefined }],
  [
    "a reopening",
    [to("RESOLVED", "TRUE_POSITIVE"), to("OPEN")],
    { status: "RESOLVED", outcome: "TRUE_POSITIVE", outcomeReason: "TRUE_POSITIVE?" },
  ],
  [
    "a resolution after a reopening",
    [to("RESOLVED", "DUPLICATE"), to("OPEN"), to("TRIAGED")],
    { status: "OPEN", outcome: undefined },
  ],
  ["an assignment", [assign("bo"), assign("cy")], { assigneeId: "bo" }],
  ["a first assignment", [assign("bo")], { assigneeId: undefined }],
  ["a snooze", [snooze(60), snooze(90)], { snoozedUntil: later(60) }],
  ["a snooze of an alert that was awake", [snooze(60)], { snoozedUntil: undefined }],
] as const)("takes back %s", (_name, steps, expected) => {
  const reverted = revert(steps);
  expect(reverted.alert).toMatchObject(expected);
  expect(reverted.alert.revision).toBe(steps.length + 1);
  expect(reverted.entry).toMatchObject({ alertId: "a", at: now, actor: ada });
});

test("wakes an alert whose earlier snooze ended meanwhile", () => {
  expect(revert([snooze(60), snooze(90)], { at: later(61) }).alert.snoozedUntil).toBeUndefined();
});

test("leaves what somebody changed since", () => {
  const steps = [to("RESOLVED"), to("OPEN")];
  expect(revert(steps, { of: 0 })).toMatchObject({ alert: { status: "OPEN", revision: 2 }, entry: undefined });
});

test("leaves comments", () => {
  const comment: AlertHistoryEntry = {
    ...{ id: "c", alertId: "a", type: "COMMENT", actor: ada, at: now, from: "", to: "", comment: "On it" },
  };
  expect(revertEntry(alert, comment, [comment], ada, now)).toEqual({ alert, entry: undefined });
});
