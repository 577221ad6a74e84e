import type { CorrelationPlan } from "../correlation/correlation-plan.ts";
import { groupSpans, withoutThoseNearAbsent } from "./group-spans.ts";
import { groupParticipants, type Reach, sequenceParticipants } from "./participants.ts";
import { sequenceChains } from "./sequence-chains.ts";
import { chooseSpans, type Span } from "./span.ts";
import { between, type TimedSignals, withoutCrowds } from "./timed-signals.ts";

/** When signals may take part; both ends included. */
export interface EvaluationWindow {
  readonly fromMs: number;
  readonly toMs: number;
  /** Undefined: all signals that there will ever be are known. */
  readonly nowMs: number | undefined;
}

/** The matches among signals that share their values: of each, the signals that take part, by step. */
export function findMatches(
  plan: CorrelationPlan,
  signals: readonly TimedSignals[],
  window: EvaluationWindow,
): TimedSignals[][] {
  const thinned = signals.map((ofStep, index) => {
    const step = plan.steps[index];
    return step === undefined ? ofStep : withoutCrowds(ofStep, step, plan.lookbackMs);
  });
  const able = plan.form === "group" ? withoutThoseNearAbsent(plan, thinned) : thinned;
  const within = able.map((ofStep, index) =>
    plan.steps[index]?.absence ? ofStep : between(ofStep, window.fromMs, window.toMs),
  );
  if (plan.form === "group") {
    const chosen = chooseSpans(groupSpans(plan, within), plan.isNewestFirst);
    return withReach(plan, chosen, window).map(({ reach }) => groupParticipants(plan, within, reach));
  }
  const chosen = chooseSpans(sequenceChains(plan, within, window.nowMs), plan.isNewestFirst);
  return withReach(plan, chosen, window).map(({ span, reach }) => sequenceParticipants(plan, within, span, reach));
}

/** A match takes in earlier signals up to its look-back, or later ones where the newest match comes first; never a neighbour's. */
function withReach<S extends Span>(
  { isNewestFirst, lookbackMs }: CorrelationPlan,
  chosen: readonly S[],
  { fromMs, toMs }: EvaluationWindow,
): { readonly span: S; readonly reach: Reach }[] {
  return chosen.map((span, index) => {
    const neighbour = chosen[index - 1];
    const { startMs, endMs } = span;
    const reach = isNewestFirst
      ? { startMs, endMs: Math.min(startMs + lookbackMs, neighbour === undefined ? toMs : neighbour.startMs - 1) }
      : { startMs: Math.max(endMs - lookbackMs, neighbour === undefined ? fromMs : neighbour.endMs + 1), endMs };
    return { span, reach };
  });
}
