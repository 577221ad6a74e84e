import { type CorrelationMatch, type CorrelationPlan, correlate, planCorrelation } from "@pharos/detection-content";
import {
  type CorrelationRule,
  correlatedSignalsMax,
  correlationMatchesMax,
  type FoundCorrelation,
} from "@pharos/domain";
import type { Lake, SignalsInput } from "@pharos/lake";
import type { Store } from "@pharos/store";

const timeoutMinutesMax = 30;

/**
 * Looks for sets of signals in the look-back window that ends now, by the times of their events. What was found by
 * earlier runs, and what came before it with the same values, is not looked at again.
 */
export async function findCorrelations(
  { store, lake }: { readonly store: Store; readonly lake: Lake },
  rule: CorrelationRule,
  now: Date,
): Promise<FoundCorrelation[]> {
  const plan = planCorrelation(rule);
  const nowMs = now.getTime();
  const doneUntilMs = await store.correlationRuns.doneUntilMs(rule.id, new Date(nowMs - plan.lookbackMs));
  const signals = await lake.signals(signalsInputOf(plan, rule, { fromMs: nowMs - plan.lookbackMs, toMs: nowMs }));
  const matches = correlate(rule, signals, { nowMs, doneUntilMs });
  return matches.slice(0, correlationMatchesMax).map((match) => foundOf(rule, match));
}

/** The signals that runs look at whose look-back windows lie within a time. */
export function signalsInputOf(
  plan: CorrelationPlan,
  { schedule }: CorrelationRule,
  { fromMs: presentFromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): SignalsInput {
  const present = plan.steps.filter(({ absence }) => !absence);
  const free = present.filter(({ paths }) => paths === undefined);
  return {
    steps: plan.steps.map(({ ruleId, paths, absence, minMatchCount, reachBackMs }) => ({
      ruleId,
      paths,
      fromMs: presentFromMs - reachBackMs,
      countMin: absence ? undefined : minMatchCount,
    })),
    presentFromMs,
    toMs,
    stepsMin: (plan.form === "group" ? plan.presentMin : present.length) - free.length,
    timeoutMs: Math.min(schedule.timeoutMinutes, timeoutMinutesMax) * 60_000,
  };
}

export function foundOf({ logic }: CorrelationRule, { signals, ...match }: CorrelationMatch): FoundCorrelation {
  return {
    ...match,
    signalCount: signals.length,
    signals: signals.slice(0, correlatedSignalsMax).map(({ step, id, timeMs }) => {
      const { id: stepId = "", ruleId = "" } = logic.steps[step] ?? {};
      return { stepId, ruleId, rowId: id, timeMs };
    }),
  };
}
