import { expect, test } from "vitest";
import { hasOutcome, listOutcomes, type Outcome } from "./resource-outcomes.ts";

const counts = {
  passed: 4,
  failed: 3,
  errored: 0,
  suppressed: 1,
  newlyFailing: 1,
  stillFailing: 2,
  noLongerFailing: 1,
};

test("lists the outcomes that there are, differences first beside a saved version alone", () => {
  const labels = (isCompared: boolean) =>
    listOutcomes(counts, isCompared).map(({ label, total }) => `${label} ${total}`);
  expect(labels(true)).toEqual(["Newly failing 1", "No longer failing 1", "Failing 3", "Suppressed 1", "Passing 4"]);
  expect(labels(false)).toEqual(["Failing 3", "Suppressed 1", "Passing 4"]);
});

test.each<{ resource: Parameters<typeof hasOutcome>[0]; under: Outcome[] }>([
  { resource: { status: "FAIL", suppressed: false, change: "NEWLY_FAILING" }, under: ["NEWLY", "FAIL"] },
  { resource: { status: "FAIL", suppressed: false, change: "STILL_FAILING" }, under: ["FAIL"] },
  { resource: { status: "PASS", suppressed: false, change: "NO_LONGER_FAILING" }, under: ["NO_LONGER", "PASS"] },
  { resource: { status: "FAIL", suppressed: true, change: "NO_LONGER_FAILING" }, under: ["NO_LONGER", "SUPPRESSED"] },
  { resource: { status: null, suppressed: false, change: "NO_LONGER_FAILING" }, under: ["NO_LONGER"] },
  { resource: { status: "ERROR", suppressed: false, change: null }, under: ["ERROR"] },
])("shows $resource under $under", ({ resource, under }) => {
  const outcomes: Outcome[] = ["NEWLY", "NO_LONGER", "FAIL", "ERROR", "SUPPRESSED", "PASS"];
  expect(outcomes.filter((outcome) => hasOutcome(resource, outcome))).toEqual(under);
});
