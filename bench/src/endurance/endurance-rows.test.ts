import { expect, test } from "vitest";
import { type EnduranceResult, enduranceRows } from "./endurance-rows.ts";
import { Measurements } from "./measurements.ts";

const aSample = (change: object = {}) => ({
  memoryBytes: 1024 ** 3,
  openFiles: 500,
  parts: { aws_cloudtrail: 7 },
  ...change,
});

function aResult(change: Partial<EnduranceResult> = {}): EnduranceResult {
  const measurements = new Measurements();
  measurements.noteMs("acknowledgement", 40);
  return {
    minutes: 10,
    eventsPerSecond: 1000,
    eventsPerSecondWanted: 1000,
    measurements,
    samples: Array.from({ length: 9 }, () => aSample()),
    mistakes: [],
    stopMs: 2_000,
    readyMs: 3_000,
    answeredMs: 5_000,
    ...change,
  };
}

const missed = (result: EnduranceResult) =>
  enduranceRows(result)
    .filter(({ target, isReached }) => target !== "" && !isReached)
    .map(({ what }) => what);

test("a run without faults reaches every target", () => {
  expect(missed(aResult())).toEqual([]);
});

const withError = new Measurements();
withError.noteError("delivery: 503");
const slow = new Measurements();
for (let i = 0; i < 100; i++) slow.noteMs("acknowledgement", i < 98 ? 10 : 1_500);
const growing = (name: string, from: number) =>
  Array.from({ length: 9 }, (_, i) => aSample({ [name]: from * (1 + i / 5) }));

test.each([
  { what: "events acknowledged a second", change: { eventsPerSecond: 900 } },
  { what: "acknowledgement, p99", change: { measurements: slow } },
  { what: "errors", change: { measurements: withError } },
  {
    what: "memory of all processes, last third of the run against the middle one",
    change: { samples: growing("memoryBytes", 1e9) },
  },
  { what: "open files, last third of the run against the middle one", change: { samples: growing("openFiles", 500) } },
  { what: "acknowledged = in the ledger = in the lake", change: { mistakes: ["Nginx: 20 acknowledged, 0 rows"] } },
  { what: "end after SIGTERM", change: { stopMs: 16_000 } },
  { what: "start afterwards", change: { readyMs: 11_000 } },
  { what: "first answer of the lake", change: { answeredMs: 16_000 } },
])("misses exactly this: $what", ({ what, change }) => {
  expect(missed(aResult(change))).toEqual([what]);
});

const slowAll = { eventsPerSecond: 300, measurements: slow, stopMs: 16_000, readyMs: 11_000, answeredMs: 16_000 };
test.each([
  { what: "slowness", change: slowAll, misses: [] },
  { what: "an error", change: { ...slowAll, measurements: withError }, misses: ["errors"] },
  {
    what: "open files that double",
    change: {
      ...slowAll,
      samples: Array.from({ length: 9 }, (_, i) => aSample({ openFiles: 500 * 2 ** Math.floor(i / 3) })),
    },
    misses: ["open files, last third of the run against the middle one"],
  },
  {
    what: "counts",
    change: { ...slowAll, mistakes: ["Nginx: 1"] },
    misses: ["acknowledged = in the ledger = in the lake"],
  },
])("beside tests, in five minutes, misses no more than this for $what: $misses", ({ change, misses }) => {
  expect(missed(aResult({ ...change, minutes: 5, isBesideTests: true }))).toEqual(misses);
});

test("does not judge growth of a run in which everything still gets warm", () => {
  expect(missed(aResult({ minutes: 1, samples: growing("memoryBytes", 1e9) }))).toEqual([]);
});

test("tells errors in one line of a table", () => {
  const measurements = new Measurements();
  measurements.noteError("log: a\nb | c");
  const row = enduranceRows(aResult({ measurements })).find(({ what }) => what === "errors");
  expect(row?.figure).toBe("1 × log: a b / c");
});
