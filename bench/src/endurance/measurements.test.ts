import { expect, test } from "vitest";
import { describeValues, Measurements } from "./measurements.ts";

test("99 of 100 values are at most the 99th percentile", () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(describeValues(values)).toEqual({ count: 100, p50: 51, p99: 100, max: 100 });
});

test("no values are described by zeros", () => {
  expect(describeValues([])).toEqual({ count: 0, p50: 0, p99: 0, max: 0 });
});

test("what was told once is not told as recent again, and counts in the whole", () => {
  const measurements = new Measurements();
  measurements.noteMs("search", 5);
  expect(measurements.takeRecent()).toEqual({ search: { count: 1, p50: 5, p99: 5, max: 5 } });
  measurements.noteMs("search", 7);
  expect(measurements.takeRecent()).toEqual({ search: { count: 1, p50: 7, p99: 7, max: 7 } });
  expect(measurements.of("search")).toMatchObject({ count: 2, max: 7 });
});

test("errors are counted by their kind", () => {
  const measurements = new Measurements();
  for (const kind of ["503", "429", "503"]) measurements.noteError(kind);
  expect(measurements.errors).toEqual({ 503: 2, 429: 1 });
});
