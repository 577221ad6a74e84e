import { eventBytesMax, isObject } from "@pharos/domain";
import type { Chunk, EventListener, NormalizedChunk, RecordFailure } from "../chunks/chunk.ts";
import type { CompiledSchema } from "../compile/compiled-schema.ts";
import { EventScratch } from "../compile/event-scratch.ts";
import { keysInSmall } from "../compile/keys-in-any-case.ts";
import { areExactIn, withAllDigits } from "../exact-numbers/long-numbers.ts";
import { ScriptParser } from "../parsers/script-parser.ts";
import { type EventJson, eventJson, exactEventJson } from "../rows/event-json.ts";
import { EventTimes } from "../rows/event-times.ts";
import type { TableBuilder } from "../rows/table-builder.ts";
import type { ByteText } from "../streams/byte-text.ts";
import { exactValueOf, type JsonObject, objectIn, type PendingRecord, textOf } from "../streams/pending-record.ts";
import type { QuickSink, RecordSink } from "../streams/record-sink.ts";
import { syslogContent } from "../streams/syslog-content.ts";
import type { OpenParser } from "../text-records/text-parser.ts";
import type { RowTranscoder, TranscodedRows } from "../transcode/row-transcoder.ts";
import type { Candidates } from "./candidates.ts";
import { ChunkTables } from "./chunk-tables.ts";
import { closestSchema } from "./closest-schema.ts";
import { keptText } from "./kept-text.ts";
import { otherShapes } from "./other-shapes.ts";
import { QuickRows } from "./quick-rows.ts";

type Outcome = "accepted" | "refused" | "ignored";

/** Offers each record of one chunk to the source's schemas and gathers rows and failures. */
export class ChunkClassification implements RecordSink {
  readonly #candidates: Candidates;
  readonly #eventTimes: EventTimes;
  readonly #scratch: EventScratch;
  readonly #tables: ChunkTables;
  readonly #failures: RecordFailure[] = [];
  readonly #headers = new Set<string>();
  readonly #bytes: number;
  readonly #noSchema: string;
  readonly #parsers = new Map<CompiledSchema, OpenParser>();
  readonly #takesJson: boolean;
  readonly #listener: EventListener | undefined;
  readonly #isOfRecords: boolean;
  readonly #hasSyslogHeaders: boolean;
  readonly #quick: QuickRows;
  #fileHeader: string | undefined;
  /** Parsers that wait for the beginning of the file. */
  #unbegun: OpenParser[];
  #index = 0;

  constructor(
    chunk: Chunk,
    candidates: Candidates,
    bytes: number,
    transcoder: RowTranscoder,
    listener?: EventListener,
  ) {
    this.#candidates = candidates;
    this.#listener = listener;
    this.#eventTimes = new EventTimes(chunk.receivedAtMs);
    this.#scratch = new EventScratch(chunk.receivedAtMs);
    this.#bytes = bytes;
    this.#tables = new ChunkTables(chunk, bytes, listener);
    this.#quick = new QuickRows(transcoder, this.#eventTimes);
    this.#isOfRecords = chunk.records !== undefined;
    this.#hasSyslogHeaders = chunk.streamOptions.hasSyslogHeaders === true;
    for (const schema of candidates.order) if (schema.parser) this.#parsers.set(schema, schema.parser());
    this.#unbegun = [...this.#parsers.values()];
    if (this.#isOfRecords) this.#beginRecords(chunk.header);
    this.#takesJson = candidates.order.some((schema) => !schema.parser);
    this.#noSchema =
      chunk.logTypes.length === 0 ? "the source has no log type" : `no schema is called ${chunk.logTypes.join(", ")}`;
  }

  /** The parsers at work that need their answers beforehand. */
  get scripts(): ScriptParser[] {
    return [...this.#parsers.values()].filter((parser) => parser instanceof ScriptParser);
  }

  readonly quick: QuickSink = {
    lines: (source, start) => this.#take(source, start, source.bytes.length, false),
    elements: (source, start, end) => this.#take(source, start, end, true),
    listEnd: (source, start) => {
      const [schema] = this.#candidates.order;
      const isTaken = schema && source.isUtf8 && this.#quick.takes(schema);
      return isTaken ? this.#quick.listEnd(source.bytes, start) : -1;
    },
  };

  #take(source: ByteText, start: number, to: number, isList: boolean): number {
    const [schema] = this.#candidates.order;
    const quick = this.#quick;
    if (!schema || !quick.takes(schema) || !source.isUtf8) return start;
    const table = this.#tables.of(schema);
    let from = start;
    while (from < to) {
      const written = quick.append(schema, { bytes: source.bytes, from, to, isList }, this.#index, table);
      if (!written) return from;
      this.#index += written.rows;
      this.#tables.bytesRead += written.readTo - from;
      from = written.readTo;
      this.#tellOfRows(table, written);
      if (written.isRefused) return from;
    }
    return from;
  }

  #tellOfRows(table: TableBuilder, { rows, glances }: TranscodedRows): void {
    const listener = this.#listener;
    if (!listener || table.columnsRead === undefined) return;
    const firstRow = table.rows - rows;
    for (let i = 0; i < rows; i++)
      listener.event(table.logType, glances?.[i] ?? table.event(firstRow + i), firstRow + i);
  }

  text(text: string, context?: JsonObject): void {
    if (this.#unbegun.length > 0) this.#begin(text);
    this.#tables.bytesRead += text.length;
    const value = this.#takesJson ? objectIn(text) : undefined;
    this.#classify({ value, text, exact: undefined, context });
  }

  json(value: unknown, text: string): void {
    this.#tables.bytesRead += text.length;
    this.#classify({ value, text, exact: undefined, context: undefined });
  }

  part(value: unknown, exact: () => unknown): void {
    this.#classify({ value, text: undefined, exact, context: undefined });
  }

  /** The first of some records is no header: they come with that of their file. */
  #beginRecords(header: string | undefined): void {
    if (header !== undefined) this.#begin(header);
    this.#unbegun = [];
  }

  #begin(text: string): void {
    const begun = this.#unbegun.filter((parser) => parser.begin(text));
    this.#unbegun = this.#unbegun.filter((parser) => !begun.includes(parser));
    if (begun.some(({ expectsHeader }) => expectsHeader)) this.#fileHeader ??= text;
  }

