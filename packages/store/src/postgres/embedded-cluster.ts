import { realpath, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { OsAccount } from "@pharos/domain";
import { hasAccessRules } from "./access-rules.ts";
import { postgresAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { clusterHome, sharedFolderDefault } from "./cluster-home.ts";
import { createCluster, superuser } from "./create-cluster.ts";
import { folderInUse, startFailed } from "./errors.ts";
import { giveFolder } from "./give-folder.ts";
import { stopOrphan } from "./orphan.ts";
import { claimWhenReady, type Ownership } from "./ownership.ts";
import { loadOrCreatePassword } from "./password-file.ts";
import { type ServerOptions, type ServerProcess, startServerProcess } from "./server-process.ts";
import { setPassword } from "./set-password.ts";
import { socketFolder, socketPort } from "./socket-folder.ts";

export interface EmbeddedClusterOptions {
  readonly dataDir: string;
  /** Whom the server runs as, where we are root. */
  readonly account?: OsAccount;
  /** What PostgreSQL writes to its log, line by line. */
  readonly onLog?: (line: string) => void;
  /** Where the cluster goes when the data folder cannot be entered by PostgreSQL's account. */
  readonly sharedFolder?: string;
}

export interface EmbeddedCluster {
  readonly connection: { host: string; port: number; user: string; password: string; database: string };
  /** The server's process now; another one after a crash. */
  pid(): number;
  /** Resolves as soon as the server accepts connections: at once, but for the moments after a crash. */
  ready(): Promise<void>;
  /** Somebody was told that the server shuts down: it is waited for, hurried, and started again. */
  noticeShutdown(): void;
  close(): Promise<void>;
}

/** What is under way may end, before a shutdown that others asked for is hurried: it would wait for all connections. */
const shutdownPatienceMs = 5_000;
/** A shutdown whose connections are gone still writes what is in memory. */
const checkpointMsMax = 30_000;
const restartDelaysMs = [0, 50, 200, 1000, 5000];

/** Starts PostgreSQL in `<dataDir>/postgres` (created when missing) and keeps it running until `close`. */
export async function startEmbeddedCluster(options: EmbeddedClusterOptions): Promise<EmbeddedCluster> {
  const account = postgresAccount(options.dataDir, options.account);
  const sharedFolder = options.sharedFolder ?? sharedFolderDefault;
  const home = await clusterHome(options.dataDir, account, sharedFolder);
  const onLog = options.onLog ?? (() => undefined);
  if (dirname(home) !== (await realpath(options.dataDir))) onLog(`The database of ${options.dataDir} lies in ${home}`);
  const binaries = await findBinaries(home, account, sharedFolder);
  const password = await loadOrCreatePassword(options.dataDir);
  const dataFolder = await createCluster(home, binaries, account, password);
  await stopOrphan(dataFolder, password);
  if (account && (await stat(dataFolder)).uid !== account.uid) await giveFolder(home, account);
  const server: ServerOptions = {
    binaries,
    account,
    home,
    dataFolder,
    socketFolder: await socketFolder(home, account),
    onLog,
  };
  if (!(await hasAccessRules(dataFolder))) {
    await setPassword(server, password);
    onLog("PostgreSQL let other programs of its account in without a password; it asks for one from now on");
  }
  const supervisor = new Supervisor(server, password);
  await supervisor.start();
  return {
    connection: { host: server.socketFolder, port: socketPort, user: superuser, password, database: "postgres" },
    pid: () => supervisor.pid,
    ready: () => supervisor.ready,
    noticeShutdown: () => void supervisor.noticeShutdown(),
    close: async () => {
      await supervisor.close();
      await rm(server.socketFolder, { recursive: true, force: true });
    },
  };
}

/** Starts the process, claims the cluster, and does both again whenever one is lost. */
class Supervisor {
  readonly #options: ServerOptions;
  readonly #password: string;
  #process: ServerProcess | undefined;
  #ownership: Ownership | undefined;
  #readiness = Promise.withResolvers<void>();
  #loop: Promise<void> | undefined;
  #hasOtherPassword = false;
  #isShutdownNoticed = false;
  readonly #closing = new AbortController();

  constructor(options: ServerOptions, password: string) {
    this.#options = options;
    this.#password = password;
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
    let failure = await this.#startOnce();
    // The password's file was lost or comes from another backup than the cluster.
    if (this.#hasOtherPassword) {
      await setPassword(this.#options, this.#password);
      failure = await this.#startOnce();
    }
    if (failure === undefined) {
      this.#loop = this.#keepRunning();
      return;
    }
    // Two that started at the same moment: the other one has the folder now, or the reason is in the log.
    await stopOrphan(this.#options.dataFolder, this.#password);
    throw /postmaster\.pid/.test(failure) ? folderInUse(this.#options.dataFolder) : startFailed(failure);
  }

  async noticeShutdown(): Promise<void> {
    const process = this.#process;
    if (this.#isShutdownNoticed || this.#isClosing || !process) return;
    this.#isShutdownNoticed = true;
    this.#options.onLog(
      `Somebody asked PostgreSQL to shut down. Pharos waits ${shutdownPatienceMs / 1000} s and then starts it again.`,
    );
    const waiting = delay(shutdownPatienceMs, undefined, { signal: this.#closing.signal }).catch(() => undefined);
    await Promise.race([process.ended, waiting]);
    if (!this.#isClosing) await process.stop();
    this.#isShutdownNoticed = false;
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
    const claim = await claimWhenReady(this.#options.socketFolder, this.#password, process.ended, checkpointMsMax);
    if (claim === "shutting down") {
      this.#options.onLog(`PostgreSQL has been shutting down for ${checkpointMsMax / 1000} s; Pharos ends it`);
      await process.abort();
      return false;
    }
    if (typeof claim === "string") {
      if (claim !== "no connection") await process.stop();
      this.#hasOtherPassword = claim === "other password";
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
