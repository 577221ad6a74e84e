import { parentPort, workerData } from "node:worker_threads";
import {
  type CacheEntry,
  type CacheRequest,
  type RuleEngine,
  type RuleSet,
  startRuleEngine,
  startScriptRunner,
} from "@pharos/detection";
import { PharosError } from "@pharos/domain";
import { type Chunk, compileSchema, createNormalizer, type Normalizer } from "@pharos/normalize";
import { EvaluationQueue } from "./evaluation-queue.ts";
import { createEventEnrichment, type EventEnrichment } from "./event-enrichment.ts";
import { processChunk } from "./process-chunk.ts";
import type { MessageFromWorker, MessageToWorker, WorkerContent, WorkerStart } from "./protocol.ts";

/** The thread that normalises and detects. It owns a sandboxed Python process, and a second while parsers are scripts. */
const eventsTogetherMax = 2_000;
const port = parentPort;
if (!port) throw new Error("worker-main runs in a worker thread only");

const start = workerData as WorkerStart;
const cacheRequests = new Map<
  number,
  { resolve: (answer: CacheEntry | null) => void; reject: (error: Error) => void }
>();
let nextCacheRequest = 0;

const post = (message: MessageFromWorker, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);

function askCache(request: CacheRequest): Promise<CacheEntry | null> {
  const id = nextCacheRequest++;
  return new Promise((resolve, reject) => {
    cacheRequests.set(id, { resolve, reject });
    post({ type: "cache-request", id, request });
  });
}

function normalizerFor(content: WorkerContent): Normalizer {
  return createNormalizer(content.schemas.map(({ schema, revision }) => compileSchema(schema, revision)));
}

function ruleSetOf({ rules, globals, dataModels = [], libraries = {} }: WorkerContent): RuleSet {
  return { rules, globals, dataModels, libraries };
}

let normalizer = normalizerFor(start.content);
const engine: RuleEngine = await startRuleEngine({
  ...ruleSetOf(start.content),
  cacheFolder: start.cacheFolder,
  callTimeoutMs: start.callTimeoutMs,
  cache: askCache,
  lookup: async (table, key) => enrichment.lookup(table, key) ?? null,
});
let enrichment = enrichmentFor(start.content);
const scripts = startScriptRunner({ cacheFolder: start.cacheFolder, callTimeoutMs: start.callTimeoutMs });
const queue = new EvaluationQueue(engine, eventsTogetherMax, () => enrichment);

function enrichmentFor(content: WorkerContent): EventEnrichment {
  return createEventEnrichment(content, engine.necessaryConditions);
}

async function handleChunk(id: number, chunk: Chunk): Promise<void> {
  try {
    const result = await processChunk(chunk, normalizer, queue, scripts.run);
    const moved = new Set(result.tables.map((table) => table.ndjson.buffer as ArrayBuffer));
    post({ type: "processed", id, result }, [...moved]);
  } catch (error) {
    const expected = error instanceof PharosError ? error : undefined;
    const message = error instanceof Error ? error.message : String(error);
    post({
      type: "refused",
      id,
      error: { code: expected?.code ?? "ingest.failed", category: expected?.category ?? "ServerError", message },
    });
  }
}

/** Longest description of a condition: a rule with many ways through it has one that nobody reads to its end. */
const conditionCharactersMax = 300;

function shortened(text: string): string {
  return text.length <= conditionCharactersMax ? text : `${text.slice(0, conditionCharactersMax - 1)}…`;
}

function announce(id: number, { rules }: WorkerContent): void {
  post({
    type: "content-live",
    id,
    conditions: new Map(rules.map((rule) => [rule.id, engine.necessaryConditions(rule.id).map(shortened)])),
    outages: engine.outages(),
  });
}

async function handleContent(id: number, content: WorkerContent): Promise<void> {
  normalizer = normalizerFor(content);
  await engine.reload(ruleSetOf(content));
  // In the turn in which the rules change, so that no event is chosen by the new ones with the old tables.
  enrichment = enrichmentFor(content);
  announce(id, content);
}

port.on("message", (message: MessageToWorker) => {
  switch (message.type) {
    case "chunk":
      void handleChunk(message.id, message.chunk);
      break;
    case "content":
      void handleContent(message.id, message.content);
      break;
    case "cache-answer": {
      const waiting = cacheRequests.get(message.id);
      cacheRequests.delete(message.id);
      if (message.error === undefined) waiting?.resolve(message.answer);
      else waiting?.reject(new Error(message.error));
      break;
    }
    case "stop":
      void Promise.all([engine.close(), scripts.close()]).then(() => port.close());
      break;
  }
});
announce(-1, start.content);
