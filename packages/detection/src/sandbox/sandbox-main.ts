/**
 * The sandboxed child process, run by Deno: reads a frame, lets Python answer it, writes a frame, for ever.
 * All of it blocks; the only other party is the engine at the other ends of standard input and output.
 * Argument: the folder of Pyodide. The first frame brings `SandboxSetup` as JSON, the second one Python's memory image
 * where there is one.
 */
import { createCallWatch } from "./call-watch.ts";
import type { DenoRuntime } from "./deno-runtime.ts";
import { type BlockingPipe, readFrameSync, writeFrameSync } from "./frames.ts";
import { limitMemory } from "./limit-memory.ts";
import { lockRealm } from "./lock-realm.ts";
import type { SandboxSetup } from "./sandbox-setup.ts";
import { servePython } from "./serve-python.ts";
import { startPython } from "./start-python.ts";

const deno = (globalThis as unknown as { Deno: DenoRuntime }).Deno;
const exit = deno.exit.bind(deno);
const stdin = deno.stdin;
const stdout = deno.stdout;
const stderr = deno.stderr;
const cpuUsage = deno.cpuUsage.bind(deno);
const collectGarbage = (globalThis as { gc?: () => void }).gc;
const pipe: BlockingPipe = {
  readSync: (into) => stdin.readSync(into),
  writeSync: (bytes) => stdout.writeSync(bytes),
};

function processorMs(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
}

async function main(): Promise<void> {
  const first = readFrameSync(pipe);
  if (first === undefined) return;
  const setup = JSON.parse(new TextDecoder().decode(first.payload)) as SandboxSetup;
  const image = setup.hasImage ? readFrameSync(pipe)?.payload : undefined;
  limitMemory(setup.memoryBytesMax);
  const python = await startPython(deno, setup, image);
  // Nothing of the disk is read from here on.
  if (setup.revokePermissions) deno.permissions.revokeSync({ name: "read" });
  // What starting has left behind would stay for long: the loop that follows allocates next to nothing.
  collectGarbage?.();
  if (setup.makeImage) return writeFrameSync(pipe, "R", python.makeMemorySnapshot());
  if (setup.harden) lockRealm(globalThis);
  servePython(python, pipe, createCallWatch(setup.callTimeoutMs), processorMs, setup.harden);
}

try {
  await main();
  exit(0);
} catch (error) {
  // Not the runtime's own report, which quotes a megabyte of minified source.
  const text = error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(error);
  stderr.writeSync(new TextEncoder().encode(text));
  exit(1);
}
