import { writeSync } from "node:fs";
import { type Debugger, Session } from "node:inspector";
import { workerData } from "node:worker_threads";
import type { WatchdogStart } from "./watchdog.ts";

const { beats, missesMax, beatMs } = workerData as WatchdogStart;
/** A busy machine takes a while to pause the main thread; native code never does. */
const stackPatienceMs = 10_000;
const framesMax = 12;
let lastBeat = -1;
let misses = 0;

// Counts its own turns instead of reading a clock: a machine that was suspended has missed nothing.
const timer = setInterval(() => {
  const beat = Atomics.load(beats, 0);
  misses = beat === lastBeat ? misses + 1 : 0;
  lastBeat = beat;
  if (misses < missesMax) return;
  clearInterval(timer);
  showStack(end);
  setTimeout(end, stackPatienceMs);
}, beatMs);

function end(): void {
  log("Pharos ends so that it can be started again", {});
  process.kill(process.pid, "SIGKILL");
}

/** A main thread in JavaScript can be asked where it is; one in native code does not answer. */
function showStack(onShown: () => void): void {
  log("The main thread has not answered", { seconds: Math.round((missesMax * beatMs) / 1000) });
  const session = new Session();
  session.connectToMainThread();
  session.on("Debugger.paused", ({ params }) => {
    log("The main thread is here", { stack: describe(params) });
    onShown();
  });
  session.post("Debugger.enable");
  session.post("Debugger.pause");
}

function describe({ callFrames }: Debugger.PausedEventDataType): string[] {
  return callFrames
    .slice(0, framesMax)
    .map(({ functionName, url, location }) => `${functionName || "(anonymous)"} ${url}:${location.lineNumber + 1}`);
}

/** As the logger of the main thread writes, which cannot write now. */
function log(msg: string, more: object): void {
  writeSync(2, `${JSON.stringify({ level: 60, time: new Date().toISOString(), ...more, msg })}\n`);
}
