import type { Compliance } from "@pharos/domain";
import { expect, test } from "vitest";
import { planCompliance, type Verdict } from "./plan-compliance.ts";

const start = Date.parse("2026-03-01T10:00:00Z");
const at = (seconds: number) => new Date(start + seconds * 1000);

type Step = Partial<Verdict> & { readonly second: number };
const pass = (second: number): Step => ({ second });
const fail = (second: number): Step => ({ second, status: "FAIL" });
const error = (second: number): Step => ({ second, status: "ERROR", error: "KeyError('x')" });
const suppressed = (second: number): Step => ({ second, status: "FAIL", suppressed: true });

/** Goes through the verdicts of one policy for one resource; gives the seconds at which it alerted, and the last result. */
function follow(steps: readonly Step[]) {
  let stored: readonly Compliance[] = [];
  const alerted: number[] = [];
  for (const { second, ...change } of steps) {
    const verdict: Verdict = {
      policyId: "P",
      resourceId: "r",
      status: "PASS",
      suppressed: false,
      error: "",
      ...change,
    };
    const [decision] = planCompliance(stored, [verdict], at(second));
    stored = decision ? [decision.result] : [];
    if (decision?.alertDue) alerted.push(second);
  }
  return { alerted, last: stored[0] };
}

test.each<{ name: string; steps: Step[]; alerted: number[] }>([
  { name: "that passes", steps: [pass(0), pass(60)], alerted: [] },
  { name: "that fails when first seen alerts once it lasted", steps: [fail(0), fail(30)], alerted: [30] },
  { name: "that turns from pass to fail", steps: [pass(0), fail(100), fail(130)], alerted: [130] },
  { name: "looked at again too early waits", steps: [fail(0), fail(29), fail(31)], alerted: [31] },
  { name: "that was repaired meanwhile", steps: [fail(0), pass(20), pass(60)], alerted: [] },
  { name: "that was repaired and fails anew waits anew", steps: [fail(0), pass(20), fail(25), fail(30)], alerted: [] },
  { name: "that goes on failing is not repeated", steps: [fail(0), fail(30), fail(3600), fail(90_000)], alerted: [30] },
  {
    name: "that fails again after a pass",
    steps: [fail(0), fail(30), pass(60), fail(90), fail(120)],
    alerted: [30, 120],
  },
  { name: "that only errs", steps: [error(0), error(30), error(60)], alerted: [] },
  { name: "that fails after an error", steps: [error(0), fail(10), fail(40)], alerted: [40] },
  { name: "that errs before it is looked at again", steps: [fail(0), error(30), error(60)], alerted: [] },
  { name: "that is suppressed", steps: [suppressed(0), suppressed(30), suppressed(60)], alerted: [] },
  { name: "that is suppressed while it waits", steps: [fail(0), suppressed(30), suppressed(60)], alerted: [] },
  { name: "that is no longer suppressed", steps: [suppressed(0), fail(100), fail(130)], alerted: [130] },
])("a resource $name: alerts at $alerted", ({ steps, alerted }) => {
  expect(follow(steps).alerted).toEqual(alerted);
});

test.each<{ name: string; steps: Step[]; changed: number }>([
  { name: "the same status", steps: [fail(0), fail(30)], changed: 0 },
  { name: "another status", steps: [fail(0), pass(30)], changed: 30 },
  { name: "suppression", steps: [fail(0), suppressed(30)], changed: 30 },
])("$name keeps or sets since when it is so", ({ steps, changed }) => {
  expect(follow(steps).last).toMatchObject({ changedAt: at(changed), checkedAt: at(steps.at(-1)?.second ?? 0) });
});

test("says of an alert since when it was due, stores that none is, and names what changed", () => {
  const verdict: Verdict = { policyId: "P", resourceId: "r", status: "FAIL", suppressed: false, error: "" };
  const decide = (previous: readonly Compliance[], second: number, status: Verdict["status"] = "FAIL") =>
    planCompliance(previous, [{ ...verdict, status }], at(second))[0];
  const first = decide([], 0);
  expect(first).toMatchObject({ result: { alertDueAt: at(30) }, alertDue: undefined, change: "CREATED" });
  const stored = first ? [first.result] : [];
  expect(decide(stored, 45)).toMatchObject({ result: { alertDueAt: undefined }, alertDue: at(30), change: undefined });
  expect(decide(stored, 45, "PASS")).toMatchObject({ alertDue: undefined, change: "MODIFIED" });
});
