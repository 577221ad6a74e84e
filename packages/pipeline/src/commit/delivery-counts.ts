import { type ConservationCounts, noCounts } from "@pharos/domain";
import type { CountEntry } from "@pharos/store";
import type { DeliveredEvents } from "../works/work-to-commit.ts";

/**
 * The counts of a delivery: a row for each log type that was stored, one for what failed. Bytes go with the first. Of
 * failures that are events now nothing more was received: they move from failed to stored, in the minute they came in.
 */
export function deliveryCounts(delivered: DeliveredEvents, processedAt: Date): CountEntry[] {
  const at = delivered.reprocessed?.receivedAt ?? processedAt;
  const rows = new Map<string, ConservationCounts>();
  for (const { logType, rows: stored } of delivered.tables) {
    rows.set(logType, { ...noCounts, received: stored, stored });
  }
  for (const { logType } of delivered.reprocessed?.failures ?? []) {
    const { received, failed, ...rest } = rows.get(logType) ?? noCounts;
    rows.set(logType, { ...rest, received: received - 1, failed: failed - 1 });
  }
  const failedByType = Map.groupBy(delivered.failures, (failure) => failure.logType ?? "");
  for (const [logType, { length: failed }] of failedByType) {
    const before = rows.get(logType) ?? noCounts;
    rows.set(logType, { ...before, received: before.received + failed, failed });
  }
  // A delivery that the normalizer counted differently than it delivered must be seen, not smoothed over.
  const expected = delivered.reprocessed ? 0 : delivered.received;
  const missing = expected - [...rows.values()].reduce((sum, c) => sum + c.received, 0);
  if (missing !== 0) {
    const before = rows.get("") ?? noCounts;
    rows.set("", { ...before, received: before.received + missing });
  }
  return [...rows].map(([logType, counts], index) => ({
    sourceId: delivered.sourceId,
    logType,
    at,
    counts: { ...counts, bytes: index === 0 ? delivered.bytes : 0 },
  }));
}

/** A delivery that was stored before: nothing of it is stored again. */
export function repeatedCounts(sourceId: string, received: number, at: Date): CountEntry {
  return { sourceId, logType: "", at, counts: { ...noCounts, received, repeated: received } };
}
