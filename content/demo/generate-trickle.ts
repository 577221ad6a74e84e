import { type ChunkLimits, chunksOf, type DemoChunk } from "./chunks.ts";
import { type DemoEvent, minuteMs } from "./event.ts";
import { eventsOf, inOrder } from "./events-of.ts";

export interface TrickleOptions {
  readonly seed: number;
  /** From this time on, up to but not including `to`. */
  readonly from: Date;
  readonly to: Date;
}

/** No event comes later than this after the slot that it began in. */
const tailMs = 5 * minuteMs;
const trickleChunks: ChunkLimits = { events: 500, everyMs: () => minuteMs };

/** What happens live, as busy as the month before it. Consecutive stretches of time join without a gap or a repeat, however they are cut. */
export function generateTrickle({ seed, from, to }: TrickleOptions): Generator<DemoChunk> {
  const [fromMs, toMs] = [from.getTime(), to.getTime()];
  const events: DemoEvent[] = [];
  for (let startMs = Math.floor((fromMs - tailMs) / minuteMs) * minuteMs; startMs < toMs; startMs += minuteMs) {
    events.push(...eventsOf(seed, { startMs, endMs: startMs + minuteMs }));
  }
  return chunksOf(inOrder(events.filter((event) => event.atMs >= fromMs && event.atMs < toMs)), trickleChunks);
}
