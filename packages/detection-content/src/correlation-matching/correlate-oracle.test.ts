import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CorrelationDetection } from "../correlation/correlation-detection.ts";
import { type CorrelationPlan, planCorrelation } from "../correlation/correlation-plan.ts";
import { correlate } from "./correlate.ts";
import { groupSignals, type Signal } from "./group-signals.ts";

/** Everything here is decided by trying all possibilities, straight from the sentences of docs/correlation-rules.md. */

const minuteMs = 60_000;
const lookbackMinutes = 15;
const lookbackMs = lookbackMinutes * minuteMs;

interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

const ascending = (a: number, b: number) => a - b;

function timesByStep(plan: CorrelationPlan, signals: readonly Signal[]): number[][] {
  const times = plan.steps.map((_, index) =>
    signals
      .filter(({ step }) => step === index)
      .map(({ timeMs }) => timeMs)
      .sort(ascending),
  );
  return times.map((ofStep, index) => {
    const max = plan.steps[index]?.maxMatchCount;
    if (max === undefined) return ofStep;
    const isCrowded = (timeMs: number) =>
      ofStep.some((from) => {
        const crowd = ofStep.filter((other) => other >= from && other <= from + lookbackMs);
        return timeMs >= from && timeMs <= from + lookbackMs && crowd.length > max;
      });
    return ofStep.filter((timeMs) => !isCrowded(timeMs));
  });
}

/** Every start and end that a match can have. */
function groupSpansOf(plan: CorrelationPlan & { form: "group" }, times: readonly number[][]): Span[] {
  const absent = times.filter((_, index) => plan.steps[index]?.absence).flat();
  const able = times.map((ofStep, index) =>
    plan.steps[index]?.absence ? [] : ofStep.filter((t) => absent.every((x) => Math.abs(x - t) > lookbackMs)),
  );
  const all = able.flat();
  const isSatisfied = (startMs: number, endMs: number) => {
    const satisfied = plan.steps.filter(
      ({ absence, minMatchCount }, index) =>
        !absence && (able[index] ?? []).filter((t) => t >= startMs && t <= endMs).length >= minMatchCount,
    );
    return satisfied.length >= plan.presentMin;
  };
  return all.flatMap((endMs) =>
    all
      .filter((startMs) => startMs <= endMs && endMs - startMs <= lookbackMs && isSatisfied(startMs, endMs))
      .map((startMs) => ({ startMs, endMs })),
  );
}

function sequenceSpansOf(plan: CorrelationPlan & { form: "sequence" }, times: readonly number[][]): Span[] {
  const { steps, withinMs } = plan;
  const sum = (from: number, to: number) =>
    Math.min(
      lookbackMs,
      withinMs.slice(from, to).reduce((total, ms) => total + ms, 0),
    );
  const isNone = (step: number, fromMs: number, toMs: number) =>
    (times[step] ?? []).every((t) => t < fromMs || t > toMs);
  const spans: Span[] = [];
  function goOn(step: number, previous: number | undefined, startMs: number, leftMs: number): void {
    if (step === steps.length) {
      const lastPresent = previous ?? 0;
      for (let absent = lastPresent + 1; absent < steps.length; absent++) {
        if (!isNone(absent, leftMs, leftMs + sum(lastPresent, absent))) return;
      }
      if (leftMs - startMs <= lookbackMs) spans.push({ startMs, endMs: leftMs });
      return;
    }
    const { absence, minMatchCount } = steps[step] ?? { absence: true, minMatchCount: 1 };
    if (absence) {
      goOn(step + 1, previous, startMs, leftMs);
      return;
    }
    const ofStep = times[step] ?? [];
    for (let first = 0; first < ofStep.length; first++) {
      for (let last = first + minMatchCount - 1; last < ofStep.length; last++) {
        const enteredMs = ofStep[first] ?? 0;
        if (!isReachable(step, previous, leftMs, enteredMs)) continue;
        goOn(step + 1, step, previous === undefined ? enteredMs : startMs, ofStep[last] ?? 0);
      }
    }
  }
  function isReachable(step: number, previous: number | undefined, leftMs: number, enteredMs: number): boolean {
    if (previous === undefined) {
      return steps.slice(0, step).every((_, absent) => isNone(absent, enteredMs - sum(absent, step), enteredMs));
    }
    if (enteredMs < leftMs || enteredMs - leftMs > sum(previous, step)) return false;
    for (let absent = previous + 1; absent < step; absent++) {
      if (!isNone(absent, leftMs, Math.min(enteredMs, leftMs + sum(previous, absent)))) return false;
    }
    return true;
  }
  goOn(0, undefined, 0, 0);
  return spans;
}

