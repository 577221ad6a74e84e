import { eventBytesMax, failureRawBytesMax } from "@pharos/domain";
import type { Chunk, LogTypeRows, NormalizedChunk, RecordFailure } from "../chunk.ts";
import type { CompiledSchema } from "../compile/compiled-schema.ts";
import { EventScratch } from "../compile/event-scratch.ts";
import type { OpenParser } from "../parsers/text-parser.ts";
import { eventJson, exactEventJson } from "../rows/event-json.ts";
import { StandardFields } from "../rows/standard-fields.ts";
import { TableBuilder } from "../rows/table-builder.ts";
import { parseExactly } from "../streams/exact-json.ts";
import type { RecordSink } from "../streams/record-sink.ts";
import type { Candidates } from "./candidates.ts";

type Outcome = "accepted" | "refused" | "ignored";
type JsonObject = Readonly<Record<string, unknown>>;

/** A record on its way through the schemas: its text, its JSON, or both. */
interface PendingRecord {
  readonly value: unknown;
  readonly text: () => string;
  /** Reads the value again with whole numbers that a double would round. */
  readonly exact: () => unknown;
  /** Members that come from around the record; its own win. */
  readonly context: JsonObject | undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function looksLikeJson(text: string): boolean {
  return text.trimStart().startsWith("{");
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Text of a value that has none of its own; it may be nested too deeply to have any. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "";
  }
}

/** Offers each record of one chunk to the source's schemas and gathers rows and failures. */
export class ChunkClassification implements RecordSink {
  readonly #candidates: Candidates;
  readonly #standardFields: StandardFields;
  readonly #scratch = new EventScratch();
  readonly #tables = new Map<string, TableBuilder>();
  readonly #failures: RecordFailure[] = [];
  readonly #bytes: number;
  readonly #noSchema: string;
  readonly #parsers = new Map<CompiledSchema, OpenParser>();
  readonly #takesJson: boolean;
  #isBegun = false;
  #index = 0;

  constructor(chunk: Chunk, candidates: Candidates, bytes: number) {
    this.#candidates = candidates;
    this.#standardFields = new StandardFields(chunk);
    this.#bytes = bytes;
    for (const schema of candidates.order) if (schema.parser) this.#parsers.set(schema, schema.parser());
    this.#takesJson = candidates.order.some((schema) => !schema.parser);
    this.#noSchema =
      chunk.logTypes.length === 0 ? "the source has no log type" : `no schema is called ${chunk.logTypes.join(", ")}`;
  }

  text(text: string, context?: JsonObject): void {
    if (!this.#isBegun) {
      this.#isBegun = true;
      for (const parser of this.#parsers.values()) parser.begin(text);
    }
    const value = this.#takesJson && looksLikeJson(text) ? parseOrUndefined(text) : undefined;
    this.#classify({ value, text: () => text, exact: () => parseExactly(text), context });
  }

  json(value: unknown, text: string): void {
    this.#classify({ value, text: () => text, exact: () => parseExactly(text), context: undefined });
  }

  part(value: unknown, exact: () => unknown): void {
    this.#classify({ value, text: () => textOf(value), exact, context: undefined });
  }

  unreadable(reason: string, raw: string): void {
    this.#fail(reason, undefined, raw);
  }

  finish(): NormalizedChunk {
    const tables: LogTypeRows[] = [];
    for (const table of this.#tables.values()) tables.push(table.finish());
    return { received: this.#index, bytes: this.#bytes, tables, failures: this.#failures };
  }

  #classify(record: PendingRecord): void {
    const { order } = this.#candidates;
    let isIgnored = false;
    for (let place = 0; place < order.length; place++) {
      const schema = order[place];
      if (!schema) continue;
      const outcome = this.#offer(schema, record);
      if (outcome === "accepted") {
        if (place > 0) this.#candidates.accepted(place);
        return;
      }
      isIgnored ||= outcome === "ignored";
    }
    // A header or a comment is no record: it counts neither as received nor as failed.
    if (!isIgnored) this.#refuse(record);
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
    const eventTimeMs = this.#standardFields.addTo(event, schema, scratch, this.#index);
    const row = scratch.holdsBigIntegers ? exactEventJson(event) : eventJson(event);
    if (row.json.length > eventBytesMax) {
      this.#fail(`${schema.logType}: longer than ${eventBytesMax} bytes`, schema.logType, record.text());
      return;
    }
    this.#tableOf(schema.logType).append(row.event, row.json, eventTimeMs);
    this.#index++;
  }

  #build(schema: CompiledSchema, record: PendingRecord): Record<string, unknown> | "ignored" | undefined {
    if (!schema.parser) {
      const event = this.#buildObject(schema, record.value, record.context);
      return this.#scratch.isImprecise ? this.#buildObject(schema, record.exact(), record.context) : event;
    }
    const parsed = this.#parsers.get(schema)?.parse(record.text());
    if (parsed === "ignored") return "ignored";
    if (parsed) return this.#buildObject(schema, parsed, record.context);
    this.#scratch.failure = "the line does not have the form that the parser expects";
    return undefined;
  }

  #buildObject(
    schema: CompiledSchema,
    value: unknown,
    context: JsonObject | undefined,
  ): Record<string, unknown> | undefined {
    this.#scratch.clear();
    if (!isObject(value)) {
      this.#scratch.failure = "the record is not a JSON object";
      return undefined;
    }
    return schema.build(context ? { ...context, ...value } : value, this.#scratch);
  }

  #refuse(record: PendingRecord): void {
    const best = closest(this.#candidates.order, record.value);
    if (!best) {
      this.#fail(this.#noSchema, undefined, record.text());
      return;
    }
    this.#build(best, record);
    this.#fail(`${best.logType}: ${this.#scratch.failure}`, best.logType, record.text());
  }

  #fail(reason: string, logType: string | undefined, text: string): void {
    const raw = text.length > failureRawBytesMax / 4 ? cutToBytes(text, failureRawBytesMax) : text;
    this.#failures.push({ index: this.#index++, reason, logType, raw });
  }

  #tableOf(logType: string): TableBuilder {
    let table = this.#tables.get(logType);
    if (!table) {
      table = new TableBuilder(logType, this.#bytes);
      this.#tables.set(logType, table);
    }
    return table;
  }
}

/** The schema of which the record has the largest share of top-level fields; for text the first that parses text. */
function closest(schemas: readonly CompiledSchema[], value: unknown): CompiledSchema | undefined {
  if (!isObject(value)) return schemas.find((schema) => schema.parser) ?? schemas[0];
  let best = schemas[0];
  let bestShare = -1;
  for (const candidate of schemas) {
    const { fields } = candidate.schema;
    const known = fields.filter((field) => Object.hasOwn(value, field.name)).length;
    const share = known / Math.max(1, fields.length);
    if (share > bestShare) {
      best = candidate;
      bestShare = share;
    }
  }
  return best;
}

function cutToBytes(text: string, bytesMax: number): string {
  const bytes = Buffer.from(text.slice(0, bytesMax));
  return bytes.length <= bytesMax ? text.slice(0, bytesMax) : bytes.subarray(0, bytesMax).toString();
}
