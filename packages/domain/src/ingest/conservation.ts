import { addReceipts, emptyReceipt, type IngestReceipt } from "./ingest-receipt.ts";

/**
 * What became of the events that a source sent within one minute. They add up, or an alarm is raised:
 * received = stored + failed + dropped + repeated.
 */
export interface ConservationCounts extends IngestReceipt {
  readonly bytes: number;
}

export const noCounts: ConservationCounts = { ...emptyReceipt, bytes: 0 };

export function addCounts(a: ConservationCounts, b: ConservationCounts): ConservationCounts {
  return { ...addReceipts(a, b), bytes: a.bytes + b.bytes };
}

export function isBalanced(counts: ConservationCounts): boolean {
  return counts.received === counts.stored + counts.failed + counts.dropped + counts.repeated;
}
