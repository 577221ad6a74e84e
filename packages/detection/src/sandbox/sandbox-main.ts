/**
 * The sandboxed child process: reads a frame, lets Python answer it, writes a frame, for ever.
 * All of it blocks; the only other party is the engine at the other end of descriptor 3.
 * Arguments: the folder of Pyodide, then the snapshot's path or "".
 * The first frame brings `SandboxSetup` as JSON.
 */
import { constants, readFileSync, writeSync } from "node:fs";
import { createCallWatch } from "./call-watch.ts";
import { readFrameSync, writeFrameSync } from "./frames.ts";
import { limitMemory } from "./limit-memory.ts";
import type { SandboxSetup } from "./sandbox-setup.ts";
import { servePython } from "./serve-python.ts";
import { startPython } from "./start-python.ts";

const channel = 3;

// Pyodide asks for it on load, and the permission model refuses the original.
Object.defineProperty(process, "binding", { value: () => ({ fs: constants }) });

const exit = process.exit.bind(process);
takeAwayProcessPowers();

/** What the permission model does not cover: signals to other processes, and becoming another program. */
function takeAwayProcessPowers(): void {
  for (const power of ["kill", "_kill", "_debugProcess", "_debugEnd", "abort", "execve"]) {
    Reflect.deleteProperty(process, power);
  }
}

async function main(): Promise<void> {
  const [pyodideFolder = "", snapshotPath = ""] = process.argv.slice(2);
  const first = readFrameSync(channel);
  if (first === undefined) return;
  const setup = JSON.parse(Buffer.from(first.payload).toString()) as SandboxSetup;
  limitMemory(setup.memoryBytesMax);
  const python = await startPython(pyodideFolder, setup, snapshotPath === "" ? undefined : readFileSync(snapshotPath));
  // What starting has left behind would stay for long: the loop that follows allocates next to nothing.
  globalThis.gc?.();
  if (setup.makeSnapshot) writeFrameSync(channel, "R", python.makeMemorySnapshot());
  else servePython(python, channel, createCallWatch(setup.callTimeoutMs), setup.harden);
}

try {
  await main();
  exit(0);
} catch (error) {
  // Not Node's own report, which quotes a megabyte of minified source.
  writeSync(2, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  exit(1);
}
