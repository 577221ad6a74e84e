import type { CompiledSchema } from "../compile/compiled-schema.ts";
import type { TableBuilder } from "../rows/table-builder.ts";
import type { ChunkTimes, PlacedRecords, RowTranscoder, TranscodedRows } from "../transcode/row-transcoder.ts";

/** So many records in a row, or nearly, that need the general way tell that the others of the chunk will too. */
const refusalsMax = 8;
/** A refusal after fewer rows than this counts. */
const rowsBetweenMin = 4;

/** The quick way for the records of one chunk, as long as it is worth the attempt. */
export class QuickRows {
  readonly #transcoder: RowTranscoder;
  readonly #times: ChunkTimes;
  #refusals = 0;
  #rowsSince = 0;

  constructor(transcoder: RowTranscoder, times: ChunkTimes) {
    this.#transcoder = transcoder;
    this.#times = times;
  }

  takes(schema: CompiledSchema): boolean {
    return this.#refusals < refusalsMax && this.#transcoder.programOf(schema) !== undefined;
  }

  /** Where the list of objects closes whose first begins at a place; -1 for anything else. */
  listEnd(bytes: Buffer, from: number): number {
    return this.#transcoder.listEnd(bytes, from, this.#times);
  }

  /** Appends the rows of records to the table; undefined where none can be read this way. */
  append(
    schema: CompiledSchema,
    records: PlacedRecords,
    index: number,
    table: TableBuilder,
  ): TranscodedRows | undefined {
    const program = this.#transcoder.programOf(schema);
    const { tail, columnsRead } = table;
    const written = program && this.#transcoder.write(program, records, index, tail, columnsRead, this.#times);
    if (written) {
      table.appendRows(written, index);
      this.#note(written);
    }
    return written;
  }

  #note({ rows, isRefused }: TranscodedRows): void {
    this.#rowsSince += rows;
    if (!isRefused) return;
    this.#refusals = this.#rowsSince < rowsBetweenMin ? this.#refusals + 1 : 0;
    this.#rowsSince = 0;
  }
}
