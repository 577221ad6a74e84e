import { addReceipts, emptyReceipt, type IngestReceipt } from "@pharos/domain";

/** What one source sent since this process started. */
export interface SourceTotals extends IngestReceipt {
  /** As they came. */
  readonly bytes: number;
}

/** Sums by source. */
export class SourceTotalsLog {
  readonly #bySource = new Map<string, SourceTotals>();

  add(sourceId: string, bytes: number, receipt: IngestReceipt): void {
    const before = this.#bySource.get(sourceId) ?? { ...emptyReceipt, bytes: 0 };
    this.#bySource.set(sourceId, { ...addReceipts(before, receipt), bytes: before.bytes + bytes });
  }

  /** By source id. */
  get totals(): ReadonlyMap<string, SourceTotals> {
    return this.#bySource;
  }
}
