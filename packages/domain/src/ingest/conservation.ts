/**
 * What became of the events that a source sent within one minute. They add up, or an alarm is raised:
 * received = stored + failed + dropped + repeated.
 */
export interface ConservationCounts {
  readonly received: number;
  readonly stored: number;
  readonly failed: number;
  /** Dropped by a named rule (an event filter). */
  readonly dropped: number;
  /** Sent again with a token that was stored before. */
  readonly repeated: number;
  readonly bytes: number;
}

export const noCounts: ConservationCounts = { received: 0, stored: 0, failed: 0, dropped: 0, repeated: 0, bytes: 0 };

export function addCounts(a: ConservationCounts, b: ConservationCounts): ConservationCounts {
  return {
    received: a.received + b.received,
    stored: a.stored + b.stored,
    failed: a.failed + b.failed,
    dropped: a.dropped + b.dropped,
    repeated: a.repeated + b.repeated,
    bytes: a.bytes + b.bytes,
  };
}

export function isBalanced(counts: ConservationCounts): boolean {
  return counts.received === counts.stored + counts.failed + counts.dropped + counts.repeated;
}
