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
/** Machines make up for the people who sleep: together some three events a second, and an alert every few minutes. */
const trickle = { people: 4, machines: 56, incidentsPerHour: 18 };

/** What happens live. Consecutive stretches of time join without a gap or a repeat, however they are cut. */
export function generateTrickle({ seed, from, to }: TrickleOptions): Generator<DemoChunk> {
  const [fromMs, toMs] = [from.getTime(), to.getTime()];
  const events: DemoEvent[] = [];
  for (let startMs = Math.floor((fromMs - tailMs) / minuteMs) * minuteMs; startMs < toMs; startMs += minuteMs) {
    const slot = { startMs, endMs: startMs + minuteMs, people: trickle.people, machines: trickle.machines };
    events.push(...eventsOf(seed, slot, trickle.incidentsPerHour));
  }
  return chunksOf(inOrder(events.filter((event) => event.atMs >= fromMs && event.atMs < toMs)), trickleChunks);
}
