import { expect, test } from "vitest";
import type { Alert } from "./alert.ts";
import { checkEnding, findPrecision } from "./alert-outcome.ts";
import { changeStatus } from "./change-status.ts";

const ada = { kind: "user", id: "u1", name: "Ada" } as const;
const now = new Date("2026-03-01T12:00:00Z");
const open = { id: "a", status: "OPEN", revision: 3 } as Alert;
const noise = { outcome: "FALSE_POSITIVE", reason: "Backup job" } as const;

test("closing with an outcome keeps it and its reason, in history too", () => {
  const { alert, entry } = changeStatus(open, "CLOSED", ada, now, noise);
  expect(alert).toMatchObject({
    status: "CLOSED",
    outcome: "FALSE_POSITIVE",
    outcomeReason: "Backup job",
    revision: 4,
  });
  expect(entry).toMatchObject({ from: "OPEN", to: "CLOSED", outcome: "FALSE_POSITIVE", comment: "Backup job" });
});

test("an outcome outlives the step from resolved to closed, and ends when the alert is reopened", () => {
  const resolved = changeStatus(open, "RESOLVED", ada, now, noise).alert;
  const closed = changeStatus(resolved, "CLOSED", ada, now).alert;
  expect(closed).toMatchObject({ outcome: "FALSE_POSITIVE", outcomeReason: "Backup job" });
  expect(changeStatus(closed, "OPEN", ada, now).alert).toMatchObject({ outcome: undefined, outcomeReason: undefined });
});

test("another outcome is a change, the same one is none", () => {
  const closed = changeStatus(open, "CLOSED", ada, now, noise).alert;
  expect(changeStatus(closed, "CLOSED", ada, now, noise).entry).toBeUndefined();
  expect(changeStatus(closed, "CLOSED", ada, now).entry).toBeUndefined();
  const real = { outcome: "TRUE_POSITIVE", reason: "" } as const;
  expect(changeStatus(closed, "CLOSED", ada, now, real).alert).toMatchObject({ outcome: "TRUE_POSITIVE" });
});

test("only ended alerts have outcomes, and reasons have a length", () => {
  expect(() => checkEnding("TRIAGED", noise)).toThrow("An alert has an outcome only when it is resolved or closed");
  expect(() => checkEnding("CLOSED", { ...noise, reason: "x".repeat(1_001) })).toThrow("at most 1000 characters");
  expect(() => checkEnding("OPEN", undefined)).not.toThrow();
});

test("precision counts what was judged: duplicates and tests say nothing of a rule", () => {
  expect(findPrecision({ TRUE_POSITIVE: 1, BENIGN_TRUE_POSITIVE: 1, FALSE_POSITIVE: 2, DUPLICATE: 9, TEST: 9 })).toBe(
    0.25,
  );
  expect(findPrecision({ DUPLICATE: 1 })).toBeUndefined();
});
