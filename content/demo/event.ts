import type { DemoSourceLabel } from "./sources.ts";

/** One log line on its way out of the company. */
export interface DemoEvent {
  readonly source: DemoSourceLabel;
  /** The time that the line itself states, in milliseconds. */
  readonly atMs: number;
  /** As the vendor writes it, without a line end; for CloudTrail one record. */
  readonly line: string;
  /** Something will come of it: the chunk ends here, so that its alert is raised at this time. */
  readonly notable?: boolean;
}

/** A stretch of time that traffic is made for. */
export interface Slot {
  readonly startMs: number;
  readonly endMs: number;
}

export const hourMs = 3_600_000;
export const minuteMs = 60_000;
export const dayMs = 24 * hourMs;

export function hoursOf(slot: Slot): number {
  return (slot.endMs - slot.startMs) / hourMs;
}
