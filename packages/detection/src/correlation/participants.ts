import type { GroupPlan, SequencePlan } from "./correlation-plan.ts";
import { brokenAt, isFollowed, isPreceded } from "./sequence-absence.ts";
import type { Chain } from "./sequence-chains.ts";
import { sequenceShape } from "./sequence-shape.ts";
import type { Span } from "./span.ts";
import { between, keepWhere, noSignals, type TimedSignals } from "./timed-signals.ts";

/** The times that a match may reach to beyond its own span, both included: not into its neighbours. */
export type Reach = Span;

/** By step, the signals that take part in a group's match: all of the satisfied members within reach. */
export function groupParticipants(plan: GroupPlan, signals: readonly TimedSignals[], reach: Reach): TimedSignals[] {
  return plan.steps.map(({ absence, minMatchCount }, index) => {
    if (absence) return noSignals;
    const within = between(signals[index] ?? noSignals, reach.startMs, reach.endMs);
    return within.timesMs.length >= minMatchCount ? within : noSignals;
  });
}

/**
 * By step, the signals that take part in a sequence's match: all between the chain's signals of the neighbouring
 * steps; of the outer steps also those within reach that could have begun or ended it.
 */
export function sequenceParticipants(
  plan: SequencePlan,
  signals: readonly TimedSignals[],
  chain: Chain,
  reach: Reach,
): TimedSignals[] {
  const { present, absentAfter } = sequenceShape(plan);
  const visits = chain.visits();
  const byStep: TimedSignals[] = plan.steps.map(() => noSignals);
  present.forEach((step, place) => {
    const before = visits[place - 1];
    const after = visits[place + 1];
    const next = present[place + 1];
    const own = visits[place] ?? chain;
    const earliestMs = (after ?? chain).startMs - (next?.withinMs ?? plan.lookbackMs);
    const latestMs = (before ?? chain).endMs + (before === undefined ? plan.lookbackMs : step.withinMs);
    const fromMs = before?.endMs ?? Math.min(own.startMs, Math.max(reach.startMs, earliestMs));
    const toMs = after?.startMs ?? Math.max(own.endMs, Math.min(reach.endMs, latestMs));
    // What must be absent may stand between the chain and others that could have begun or ended it.
    byStep[step.index] = keepWhere(between(signals[step.index] ?? noSignals, fromMs, toMs), (timeMs) => {
      if (timeMs < own.startMs && before === undefined) {
        const isBroken = after !== undefined && brokenAt(timeMs, next?.absentBefore ?? [], signals) <= after.startMs;
        return !isBroken && !isPreceded(timeMs, step.absentBefore, signals);
      }
      if (timeMs <= own.endMs || after !== undefined) return true;
      const isBroken = before !== undefined && brokenAt(before.endMs, step.absentBefore, signals) <= timeMs;
      return !isBroken && !isFollowed(timeMs, absentAfter, signals);
    });
  });
  return byStep;
}
