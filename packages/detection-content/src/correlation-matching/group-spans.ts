import type { GroupPlan } from "../correlation/correlation-plan.ts";
import type { Span } from "./span.ts";
import { isAnyBetween, keepWhere, type TimedSignals } from "./timed-signals.ts";

/**
 * The signals of the present members that may take part: none of an absent member is within the look-back of them,
 * before or after.
 */
export function withoutThoseNearAbsent(plan: GroupPlan, signals: readonly TimedSignals[]): TimedSignals[] {
  const { steps, lookbackMs } = plan;
  const absent = signals.filter((_, index) => steps[index]?.absence);
  return signals.map((ofStep, index) => {
    if (steps[index]?.absence || absent.length === 0) return ofStep;
    return keepWhere(ofStep, (timeMs) =>
      absent.every(({ timesMs }) => !isAnyBetween(timesMs, timeMs - lookbackMs, timeMs + lookbackMs)),
    );
  });
}

/** For each signal that can be the last of a match, the shortest span that satisfies enough members; by ascending end. */
export function groupSpans(plan: GroupPlan, signals: readonly TimedSignals[]): Span[] {
  const present = plan.steps.flatMap((step, index) => (step.absence ? [] : [{ step, index }]));
  const spans: Span[] = [];
  // Of each member: the time of the last signal but `minMatchCount - 1`, when so many have been.
  const satisfiedSince = present.map(() => Number.NEGATIVE_INFINITY);
  const counts = present.map(() => 0);
  for (const { timeMs: endMs, place } of inOrder(present.map(({ index }) => signals[index]?.timesMs ?? []))) {
    const count = (counts[place] ?? 0) + 1;
    counts[place] = count;
    const { step, index } = present[place] ?? {};
    const since = signals[index ?? 0]?.timesMs[count - (step?.minMatchCount ?? 1)];
    if (since === undefined) continue;
    satisfiedSince[place] = since;
    const startMs = largest(satisfiedSince, plan.presentMin);
    if (endMs - startMs <= plan.lookbackMs) spans.push({ startMs, endMs });
  }
  return spans;
}

/** The n-th largest; members are few. */
function largest(values: readonly number[], n: number): number {
  return values.toSorted((a, b) => b - a)[n - 1] ?? Number.NEGATIVE_INFINITY;
}

/** The times of several ascending lists in one order, each with the list that it is from. */
function inOrder(lists: readonly (readonly number[])[]): { readonly timeMs: number; readonly place: number }[] {
  const all = lists.flatMap((times, place) => times.map((timeMs) => ({ timeMs, place })));
  return all.sort((a, b) => a.timeMs - b.timeMs);
}
