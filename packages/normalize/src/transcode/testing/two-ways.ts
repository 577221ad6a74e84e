import type { Chunk, EventListener, NormalizedChunk } from "../../chunks/chunk.ts";
import { Candidates } from "../../classify/candidates.ts";
import { ChunkClassification } from "../../classify/chunk-classification.ts";
import type { CompiledSchema } from "../../compile/compiled-schema.ts";
import { anyReaders, readStream } from "../../streams/read-stream.ts";
import type { RecordSink } from "../../streams/record-sink.ts";
import { aChunk } from "../../testing/a-chunk.ts";
import { RowTranscoder } from "../row-transcoder.ts";

export interface BothWays {
  readonly quick: NormalizedChunk;
  readonly general: NormalizedChunk;
  /** Of the rows those that were written from their bytes. */
  readonly quickRows: number;
}

/** Counts the rows that it wrote. */
class CountingTranscoder extends RowTranscoder {
  rows = 0;

  override write(...written: Parameters<RowTranscoder["write"]>): ReturnType<RowTranscoder["write"]> {
    const result = super.write(...written);
    this.rows += result?.rows ?? 0;
    return result;
  }
}

/** Reads chunks of JSON by the same schemas in both ways, which shall mean the same. */
export class TwoWays {
  readonly #schemas: readonly CompiledSchema[];
  readonly #transcoder = new CountingTranscoder();

  constructor(schemas: readonly CompiledSchema[]) {
    this.#schemas = schemas;
  }

  normalize(chunk: Partial<Chunk>, listener?: EventListener): BothWays {
    const whole = aChunk({ logTypes: this.#schemas.map(({ logType }) => logType), ...chunk });
    this.#transcoder.rows = 0;
    const quick = this.#normalize(whole, (classification) => classification, listener);
    const quickRows = this.#transcoder.rows;
    return { quick, quickRows, general: this.#normalize(whole, onlyGenerally, undefined) };
  }

  #normalize(chunk: Chunk, sinkOf: (all: ChunkClassification) => RecordSink, listener: EventListener | undefined) {
    const candidates = new Candidates(this.#schemas.filter(({ logType }) => chunk.logTypes.includes(logType)));
    const all = new ChunkClassification(chunk, candidates, chunk.bytes.length, this.#transcoder, listener);
    readStream(chunk.bytes, chunk.streamType, chunk.streamOptions, { ...anyReaders, wantJson: true }, sinkOf(all));
    return all.finish();
  }
}

/** A sink that takes each record by itself. */
function onlyGenerally(all: ChunkClassification): RecordSink {
  return {
    text: (text, context) => all.text(text, context),
    json: (value, text) => all.json(value, text),
    part: (value, exact) => all.part(value, exact),
    unreadable: (reason, raw) => all.unreadable(reason, raw),
  };
}

/** What a chunk became, in a form in which equal means equal: members in order, numbers in their digits. */
export function meaningOf({ received, bytes, tables, failures, headers }: NormalizedChunk) {
  return {
    received,
    bytes,
    failures,
    headers,
    tables: tables.map(({ logType, rows, ndjson, offsets, minEventTimeMs, maxEventTimeMs }) => ({
      logType,
      rows,
      minEventTimeMs,
      maxEventTimeMs,
      events: rowsOf(ndjson, offsets),
    })),
  };
}

function rowsOf(ndjson: Buffer, offsets: Uint32Array): string[] {
  return Array.from(offsets.subarray(1), (end, row) => {
    const line = ndjson.toString("utf8", offsets[row], end);
    if (!line.endsWith("}\n") || line.indexOf("\n") !== line.length - 1) throw new Error(`no line: ${line}`);
    return canonical(line);
  });
}

/** The types of the language leave out the third argument. */
type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;

function canonical(line: string): string {
  const value = parse(line, (_, value, { source }) => (typeof value === "number" ? { number: source } : sorted(value)));
  const text = JSON.stringify(value);
  if (!/\\|\d{16}/.test(line) && JSON.stringify(JSON.parse(line)).length !== line.length - 1) {
    throw new Error(`a member twice, or white space: ${line}`);
  }
  return text;
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
