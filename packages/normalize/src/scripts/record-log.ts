import type { JsonObject } from "../streams/pending-record.ts";
import type { RecordSink } from "../streams/record-sink.ts";

/** A record that waits for what scripts make of it. */
interface WaitingRecord {
  /** What scripts are asked about; undefined for bytes that are no record. */
  readonly text: string | undefined;
  readonly deliver: (sink: RecordSink) => void;
}

/** Few enough that their answers are little memory, and that a process lost over one of them repeats little. */
const recordsTogetherMax = 1_000;
const charactersTogetherMax = 4 * 1024 * 1024;

/** Keeps the records of a chunk in their order, JSON as its text: objects of a whole chunk would be too much. */
export class RecordLog implements RecordSink {
  readonly #records: WaitingRecord[] = [];

  text(text: string, context?: JsonObject): void {
    this.#records.push({ text, deliver: (sink) => sink.text(text, context) });
  }

  json(_value: unknown, text: string): void {
    this.#records.push({ text, deliver: (sink) => sink.json(JSON.parse(text), text) });
  }

  part(value: unknown, exact: () => unknown): void {
    this.#records.push({ text: JSON.stringify(value), deliver: (sink) => sink.part(value, exact) });
  }

  unreadable(reason: string, raw: string): void {
    this.#records.push({ text: undefined, deliver: (sink) => sink.unreadable(reason, raw) });
  }

  /** All of them, a few at a time. */
  *batches(): Generator<readonly WaitingRecord[]> {
    let batch: WaitingRecord[] = [];
    let characters = 0;
    for (const record of this.#records) {
      batch.push(record);
      characters += record.text?.length ?? 0;
      if (batch.length < recordsTogetherMax && characters < charactersTogetherMax) continue;
      yield batch;
      batch = [];
      characters = 0;
    }
    if (batch.length > 0) yield batch;
  }
}
