import { setTimeout as wait } from "node:timers/promises";
import { type DemoChunk, generateDemo, generateTrickle } from "@pharos/content/demo";
import type { Pipeline } from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import type { Logger } from "pino";
import type { MonthProgress } from "./demo-progress.ts";
import { createDemoSources } from "./demo-sources.ts";

const settingKey = "demo";
const seed = 7;
const days = 30;
const dayMs = 86_400_000;
/** So many deliveries share each commit, each question to Python and each insert; together they are some megabytes. */
const chunksAtOnce = 64;
const trickleMs = 2_000;

/** Kept, so that a start after one that was cut short goes on with the very same logs, under the same tokens. */
interface DemoState {
  readonly filledUpTo: string;
  readonly isFilled: boolean;
}

export interface DemoSurroundings {
  readonly store: Store;
  readonly pipeline: Pipeline;
  readonly progress: MonthProgress;
  readonly logger: Logger;
}

type Send = (chunk: DemoChunk, token: string) => Promise<void>;

export interface RunningDemo extends AsyncDisposable {
  /** Resolves once the month's logs are stored, or the demo has stopped. */
  readonly monthEnded: Promise<void>;
}

/**
 * Fills a new installation with a month of the demo company's logs and goes on trickling. It works in the
 * background; disposing it ends it between two chunks.
 */
export function runDemo(surroundings: DemoSurroundings): RunningDemo {
  const { logger } = surroundings;
  const stopping = new AbortController();
  const month = Promise.withResolvers<void>();
  const work = fillAndTrickle(surroundings, month.resolve, stopping.signal)
    .catch((error: unknown) => {
      if (!stopping.signal.aborted) logger.error({ err: error }, "The demo stopped");
    })
    .finally(month.resolve);
  return {
    monthEnded: month.promise,
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await work;
    },
  };
}

async function fillAndTrickle(
  { store, pipeline, progress, logger }: DemoSurroundings,
  onMonthEnd: () => void,
  signal: AbortSignal,
) {
  const sources = await createDemoSources(store);
  const send: Send = async ({ source, bytes, atMs }, token) => {
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
  progress.begin(new Date(now.getTime() - days * dayMs), now);
  if (!state.isFilled) {
    const follow: Send = (chunk, token) => progress.follow(chunk.atMs, send(chunk, token));
    await sendAll(generateDemo({ seed, now, days }), follow, signal);
    if (signal.aborted) return;
    await store.settings.set(settingKey, { ...state, isFilled: true }, new Date());
    // The link is the last thing on the screen of whoever started it; the console tells the rest.
    logger.debug("The demo's month is written");
  }
  progress.complete();
  onMonthEnd();
  await trickle(send, signal);
}

async function sendAll(chunks: Iterable<DemoChunk>, send: Send, signal: AbortSignal): Promise<void> {
  const underWay = new Set<Promise<void>>();
  let index = 0;
  for (const chunk of chunks) {
    if (signal.aborted) break;
    const sending = send(chunk, `demo-${seed}-${index++}`);
    underWay.add(sending);
    void sending.finally(() => underWay.delete(sending)).catch(() => undefined);
    if (underWay.size >= chunksAtOnce) await Promise.race(underWay);
  }
  await Promise.all(underWay);
}

/** The events of each stretch of time are sent when it is over; a pause of the machine is not caught up with. */
async function trickle(send: Send, signal: AbortSignal): Promise<void> {
  let from = new Date();
  while (!signal.aborted) {
    await wait(trickleMs, undefined, { signal });
    const to = new Date();
    for (const chunk of generateTrickle({ seed, from, to })) await send(chunk, crypto.randomUUID());
    from = to;
  }
}
