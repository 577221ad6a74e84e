/** What is known of how fast bodies are stored. Times are milliseconds of a clock that never goes back. */
export interface Throughput {
  /** Bytes of bodies that can be stored in a second, as far as is known. */
  readonly bytesPerSecond: number;
  /** What was stored in recent seconds, oldest first; time in which nothing waited is left out. */
  readonly recent: readonly { readonly fromMs: number; readonly bytes: number; readonly busyMs: number }[];
}

const windowMs = 10_000;
const spanMs = 1_000;
/** Less time says nothing. */
const busyMsMin = 50;
/** Whoever waits for so long waits for others: what is stored meanwhile is all that can be. */
export const queueMs = 1_000;

/** What little load lets expect; more has to be measured while there is a queue. */
const unqueuedMax = 16 * 1024 * 1024;

/** Until something was measured: about what two cores take of packed logs. */
export const firstThroughput: Throughput = { bytesPerSecond: 2 * 1024 * 1024, recent: [] };

const settledMs = 5_000;

/** Whether it was measured for long enough to make promises by it: the first deliveries after a start take longest. */
export function isSettled({ recent }: Throughput): boolean {
  return recent.reduce((sum, { busyMs }) => sum + busyMs, 0) >= settledMs;
}

/** Adds what was stored in the time before `nowMs` in which something waited to be. */
export function addStored(
  before: Throughput,
  { bytes, busyMs, longestWaitMs }: { readonly bytes: number; readonly busyMs: number; readonly longestWaitMs: number },
  nowMs: number,
): Throughput {
  const kept = before.recent.filter(({ fromMs }) => nowMs - fromMs < windowMs);
  const last = kept.at(-1);
  const recent =
    last && nowMs - last.fromMs < spanMs
      ? [...kept.slice(0, -1), { ...last, bytes: last.bytes + bytes, busyMs: last.busyMs + busyMs }]
      : [...kept, { fromMs: nowMs, bytes, busyMs }];
  const allBytes = recent.reduce((sum, span) => sum + span.bytes, 0);
  const allBusyMs = recent.reduce((sum, span) => sum + span.busyMs, 0);
  if (allBusyMs < busyMsMin) return { ...before, recent };
  const measured = (allBytes / allBusyMs) * 1_000;
  // Without a queue more could have been stored.
  const isLimit = longestWaitMs > queueMs && allBusyMs >= spanMs;
  const expected = Math.max(before.bytesPerSecond, Math.min(measured, unqueuedMax));
  return { bytesPerSecond: isLimit ? Math.max(1, measured) : expected, recent };
}
