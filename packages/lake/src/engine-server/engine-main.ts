// The engine's own process: `node <this> <EngineProcessOptions as JSON>`. Serves ClickHouse's HTTP interface until its
// parent closes its standard input, by intent or by dying.
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Session } from "chdb";
import { addressFile, type EngineProcessOptions, type EngineProcessStart } from "./engine-options.ts";
import { serveClickHouse } from "./serve-clickhouse.ts";
import { ThreadPool } from "./thread-pool.ts";

process.umask(0o077);
const { path, listenOn, rowsFolder, memoryBytesMax } = JSON.parse(process.argv[2] ?? "{}") as EngineProcessOptions;

/** Nothing is lost: what was acknowledged is durable, and inserts that were not are sent again under their tokens. */
for (const event of ["end", "close", "error"]) process.stdin.on(event, () => process.kill(process.pid, "SIGKILL"));
process.stdin.resume();

/** The engine believes that the whole machine is its own: caches of gigabytes. */
const markCacheBytes = 64 * 1024 ** 2;
/** Each takes up to 256 MB, whatever the table (`tables/table-settings.ts`), and a processor. */
const mergesAtOnce = 2;

/** The first connection decides for the engine, and keeps it open. */
function openEngine(): Session {
  const connectionArgs = [
    `--max_server_memory_usage=${Math.round(memoryBytesMax)}`,
    `--mark_cache_size=${markCacheBytes}`,
    `--primary_index_cache_size=${markCacheBytes}`,
    `--background_pool_size=${mergesAtOnce}`,
    "--background_merges_mutations_concurrency_ratio=1",
  ];
  return new Session(path, { connectionArgs });
}

/**
 * The engine's own handlers of fatal signals wait five minutes for a thread that the embedded engine does not have, and
 * keep the process and its folder's lock. To listen and to stop listening restores what the system does: it ends.
 */
function dieOfFatalSignals(): void {
  const listener = () => undefined;
  for (const signal of ["SIGABRT", "SIGSEGV", "SIGBUS", "SIGILL", "SIGFPE", "SIGTRAP", "SIGSYS"] as const) {
    process.on(signal, listener);
    process.off(signal, listener);
  }
}

function tellParent(start: EngineProcessStart): void {
  process.stdout.write(`${JSON.stringify(start)}\n`);
}

try {
  const engine = openEngine();
  dieOfFatalSignals();
  engine.query("SELECT 1");
  const server = serveClickHouse(new ThreadPool({ path }), rowsFolder ?? path);
  if (typeof listenOn === "string") rmSync(listenOn, { force: true });
  if (typeof listenOn === "string") server.listen(listenOn);
  else server.listen(listenOn, "127.0.0.1");
  await once(server, "listening");
  // For commands of this machine, where the socket lies elsewhere because its path would be too long.
  if (typeof listenOn === "string") writeFileSync(join(path, addressFile), listenOn);
  const address = server.address();
  tellParent(typeof address === "object" && address !== null ? { port: address.port } : {});
} catch (error) {
  tellParent({ failure: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
