import type { Chunk, LogTypeRows, Normalizer } from "@pharos/normalize";
import { type EvaluationQueue, rowJson, type WithRow } from "./evaluation-queue.ts";
import type { MatchedEvent, ProcessedChunk } from "./protocol.ts";

/** One chunk's way through a worker: bytes → typed rows → candidates → matches. */
export async function processChunk(
  chunk: Chunk,
  normalizer: Normalizer,
  queue: EvaluationQueue,
): Promise<ProcessedChunk> {
  const choice = queue.choice();
  const { received, bytes, tables, failures } = normalizer.normalize(chunk, choice.onEvent);
  const { matches, errors } = await queue.evaluate(tables, choice);
  return {
    received,
    bytes,
    tables: tables.map(({ logType, rows, ndjson, minEventTimeMs, maxEventTimeMs }) => ({
      logType,
      rows,
      ndjson,
      minEventTimeMs,
      maxEventTimeMs,
    })),
    failures,
    matches: matches.map(withEvent),
    ruleErrors: errors.map(withEvent),
  };
}

const decoder = new TextDecoder();

function withEvent<T>({ table, row, ...rest }: WithRow<T>) {
  return { ...rest, ...describeEvent(table, row) };
}

function describeEvent(table: LogTypeRows, row: number): MatchedEvent {
  const json = rowJson(table, row);
  const event: Record<string, unknown> = JSON.parse(decoder.decode(json));
  return {
    logType: table.logType,
    // A copy: the table's memory moves to the main thread as a whole.
    eventJson: new Uint8Array(json),
    standard: Object.fromEntries(Object.entries(event).filter(([key]) => key.startsWith("p_"))),
  };
}
