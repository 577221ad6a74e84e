import type { StreamOptions, StreamType } from "@pharos/domain";
import {
  type Chunk,
  type CompiledSchema,
  createNormalizer,
  type EventListener,
  type NormalizedChunk,
  type RecordFailure,
  type RunScript,
} from "@pharos/normalize";
import { logPieces, pieceBytesMin } from "../ingest/log-pieces.ts";

/** What became of a part of a file. */
export interface ParsedPiece {
  /** Records read; `events` and `failures` add up to it. */
  readonly lines: number;
  readonly events: number;
  /** The typed events as JSON lines, in the order of the file. */
  readonly ndjson: readonly Buffer[];
  /** Their `index` counts from the beginning of the file. */
  readonly failures: readonly RecordFailure[];
}

export type FileParser = (
  file: string,
  streamType: StreamType,
  streamOptions?: StreamOptions,
) => AsyncGenerator<ParsedPiece>;

/** Reads files as a log source with these schemas would, without a server and in pieces. */
export function fileParser(
  schemas: readonly CompiledSchema[],
  receivedAtMs: number,
  runScript: RunScript,
  bytesMin = pieceBytesMin,
): FileParser {
  const normalizer = createNormalizer(schemas);
  const logTypes = schemas.map(({ logType }) => logType);
  let pieces = 0;

  return async function* parseFile(file, streamType, streamOptions = {}) {
    let head = Buffer.alloc(0);
    let lines = 0;
    for await (const piece of logPieces(file, streamType, bytesMin)) {
      const bytes = head.length > 0 ? Buffer.concat([head, piece]) : piece;
      const order: string[] = [];
      const chunk = aChunk({ bytes, streamType, streamOptions, logTypes, receivedAtMs }, pieces++);
      const note: EventListener = { columns: () => new Set(), event: (logType) => void order.push(logType) };
      const result = normalizer.hasScripts(chunk)
        ? await normalizer.normalizeWithScripts(chunk, runScript, note)
        : normalizer.normalize(chunk, note);
      yield parsedPiece(result, order, lines);
      lines += result.received;
      // What names the columns of a file is needed by each of its pieces.
      if (head.length === 0) head = Buffer.from(result.headers.map((header) => `${header}\n`).join(""));
    }
  };
}

type GivenChunk = Pick<Chunk, "bytes" | "streamType" | "streamOptions" | "logTypes" | "receivedAtMs">;

function aChunk(given: GivenChunk, number: number): Chunk {
  return {
    ...given,
    sourceId: "00000000-0000-0000-0000-000000000000",
    sourceLabel: "pharos parse",
    rowIdPrefix: number.toString(16).padStart(16, "0"),
  };
}

function parsedPiece(result: NormalizedChunk, order: readonly string[], linesBefore: number): ParsedPiece {
  return {
    lines: result.received,
    events: order.length,
    ndjson: inOrder(result, order),
    failures: result.failures.map((failure) => ({ ...failure, index: failure.index + linesBefore })),
  };
}

/** The rows of all tables as they came; one table's rows are in order already. */
function inOrder({ tables }: NormalizedChunk, order: readonly string[]): Buffer[] {
  if (tables.length <= 1) return tables.map(({ ndjson }) => ndjson);
  const next = new Map(tables.map((table) => [table.logType, { table, row: 0 }]));
  const rows: Buffer[] = [];
  for (const logType of order) {
    const place = next.get(logType);
    if (!place) continue;
    const { ndjson, offsets } = place.table;
    rows.push(ndjson.subarray(offsets[place.row], offsets[place.row + 1]));
    place.row++;
  }
  return [Buffer.concat(rows)];
}
