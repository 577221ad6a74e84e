import { parentPort, workerData } from "node:worker_threads";
import {
  type CacheEntry,
  type CacheRequest,
  type RuleEngine,
  type RuleSet,
  startRuleEngine,
  startScriptRunner,
} from "@pharos/detection";
import { describeError, PharosError } from "@pharos/domain";
import { compileSchema, createNormalizer, type Normalizer } from "@pharos/normalize";
import { createEventEnrichment, type EventEnrichment } from "./event-enrichment.ts";
import { OpenChunks, type SliceToProcess } from "./open-chunks.ts";
import { processChunk } from "./process-chunk.ts";
import type { MessageFromWorker, MessageToWorker, WorkerContent, WorkerStart } from "./protocol.ts";

/** The thread that normalises and detects. It owns a sandboxed Python process, and a second while parsers are scripts. */
const port = parentPort;
if (!port) throw new Error("worker-main runs in a worker thread only");

const start = workerData as WorkerStart;
/** Events do not wait longer for rules that take long to load. */
const startMsMax = 60_000;
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

function ruleSetOf({ rules, globals, dataModels = [], libraries = {}, trustDomains }: WorkerContent): RuleSet {
  return { rules, globals, dataModels, libraries, ...(trustDomains && { trustDomains }) };
}

function notice(message: string): void {
  post({ type: "notice", message });
}

let normalizer = normalizerFor(start.content);
let rules = start.content.rules;
const engine: RuleEngine = await startRuleEngine({
  ...ruleSetOf(start.content),
  cacheFolder: start.cacheFolder,
  ...(start.account && { account: start.account }),
  callTimeoutMs: start.callTimeoutMs,
  ruleMsPerMinute: start.ruleMsPerMinute,
  startMsMax,
  notice,
  onOutages: () => announce(undefined),
  cache: askCache,
  lookup: async (table, key) => enrichment.lookup(table, key) ?? null,
});
let enrichment = enrichmentFor(start.content);
const scripts = startScriptRunner({
  cacheFolder: start.cacheFolder,
  ...(start.account && { account: start.account }),
  callTimeoutMs: start.callTimeoutMs,
  notice,
});

function enrichmentFor(content: WorkerContent): EventEnrichment {
  return createEventEnrichment(content, engine.necessaryConditions);
}

const chunks = new OpenChunks();

async function handleSlice(
  id: number,
  isFirst: boolean,
  take: () => Promise<SliceToProcess> | SliceToProcess,
): Promise<void> {
  try {
    const { chunk, ...slice } = await take();
    if (isFirst && !slice.isLast) post({ type: "opened", id, firstShare: slice.share });
    const { headers, ...processed } = await processChunk(chunk, normalizer, engine, () => enrichment, scripts.run);
    chunks.noteHeaders(id, headers);
    const moved = new Set(processed.tables.map((table) => table.ndjson.buffer as ArrayBuffer));
    post({ type: "processed", id, result: { ...processed, ...slice } }, [...moved]);
  } catch (error) {
    chunks.abandon(id);
    const expected = error instanceof PharosError ? error : undefined;
    const message = describeError(error);
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

/** Of all rules of the content that is live, whether they run or not. */
function announce(id: number | undefined): void {
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
  rules = content.rules;
  announce(id);
}

port.on("message", (message: MessageToWorker) => {
  switch (message.type) {
    case "chunk":
      void handleSlice(message.id, true, () => chunks.open(message.id, message.chunk, normalizer));
      break;
    case "next-slice":
      void handleSlice(message.id, false, () => chunks.next(message.id, message.rowIdPrefix));
      break;
    case "abandon":
      chunks.abandon(message.id);
      break;
    case "expect-content":
      engine.expectReload();
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
announce(-1);
