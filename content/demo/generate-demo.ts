import { type ChunkLimits, chunksOf, type DemoChunk } from "./chunks.ts";
import { type DemoEvent, dayMs, hourMs } from "./event.ts";
import { eventsOf, inOrder } from "./events-of.ts";
import { stories } from "./stories/stories.ts";
import { startOf } from "./stories/story.ts";

export interface DemoOptions {
  readonly seed: number;
  /** The end of the month. */
  readonly now: Date;
  readonly days: number;
}

/** Sources deliver more often in the last days, whose alerts a newcomer looks at first. */
const recentMs = 3 * dayMs;

/** Everything that happened up to `now`, in chunks in the order of their arrival; the same options give the same bytes. */
export function generateDemo(options: DemoOptions): Generator<DemoChunk> {
  return chunksOf(monthOf(options), chunkLimits(options));
}

/** Few chunks load fast, so old days come in big ones; an alert is on time all the same, as its chunk ends with it. */
function chunkLimits({ now }: DemoOptions): ChunkLimits {
  const isRecent = (atMs: number) => now.getTime() - atMs < recentMs;
  return { events: 2000, everyMs: (atMs) => (isRecent(atMs) ? 4 * hourMs : dayMs) };
}

/** The events of the month in the order of time. */
function* monthOf({ seed, now, days }: DemoOptions): Generator<DemoEvent> {
  const nowMs = now.getTime();
  const beginMs = nowMs - days * dayMs;
  const told = stories.flatMap((story) => story.events(startOf(story, now)));
  // Some events end after the slot that they began in.
  let later: DemoEvent[] = [];
  for (let startMs = Math.floor(beginMs / hourMs) * hourMs; startMs < nowMs; startMs += hourMs) {
    const endMs = startMs + hourMs;
    const slot = { startMs, endMs };
    const due = [
      ...later,
      ...eventsOf(seed, slot),
      ...told.filter((event) => event.atMs >= startMs && event.atMs < endMs),
    ];
    later = due.filter((event) => event.atMs >= endMs);
    yield* inOrder(due.filter((event) => event.atMs < endMs && event.atMs >= beginMs && event.atMs < nowMs));
  }
}
