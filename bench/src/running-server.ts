import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const main = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));

export interface RunningServer {
  readonly url: string;
  /** From spawning to the ready line. */
  readonly readyMs: number;
  command(...args: readonly string[]): Promise<string>;
  /** Bytes of memory of the program and everything it started; shared pages counted once. */
  memoryBytes(): number;
  stop(): Promise<void>;
}

export async function startServer(dataDir: string): Promise<RunningServer> {
  const start = performance.now();
  const child = spawn(process.execPath, [main, "start", "--port", "0", "--data-dir", dataDir], {
    cwd: root,
    env: environment(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  let url = "";
  for await (const line of createInterface({ input: child.stdout })) {
    url = /^Pharos is ready at (\S+)$/.exec(line)?.[1] ?? "";
    if (url) break;
  }
  if (!url) throw new Error("Pharos did not start");
  const readyMs = performance.now() - start;
  child.stdout.resume();
  return {
    url,
    readyMs,
    command: (...args) =>
      output(
        spawn(process.execPath, [main, ...args, "--data-dir", dataDir], {
          cwd: root,
          env: environment(),
          stdio: ["ignore", "pipe", "inherit"],
        }),
      ),
    memoryBytes: () =>
      [child.pid ?? 0, ...descendants(child.pid ?? 0)].reduce((sum, pid) => sum + proportionalBytes(pid), 0),
    stop: () => ended(child, "SIGTERM"),
  };
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: process.env.HOME, PHAROS_LOG_LEVEL: "error" };
}

async function output(child: ChildProcess): Promise<string> {
  let text = "";
  child.stdout?.on("data", (part: Buffer) => {
    text += part.toString();
  });
  await new Promise((resolve) => child.once("close", resolve));
  return text;
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

function descendants(pid: number): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => parentOf(other) === pid);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}

function proportionalBytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
