import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createSerialQueue } from "@pharos/domain";

export interface StrengthQuestion {
  readonly password: string;
  readonly ownWords: readonly string[];
}

const queue = createSerialQueue();

/**
 * `isGuessable` in a thread of its own, one at a time: passwords are chosen rarely, and loading the estimator would hold
 * up everybody for longer than starting a thread takes.
 */
export function isPasswordGuessable(question: StrengthQuestion): Promise<boolean> {
  return queue.run(() => ask(question));
}

async function ask(workerData: StrengthQuestion): Promise<boolean> {
  const worker = new Worker(new URL("./strength-worker.ts", import.meta.url), { workerData });
  try {
    const [answer] = (await once(worker, "message")) as [boolean];
    return answer;
  } finally {
    await worker.terminate();
  }
}
