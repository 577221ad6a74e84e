import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = join(root, "node_modules/.bin/node");
const main = join(root, "apps/server/src/main.ts");
const run = promisify(execFile);

export interface PharosOptions {
  readonly isDemo?: boolean;
  /** Absent: a new one. */
  readonly dataDir?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Uses the port of the environment instead of a free one. */
  readonly keepsPort?: boolean;
  /** Hears of the process as soon as there is one. */
  readonly onSpawn?: (child: ChildProcess) => void;
}

/** A Pharos of its own: a process as `npm start` starts it, on a free port and a fresh data folder. */
export class RunningPharos {
  readonly url: string;
  /** Works once; undefined when an administrator exists already. */
  readonly firstAdminUrl: string | undefined;
  readonly dataDir: string;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, dataDir: string, url: string, firstAdminUrl: string | undefined) {
    this.#process = process;
    this.dataDir = dataDir;
    this.url = url;
    this.firstAdminUrl = firstAdminUrl;
  }

  static async start(options: PharosOptions = {}): Promise<RunningPharos> {
    const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "pharos-e2e-")));
    const port = options.keepsPort ? [] : ["--port", "0"];
    const args = [main, "start", ...port, "--data-dir", dataDir, ...(options.isDemo ? ["--demo"] : [])];
    const child = spawn(node, args, {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PHAROS_LOG_LEVEL: "warn", ...options.environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    options.onSpawn?.(child);
    const errors: string[] = [];
    child.stderr?.on("data", (part: Buffer) => errors.push(part.toString()));
    let firstAdminUrl: string | undefined;
    let url: string | undefined;
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      firstAdminUrl ??= /https?:\S+first-admin\S+/.exec(line)?.[0];
      url = /^Pharos is ready at (\S+)$/.exec(line)?.[1] ?? url;
      // The link to create the first administrator comes last; an empty line ends it all.
      if (url && (firstAdminUrl || line === "")) break;
    }
    if (!url) throw new Error(`Pharos did not start:\n${errors.join("")}`);
    child.stdout?.resume();
    return new RunningPharos(child, dataDir, url, firstAdminUrl);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Runs `pharos …` against this server and returns what it prints. */
  async command(...args: readonly string[]): Promise<string> {
    const { stdout } = await run(node, [main, ...args, "--data-dir", this.dataDir], {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  }

  /** Ends as the operating system would end it: no time to finish anything. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  /** Ends as an administrator would, and keeps the data folder. */
  stop(): Promise<void> {
    return this.#end("SIGTERM");
  }

  async discard(): Promise<void> {
    await this.stop();
    // PostgreSQL may still be closing its files.
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#process.kill(signal);
    await ended;
  }
}
