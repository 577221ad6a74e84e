import { promisify } from "node:util";
import { zstdCompress, zstdDecompress } from "node:zlib";

/** A row's values in the order of the columns. */
export type ResultRow = readonly unknown[];

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** @param lines each row as JSON */
export function packRows(lines: readonly string[]): Promise<Buffer> {
  return compress(lines.join("\n"));
}

export async function unpackRows(body: Buffer): Promise<ResultRow[]> {
  const text = (await decompress(body)).toString("utf8");
  // A line break within a value is written as an escape.
  return text === "" ? [] : (JSON.parse(`[${text.replaceAll("\n", ",")}]`) as ResultRow[]);
}
