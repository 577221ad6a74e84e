import { Worker } from "node:worker_threads";

export interface WatchdogOptions {
  /** So many beats missing in a row end the process. */
  readonly missesMax?: number;
  readonly beatMs?: number;
}

/** What the watchdog's thread is given. */
export interface WatchdogStart {
  readonly beats: Int32Array<SharedArrayBuffer>;
  readonly missesMax: number;
  readonly beatMs: number;
}

const missesMaxDefault = 30;
const beatMsDefault = 1_000;

/**
 * Ends the process with SIGKILL when its event loop does not turn any more, after writing where it is stuck to standard
 * error, so that whatever supervises it starts it again. Nothing less ends a main thread that never comes back.
 */
export function startWatchdog(options: WatchdogOptions = {}): AsyncDisposable {
  const { missesMax = missesMaxDefault, beatMs = beatMsDefault } = options;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WatchdogStart = { beats, missesMax, beatMs };
  const worker = new Worker(new URL("./watchdog-main.ts", import.meta.url), { workerData, execArgv: [] });
  worker.unref();
  const timer = setInterval(() => Atomics.add(beats, 0, 1), beatMs);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}
