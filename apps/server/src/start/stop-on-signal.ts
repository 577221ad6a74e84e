import { globSync, readFileSync } from "node:fs";
import type { Logger } from "pino";

/** A supervisor kills what has not ended after ten seconds. */
const stopMsMax = 9_000;

/**
 * On a signal, finishes what was accepted and ends the process; what takes too long is given up, and its senders send it
 * again. Returns whether a signal has come.
 */
export function stopOnSignal(cleanup: AsyncDisposableStack, logger: Logger): () => boolean {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, "Stopping");
    setTimeout(() => {
      logger.error("Stopping took too long. What was not acknowledged is sent again by its senders.");
      killChildren();
      process.exit(1);
    }, stopMsMax).unref();
    try {
      await cleanup.disposeAsync();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, "Stopping failed");
      process.exit(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
  return () => isStopping;
}

/** All but PostgreSQL, which ends by itself when we are gone, and better so. Where /proc is missing, so do the others. */
function killChildren(): void {
  for (const list of globSync("/proc/self/task/*/children")) {
    for (const pid of read(list).trim().split(" ").filter(Boolean)) {
      if (read(`/proc/${pid}/comm`).trim() === "postgres") continue;
      try {
        process.kill(Number(pid), "SIGKILL");
      } catch {
        // It ended in between.
      }
    }
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
