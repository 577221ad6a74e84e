import type { Chunk, LogTypeRows, Normalizer } from "@pharos/normalize";
import { type EvaluationQueue, rowJson, type WithRow } from "./evaluation-queue.ts";
import type { MatchedEvent, ProcessedChunk } from "./protocol.ts";

/** One chunk's way through a worker: bytes → typed rows → candidates → matches. */
export async function processChunk(
  chunk: Chunk,
  normalizer: Normalizer,
  queue: EvaluationQueue,
): Promise<ProcessedChunk> {
  const { received, bytes, tables, failures } = normalizer.normalize(chunk);
  const { matches, errors } = await queue.evaluate(tables);
  return {
    received,
    bytes,
    tables: tables.map(({ logType, events, ndjson, minEventTimeMs, maxEventTimeMs }) => ({
      logType,
      rows: events.length,
      ndjson,
      minEventTimeMs,
      maxEventTimeMs,
    })),
    failures,
    matches: matches.map(withEvent),
    ruleErrors: errors.map(withEvent),
  };
}

function withEvent<T>({ table, row, ...rest }: WithRow<T>) {
  return { ...rest, ...describeEvent(table, row) };
}

function describeEvent(table: LogTypeRows, row: number): MatchedEvent {
  const event = table.events[row] ?? {};
  return {
    logType: table.logType,
    // A copy: the table's memory moves to the main thread as a whole.
    eventJson: new Uint8Array(rowJson(table, row)),
    standard: Object.fromEntries(Object.entries(event).filter(([key]) => key.startsWith("p_"))),
  };
}
