import { expect, test } from "vitest";
import { hiddenText, matchingChangeText } from "./matching-change-text.ts";
import type { ListedChange } from "./use-matching-changes.ts";

const grace = { id: "grace", givenName: "Grace", familyName: "Hopper", email: "grace@example.com" };
const change: ListedChange = {
  ...{ id: "c", kind: "STATUS", state: "RUNNING", error: "", isOwn: true, status: "RESOLVED", assignee: null },
  ...{ actor: { id: "ada", name: "Ada Keeper" }, total: 100_000, looked: 12_000, changed: 11_000 },
  hiddenFromAssignee: 0,
};
const stopped = "The server stopped before this was done. Try again.";

test.each<[Partial<ListedChange>, string]>([
  [{}, "Setting alerts to Resolved: 12,000 of 100,000"],
  [{ isOwn: false }, "Ada Keeper is setting alerts to Resolved: 12,000 of 100,000"],
  [{ kind: "ASSIGNEE", status: null, assignee: grace }, "Assigning alerts to Grace Hopper: 12,000 of 100,000"],
  [{ kind: "ASSIGNEE", status: null }, "Unassigning alerts: 12,000 of 100,000"],
  [{ kind: "SNOOZE", status: null }, "Snoozing alerts: 12,000 of 100,000"],
  [{ kind: "UNDO", status: null }, "Undoing a change of alerts: 12,000 of 100,000"],
  [{ state: "DONE", changed: 1 }, "1 alert changed"],
  [{ state: "DONE", kind: "UNDO" }, "11,000 alerts as before"],
  [{ state: "CANCELLED" }, "Change cancelled after 11,000 alerts"],
  [{ state: "CANCELLED", kind: "UNDO", changed: 1 }, "Undo cancelled after 1 alert"],
  [{ state: "FAILED", error: stopped }, `Change stopped after 11,000 alerts: ${stopped}`],
])("%j: %s", (part, text) => {
  expect(matchingChangeText({ ...change, ...part })).toBe(text);
});

test("names the assignee who cannot see some of the alerts", () => {
  expect(hiddenText(change)).toBeUndefined();
  expect(hiddenText({ ...change, assignee: grace, hiddenFromAssignee: 3 })).toBe(
    "Grace Hopper cannot see 3 of them: their role does not allow it, so they were not notified of those.",
  );
});
