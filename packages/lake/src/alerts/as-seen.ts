import type { LakeRow } from "../search/search-input.ts";

/** A row of a query, a resource or a signal, as the detection saw it. */
export function asSeen({ event, ...standard }: LakeRow): LakeRow {
  return typeof event === "object" ? { ...event, ...standard } : standard;
}