/** Again and again the span that ends first, or begins last, of those that do not touch what was chosen. */
function chosenOf(spans: readonly Span[], isNewestFirst: boolean): Span[] {
  const chosen: Span[] = [];
  for (;;) {
    const left = spans.filter(({ startMs, endMs }) =>
      chosen.every((other) => (isNewestFirst ? endMs < other.startMs : startMs > other.endMs)),
    );
    const [best] = left.sort((a, b) => (isNewestFirst ? b.startMs - a.startMs : a.endMs - b.endMs));
    if (best === undefined) return chosen;
    chosen.push(best);
  }
}

const aStep = fc.record({
  minMatchCount: fc.integer({ min: 1, max: 3 }),
  maxMatchCount: fc.option(fc.integer({ min: 3, max: 4 }), { nil: undefined, freq: 5 }),
  absence: fc.boolean(),
});
const someSteps = fc
  .array(aStep, { minLength: 1, maxLength: 4 })
  .map((steps) =>
    steps.map((step, index) => ({
      id: `s${index}`,
      ruleId: `r${index}`,
      ...(step.absence ? { ...step, minMatchCount: 1, maxMatchCount: undefined } : step),
    })),
  )
  .filter((steps) => steps.some(({ absence }) => !absence));
const common = {
  schedule: fc.constant({ rateMinutes: 5, timeoutMinutes: 1 }),
  lookbackMinutes: fc.constant(lookbackMinutes),
  evaluationOrder: fc.constantFrom("Chronological" as const, "ReverseChronological" as const),
};
const aSequence: fc.Arbitrary<CorrelationDetection> = someSteps.chain((steps) =>
  fc.record({
    ...common,
    logic: fc
      .array(fc.integer({ min: 1, max: 8 }), { minLength: steps.length, maxLength: steps.length })
      .map((within) => ({
        form: "sequence" as const,
        steps,
        transitions: steps.slice(1).map((step, index) => ({
          id: "",
          from: steps[index]?.id ?? "",
          to: step.id,
          withinMinutes: within[index],
          match: { from: "v", to: "v" },
        })),
      })),
  }),
);
const aGroup: fc.Arbitrary<CorrelationDetection> = someSteps.chain((steps) =>
  fc.record({
    ...common,
    logic: fc.option(fc.integer({ min: 2, max: 4 }), { nil: undefined }).map((minMatchCount) => ({
      form: "group" as const,
      steps,
      matchCriteria: { v: steps.map(({ id }) => ({ stepId: id, path: "v" })) },
      minMatchCount: minMatchCount === undefined || minMatchCount > steps.length ? undefined : minMatchCount,
    })),
  }),
);
const someSignals = fc.array(fc.record({ step: fc.nat(3), minute: fc.nat(24) }), { maxLength: 14 }).map((all) =>
  all.map(({ step, minute }, index) => ({
    step,
    id: String(index),
    timeMs: minute * minuteMs,
    values: { v: ["x"] },
  })),
);

describe.each([
  ["sequences", aSequence],
  ["groups", aGroup],
])("%s", (_form, aDetection) => {
  test("match where trying all possibilities finds a match", () => {
    let matches = 0;
    fc.assert(
      fc.property(aDetection, someSignals, (detection, all) => {
        const plan = planCorrelation(detection);
        const signals = all.filter(({ step }) => step < plan.steps.length);
        const times = timesByStep(plan, signals);
        const spans = plan.form === "group" ? groupSpansOf(plan, times) : sequenceSpansOf(plan, times);
        const expected = chosenOf(spans, plan.isNewestFirst);
        const found = correlate(detection, groupSignals(plan, signals), { nowMs: undefined });
        matches += found.length;
        const edge = plan.isNewestFirst ? ("startMs" as const) : ("endMs" as const);
        const foundEdge = plan.isNewestFirst ? ("firstMs" as const) : ("lastMs" as const);
        expect(found.map((match) => match[foundEdge]).sort(ascending)).toEqual(
          expected.map((span) => span[edge]).sort(ascending),
        );
        const ids = found.flatMap((match) => match.signals.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        for (const match of found) {
          const own = signals.filter(
            ({ id, step }) => plan.steps[step]?.absence || match.signals.some((s) => s.id === id),
          );
          expect(correlate(detection, groupSignals(plan, own), { nowMs: undefined })).not.toEqual([]);
          expect(match.lastMs - match.firstMs).toBeLessThanOrEqual(lookbackMs);
        }
      }),
      { numRuns: 8000, seed: 11 },
    );
    expect(matches).toBeGreaterThan(500);
  });
});
