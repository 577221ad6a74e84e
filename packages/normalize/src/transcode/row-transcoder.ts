import type { EventColumns } from "@pharos/domain";
import * as Layout from "../../transcoder/layout.ts";
import * as ListEnd from "../../transcoder/list-end.ts";
import type { CompiledSchema } from "../compile/compiled-schema.ts";
import { ModuleWriter } from "./module-writer.ts";
import { RowHost } from "./row-host.ts";
import { instantiateRowModule, type RowModule } from "./row-module.ts";
import { RowProgram } from "./row-program.ts";

/** Records and their rows at a time: few enough to stay in the processor's cache. */
const windowBytes = 64 * 1024;
const outputBytes = 512 * 1024;
const rowsMax = 4096;
const tailBytesMax = 8 * 1024;
const timeBytes = 29;
/** Blocks are read and written beyond the end. */
const slack = 128;
const lineFeed = 0x0a;

/** What is the same for all rows of a chunk. */
export interface ChunkTimes {
  /** As stored. */
  readonly parseTime: string;
  readonly receivedAtMs: number;
  /** Event times before and after are not believed. */
  readonly earliestMs: number;
  readonly latestMs: number;
}

/** What is the same for all rows of a chunk and log type. */
export interface TranscodedTail {
  readonly bytes: Uint8Array;
  /** Where the digits of a record's place begin, which are zeros. */
  readonly digitsStart: number;
}

/** JSON records in bytes that are valid UTF-8: a line each, or the elements of a list. */
export interface PlacedRecords {
  readonly bytes: Buffer;
  readonly from: number;
  /** The end of the bytes, or the list's closing bracket. */
  readonly to: number;
  readonly isList: boolean;
}

/** Rows of records that stand one after another; the bytes are the module's, and others after the next call. */
export interface TranscodedRows {
  readonly rows: number;
  readonly bytes: Uint8Array;
  /** The end of each row in the bytes. */
  readonly ends: Uint32Array;
  readonly minEventTimeMs: number;
  readonly maxEventTimeMs: number;
  /** The columns of each that were asked for; undefined when none were, or all. */
  readonly glances: readonly Record<string, unknown>[] | undefined;
  /** The place behind the records. */
  readonly readTo: number;
  /** True when the next record needs the general way. */
  readonly isRefused: boolean;
}

/**
 * Bytes of JSON records → bytes of rows without an object between, in WebAssembly. Knows the plain case of what the
 * general way knows: what it writes means the same, and a record that has something else it leaves alone.
 */
export class RowTranscoder {
  readonly #host = new RowHost();
  readonly #module: RowModule;
  readonly #objectsMax: number;
  readonly #writer: ModuleWriter;
  readonly #programs = new Map<CompiledSchema, RowProgram | undefined>();
  readonly #window: number;
  readonly #output: number;
  readonly #glance: number;
  readonly #ends: number;
  readonly #tail: number;
  readonly #parseTime: number;
  #times: ChunkTimes | undefined;
  #windowFrom = 0;
  #windowTo = 0;

