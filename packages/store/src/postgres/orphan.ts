import { readFile, readlink, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { folderInUse, stopFailed } from "./errors.ts";
import { claimOwnership, pollMs } from "./ownership.ts";
import { socketPort } from "./socket-folder.ts";

const orphanPatienceMs = 30_000;
/**
 * A server notices within milliseconds that its owner was killed; only an owner that stays is alive. And an owner that is
 * alive claims a server within milliseconds after its start, or after it reset its connections.
 */
const ownerPatienceMs = 500;
/** Larger than any process id of Linux or macOS. */
const pidOfNobody = 2_147_483_646;

/**
 * Stops a server that runs on the folder without an owner. Its watcher is about to do the same; this waits for it and
 * does it itself where the watcher died as well. Adopting it would leave a server that nobody watches.
 * @throws folderInUse when a living Pharos owns it
 */
export async function stopOrphan(dataFolder: string, password: string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const named = await namedServer(dataFolder);
    if (!named) return;
    if (!(await isServerOf(named.pid, dataFolder))) return forgetServer(dataFolder, named);
    const waitedMs = performance.now() - startedAt;
    const claim = await claimOwnership(named.socketFolder, password, ownerPatienceMs);
    if (claim === "owned by another" && waitedMs > ownerPatienceMs) throw folderInUse(dataFolder);
    if (typeof claim === "object") {
      await claim.release();
      interrupt(named.pid);
    }
    if (waitedMs > orphanPatienceMs) throw stopFailed(named.pid);
    await delay(pollMs);
  }
}

interface NamedServer {
  readonly pid: number;
  readonly socketFolder: string;
}

/** What `postmaster.pid` says; it need not be true. */
async function namedServer(dataFolder: string): Promise<NamedServer | undefined> {
  const text = await readFile(join(dataFolder, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  const socketFolder = lines[4];
  return Number.isInteger(pid) && pid > 0 && socketFolder ? { pid, socketFolder } : undefined;
}

/**
 * PostgreSQL does not start while the process in its lock files exists: a zombie that nobody fetched, or another
 * program that got the number. Only the number goes: by the rest PostgreSQL still finds processes of the old server
 * that live on.
 */
async function forgetServer(dataFolder: string, { pid, socketFolder }: NamedServer): Promise<void> {
  for (const lock of [join(dataFolder, "postmaster.pid"), join(socketFolder, `.s.PGSQL.${socketPort}.lock`)]) {
    const text = await readFile(lock, "utf8").catch(() => "");
    const named = `${pid}\n`;
    if (text.startsWith(named)) await writeFile(lock, text.replace(named, `${pidOfNobody}\n`));
  }
}

async function isServerOf(pid: number, dataFolder: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" && process.platform !== "linux";
  }
  if (process.platform !== "linux") return true;
  // PostgreSQL's working folder is its data folder; a zombie has none.
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingFolder === (await realpath(dataFolder));
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, "SIGINT");
  } catch {
    // It ended in between.
  }
}
