import { expect, test } from "vitest";
import { addStored, firstThroughput, type Throughput } from "./throughput.ts";

const megabyte = 1024 * 1024;

interface Span {
  readonly seconds: number;
  /** Stored in each. */
  readonly megabytes: number;
  readonly busyMs: number;
  readonly longestWaitMs: number;
}

function measure(...spans: readonly Span[]): number {
  let known: Throughput = firstThroughput;
  let nowMs = 0;
  for (const { seconds, megabytes, ...stored } of spans) {
    for (let second = 0; second < seconds; second++) {
      nowMs += 1_000;
      known = addStored(known, { ...stored, bytes: megabytes * megabyte }, nowMs);
    }
  }
  return known.bytesPerSecond / megabyte;
}

const queued = { busyMs: 1_000, longestWaitMs: 2_000 };

test.each<{ name: string; spans: Span[]; expected: number }>([
  { name: "nothing is known", spans: [], expected: 2 },
  { name: "there is a queue: what is stored", spans: [{ seconds: 20, megabytes: 3, ...queued }], expected: 3 },
  {
    name: "a queue became faster",
    spans: [
      { seconds: 30, megabytes: 2, ...queued },
      { seconds: 20, megabytes: 25, ...queued },
    ],
    expected: 25,
  },
  {
    name: "there is little to store",
    spans: [{ seconds: 20, megabytes: 0.01, busyMs: 30, longestWaitMs: 30 }],
    expected: 2,
  },
  {
    name: "nothing waits and more was stored",
    spans: [{ seconds: 20, megabytes: 1, busyMs: 80, longestWaitMs: 80 }],
    expected: 12.5,
  },
  {
    name: "nothing waits and much more was stored",
    spans: [{ seconds: 20, megabytes: 30, busyMs: 100, longestWaitMs: 80 }],
    expected: 16,
  },
  {
    name: "a queue is gone",
    spans: [
      { seconds: 20, megabytes: 3, ...queued },
      { seconds: 20, megabytes: 1, busyMs: 200, longestWaitMs: 200 },
    ],
    expected: 5,
  },
  { name: "nothing at all is stored", spans: [{ seconds: 20, megabytes: 0, ...queued }], expected: 1 / megabyte },
])("expects what was measured where $name", ({ spans, expected }) => {
  expect(measure(...spans)).toBeCloseTo(expected, 5);
});
