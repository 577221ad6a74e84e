/** What became of events; the others add up to `received`. */
export interface IngestReceipt {
  readonly received: number;
  readonly stored: number;
  readonly failed: number;
  /** Dropped by a named rule (an event filter). */
  readonly dropped: number;
  /** Sent again with a token that was stored before. */
  readonly repeated: number;
}

/** Of a delivery that may be stored by another process. */
export interface IntakeReceipt extends IngestReceipt {
  /** The events are counted later, by the process that stores them: the numbers are 0. */
  readonly isQueued?: true;
}

export const emptyReceipt: IngestReceipt = { received: 0, stored: 0, failed: 0, dropped: 0, repeated: 0 };

export const queuedReceipt: IntakeReceipt = { ...emptyReceipt, isQueued: true };

export function addReceipts(a: IngestReceipt, b: IngestReceipt): IngestReceipt {
  return {
    received: a.received + b.received,
    stored: a.stored + b.stored,
    failed: a.failed + b.failed,
    dropped: a.dropped + b.dropped,
    repeated: a.repeated + b.repeated,
  };
}
