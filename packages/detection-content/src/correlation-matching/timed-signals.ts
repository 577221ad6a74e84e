import type { PlannedStep } from "../correlation/correlation-plan.ts";
import type { SignalColumns } from "./signal-group.ts";

/** Signals of one step in the order of time. */
export interface TimedSignals {
  readonly timesMs: readonly number[];
  readonly ids: readonly string[];
}

export const noSignals: TimedSignals = { timesMs: [], ids: [] };

/** Parts the signals by step. */
export function timedSignals({ steps, timesMs, ids }: SignalColumns, stepCount: number): TimedSignals[] {
  const places: number[][] = Array.from({ length: stepCount }, () => []);
  steps.forEach((step, place) => {
    places[step]?.push(place);
  });
  const timeOf = (place: number) => timesMs[place] ?? 0;
  return places.map((ofStep) => {
    if (!isOrdered(ofStep, timeOf)) ofStep.sort((a, b) => timeOf(a) - timeOf(b));
    return { timesMs: ofStep.map(timeOf), ids: ofStep.map((place) => ids[place] ?? "") };
  });
}

function isOrdered(places: readonly number[], timeOf: (place: number) => number): boolean {
  return places.every((place, index) => index === 0 || timeOf(places[index - 1] ?? 0) <= timeOf(place));
}

/** How many of the ascending times are before `timeMs`. */
export function countBefore(timesMs: readonly number[], timeMs: number): number {
  let [from, to] = [0, timesMs.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((timesMs[middle] ?? 0) < timeMs) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The signals of `fromMs` to `toMs`, both included. */
export function between({ timesMs, ids }: TimedSignals, fromMs: number, toMs: number): TimedSignals {
  const from = countBefore(timesMs, fromMs);
  let to = countBefore(timesMs, toMs);
  while (timesMs[to] === toMs) to += 1;
  return from === 0 && to === timesMs.length
    ? { timesMs, ids }
    : { timesMs: timesMs.slice(from, to), ids: ids.slice(from, to) };
}

export function isAnyBetween(timesMs: readonly number[], fromMs: number, toMs: number): boolean {
  const next = timesMs[countBefore(timesMs, fromMs)];
  return next !== undefined && next <= toMs;
}

export function keepWhere(signals: TimedSignals, isKept: (timeMs: number, index: number) => boolean): TimedSignals {
  const kept = signals.timesMs.flatMap((timeMs, index) => (isKept(timeMs, index) ? [index] : []));
  if (kept.length === signals.timesMs.length) return signals;
  return {
    timesMs: kept.map((index) => signals.timesMs[index] ?? 0),
    ids: kept.map((index) => signals.ids[index] ?? ""),
  };
}

/** Without the signals that are among more than `MaxMatchCount` of their step within one look-back. */
export function withoutCrowds(signals: TimedSignals, { maxMatchCount }: PlannedStep, lookbackMs: number): TimedSignals {
  if (maxMatchCount === undefined) return signals;
  const { timesMs } = signals;
  let crowdEnd = -1;
  return keepWhere(signals, (timeMs, index) => {
    const last = timesMs[index + maxMatchCount];
    if (last !== undefined && last - timeMs <= lookbackMs) crowdEnd = index + maxMatchCount;
    return index > crowdEnd;
  });
}