  unreadable(reason: string, raw: string): void {
    this.#fail(reason, undefined, raw);
  }

  finish(): NormalizedChunk {
    const tables = this.#tables.finish();
    return { received: this.#index, bytes: this.#bytes, tables, failures: this.#failures, headers: [...this.#headers] };
  }

  #classify(record: PendingRecord): void {
    const { order } = this.#candidates;
    const content = this.#hasSyslogHeaders ? this.#contentOf(record) : undefined;
    let isIgnored = false;
    for (let place = 0; place < order.length; place++) {
      const schema = order[place];
      if (!schema) continue;
      let outcome = this.#offer(schema, record);
      if (content && outcome === "refused" && !this.#candidates.isLastResort(place)) {
        outcome = this.#offer(schema, content);
      }
      if (outcome === "accepted") {
        if (place > 0) this.#candidates.accepted(place);
        return;
      }
      isIgnored ||= outcome === "ignored";
    }
    // A header or a comment is no record: it counts neither as received nor as failed.
    if (isIgnored && !this.#isOfRecords) this.#noteHeader(textOf(record));
    else if (isIgnored) this.#fail("a header or a comment, not a record", undefined, textOf(record));
    else if (!this.#acceptsOtherwise(content ?? record)) this.#refuse(record, content);
  }

  /** What stands behind the syslog header of a line; undefined where there is none, or nobody but last resorts. */
  #contentOf({ text }: PendingRecord): PendingRecord | undefined {
    const content = text === undefined || this.#candidates.isLastResort(0) ? undefined : syslogContent(text);
    if (content === undefined) return undefined;
    const value = this.#takesJson ? objectIn(content) : undefined;
    return { value, text: content, exact: undefined, context: undefined };
  }

  #noteHeader(text: string): void {
    for (const { header } of this.#parsers.values()) if (header === text) this.#headers.add(text);
  }

  /** The last attempts with a record: only those that fail pay for them. */
  #acceptsOtherwise(record: PendingRecord): boolean {
    return this.#acceptsInAnyCase(record) || this.#acceptsInOtherShape(record);
  }

