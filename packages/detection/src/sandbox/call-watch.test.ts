import { expect, test } from "vitest";
import { createCallWatch, heartbeatMs } from "./call-watch.ts";

const at = (call: number, step = 0) => ({ call, step });
/** The call has the processor for all of its time, or for as much as is said. */
const clock = (nowMs: number, processorMs = nowMs) => ({ nowMs, processorMs: () => processorMs });

test("interrupts a call after its time, and again after as much more", () => {
  const watch = createCallWatch(100);
  const seen = [0, 11, 100, 102, 113, 203, 204].map((ms) => watch.isOverdue(at(1), clock(ms)));
  expect(seen).toEqual([false, false, false, true, false, false, true]);
});

test("gives each call and each of its steps their own time", () => {
  const watch = createCallWatch(100);
  expect(watch.isOverdue(at(1), clock(0))).toBe(false);
  expect(watch.isOverdue(at(2), clock(150))).toBe(false);
  expect(watch.isOverdue(at(2, 1), clock(300))).toBe(false);
  expect(watch.isOverdue(at(2, 1), clock(320))).toBe(false);
  expect(watch.isOverdue(at(2, 1), clock(420))).toBe(true);
});

test("does not count the time that a call waits for the processor, up to a limit", () => {
  const watch = createCallWatch(100);
  expect([0, 20, 200, 900, 1_000].map((ms) => watch.isOverdue(at(1), clock(ms, ms / 20)))).toEqual(
    Array(5).fill(false),
  );
  expect(watch.isOverdue(at(1), clock(1_001, 50))).toBe(true);
});

test("never interrupts where no call runs", () => {
  const watch = createCallWatch(100);
  expect([0, 500, 5_000].map((ms) => watch.isOverdue(at(0), clock(ms)))).toEqual([false, false, false]);
});

test("tells that a call is at work, not too often, and no longer once it was interrupted", () => {
  const watch = createCallWatch(100);
  watch.isOverdue(at(1), clock(heartbeatMs));
  expect([0, 1, heartbeatMs].map((ms) => watch.isHeartbeatDue(at(1), heartbeatMs + ms))).toEqual([true, false, true]);
  watch.isOverdue(at(1), clock(heartbeatMs + 50));
  expect(watch.isOverdue(at(1), clock(heartbeatMs + 200))).toBe(true);
  expect(watch.isHeartbeatDue(at(1), 5 * heartbeatMs)).toBe(false);
  watch.isOverdue(at(2), clock(5 * heartbeatMs));
  expect(watch.isHeartbeatDue(at(2), 6 * heartbeatMs)).toBe(true);
});

test("tells nothing where no call runs", () => {
  expect(createCallWatch(100).isHeartbeatDue(at(0), heartbeatMs)).toBe(false);
});
