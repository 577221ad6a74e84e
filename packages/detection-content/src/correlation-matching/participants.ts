import type { GroupPlan, SequencePlan } from "../correlation/correlation-plan.ts";
import { brokenAt, isFollowed, isPreceded } from "./sequence-absence.ts";
import type { Chain } from "./sequence-chains.ts";
import { type PresentStep, sequenceShape } from "./sequence-shape.ts";
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
    const own = visits[place] ?? chain;
    const [before, after] = [visits[place - 1], visits[place + 1]];
    const all = signals[step.index] ?? noSignals;
    const inner = between(all, before?.endMs ?? own.startMs, after?.startMs ?? own.endMs);
    const earlier = before ? noSignals : between(all, reach.startMs, own.startMs - 1);
    const later = after ? noSignals : between(all, own.endMs + 1, reach.endMs);
    const next = after && present[place + 1];
    byStep[step.index] = inOrder(
      keepWhere(earlier, (timeMs) => couldBegin(step, next, after, timeMs, signals)),
      inner,
      keepWhere(
        later,
        (timeMs) => couldEnd(step, before, timeMs, signals) && !isFollowed(timeMs, absentAfter, signals),
      ),
    );
  });
  return byStep;
}

/** Whether the chain's second step could follow a signal of its first, had it begun with that one. */
function couldBegin(
  step: PresentStep,
  next: PresentStep | undefined,
  after: Span | undefined,
  timeMs: number,
  signals: readonly TimedSignals[],
): boolean {
  if (isPreceded(timeMs, step.absentBefore, signals)) return false;
  if (next === undefined || after === undefined) return true;
  return timeMs >= after.startMs - next.withinMs && brokenAt(timeMs, next.absentBefore, signals) > after.startMs;
}

/** Whether a signal of the chain's last step could follow the step before it. */
function couldEnd(
  step: PresentStep,
  before: Span | undefined,
  timeMs: number,
  signals: readonly TimedSignals[],
): boolean {
  if (before === undefined) return true;
  return timeMs <= before.endMs + step.withinMs && brokenAt(before.endMs, step.absentBefore, signals) > timeMs;
}

function inOrder(...parts: readonly TimedSignals[]): TimedSignals {
  return { timesMs: parts.flatMap(({ timesMs }) => timesMs), ids: parts.flatMap(({ ids }) => ids) };
}
