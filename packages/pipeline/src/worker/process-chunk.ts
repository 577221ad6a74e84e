import type { RuleEngine } from "@pharos/detection";
import type { Chunk, LogTypeRows, Normalizer } from "@pharos/normalize";
import type { EvaluationQueue } from "./evaluation-queue.ts";
import type { ProcessedChunk } from "./protocol.ts";

interface Candidate {
  readonly table: LogTypeRows;
  readonly row: number;
  readonly rules: readonly number[];
}

/** One chunk's way through a worker: bytes → typed rows → candidates → matches. */
export async function processChunk(
  chunk: Chunk,
  normalizer: Normalizer,
  engine: RuleEngine,
  queue: EvaluationQueue,
): Promise<ProcessedChunk> {
  const normalized = normalizer.normalize(chunk);
  const candidates = findCandidates(normalized.tables, engine);
  const result = await queue.evaluate(candidates.map((c) => ({ json: eventJson(c.table, c.row), rules: c.rules })));
  const withEvent = <T extends { readonly event: number }>({ event, ...rest }: T) => {
    const candidate = candidates[event];
    if (!candidate) throw new Error(`The rule engine named event ${event} of ${candidates.length}`);
    return { ...rest, ...describeEvent(candidate.table, candidate.row) };
  };
  return {
    received: normalized.received,
    bytes: normalized.bytes,
    tables: normalized.tables.map(({ logType, events, ndjson, minEventTimeMs, maxEventTimeMs }) => ({
      logType,
      rows: events.length,
      ndjson,
      minEventTimeMs,
      maxEventTimeMs,
    })),
    failures: normalized.failures,
    matches: result.matches.map(withEvent),
    ruleErrors: result.errors.map(withEvent),
  };
}

function findCandidates(tables: readonly LogTypeRows[], engine: RuleEngine): Candidate[] {
  const found: Candidate[] = [];
  for (const table of tables) {
    for (let row = 0; row < table.events.length; row++) {
      const rules = engine.candidates(table.logType, table.events[row] ?? {});
      if (rules.length > 0) found.push({ table, row, rules });
    }
  }
  return found;
}

function eventJson(table: LogTypeRows, row: number): Uint8Array {
  return table.ndjson.subarray(table.offsets[row], (table.offsets[row + 1] ?? 0) - 1);
}

function describeEvent(table: LogTypeRows, row: number) {
  const event = table.events[row] ?? {};
  const standard = Object.fromEntries(Object.entries(event).filter(([key]) => key.startsWith("p_")));
  return {
    logType: table.logType,
    // A copy: the table's memory moves to the main thread as a whole.
    eventJson: new Uint8Array(eventJson(table, row)),
    standard,
  };
}
