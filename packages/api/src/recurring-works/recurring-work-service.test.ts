import type { RecurringWorkStatus } from "@pharos/store";
import { expect, test } from "vitest";
import { describeWork } from "./recurring-work-service.ts";

const now = new Date("2026-03-01T12:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const work: RecurringWorkStatus = {
  name: "purge",
  title: "Purge what is old",
  everyMs: 60 * 60_000,
  lastRunAt: after(-20),
  lastInput: undefined,
  heldUntil: undefined,
  isHeld: false,
  failure: undefined,
};
const failure = { at: after(-1), message: "The disk is full." };

test.each<{ name: string; change: Partial<RecurringWorkStatus>; state: string; nextRunAt: Date | undefined }>([
  { name: "waits for its time", change: {}, state: "WAITING", nextRunAt: after(40) },
  { name: "is due when it is late", change: { lastRunAt: after(-90) }, state: "WAITING", nextRunAt: now },
  { name: "is due when it never ran", change: { lastRunAt: undefined }, state: "WAITING", nextRunAt: now },
  { name: "runs", change: { isHeld: true, heldUntil: after(2) }, state: "RUNNING", nextRunAt: undefined },
  {
    name: "is due when its process was lost",
    change: { isHeld: true, heldUntil: after(-1) },
    state: "WAITING",
    nextRunAt: after(40),
  },
  { name: "fails and is tried again", change: { failure, heldUntil: after(1) }, state: "FAILING", nextRunAt: after(1) },
  {
    name: "runs again after a failure",
    change: { failure, isHeld: true, heldUntil: after(2) },
    state: "RUNNING",
    nextRunAt: undefined,
  },
])("work $name", ({ change, state, nextRunAt }) => {
  expect(describeWork({ ...work, ...change }, now)).toMatchObject({ state, nextRunAt });
});
