import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { OsAccount } from "@pharos/domain";
import type { EngineProcessOptions, EngineProcessStart } from "../engine-server/engine-options.ts";
import { lakeFolderUnusable } from "../errors/errors.ts";
import { findLaunchTools, launchCommand } from "./launch-command.ts";

export interface EngineProcess {
  readonly pid: number;
  /** Of the loopback address, where it was asked for one. */
  readonly port: number | undefined;
  readonly ended: Promise<ProcessEnd>;
  kill(): void;
}

export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The last lines that it wrote about itself. */
  readonly lastWords: string;
}

export interface EngineLaunch extends EngineProcessOptions {
  /** Memory that the process may reserve for itself, used or not. */
  readonly reservedBytesMax: number;
  readonly account?: OsAccount | undefined;
}

const program = fileURLToPath(new URL("../engine-server/engine-main.ts", import.meta.url));
const mebibyte = String(1024 ** 2);
const environment = {
  TZ: "UTC",
  // A statement takes one of Node's threads for as long as it runs.
  UV_THREADPOOL_SIZE: "32",
  // Node's part of the process: the rows of an insert are buffers of megabytes. Left to itself, glibc learns from the
  // first of them to keep what is freed, in as many heaps as there are threads.
  MALLOC_MMAP_THRESHOLD_: mebibyte,
  MALLOC_TRIM_THRESHOLD_: mebibyte,
  MALLOC_ARENA_MAX: "2",
  // The engine's own: it keeps what inserts and merges have freed for five seconds, in which there are several of them.
  JE_MALLOC_CONF: "dirty_decay_ms:1000",
};
const lastLinesMax = 20;
const lineLengthMax = 500;

/** Resolves when the engine takes statements. The signal ends it, also while it starts. @throws lakeFolderUnusable */
export async function startEngineProcess(launch: EngineLaunch, signal?: AbortSignal): Promise<EngineProcess> {
  const until = performance.now() + lockedMsMax;
  for (;;) {
    const start = await tryToStart(launch, signal);
    if ("pid" in start) return start;
    // An engine whose Pharos was killed is about to end.
    const isWorthWaiting = start.failure.includes(lockedWords) && performance.now() < until;
    if (!isWorthWaiting) throw lakeFolderUnusable(launch.path, reasonOf(start.failure, launch.account));
    await delay(retryLockMs, undefined, signal && { signal });
  }
}

const lockedWords = "Cannot lock file";
const lockedMsMax = 5000;
const retryLockMs = 200;

async function tryToStart(
  launch: EngineLaunch,
  signal: AbortSignal | undefined,
): Promise<EngineProcess | { readonly failure: string }> {
  signal?.throwIfAborted();
  const { reservedBytesMax, account, ...options } = launch;
  const node = [process.execPath, program, JSON.stringify(options satisfies EngineProcessOptions)];
  const [command = "", ...parameters] = launchCommand(node, findLaunchTools(), reservedBytesMax);
  const child = spawn(command, parameters, {
    stdio: ["pipe", "pipe", "pipe"],
    env: environment,
    // Not the parent's folder, which the account may not be allowed to enter.
    cwd: "/",
    // A group of its own: Ctrl-C in the terminal must not stop the engine before Pharos has finished with it.
    detached: true,
    ...account,
  });
  // Not by `spawn` itself, which tells of an end before there is one.
  signal?.addEventListener("abort", () => child.kill("SIGKILL"), { once: true });
  const lastLines: string[] = [];
  if (child.stderr !== null) {
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (line.trim() !== "") lastLines.push(line.slice(0, lineLengthMax));
      if (lastLines.length > lastLinesMax) lastLines.shift();
    });
  }
  // The pipe breaks when the process ends.
  child.stdin?.on("error", () => undefined);
  const ended = once(child, "close").then(
    ([code, signal]): ProcessEnd => ({ code, signal, lastWords: lastLines.join("\n") }),
    (error: unknown): ProcessEnd => ({ code: null, signal: null, lastWords: String(error) }),
  );
  const start = await Promise.race([readStart(child), ended]);
  if ("failure" in start) {
    const { lastWords } = await ended;
    return { failure: `${start.failure}\n${lastWords}` };
  }
  if ("lastWords" in start) return { failure: start.lastWords };
  return { pid: child.pid ?? 0, port: start.port, ended, kill: () => void child.kill("SIGKILL") };
}

async function readStart(child: ChildProcess): Promise<EngineProcessStart> {
  if (child.stdout === null) throw new Error("The engine's process has no output");
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith("{")) continue;
    // What it writes later is read and forgotten, so that the pipe is never full.
    child.stdout.resume();
    return JSON.parse(line) as EngineProcessStart;
  }
  return new Promise(() => undefined);
}

/** Turns the engine's words into a reason why it cannot open its folder. */
function reasonOf(words: string, account: OsAccount | undefined): string {
  if (words.includes(lockedWords)) {
    return "another process uses it. Stop that process, or choose another folder";
  }
  if (/permission denied|EACCES/i.test(words)) {
    const who = account === undefined ? "the account that Pharos runs as" : `the account with the uid ${account.uid}`;
    return `${who} cannot read and write it. Change its owner, or choose another folder`;
  }
  const complaint = /DB::Exception: (.*)/.exec(words)?.[1] ?? words.split("\n").find((line) => line.trim() !== "");
  return `${complaint ?? "the engine ended without a word"}. Restore the folder from a backup, or choose another`;
}