  #acceptsInOtherShape(record: PendingRecord): boolean {
    if (!isObject(record.value)) return false;
    return otherShapes(this.#candidates.order, record.value).some(
      ([schema, value]) => this.#offer(schema, reshapedRecord(schema, value, record)) === "accepted",
    );
  }

  #acceptsInAnyCase({ value, ...record }: PendingRecord): boolean {
    if (!isObject(value)) return false;
    const keys = keysInSmall(value);
    for (const schema of this.#candidates.order) {
      const folded = schema.keysInAnyCase.fold(value, keys);
      if (folded && this.#offer(schema, foldedRecord(schema, folded, { value, ...record })) === "accepted") return true;
    }
    return false;
  }

  #offer(schema: CompiledSchema, record: PendingRecord): Outcome {
    const event = this.#build(schema, record);
    if (event === "ignored") return "ignored";
    if (event === undefined) return "refused";
    this.#store(schema, event, record);
    return "accepted";
  }

  #store(schema: CompiledSchema, event: Record<string, unknown>, record: PendingRecord): void {
    const scratch = this.#scratch;
    schema.writeCoreFields?.(event);
    scratch.indicators.writeInto(event);
    const eventTimeMs = this.#eventTimes.addTo(event, scratch.eventTime);
    const row = this.#jsonOf(event);
    if (row.json.length > eventBytesMax) {
      this.#fail(`${schema.logType}: longer than ${eventBytesMax} bytes`, schema.logType, textOf(record));
      return;
    }
    const table = this.#tables.of(schema);
    table.append(row.json, this.#index, eventTimeMs);
    if (table.columnsRead !== undefined) {
      table.complete(row.event);
      this.#listener?.event(schema.logType, row.event, table.rows - 1);
    }
    this.#index++;
  }

  #jsonOf(event: Record<string, unknown>): EventJson {
    const { holdsBigIntegers, rounded } = this.#scratch;
    const row = holdsBigIntegers ? exactEventJson(event) : eventJson(event);
    return rounded.length === 0 ? row : { event: row.event, json: withAllDigits(row.json, rounded) };
  }

  #build(schema: CompiledSchema, record: PendingRecord): Record<string, unknown> | "ignored" | undefined {
    if (!schema.parser) {
      const event = this.#buildObject(schema, record.value, record.context, record.text);
      if (!event || this.#isExact(record)) return event;
      return this.#buildObject(schema, exactValueOf(record), record.context);
    }
    const parser = this.#parsers.get(schema);
    const parsed = parser?.parse(textOf(record));
    if (parsed === "ignored") return "ignored";
    if (parsed) return this.#buildObject(schema, parsed, record.context);
    this.#scratch.failure = parser?.refusal ?? "the line does not have the form that the parser expects";
    return undefined;
  }

  /** True when parsing lost no digits of what the event holds. */
  #isExact(record: PendingRecord): boolean {
    const { isImprecise, rounded } = this.#scratch;
    if (isImprecise) return false;
    return rounded.length === 0 || (record.text !== undefined && areExactIn(record.text, rounded));
  }

  #buildObject(
    schema: CompiledSchema,
    value: unknown,
    context: JsonObject | undefined,
    text?: string,
  ): Record<string, unknown> | undefined {
    this.#scratch.clear(text);
    if (!isObject(value)) {
      this.#scratch.failure = "the record is not a JSON object";
      return undefined;
    }
    return schema.build(context ? { ...context, ...value } : value, this.#scratch);
  }

  #refuse(record: PendingRecord, content?: PendingRecord): void {
    const closest = isObject(content?.value) ? content : record;
    const best = closestSchema(this.#candidates.order, closest.value);
    if (!best) {
      const hasSchemas = this.#candidates.order.length > 0;
      this.#fail(hasSchemas ? "resembles no log type of the source" : this.#noSchema, undefined, textOf(record));
      return;
    }
    this.#build(best, closest);
    this.#fail(`${best.logType}: ${this.#scratch.failure}`, best.logType, textOf(record));
  }

  #fail(reason: string, logType: string | undefined, text: string): void {
    this.#failures.push({ index: this.#index++, reason, logType, raw: keptText(text), header: this.#header() });
  }

  /** A header that was cut would name other columns. */
  #header(): string | undefined {
    const header = this.#fileHeader;
    return header !== undefined && keptText(header) === header ? header : undefined;
  }
}

function foldedRecord(schema: CompiledSchema, value: JsonObject, record: PendingRecord): PendingRecord {
  const exact = () => {
    const original = exactValueOf(record);
    return isObject(original) ? (schema.keysInAnyCase.fold(original, keysInSmall(original)) ?? original) : original;
  };
  return { value, text: undefined, exact, context: record.context };
}

function reshapedRecord(schema: CompiledSchema, value: JsonObject, record: PendingRecord): PendingRecord {
  const exact = () => {
    const original = exactValueOf(record);
    const found = isObject(original) ? otherShapes([schema], original)[0] : undefined;
    return found?.[1] ?? original;
  };
  return { value, text: undefined, exact, context: record.context };
}