  constructor(objectsMax = 2 ** 31) {
    this.#objectsMax = objectsMax;
    const module = instantiateRowModule(this.#host);
    this.#module = module;
    this.#writer = new ModuleWriter(module, this.#host);
    this.#window = module.allocate(windowBytes + slack);
    this.#output = module.allocate(outputBytes + slack);
    this.#glance = module.allocate(outputBytes + slack);
    this.#ends = module.allocate(rowsMax * 4);
    this.#tail = module.allocate(tailBytesMax + slack);
    this.#parseTime = module.allocate(timeBytes + slack);
    module.setEnds(this.#ends, rowsMax);
  }

  /** True when it has to be replaced by a new one, hours later: objects are told apart by numbers of 32 bits. */
  get isWorn(): boolean {
    return this.#module.objectsRead() >>> 0 >= this.#objectsMax;
  }

  /** Undefined for a schema that has something which only the general way knows. */
  programOf(schema: CompiledSchema): RowProgram | undefined {
    if (!this.#programs.has(schema)) this.#programs.set(schema, RowProgram.of(schema.schema, this.#writer));
    return this.#programs.get(schema);
  }

  #begin(times: ChunkTimes): void {
    if (times === this.#times) return;
    const { parseTime, receivedAtMs, earliestMs, latestMs } = times;
    this.#times = times;
    this.#windowTo = 0;
    this.#host.receivedAtMs = receivedAtMs;
    Buffer.from(this.#module.memory.buffer).write(parseTime, this.#parseTime, "latin1");
    this.#module.setTimes(this.#parseTime, receivedAtMs, earliestMs, latestMs);
  }

  /** The rows of records, as many as there are until one needs the general way, or some of them. */
  write(
    program: RowProgram,
    records: PlacedRecords,
    firstIndex: number,
    tail: TranscodedTail,
    columns: EventColumns | undefined,
    times: ChunkTimes,
  ): TranscodedRows | undefined {
    if (tail.bytes.length > tailBytesMax) return undefined;
    const { bytes, from, to, isList } = records;
    this.#begin(times);
    this.#load(bytes, from);
    this.#module.setList(isList);
    this.#setTail(tail);
    const isGlancing = this.#setGlance(program, columns);
    const start = this.#window + from - this.#windowFrom;
    const end = this.#window + Math.min(to, this.#windowTo) - this.#windowFrom;
    const isLast = this.#windowTo >= to;
    const output = this.#output;
    const rows = this.#module.writeRows(program.address, start, end, isLast, firstIndex, output, output + outputBytes);
    return this.#result(rows, records, isGlancing);
  }

  /** Where the list of objects closes whose first begins at a place; -1 for anything else. */
  listEnd(bytes: Buffer, from: number, times: ChunkTimes): number {
    this.#begin(times);
    for (let at = from; ; ) {
      this.#load(bytes, at);
      const offset = this.#window - this.#windowFrom;
      const outcome = this.#module.skipObjects(at + offset, this.#windowTo + offset);
      const to = this.#module.skippedTo() - offset;
      if (outcome === ListEnd.Closed) return to;
      const isAllShown = this.#windowTo === bytes.length || (to === at && at === this.#windowFrom);
      if (outcome === ListEnd.Refused || isAllShown) return -1;
      at = to;
      this.#windowTo = 0;
    }
  }

  #result(rows: number, records: PlacedRecords, isGlancing: boolean): TranscodedRows {
    const module = this.#module;
    const { buffer } = module.memory;
    const ends = new Uint32Array(buffer, this.#ends, rows);
    const readTo = this.#windowFrom + module.readTo() - this.#window;
    const isFull = rows > 0 && (module.isOutOfRoom() !== 0 || rows === rowsMax);
    const isStopped = !isFull && readTo < Math.min(records.to, this.#windowTo);
    const isCut = isStopped && (rows > 0 || records.from > this.#windowFrom) && this.#isCut(records, readTo);
    if (isCut) this.#windowTo = 0;
    return {
      rows,
      bytes: new Uint8Array(buffer, this.#output, ends[rows - 1] ?? 0),
      ends,
      minEventTimeMs: module.minEventTime(),
      maxEventTimeMs: module.maxEventTime(),
      glances: isGlancing ? this.#glances() : undefined,
      readTo,
      isRefused: isStopped && !isCut,
    };
  }

  /** True when what is left of the window is the beginning of a record that goes on behind it. */
  #isCut({ bytes, to, isList }: PlacedRecords, readTo: number): boolean {
    if (this.#windowTo >= to) return false;
    if (isList) {
      const offset = this.#window - this.#windowFrom;
      return this.#module.endsWithin(readTo + offset, this.#windowTo + offset) === 0;
    }
    const next = bytes.indexOf(lineFeed, readTo);
    return next < 0 || next >= this.#windowTo;
  }

  #glances(): Record<string, unknown>[] {
    const length = this.#module.endGlance() - this.#glance;
    return JSON.parse(Buffer.from(this.#module.memory.buffer, this.#glance, length).toString("utf8"));
  }

  /** Shows the bytes from a place on, unless they are shown already. */
  #load(bytes: Buffer, from: number): void {
    if (from >= this.#windowFrom && from < this.#windowTo) return;
    const to = Math.min(bytes.length, from + windowBytes);
    const memory = Buffer.from(this.#module.memory.buffer);
    bytes.copy(memory, this.#window, from, to);
    memory[this.#window + to - from] = lineFeed;
    this.#windowFrom = from;
    this.#windowTo = to;
  }

  #setTail({ bytes, digitsStart }: TranscodedTail): void {
    Buffer.from(this.#module.memory.buffer).set(bytes, this.#tail);
    this.#module.setTail(this.#tail, bytes.length, digitsStart);
  }

  #setGlance(program: RowProgram, columns: EventColumns | undefined): boolean {
    const isGlancing = columns !== undefined && columns !== "all";
    if (isGlancing) program.glanceAt(columns);
    this.#module.setGlance(isGlancing ? this.#glance : 0);
    this.#module.setGlanced(isGlancing ? standardFieldsAmong(columns) : 0);
    return isGlancing;
  }
}

function standardFieldsAmong(columns: ReadonlySet<string>): number {
  let flags = 0;
  for (const column of columns) {
    if (!column.startsWith("p_")) continue;
    if (column === "p_udm") flags |= Layout.GlancesAtCore;
    else if (column === "p_event_time") flags |= Layout.GlancesAtTime;
    else flags |= column.startsWith("p_any_") ? Layout.GlancesAtIndicators : Layout.GlancesAtTail;
  }
  return flags;
}
