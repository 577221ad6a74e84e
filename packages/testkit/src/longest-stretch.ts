import { constants, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const sampleMs = 2;
/** Longest stretch in milliseconds for which one piece of work may hold up all others. */
const stretchMsMax = 100;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/**
 * The longest time in milliseconds for which this thread let nothing else run while `work` was under way. It is
 * processor time of this thread alone: a machine that is busy with others adds nothing. Collections of the whole heap
 * are left out, for they cost what all tests of the process have kept.
 */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  collectGarbage();
  const collections: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => collections.push(...list.getEntries().filter(isOfWholeHeap)));
  observer.observe({ entryTypes: ["gc"] });
  const stretches: Stretch[] = [];
  let before = { us: threadUs(), ms: performance.now() };
  const sample = () => {
    const now = { us: threadUs(), ms: performance.now() };
    stretches.push({ fromMs: before.ms, toMs: now.ms, usedMs: (now.us - before.us) / 1000 });
    before = now;
  };
  const timer = setInterval(sample, sampleMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
    sample();
    // Node.js reports collections one turn later.
    await setImmediate();
    observer.disconnect();
  }
  return stretches.reduce((longest, stretch) => Math.max(longest, usedWithout(stretch, collections)), 0);
}

interface Stretch {
  /** On the clock of `performance`. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Of the processor. */
  readonly usedMs: number;
}

function usedWithout({ fromMs, toMs, usedMs }: Stretch, collections: readonly PerformanceEntry[]): number {
  const within = collections.filter(({ startTime }) => startTime >= fromMs && startTime <= toMs);
  return usedMs - within.reduce((sum, { duration }) => sum + duration, 0);
}

function isOfWholeHeap(entry: PerformanceEntry): boolean {
  const { kind } = (entry as unknown as { readonly detail: { readonly kind: number } }).detail;
  return kind !== constants.NODE_PERFORMANCE_GC_MINOR;
}

/**
 * How many milliseconds a stretch may take that hands on a body of so many bytes: 100, or twice what it takes here and
 * now to hand its text to another thread and back. A large text is copied into fresh memory for that, which some virtual
 * machines give out at 4 ms a megabyte instead of 0.1.
 */
export function stretchLimit(bodyBytes: number): number {
  const text = Buffer.alloc(bodyBytes, "x").toString("latin1");
  const beforeUs = threadUs();
  structuredClone(text);
  return Math.max(stretchMsMax, (2 * (threadUs() - beforeUs)) / 1000);
}

function threadUs(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
