import type { SequencePlan } from "../correlation/correlation-plan.ts";
import { LatestStartQueue } from "./latest-start-queue.ts";
import { brokenAt, isFollowed, isFrameOver, isPreceded } from "./sequence-absence.ts";
import { type PresentStep, sequenceShape } from "./sequence-shape.ts";
import type { Span } from "./span.ts";
import type { TimedSignals } from "./timed-signals.ts";

/** One signal after the other through all present steps. */
export interface Chain extends Span {
  /** Of each present step: when its first and its last signal were. */
  readonly visits: () => readonly Span[];
}

/** What is known of the chains through one step. */
interface Stage {
  readonly timesMs: readonly number[];
  /** Of the chains that enter the step with a signal: the latest start, and the signal by which they left the step before. */
  readonly entered: readonly ({ readonly startMs: number; readonly from: number } | undefined)[];
  /** Of the chains that leave it with a signal: the latest start, and the signal by which they entered. */
  readonly left: readonly ({ readonly startMs: number; readonly entry: number } | undefined)[];
}

/**
 * For each signal that can be the last of a chain through all steps, the chain that starts last; by ascending end.
 * What comes after a signal at the same instant counts as after it. `nowMs` undefined: all signals are known.
 */
export function sequenceChains(
  plan: SequencePlan,
  signals: readonly TimedSignals[],
  nowMs: number | undefined,
): Chain[] {
  const shape = sequenceShape(plan);
  const stages: Stage[] = [];
  for (const step of shape.present) stages.push(stageOf(step, stages.at(-1), signals));
  const last = stages.at(-1);
  return (last?.left ?? []).flatMap((exit, place) => {
    const endMs = last?.timesMs[place] ?? 0;
    if (exit === undefined || endMs - exit.startMs > plan.lookbackMs) return [];
    const isOver = shape.absentAfter.every((frame) => isFrameOver(frame, endMs, plan.lookbackMs, nowMs));
    if (!isOver || isFollowed(endMs, shape.absentAfter, signals)) return [];
    return [{ startMs: exit.startMs, endMs, visits: () => visitsOf(stages, place) }];
  });
}

function stageOf(step: PresentStep, before: Stage | undefined, signals: readonly TimedSignals[]): Stage {
  const { timesMs } = signals[step.index] ?? { timesMs: [] };
  const entered =
    before === undefined ? beginnings(step, timesMs, signals) : continuations(step, timesMs, before, signals);
  let latest: Stage["left"][number];
  const left = timesMs.map((_, place) => {
    const entry = place - step.minMatchCount + 1;
    const startMs = entered[entry]?.startMs;
    if (startMs !== undefined && (latest === undefined || startMs > latest.startMs)) latest = { startMs, entry };
    return latest;
  });
  return { timesMs, entered, left };
}

/** Chains begin with any signal of the first present step before which the absent ones are absent. */
function beginnings(
  { absentBefore }: PresentStep,
  timesMs: readonly number[],
  signals: readonly TimedSignals[],
): Stage["entered"] {
  return timesMs.map((startMs) => (isPreceded(startMs, absentBefore, signals) ? undefined : { startMs, from: -1 }));
}

function continuations(
  { withinMs, absentBefore }: PresentStep,
  timesMs: readonly number[],
  before: Stage,
  signals: readonly TimedSignals[],
): Stage["entered"] {
  const open = new LatestStartQueue();
  let next = 0;
  return timesMs.map((timeMs) => {
    for (let leftMs = before.timesMs[next]; leftMs !== undefined && leftMs <= timeMs; leftMs = before.timesMs[next]) {
      const exit = before.left[next];
      const openUntilMs = Math.min(leftMs + withinMs, brokenAt(leftMs, absentBefore, signals) - 1);
      if (exit !== undefined) open.add({ startMs: exit.startMs, place: next, openUntilMs });
      next += 1;
    }
    const chain = open.latestAt(timeMs);
    return chain === undefined ? undefined : { startMs: chain.startMs, from: chain.place };
  });
}

function visitsOf(stages: readonly Stage[], lastPlace: number): Span[] {
  const visits: Span[] = [];
  let place = lastPlace;
  for (const { timesMs, left, entered } of stages.toReversed()) {
    const entry = left[place]?.entry ?? 0;
    visits.push({ startMs: timesMs[entry] ?? 0, endMs: timesMs[place] ?? 0 });
    place = entered[entry]?.from ?? 0;
  }
  return visits.reverse();
}
