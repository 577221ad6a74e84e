import type { PythonSession } from "./python-session.ts";
import { SandboxLost, type SandboxRequest } from "./sandbox-process.ts";

/** A request took longer than all of it may, whatever the process reported meanwhile; the process is gone. */
export class TookTooLong extends SandboxLost {
  constructor(call: number, timeMs: number) {
    super("timeout", call, `no answer within ${Math.round(timeMs / 1000)} s`);
  }
}

/** Puts a request to the session's process and ends that process where it takes too long. Rejects with SandboxLost. */
export async function putWithin(session: PythonSession, request: SandboxRequest, timeMsMax: number): Promise<Buffer> {
  const process = await session.ready();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void session.discard();
  }, timeMsMax);
  try {
    return await process.request(request);
  } catch (error) {
    if (isLate && error instanceof SandboxLost) throw new TookTooLong(error.call, timeMsMax);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
