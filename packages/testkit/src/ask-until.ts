import { setTimeout } from "node:timers/promises";

const pauseMs = 10;

/**
 * Asks again and again until there is an answer, and returns it. What is waited for is done by other threads and
 * processes, which have the processor in the pauses.
 */
export async function askUntil<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await setTimeout(pauseMs);
  }
}
