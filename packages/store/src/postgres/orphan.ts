import { readFile, readlink, realpath } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { folderInUse, stopFailed } from "./errors.ts";
import { claimOwnership, pollMs } from "./ownership.ts";

const orphanPatienceMs = 30_000;
/** A server notices within milliseconds that its owner was killed; only an owner that stays is alive. */
const ownerPatienceMs = 500;

/**
 * Stops a server that runs on the folder without an owner. Its watcher is about to do the same; this waits for it and
 * does it itself where the watcher died as well. Adopting it would leave a server that nobody watches.
 * @throws folderInUse when a living Pharos owns it
 */
export async function stopOrphan(dataFolder: string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const found = await runningServer(dataFolder);
    if (!found) return;
    const waitedMs = performance.now() - startedAt;
    const claim = await claimOwnership(found.socketFolder);
    if (claim === "owned by another" && waitedMs > ownerPatienceMs) throw folderInUse(dataFolder);
    if (typeof claim === "object") {
      await claim.release();
      interrupt(found.pid);
    }
    if (waitedMs > orphanPatienceMs) throw stopFailed(found.pid);
    await delay(pollMs);
  }
}

/** What `postmaster.pid` says, if it is true: a file left by a crash names a process that is gone or another one. */
async function runningServer(dataFolder: string): Promise<{ pid: number; socketFolder: string } | undefined> {
  const text = await readFile(join(dataFolder, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  const socketFolder = lines[4];
  if (!Number.isInteger(pid) || pid <= 0 || !socketFolder) return undefined;
  return (await isServerOf(pid, dataFolder)) ? { pid, socketFolder } : undefined;
}

async function isServerOf(pid: number, dataFolder: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  if (process.platform !== "linux") return true;
  // PostgreSQL's working folder is its data folder.
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
