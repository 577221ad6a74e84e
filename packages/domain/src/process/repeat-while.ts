import { setInterval } from "node:timers/promises";

/**
 * Does the work, and `repeat` so often meanwhile, never two at a time: leases and heartbeats. Settles as the work does,
 * once a repeat that was under way has ended, so that nobody is asked for anything afterwards. A repeat that fails is
 * made up by the next.
 */
export async function repeatWhile<T>(
  work: () => Promise<T>,
  repeat: () => Promise<unknown>,
  everyMs: number,
): Promise<T> {
  const ended = new AbortController();
  const repeating = repeatUntil(ended.signal, repeat, everyMs);
  try {
    return await work();
  } finally {
    ended.abort();
    await repeating;
  }
}

async function repeatUntil(ended: AbortSignal, repeat: () => Promise<unknown>, everyMs: number): Promise<void> {
  try {
    for await (const _ of setInterval(everyMs, undefined, { signal: ended })) await repeat().catch(() => undefined);
  } catch {
    // The work has ended.
  }
}
