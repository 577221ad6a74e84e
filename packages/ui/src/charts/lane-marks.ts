import type { SeverityName } from "../badges/severity-badge.tsx";

/** Something that happened, in one lane or several. */
export interface LaneItem {
  readonly key: string;
  readonly atMs: number;
  readonly label: string;
  readonly severity: SeverityName;
}

/** Items that are too near to each other for marks of their own. */
export interface LaneMark {
  readonly items: readonly LaneItem[];
  /** From the start of the lane. */
  readonly leftPx: number;
}

/**
 * The marks of a lane, from left to right, each at its first item, none nearer to the next than `gapPx`.
 * `items` are in order of time.
 */
export function gatherMarks(items: readonly LaneItem[], leftOf: (atMs: number) => number, gapPx: number): LaneMark[] {
  const marks: { items: LaneItem[]; leftPx: number }[] = [];
  for (const item of items) {
    const leftPx = leftOf(item.atMs);
    const last = marks.at(-1);
    if (last && leftPx < last.leftPx + gapPx) last.items.push(item);
    else marks.push({ items: [item], leftPx });
  }
  return marks;
}
