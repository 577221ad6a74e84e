import { expect, test } from "vitest";
import { Measurements } from "./measurements.ts";
import { type OverloadResult, overloadRows } from "./overload-rows.ts";

interface Timings {
  readonly admitted?: number;
  readonly console?: number;
  readonly isRefused?: boolean;
  readonly error?: string;
}

function measure({ admitted = 900, console = 80, isRefused = true, error }: Timings = {}): Measurements {
  const measurements = new Measurements();
  measurements.noteMs("admitted delivery", admitted);
  measurements.noteMs("console", console);
  if (isRefused) measurements.noteMs("Retry-After", 3_000);
  if (error) measurements.noteError(error);
  return measurements;
}

function missed(change: Partial<OverloadResult>): string[] {
  const well = { measurements: measure(), memoryBytes: [1e9], retries: [1], eventsAcknowledged: 4_000, mistakes: [] };
  return overloadRows({ ...well, ...change })
    .filter(({ target, isReached }) => target !== "" && !isReached)
    .map(({ what }) => what);
}

test("a server that says in time that it is full reaches every target", () => {
  expect(missed({})).toEqual([]);
});

test.each([
  {
    what: "acknowledgement of what is admitted, p99",
    change: { measurements: measure({ admitted: 6_000 }) },
  },
  { what: "console: overview and alerts, p99", change: { measurements: measure({ console: 301 }) } },
  { what: "memory of all processes, most", change: { memoryBytes: [1e9, 3e9, 1e9] } },
  { what: "answers 429 with Retry-After", change: { measurements: measure({ isRefused: false }) } },
  { what: "times a refused delivery comes back, each after Retry-After, median", change: { retries: [1, 4, 4] } },
  { what: "errors", change: { measurements: measure({ error: "delivery: 503" }) } },
  { what: "acknowledged = in the ledger = in the lake", change: { mistakes: ["Nginx: the ledger does not add up"] } },
])("misses exactly this: $what", ({ what, change }) => {
  expect(missed(change)).toEqual([what]);
});
