import type { PythonHost } from "./python-host.ts";
import { SandboxLost, type SandboxProcess, type SandboxRequest } from "./sandbox-process.ts";

/** A process to put requests to, replaced when it is lost. */
export interface PythonSession {
  ready(): Promise<SandboxProcess>;
  discard(): Promise<void>;
}

/** A session that counts its processes, and may be given one that somebody else started. */
export interface AdoptingPythonSession extends PythonSession {
  /** Goes on with this process, and ends the one before. */
  adopt(process: SandboxProcess): Promise<void>;
  started(): number;
}

export function createPythonSession(host: PythonHost): AdoptingPythonSession {
  let current: SandboxProcess | undefined;
  let started = 0;
  return {
    async ready() {
      if (current?.isAlive()) return current;
      started += 1;
      current = await host.start();
      return current;
    },
    async discard() {
      const gone = current;
      current = undefined;
      await gone?.end();
    },
    async adopt(process) {
      const gone = current;
      current = process;
      started += 1;
      await gone?.end();
    },
    started: () => started,
  };
}

export interface RecoverableRequest extends Omit<SandboxRequest, "payload"> {
  /** The request without these calls; a careful one reports each call before it runs. */
  readonly encode: (skippedCalls: readonly number[], isCareful: boolean) => Uint8Array;
  /** Told that this call cost the process; says which calls to leave out from now on. */
  readonly blame: (call: number, lost: SandboxLost) => readonly number[];
}

/** Losses that no call explains, until the request is given up. */
const unexplainedLossesMax = 3;

/**
 * Puts one request to the process until it is answered. A process lost over a call is replaced and the request put
 * again without that call; nothing of a lost attempt's answer is used, so no call is answered twice.
 */
export async function putUntilAnswered(session: PythonSession, request: RecoverableRequest): Promise<Buffer> {
  const skipped: number[] = [];
  let isCareful = false;
  for (let unexplained = 0; ; ) {
    const process = await session.ready();
    try {
      return await process.request({ ...request, payload: request.encode(skipped, isCareful) });
    } catch (error) {
      if (!(error instanceof SandboxLost)) throw error;
      await session.discard();
      if (isCareful && error.call > 0) skipped.push(...request.blame(error.call, error));
      else if (isCareful && ++unexplained >= unexplainedLossesMax) throw error;
      isCareful = true;
    }
  }
}
