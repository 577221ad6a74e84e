import { expect, test } from "vitest";
import { type AttemptsUsed, claimAttempt } from "./attempt-limit.ts";

const limit = { burst: 3, refillMs: 60_000 };
const start = new Date("2026-03-01T12:00:00Z");
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** The second of each attempt, and how long it has to wait. */
test.each<{ name: string; attempts: readonly (readonly [number, number])[] }>([
  {
    name: "grants the burst at once, then refuses until one is refilled",
    attempts: [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 60],
      [59, 1],
      [60, 0],
      [60, 60],
    ],
  },
  {
    name: "does not prolong the wait of somebody who keeps asking",
    attempts: [
      [0, 0],
      [0, 0],
      [0, 0],
      [10, 50],
      [20, 40],
      [30, 30],
      [60, 0],
    ],
  },
  {
    name: "is full again after a pause, and no fuller than full",
    attempts: [
      [0, 0],
      [0, 0],
      [0, 0],
      [3600, 0],
      [3600, 0],
      [3600, 0],
      [3600, 60],
    ],
  },
  {
    name: "grants one attempt for each refill in the long run",
    attempts: [
      [0, 0],
      [0, 0],
      [0, 0],
      [60, 0],
      [90, 30],
      [120, 0],
      [180, 0],
      [180, 60],
    ],
  },
])("$name", ({ attempts }) => {
  let used: AttemptsUsed;
  const waits = attempts.map(([second]) => {
    const claim = claimAttempt(used, limit, at(second));
    if (claim.isGranted) used = claim.used;
    return [second, claim.isGranted ? 0 : claim.waitMs / 1000];
  });
  expect(waits).toEqual(attempts);
});

test("takes a burst of one as a pause after each attempt", () => {
  const hourly = { burst: 1, refillMs: 3_600_000 };
  const first = claimAttempt(undefined, hourly, start);
  expect(first).toEqual({ isGranted: true, used: at(3600) });
  expect(claimAttempt(at(3600), hourly, at(1))).toEqual({ isGranted: false, waitMs: 3_599_000 });
  expect(claimAttempt(at(3600), hourly, at(3600)).isGranted).toBe(true);
});
