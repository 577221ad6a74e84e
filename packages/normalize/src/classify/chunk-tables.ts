import type { Chunk, EventListener, LogTypeRows } from "../chunks/chunk.ts";
import type { CompiledSchema } from "../compile/compiled-schema.ts";
import type { ExpectBytes } from "../rows/row-buffer.ts";
import { RowTail } from "../rows/row-tail.ts";
import { TableBuilder } from "../rows/table-builder.ts";

/** Rows are rarely longer than so many times their records, short ones with all `p_` fields. */
const storedShare = 2.5;
/** Room for rows that are longer than those before them. */
const margin = 1.25;
/** What is known of a few short lines says nothing of the lists between them, of which it is not known how much was read. */
const storedShareMax = 8;

/** The rows of one chunk by log type. */
export class ChunkTables {
  readonly #chunk: Chunk;
  readonly #bytes: number;
  readonly #listener: EventListener | undefined;
  readonly #tables = new Map<string, TableBuilder>();
  /** Most records are of the schema of the one before them. */
  #lastSchema: CompiledSchema | undefined;
  #lastTable: TableBuilder | undefined;
  /** Of records that are texts by themselves. */
  bytesRead = 0;

  /** `bytes` is how many there are to read. */
  constructor(chunk: Chunk, bytes: number, listener: EventListener | undefined) {
    this.#chunk = chunk;
    this.#bytes = bytes;
    this.#listener = listener;
  }

  of(schema: CompiledSchema): TableBuilder {
    if (schema === this.#lastSchema && this.#lastTable) return this.#lastTable;
    this.#lastSchema = schema;
    this.#lastTable = this.#tables.get(schema.logType) ?? this.#begin(schema);
    return this.#lastTable;
  }

  /** Those that have rows, in the order of their first records. */
  finish(): LogTypeRows[] {
    const filled = [...this.#tables.values()].filter(({ rows }) => rows > 0);
    return filled.sort((a, b) => a.firstIndex - b.firstIndex).map((table) => table.finish());
  }

  #begin(schema: CompiledSchema): TableBuilder {
    const { logType } = schema;
    const columnsRead = this.#listener?.columns(logType);
    const table = new TableBuilder(logType, this.#expectBytes, new RowTail(this.#chunk, schema), columnsRead);
    this.#tables.set(logType, table);
    return table;
  }

  /** As much more as there is to read; what the parts of a larger value measure is not known. */
  readonly #expectBytes: ExpectBytes = (written) => {
    if (this.bytesRead === 0) return this.#bytes * storedShare;
    return Math.min(((written * this.#bytes) / this.bytesRead) * margin, this.#bytes * storedShareMax);
  };
}
