import type { PullPosition } from "@pharos/domain";
import type { PullStream } from "../definition/puller-definition.ts";

export interface PullWindow {
  readonly start: Date;
  readonly end: Date;
  /** Nothing newer can be asked for at the moment. */
  readonly isLast: boolean;
  readonly isSweep: boolean;
}

/** Finds the range of time that is asked for next; undefined where it would be empty. */
export function planWindow(cursor: PullStream["cursor"], position: PullPosition, now: Date): PullWindow | undefined {
  const nowMs = now.getTime();
  const watermark = Date.parse(position.watermark);
  const reach = cursor.reach === undefined ? 0 : nowMs - cursor.reach;
  if (cursor.type === "tail") {
    return { start: new Date(Math.max(watermark, reach)), end: now, isLast: true, isSweep: false };
  }
  if (position.pass) {
    const end = Date.parse(position.pass.end);
    // Decided when the pass began; by now there is more, which the next pass reads.
    return { start: new Date(position.pass.start), end: new Date(end), isLast: end >= nowMs - restMs, isSweep: false };
  }
  const { sweep } = cursor;
  const isSweep = sweep !== undefined && (!position.sweptAt || Date.parse(position.sweptAt) + sweep.every <= nowMs);
  const lateness = isSweep ? sweep.lateness : cursor.lateness;
  const earliest = Math.max(watermark - lateness, reach);
  const start = cursor.grain === undefined ? earliest : Math.floor(earliest / cursor.grain) * cursor.grain;
  const last = nowMs - cursor.settle;
  const widest = cursor.widest === undefined ? last : start + Math.max(cursor.widest, widestMsMin);
  const end = Math.min(last, widest);
  if (end <= start) return undefined;
  return { start: new Date(start), end: new Date(end), isLast: end === last, isSweep };
}

/** A range that ends within this needs no other one right away. */
const restMs = 5 * 60_000;
const widestMsMin = 1000;
