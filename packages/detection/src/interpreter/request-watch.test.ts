import { expect, test } from "vitest";
import { createRequestWatch, type RequestLimits } from "./request-watch.ts";
import { startLimits } from "./sandbox-process.ts";

const limits: RequestLimits = { calls: 5, callMs: 100, callWallMs: 1_000, totalMs: 300, totalWallMs: 3_000 };
/** The process has the processor for all of its time, or for as much as is said. */
const clock = (nowMs: number, usedMs: number | undefined = nowMs) => ({ nowMs, processorMs: () => usedMs });
const perCall = "one call took longer than 100 ms";
const inAll = "all calls together took longer than 300 ms";

test("ends a call that had its processor time, and one that waited ten times that", () => {
  const busy = createRequestWatch(limits, 0);
  expect([0, 100, 101].map((ms) => busy.findOverrun(clock(ms)))).toEqual([undefined, undefined, perCall]);
  const starved = createRequestWatch(limits, 0);
  expect([0, 900, 1_001].map((ms) => starved.findOverrun(clock(ms, 0)))).toEqual([undefined, undefined, perCall]);
});

test("goes by the wall alone where nobody tells the processor's time", () => {
  const watch = createRequestWatch(limits, 0);
  const blind = (nowMs: number) => ({ nowMs, processorMs: () => undefined });
  expect([0, 1_000, 1_001].map((ms) => watch.findOverrun(blind(ms)))).toEqual([undefined, undefined, perCall]);
});

test("begins a call's time for larger numbers only", () => {
  const watch = createRequestWatch(limits, 0);
  watch.advance(2, 0);
  watch.findOverrun(clock(0));
  for (const call of [2, 1, 0, 6, -1, 2.5, Number.NaN]) watch.advance(call, 90);
  expect(watch.call()).toBe(2);
  expect(watch.findOverrun(clock(101))).toBe(perCall);
  watch.advance(3, 101);
  expect(watch.findOverrun(clock(110))).toBeUndefined();
});

test("ends a request whose calls never stop coming", () => {
  const watch = createRequestWatch(limits, 0);
  const found = [1, 2, 3, 4].map((call) => {
    watch.advance(call, call * 80);
    return watch.findOverrun(clock(call * 80));
  });
  expect(found).toEqual([undefined, undefined, undefined, undefined]);
  watch.advance(5, 390);
  expect(watch.findOverrun(clock(390))).toBe(inAll);
});

test("charges nobody for the time that our own answer takes", () => {
  const watch = createRequestWatch(limits, 0);
  watch.findOverrun(clock(0));
  watch.pause(50);
  expect(watch.findOverrun(clock(5_000, 50))).toBeUndefined();
  watch.resume(5_000);
  expect(watch.findOverrun(clock(5_900, 60))).toBeUndefined();
  expect(watch.findOverrun(clock(5_960, 60))).toBe(perCall);
});

test("waits ten minutes for a start that gets no processor, and ends one that has had two minutes of it", () => {
  const starved = createRequestWatch(startLimits, 0);
  expect([0, 600_000].map((ms) => starved.findOverrun(clock(ms, ms / 10)))).toEqual([undefined, undefined]);
  const hanging = createRequestWatch(startLimits, 0);
  expect([0, 120_001].map((ms) => hanging.findOverrun(clock(ms)) !== undefined)).toEqual([false, true]);
});
