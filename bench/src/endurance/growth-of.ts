import { median } from "../table.ts";

/**
 * Nothing grows when the last third of a run needs what the middle one needed. The first third is left out: caches fill
 * and tables get their first rows.
 */
export function growthOf(values: readonly number[]): number {
  const third = Math.floor(values.length / 3);
  if (third === 0) return Number.NaN;
  return median(values.slice(-third)) / median(values.slice(-2 * third, -third));
}
