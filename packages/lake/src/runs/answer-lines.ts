import { parseError } from "@clickhouse/client";
import { parseWithDigits } from "@pharos/domain";
import type { ResultColumn, ResultRow } from "./lake-run.ts";

/** A line of the engine's answer. */
export type AnswerLine =
  | { readonly meta: readonly ResultColumn[] }
  | { readonly row: ResultRow; readonly bytes: number }
  | { readonly progress: { readonly rowsRead: number; readonly bytesRead: number; readonly totalRowsToRead: number } };

const newline = 0x0a;

/** The lines of an answer that is cut anywhere; those of a kind that tells nothing are left out. @throws ClickHouseError */
export async function* answerLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<AnswerLine, void> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes = rest.length === 0 ? asBuffer(piece) : Buffer.concat([rest, piece]);
    let from = 0;
    for (let to = bytes.indexOf(newline); to >= 0; to = bytes.indexOf(newline, from)) {
      const line = readLine(bytes.subarray(from, to));
      if (line !== undefined) yield line;
      from = to + 1;
    }
    rest = bytes.subarray(from);
  }
  const last = readLine(rest);
  if (last !== undefined) yield last;
}

const asBuffer = (piece: Uint8Array) => Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);

function readLine(bytes: Buffer): AnswerLine | undefined {
  const text = bytes.toString();
  if (text.trim() === "") return undefined;
  const line = parse(text);
  if (line.exception !== undefined) throw parseError(line.exception);
  if (line.row !== undefined) return { row: line.row, bytes: bytes.length };
  if (line.meta !== undefined) return { meta: line.meta.map(({ name, type }) => ({ name, type })) };
  if (line.progress === undefined) return undefined;
  const { read_rows, read_bytes, total_rows_to_read } = line.progress;
  const progress = {
    rowsRead: Number(read_rows ?? 0),
    bytesRead: Number(read_bytes ?? 0),
    totalRowsToRead: Number(total_rows_to_read ?? 0),
  };
  return { progress };
}

interface EngineLine {
  readonly meta?: readonly ResultColumn[];
  readonly row?: ResultRow;
  readonly progress?: Readonly<Record<string, string | number>>;
  readonly exception?: string;
}

/** A whole number of so many digits stands where a value may: a double might not hold it. */
const longNumber = /[:,[]\s*-?\d{16}/;

/** Whole numbers that a double would print with other digits come out as text. Slow: only where one may occur. */
function parseExactly(text: string): unknown {
  if (!longNumber.test(text)) return JSON.parse(text);
  return parseWithDigits(text, (rounded, digits) => (String(rounded) === digits ? rounded : digits));
}

/** A server that fails half-way may write its complaint in place of a line. */
function parse(text: string): EngineLine {
  try {
    return parseExactly(text) as EngineLine;
  } catch {
    throw parseError(text);
  }
}
