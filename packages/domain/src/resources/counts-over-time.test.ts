import { expect, test } from "vitest";
import { noCompliance } from "./compliance.ts";
import { addCompliance, countsOverTime } from "./counts-over-time.ts";

const counts = (passed: number, failed: number) => ({ ...noCompliance, passed, failed });

test("goes back from now, change by change", () => {
  const changes = new Map([
    [0, counts(3, 1)],
    [2, counts(-1, 1)],
  ]);
  expect(countsOverTime(counts(2, 2), changes, 4)).toEqual([counts(3, 1), counts(3, 1), counts(2, 2), counts(2, 2)]);
});

test("leaves out what changed after the last bucket", () => {
  const changes = new Map([
    [2, counts(0, 5)],
    [7, counts(0, 2)],
  ]);
  expect(countsOverTime(counts(4, 9), changes, 2)).toEqual([counts(4, 2), counts(4, 2)]);
});

test("has no number below zero where the history was cut off", () => {
  const changes = new Map([[1, counts(-2, 3)]]);
  expect(countsOverTime(counts(1, 1), changes, 2)[0]).toEqual(counts(3, 0));
});

test("adds up each kind of result", () => {
  const one = { passed: 1, failed: 2, errored: 3, suppressed: 4 };
  expect(addCompliance(one, one)).toEqual({ passed: 2, failed: 4, errored: 6, suppressed: 8 });
});
