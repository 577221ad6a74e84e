import { setTimeout as wait } from "node:timers/promises";
import { type DemoChunk, demoSources, generateDemo, generateTrickle } from "@pharos/content/demo";
import type { LogSource } from "@pharos/domain";
import type { Pipeline } from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import type { Logger } from "pino";

const settingKey = "demo";
const seed = 7;
const days = 30;
/** Enough to keep ingest busy; more only wait in memory. */
const chunksAtOnce = 16;
const trickleMs = 2_000;

/** Kept, so that a start after one that was cut short goes on with the very same logs, under the same tokens. */
interface DemoState {
  readonly filledUpTo: string;
  readonly isFilled: boolean;
}

/**
 * Fills a new installation with a month of the demo company's logs and goes on trickling. It works in the
 * background; disposing it ends it between two chunks.
 */
export function runDemo(store: Store, pipeline: Pipeline, logger: Logger): AsyncDisposable {
  const stopping = new AbortController();
  const work = fillAndTrickle(store, pipeline, logger, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) logger.error({ err: error }, "The demo stopped");
  });
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await work;
    },
  };
}

async function fillAndTrickle(store: Store, pipeline: Pipeline, logger: Logger, signal: AbortSignal): Promise<void> {
  const sources = await createSources(store);
  const send = async ({ source, bytes, atMs }: DemoChunk, token: string) => {
    const to = sources.get(source.label);
    if (!to) throw new Error(`The demo has no source ${source.label}`);
    await pipeline.ingest({ source: to, bytes, token, receivedAt: new Date(atMs) });
  };
  const state = (await store.settings.setIfAbsent(
    settingKey,
    { filledUpTo: new Date().toISOString(), isFilled: false } satisfies DemoState,
    new Date(),
  )) as DemoState;
  const now = new Date(state.filledUpTo);
  if (!state.isFilled) {
    await sendAll(generateDemo({ seed, now, days }), send, signal);
    if (signal.aborted) return;
    await store.settings.set(settingKey, { ...state, isFilled: true }, new Date());
    logger.info("The demo's month is there");
  }
  await trickle(send, signal);
}

async function sendAll(
  chunks: Iterable<DemoChunk> | AsyncIterable<DemoChunk>,
  send: (chunk: DemoChunk, token: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  let index = 0;
  for await (const chunk of chunks) {
    if (signal.aborted) break;
    const sending = send(chunk, `demo-${seed}-${index++}`);
    underWay.add(sending);
    void sending.finally(() => underWay.delete(sending)).catch(() => undefined);
    if (underWay.size >= chunksAtOnce) await Promise.race(underWay);
  }
  await Promise.all(underWay);
}

/** The events of each stretch of time are sent when it is over; a pause of the machine is not caught up with. */
async function trickle(send: (chunk: DemoChunk, token: string) => Promise<void>, signal: AbortSignal): Promise<void> {
  let from = new Date();
  while (!signal.aborted) {
    await wait(trickleMs, undefined, { signal });
    const to = new Date();
    for (const chunk of generateTrickle({ seed, from, to })) await send(chunk, crypto.randomUUID());
    from = to;
  }
}

async function createSources(store: Store): Promise<Map<string, LogSource>> {
  const existing = new Map((await store.sources.list()).map((source) => [source.label, source]));
  for (const { label, logTypes, streamType, streamOptions } of demoSources) {
    if (existing.has(label)) continue;
    const auth = { method: "Bearer" as const, secret: crypto.randomUUID() };
    const created = await store.sources.create(
      { type: "HTTP", label, logTypes, streamType, streamOptions, auth, enabled: true, createdBy: "demo" },
      new Date(),
    );
    existing.set(label, created);
  }
  return existing;
}
