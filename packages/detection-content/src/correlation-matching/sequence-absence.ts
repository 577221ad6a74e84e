import type { AbsenceFrame } from "./sequence-shape.ts";
import { countBefore, isAnyBetween, type TimedSignals } from "./timed-signals.ts";

type Signals = readonly TimedSignals[];

const timesOf = (signals: Signals, { index }: AbsenceFrame) => signals[index]?.timesMs ?? [];

/** Whether something that must be absent precedes a beginning. */
export function isPreceded(startMs: number, absent: readonly AbsenceFrame[], signals: Signals): boolean {
  return absent.some((frame) => isAnyBetween(timesOf(signals, frame), startMs - frame.withinMs, startMs));
}

/** Whether something that must be absent follows an end. */
export function isFollowed(endMs: number, absent: readonly AbsenceFrame[], signals: Signals): boolean {
  return absent.some((frame) => isAnyBetween(timesOf(signals, frame), endMs, endMs + frame.withinMs));
}

/** When a signal that must be absent ends the wait for the next step; infinity where none comes within its time frame. */
export function brokenAt(leftMs: number, absent: readonly AbsenceFrame[], signals: Signals): number {
  const breaks = absent.map((frame) => {
    const timesMs = timesOf(signals, frame);
    const next = timesMs[countBefore(timesMs, leftMs)];
    return next !== undefined && next <= leftMs + frame.withinMs ? next : Number.POSITIVE_INFINITY;
  });
  return Math.min(Number.POSITIVE_INFINITY, ...breaks);
}

/**
 * Absence after the end is known when its time frame is over; a frame as long as the look-back would be over when the
 * end has left it, so that is judged by what there is.
 * @param nowMs undefined: all signals are known
 */
export function isFrameOver(
  { withinMs }: AbsenceFrame,
  endMs: number,
  lookbackMs: number,
  nowMs: number | undefined,
): boolean {
  return nowMs === undefined || withinMs >= lookbackMs || endMs + withinMs <= nowMs;
}
