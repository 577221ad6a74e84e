import type { SnapshotPart } from "@pharos/lake";

export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** So much is read from the engine, and put into it again, at once: JSON columns take some ten times as much in memory. */
const rangeBytes = 16 * 1024 ** 2;

/** Cuts a part into ranges of rows that have some megabytes each. Pure. */
export function cutPart({ extent, bytes }: Pick<SnapshotPart, "extent" | "bytes">): RowRange[] {
  const count = Math.max(1, Math.min(extent, Math.ceil(bytes / rangeBytes)));
  const step = Math.ceil(extent / count);
  const ranges: RowRange[] = [];
  for (let from = 0; from < extent; from += step) ranges.push({ from, to: Math.min(extent, from + step) });
  return ranges;
}
