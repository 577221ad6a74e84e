import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { memoryByKindOf, memoryBytesOf, type SampledProcess, sampleProcesses } from "./process-memory.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const main = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));

export interface RunningServer {
  readonly url: string;
  /** From spawning to the ready line. */
  readonly readyMs: number;
  command(...args: readonly string[]): Promise<string>;
  /** Bytes of memory of the program and everything it started; shared pages counted once. */
  memoryBytes(): number;
  /** The same by what each process does. */
  memoryByKind(): ReadonlyMap<string, number>;
  processes(): SampledProcess[];
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Hears each line of its log, which goes to standard error otherwise. */
  readonly onLog?: (line: string) => void;
}

export async function startServer(dataDir: string, options: ServerOptions = {}): Promise<RunningServer> {
  const start = performance.now();
  const { onLog } = options;
  const child = spawn(process.execPath, [main, "start", "--port", "0", "--data-dir", dataDir], {
    cwd: root,
    env: { ...environment(), ...options.environment },
    stdio: ["ignore", "pipe", onLog ? "pipe" : "inherit"],
  });
  if (onLog && child.stderr) createInterface({ input: child.stderr }).on("line", onLog);
  if (!child.stdout) throw new Error("Pharos has no standard output");
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
    memoryBytes: () => memoryBytesOf(child.pid ?? 0),
    memoryByKind: () => memoryByKindOf(child.pid ?? 0),
    processes: () => sampleProcesses(child.pid ?? 0),
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
