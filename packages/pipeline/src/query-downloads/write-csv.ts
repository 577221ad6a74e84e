import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { csvLine } from "./csv-line.ts";
import { columnUnknown } from "./errors.ts";

export interface RowsToWrite {
  readonly names: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly unknown[])[]>;
}
export interface WrittenCsv {
  readonly rowCount: number;
  readonly bytes: number;
}

/**
 * Writes a header and the rows as UTF-8. The file is at its place when it is whole; before, it is beside it.
 * @param columns those to write, in this order; empty for all
 * @throws columnUnknown, and the reason of the signal when it is aborted
 */
export async function writeCsv(
  path: string,
  rows: RowsToWrite,
  columns: readonly string[],
  signal: AbortSignal,
): Promise<WrittenCsv> {
  const places = placesOf(rows.names, columns);
  let rowCount = 0;
  async function* lines() {
    yield csvLine(places.map((place) => rows.names[place]));
    for await (const batch of rows.batches) {
      rowCount += batch.length;
      yield batch.map((row) => csvLine(places.map((place) => row[place]))).join("");
    }
  }
  const partial = `${path}.partial`;
  try {
    await pipeline(Readable.from(lines()), createWriteStream(partial), { signal });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw signal.aborted ? signal.reason : error;
  }
  return { rowCount, bytes: (await stat(path)).size };
}

function placesOf(names: readonly string[], columns: readonly string[]): number[] {
  if (columns.length === 0) return names.map((_name, place) => place);
  return columns.map((column) => {
    const place = names.indexOf(column);
    if (place < 0) throw columnUnknown(column, names);
    return place;
  });
}
