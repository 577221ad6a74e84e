import { createSerialQueue } from "@pharos/domain";
import { engineClosed, sandboxUnavailable } from "../sandbox/errors.ts";
import type { PythonSession } from "./python-session.ts";
import { SandboxLost } from "./sandbox-process.ts";

/** The work of one Python process, one piece after the other. */
export interface SessionQueue {
  /** Rejects with `engineClosed` once closed, also work under way, and where no Python process starts. */
  enqueue<T>(work: () => Promise<T>): Promise<T>;
  /** Ends the process, whatever it is doing. */
  close(): Promise<void>;
}

export function createSessionQueue(session: PythonSession): SessionQueue {
  const queue = createSerialQueue();
  let isClosed = false;
  return {
    enqueue(work) {
      if (isClosed) return Promise.reject(engineClosed());
      return queue.run(work).catch((error: unknown) => {
        if (isClosed) throw engineClosed();
        throw error instanceof SandboxLost ? sandboxUnavailable(error.message) : error;
      });
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await session.discard();
      await queue.idle();
      // What was under way may have started another.
      await session.discard();
    },
  };
}
