import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const sampleMs = 2;
/** Longest stretch in milliseconds for which one piece of work may hold up all others. */
const stretchMsMax = 100;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/**
 * The longest time in milliseconds for which this thread let nothing else run while `work` was under way. It is
 * processor time of this thread alone: a machine that is busy with others adds nothing. Collections of the heap count,
 * so a test that calls this has a process of its own (see vitest.config.ts).
 */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  collectGarbage();
  let longestUs = 0;
  let beforeUs = threadUs();
  const sample = () => {
    const nowUs = threadUs();
    longestUs = Math.max(longestUs, nowUs - beforeUs);
    beforeUs = nowUs;
  };
  const timer = setInterval(sample, sampleMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
    sample();
  }
  return longestUs / 1000;
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
