import type { CorrelationTest } from "@pharos/domain";
import type { CorrelationDetection } from "../correlation/correlation-detection.ts";
import { type CorrelationPlan, planCorrelation, planPaths } from "../correlation/correlation-plan.ts";
import { correlate } from "./correlate.ts";
import { groupSignals, type Signal } from "./group-signals.ts";

export interface CorrelationTestResult {
  readonly name: string;
  readonly passed: boolean;
  /** Why it did not pass. */
  readonly error: string | undefined;
  /** Undefined where the test itself is wrong. */
  readonly isMatch: boolean | undefined;
}

type RuleOutput = CorrelationTest["ruleOutputs"][number];

const minuteMs = 60_000;

/** Runs a correlation rule's unit tests: each as if the look-back window could lie anywhere over its times. */
export function runCorrelationTests(
  detection: CorrelationDetection,
  tests: readonly CorrelationTest[],
): CorrelationTestResult[] {
  const plan = planCorrelation(detection);
  return tests.map((test) => runTest(detection, plan, test));
}

function runTest(
  detection: CorrelationDetection,
  plan: CorrelationPlan,
  { name, expectedResult, ruleOutputs }: CorrelationTest,
): CorrelationTestResult {
  const unknown = ruleOutputs.find(({ id }) => stepOf(plan, id) < 0);
  if (unknown !== undefined) {
    return {
      name,
      passed: false,
      error: `RuleOutputs names ${unknown.id}, which no step has as its ID`,
      isMatch: undefined,
    };
  }
  const signals = ruleOutputs.flatMap((output) => signalsOf(plan, output));
  const isMatch = correlate(detection, groupSignals(plan, signals), { nowMs: undefined }).length > 0;
  const passed = isMatch === expectedResult;
  return { name, passed, error: passed ? undefined : explain(plan, ruleOutputs, isMatch), isMatch };
}

/** By its ID, or its rule's where it has none. */
function stepOf({ steps }: CorrelationPlan, id: string): number {
  const byId = steps.findIndex((step) => step.id === id);
  return byId >= 0 ? byId : steps.findIndex((step) => step.id === "" && step.ruleId === id);
}

/** One signal a time; the n-th ones of several paths at the same time are one signal. */
function signalsOf(plan: CorrelationPlan, { id, matches }: RuleOutput): Signal[] {
  const step = stepOf(plan, id);
  const byTime = new Map<number, Map<string, string[]>>();
  for (const [path, values] of Object.entries(matches)) {
    for (const [value, times] of Object.entries(values)) {
      for (const time of times) {
        const timeMs = typeof time === "number" ? Math.round(time * minuteMs) : Date.parse(time);
        const paths = byTime.get(timeMs) ?? new Map<string, string[]>();
        byTime.set(timeMs, paths);
        paths.set(path, [...(paths.get(path) ?? []), value]);
      }
    }
  }
  return [...byTime].flatMap(([timeMs, paths]) => {
    const count = Math.max(...[...paths.values()].map(({ length }) => length));
    return Array.from({ length: count }, (_, nth) => {
      const values = [...paths].map(([path, all]) => [path, [all[nth] ?? all.at(-1) ?? ""]]);
      return { step, timeMs, id: `${id}@${timeMs}#${nth}`, values: Object.fromEntries(values) };
    });
  });
}

function explain(plan: CorrelationPlan, outputs: readonly RuleOutput[], isMatch: boolean): string {
  if (isMatch) return "expected no match, but there is one";
  const known = planPaths(plan);
  const stray = outputs.flatMap(({ matches }) => Object.keys(matches)).find((path) => !known.includes(path));
  const hint =
    known.length === 0 || stray === undefined ? "" : `; the rule does not look at ${stray}, but at ${known.join(", ")}`;
  return `expected a match, but there is none${hint}`;
}
