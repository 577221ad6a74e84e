import type { RuleEngine } from "@pharos/detection";
import type { Chunk, EventListener, NormalizedChunk, Normalizer, RunScript } from "@pharos/normalize";
import { CandidateChoice } from "./candidate-choice.ts";
import { evaluateCandidates, type WithCandidate } from "./evaluate-candidates.ts";
import type { EventEnrichment } from "./event-enrichment.ts";
import type { ProcessedChunk } from "./protocol.ts";

/** One chunk's way through a worker: bytes → typed rows → candidates → matches. */
export async function processChunk(
  chunk: Chunk,
  normalizer: Normalizer,
  engine: RuleEngine,
  enrichment: () => EventEnrichment,
  runScript: RunScript,
): Promise<ProcessedChunk & Pick<NormalizedChunk, "headers">> {
  const choice = new CandidateChoice(engine, enrichment);
  const startMs = sinceEpochMs();
  const { received, bytes, tables, failures, headers } = await normalized(chunk, normalizer, runScript, choice);
  const normalizedMs = sinceEpochMs();
  const { matches, errors, runs, spentMs } = await evaluateCandidates(engine, tables, choice);
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
    runs,
    spentMs,
    steps: [
      { name: "normalize", startMs, endMs: normalizedMs },
      { name: "detect", startMs: normalizedMs, endMs: sinceEpochMs() },
    ],
    headers,
  };
}

/** Finer than milliseconds, and the same in every thread. */
function sinceEpochMs(): number {
  return performance.timeOrigin + performance.now();
}

/** Nobody waits for a script but those whose source has one. */
function normalized(
  chunk: Chunk,
  normalizer: Normalizer,
  runScript: RunScript,
  listener: EventListener,
): NormalizedChunk | Promise<NormalizedChunk> {
  return normalizer.hasScripts(chunk)
    ? normalizer.normalizeWithScripts(chunk, runScript, listener)
    : normalizer.normalize(chunk, listener);
}

const decoder = new TextDecoder();

function withEvent<T>({ eventJson, ...rest }: WithCandidate<T>) {
  const event: Record<string, unknown> = JSON.parse(decoder.decode(eventJson));
  return {
    ...rest,
    // A copy: the table's memory moves to the main thread as a whole.
    eventJson: new Uint8Array(eventJson),
    standard: Object.fromEntries(Object.entries(event).filter(([key]) => key.startsWith("p_"))),
  };
}
