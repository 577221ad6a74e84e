import { expect, test } from "vitest";
import { AttemptLimit, takeAttempt } from "./attempt-limit.ts";

test.each([
  { name: "a first attempt counts", before: undefined, now: 0, left: 59, waitSeconds: 0 },
  { name: "an empty bucket makes wait", before: { left: 0, at: 0 }, now: 0, left: 0, waitSeconds: 1 },
  { name: "a second later there is one again", before: { left: 0, at: 0 }, now: 1000, left: 0, waitSeconds: 0 },
  { name: "a bucket never overflows", before: { left: 59, at: 0 }, now: 3_600_000, left: 59, waitSeconds: 0 },
])("$name", ({ before, now, left, waitSeconds }) => {
  expect(takeAttempt(before, 60, now)).toEqual({ after: { left, at: now }, waitSeconds });
});

test("addresses do not use up each other's attempts", () => {
  const limit = new AttemptLimit(1);
  const now = new Date(0);
  expect([limit.take("a", now), limit.take("a", now), limit.take("b", now)]).toEqual([0, 60, 0]);
});
