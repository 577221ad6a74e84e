import { realpath, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { postgresAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { clusterHome, sharedFolderDefault } from "./cluster-home.ts";
import { createCluster, superuser } from "./create-cluster.ts";
import { folderInUse, startFailed } from "./errors.ts";
import { stopOrphan } from "./orphan.ts";
import { claimWhenReady, type Ownership } from "./ownership.ts";
import { type ServerOptions, type ServerProcess, startServerProcess } from "./server-process.ts";
import { socketFolder, socketPort } from "./socket-folder.ts";

export interface EmbeddedClusterOptions {
  readonly dataDir: string;
  /** What PostgreSQL writes to its log, line by line. */
  readonly onLog?: (line: string) => void;
  /** Where the cluster goes when the data folder cannot be entered by PostgreSQL's account. */
  readonly sharedFolder?: string;
}

export interface EmbeddedCluster {
  readonly connection: { host: string; port: number; user: string; database: string };
  /** The server's process now; another one after a crash. */
  pid(): number;
  /** Resolves as soon as the server accepts connections: at once, but for the moments after a crash. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const restartDelaysMs = [0, 50, 200, 1000, 5000];

/** Starts PostgreSQL in `<dataDir>/postgres` (created when missing) and keeps it running until `close`. */
export async function startEmbeddedCluster(options: EmbeddedClusterOptions): Promise<EmbeddedCluster> {
  const account = postgresAccount(options.dataDir);
  const sharedFolder = options.sharedFolder ?? sharedFolderDefault;
  const home = await clusterHome(options.dataDir, account, sharedFolder);
  const onLog = options.onLog ?? (() => undefined);
  if (dirname(home) !== (await realpath(options.dataDir))) onLog(`The database of ${options.dataDir} lies in ${home}`);
  const binaries = await findBinaries(home, account, sharedFolder);
  const dataFolder = await createCluster(home, binaries, account);
  await stopOrphan(dataFolder);
  const server: ServerOptions = {
    binaries,
    account,
    home,
    dataFolder,
    socketFolder: await socketFolder(home, account),
    onLog,
  };
  const supervisor = new Supervisor(server);
  await supervisor.start();
  return {
    connection: { host: server.socketFolder, port: socketPort, user: superuser, database: "postgres" },
    pid: () => supervisor.pid,
    ready: () => supervisor.ready,
    close: async () => {
      await supervisor.close();
      await rm(server.socketFolder, { recursive: true, force: true });
    },
  };
}

/** Starts the process, claims the cluster, and does both again whenever one is lost. */
class Supervisor {
  readonly #options: ServerOptions;
  #process: ServerProcess | undefined;
  #ownership: Ownership | undefined;
  #readiness = Promise.withResolvers<void>();
  #loop: Promise<void> | undefined;
  readonly #closing = new AbortController();

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  get ready(): Promise<void> {
    return this.#readiness.promise;
  }

  get #isClosing(): boolean {
    return this.#closing.signal.aborted;
  }

  async start(): Promise<void> {
    const failure = await this.#startOnce();
    if (failure === undefined) {
      this.#loop = this.#keepRunning();
      return;
    }
    // Two that started at the same moment: the other one has the folder now, or the reason is in the log.
    await stopOrphan(this.#options.dataFolder);
    throw /postmaster\.pid/.test(failure) ? folderInUse(this.#options.dataFolder) : startFailed(failure);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#ownership?.release();
    await this.#process?.stop();
    await this.#loop;
  }

  /** The last words of a process that ended before it accepted connections; undefined when all is well. */
  async #startOnce(): Promise<string | undefined> {
    const process = startServerProcess(this.#options);
    this.#process = process;
    return (await this.#claim(process)) ? undefined : process.ended;
  }

  async #claim(process: ServerProcess): Promise<boolean> {
    const claim = await claimWhenReady(this.#options.socketFolder, process.ended);
    if (typeof claim === "string") {
      if (claim === "owned by another") await process.stop();
      return false;
    }
    this.#ownership = claim;
    this.#readiness.resolve();
    return true;
  }

  async #keepRunning(): Promise<void> {
    while (!this.#isClosing) {
      await this.#ownership?.lost;
      if (this.#isClosing) return;
      this.#readiness = Promise.withResolvers<void>();
      await this.#recover();
    }
  }

  async #recover(): Promise<void> {
    // The server may still run and only have reset its connections, as it does when one of its processes crashed.
    if (this.#process && (await this.#claim(this.#process))) return;
    for (let attempt = 0; !this.#isClosing; attempt++) {
      const delayMs = restartDelaysMs[Math.min(attempt, restartDelaysMs.length - 1)];
      await delay(delayMs, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      this.#options.onLog("PostgreSQL ended unexpectedly; Pharos starts it again");
      if (this.#isClosing || (await this.#startOnce()) === undefined) return;
    }
  }
}
