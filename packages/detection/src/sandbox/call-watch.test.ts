import { expect, test } from "vitest";
import { createCallWatch, heartbeatMs } from "./call-watch.ts";

const at = (call: number, step = 0) => ({ call, step });

test("interrupts a call after its time, and again after as much more", () => {
  const watch = createCallWatch(100);
  const seen = [0, 100, 101, 150, 202].map((ms) => watch.isOverdue(at(1), ms));
  expect(seen).toEqual([false, false, true, false, true]);
});

test("gives each call and each of its steps their own time", () => {
  const watch = createCallWatch(100);
  expect(watch.isOverdue(at(1), 0)).toBe(false);
  expect(watch.isOverdue(at(2), 150)).toBe(false);
  expect(watch.isOverdue(at(2, 1), 300)).toBe(false);
  expect(watch.isOverdue(at(2, 1), 401)).toBe(true);
});

test("never interrupts where no call runs", () => {
  const watch = createCallWatch(100);
  expect([0, 500, 1000].map((ms) => watch.isOverdue(at(0), ms))).toEqual([false, false, false]);
});

test("reports progress, but not the same twice nor too often", () => {
  const watch = createCallWatch(100);
  expect(watch.isHeartbeatDue(at(1), heartbeatMs)).toBe(true);
  expect(watch.isHeartbeatDue(at(2), heartbeatMs + 1)).toBe(false);
  expect(watch.isHeartbeatDue(at(2), 2 * heartbeatMs)).toBe(true);
  expect(watch.isHeartbeatDue(at(2), 3 * heartbeatMs)).toBe(false);
});
