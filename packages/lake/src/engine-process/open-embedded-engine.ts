import { readFile } from "node:fs/promises";
import { Agent, type AgentOptions } from "node:http";
import { join, resolve } from "node:path";
import { ClickHouseLogLevel, createClient } from "@clickhouse/client";
import type { OsAccount } from "@pharos/domain";
import type { Engine, Lane } from "../connection/engine.ts";
import { openHttpEngine } from "../connection/http-engine.ts";
import { unwatchedInWords } from "../connection/statement-watch.ts";
import { addressFile } from "../engine-server/engine-options.ts";
import { lakeUnavailable } from "../errors/errors.ts";
import { EngineSupervisor } from "./engine-supervisor.ts";
import { handOverRows, prepareRowsFolder } from "./hand-over-rows.ts";
import { chooseSocketPath, prepareEngineFolder } from "./prepare-folders.ts";
import { startEngineProcess } from "./start-engine-process.ts";

export interface EmbeddedEngineOptions {
  readonly path: string;
  /** Of one statement; all together may use half as much again. */
  readonly memoryBytesMax: number;
  /** The account that the engine runs as; only root can choose one. */
  readonly account?: OsAccount | undefined;
  readonly onNotice?: ((notice: string) => void) | undefined;
}

/** All statements share the memory that the engine may have. */
const places: Readonly<Record<Lane, number>> = { write: 1, read: 2, people: 4, background: 1, control: 2 };

/**
 * A statement runs on one thread where the engine has less than this for each, and it asks for a gibibyte: with what it
 * has here, every search would be alone on its core.
 */
const settings = { max_threads_min_free_memory_per_thread: 128 * 1024 ** 2 };

/** Node, and what the engine does not count. */
const uncountedBytes = 1024 ** 3;
/** Memory that the engine counts as used and never touches: a mebibyte for each table's log of tokens. */
const untouchedBytes = 512 * 1024 ** 2;
/** The engine reserves much more than it uses. */
const reservedPerUsed = 4;

export interface StartedEngine {
  /** Its statements wait until the folder is open. */
  readonly engine: Engine;
  /** Rejects with lakeFolderUnusable. */
  readonly opened: Promise<void>;
}

/** Starts the engine in a process of its own, and waits until it takes statements. @throws lakeFolderUnusable */
export async function openEmbeddedEngine(options: EmbeddedEngineOptions): Promise<Engine> {
  const { engine, opened } = await startEmbeddedEngine(options);
  await opened;
  return engine;
}

/** The same without waiting: the tables of a long year take seconds to open. @throws lakeFolderUnusable */
export async function startEmbeddedEngine(options: EmbeddedEngineOptions): Promise<StartedEngine> {
  const { path, memoryBytesMax, account, onNotice = () => undefined } = options;
  await prepareEngineFolder(path, account);
  const socketPath = await chooseSocketPath(path, account);
  const rowsFolder = join(resolve(path), "arriving-rows");
  const memoryBytesOfAll = memoryBytesMax * 1.5;
  const processBytesMax = memoryBytesOfAll + uncountedBytes;
  const address = { url: "http://localhost" };
  // Of its own, so that it waits for no connection of a statement.
  const pings = createClient({ ...address, http_agent: socketAgent(socketPath), keep_alive, log: quiet });
  const launch = {
    path: resolve(path),
    listenOn: socketPath,
    rowsFolder,
    memoryBytesMax: memoryBytesOfAll + untouchedBytes,
    account,
  };
  const supervisor = new EngineSupervisor({
    start: (signal) => startEngineProcess({ ...launch, reservedBytesMax: processBytesMax * reservedPerUsed }, signal),
    ping: async () => {
      await pings.command({ query: "SELECT 1" });
    },
    processBytesMax,
    onNotice,
  });
  // Only then is the folder ours alone: the engine holds its lock. Without it rows go through the socket.
  const prepared = supervisor.opened.then(() => prepareRowsFolder(rowsFolder, account)).catch(() => undefined);
  const watch = (statement: Parameters<EngineSupervisor["watch"]>[0]) => supervisor.watch(statement);
  const engine = openHttpEngine({
    ...address,
    memoryBytesMax,
    places,
    settings,
    watch,
    makeAgent: () => socketAgent(socketPath),
    handOver: async (rows) => {
      await prepared;
      return handOverRows(rowsFolder, rows, account);
    },
  });
  const close = async () => {
    await supervisor.close();
    await Promise.all([engine.close(), pings.close()]);
  };
  return { engine: { ...engine, close }, opened: supervisor.opened };
}

/**
 * The engine that another process of Pharos runs in this folder. Without its supervisor: statements that are lost with
 * the engine fail. @throws lakeUnavailable
 */
export async function reachEmbeddedEngine(path: string, memoryBytesMax: number): Promise<Engine> {
  const socketPath = await readFile(join(path, addressFile), "utf8").catch(() => "");
  if (socketPath === "") throw lakeUnavailable(`no engine runs in ${path}`);
  const makeAgent = () => socketAgent(socketPath);
  return openHttpEngine({
    url: "http://localhost",
    memoryBytesMax,
    places,
    settings,
    watch: unwatchedInWords,
    makeAgent,
  });
}

/** Node passes on to each connection whatever it does not know; its types do not say so. */
function socketAgent(socketPath: string): Agent {
  return new Agent({ keepAlive: true, socketPath } as AgentOptions);
}

const keep_alive = { idle_socket_ttl: 0 };
const quiet = { level: ClickHouseLogLevel.OFF };
