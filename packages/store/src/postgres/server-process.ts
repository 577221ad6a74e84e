import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { OsAccount } from "@pharos/domain";
import type { Binaries } from "./binaries.ts";
import { processEnvironment } from "./process-environment.ts";

export interface ServerProcess {
  readonly pid: number;
  /** Resolves with the last lines it wrote, when it has ended for whatever reason. */
  readonly ended: Promise<string>;
  /** A fast shutdown; resolves when it has ended. Signals harder when it takes long. */
  stop(): Promise<void>;
  /** Ends it at once; the next start recovers by its journal. */
  abort(): Promise<void>;
}

export interface ServerOptions {
  readonly binaries: Binaries;
  readonly account: OsAccount | undefined;
  readonly home: string;
  readonly dataFolder: string;
  readonly socketFolder: string;
  readonly onLog: (line: string) => void;
}

const settings = [
  "listen_addresses=",
  "unix_socket_permissions=0700",
  "fsync=on",
  "synchronous_commit=on",
  "full_page_writes=on",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_connections=40",
  "shared_buffers=32MB",
  "work_mem=8MB",
  "maintenance_work_mem=64MB",
  "max_wal_size=512MB",
  "io_method=sync",
  "max_parallel_workers_per_gather=0",
  "jit=off",
  "timezone=UTC",
  "log_timezone=UTC",
  "log_line_prefix=",
  // Errors are told to the caller; their text may quote rows.
  "log_min_messages=log",
  "log_error_verbosity=terse",
  "log_checkpoints=off",
];

/**
 * Becomes PostgreSQL and leaves a watcher behind, which holds the other end of descriptor 3: when this process dies
 * without a word, `kill -9` included, the watcher shuts PostgreSQL down. A line says that all is well. The watcher is
 * a grandchild, because PostgreSQL takes the end of a child it does not know for a crash of its own.
 */
const watchAndBecome = '( (read -r _ <&3 || kill -INT $$) & ) >/dev/null 2>&1; exec "$@" 3<&-';

const stopPatienceMs = 20_000;
const lastLinesMax = 20;

export function startServerProcess(options: ServerOptions, moreSettings: readonly string[] = []): ServerProcess {
  const argumentsOfServer = [
    "-D",
    options.dataFolder,
    "-k",
    options.socketFolder,
    ...[...settings, ...moreSettings].flatMap((s) => ["-c", s]),
  ];
  const child = spawn("/bin/sh", ["-c", watchAndBecome, "sh", options.binaries.postgres, ...argumentsOfServer], {
    ...options.account,
    cwd: options.home,
    env: processEnvironment(options.binaries),
    stdio: ["ignore", "ignore", "pipe", "pipe"],
    // A group of its own: Ctrl-C in the terminal must not stop the database before Pharos has finished with it.
    detached: true,
  });
  const lastLines: string[] = [];
  if (child.stderr) {
    createInterface({ input: child.stderr }).on("line", (line) => {
      lastLines.push(line);
      if (lastLines.length > lastLinesMax) lastLines.shift();
      options.onLog(line);
    });
  }
  const lifeline = child.stdio[3] as NodeJS.WritableStream;
  lifeline.on("error", () => undefined);
  const ended = new Promise<string>((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("exit", () => lifeline.end("done\n"));
    child.on("close", () => resolve(lastLines.join("\n")));
  });
  return {
    pid: child.pid ?? 0,
    ended,
    stop: () => stop((signal) => child.kill(signal), ended),
    abort: () => stop((signal) => child.kill(signal), ended, ["SIGQUIT", "SIGKILL"]),
  };
}

/** From a fast shutdown to the end of patience. */
const stopSignals: readonly NodeJS.Signals[] = ["SIGINT", "SIGQUIT", "SIGKILL"];

async function stop(
  signal: (name: NodeJS.Signals) => void,
  ended: Promise<string>,
  signals = stopSignals,
): Promise<void> {
  const timers = signals.map((name, step) => setTimeout(() => signal(name), stopPatienceMs * step));
  await ended;
  for (const timer of timers) clearTimeout(timer);
}
