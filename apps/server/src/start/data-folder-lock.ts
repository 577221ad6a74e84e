import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineError } from "@pharos/domain";

const inUse = defineError(
  "start.data_folder_in_use",
  "InUse",
  (folder: string, pid: number) =>
    `Another Pharos (process ${pid}) uses the data folder ${folder}. Stop it first, or choose another folder with PHAROS_DATA_DIR.`,
);

/** Who holds a lock: a process id alone may have been given to another process since. */
interface Holder {
  readonly pid: number;
  /** Ticks since boot at which the process started; 0 where the system does not tell. */
  readonly startedAt: number;
}

/**
 * Makes sure that one Pharos at a time uses the folder; creates it (mode 0700) where it is missing.
 * A lock whose process is gone, after `kill -9` say, is taken over.
 * @returns how to give it back
 * @throws PharosError InUse
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "pharos.lock");
  const mine = JSON.stringify({ pid: process.pid, startedAt: startTicks(process.pid) } satisfies Holder);
  for (;;) {
    try {
      writeFileSync(path, mine, { flag: "wx", mode: 0o600 });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = readHolder(path);
    if (holder && isAlive(holder)) throw inUse(folder, holder.pid);
    rmSync(path, { force: true });
  }
}

/** Whether a Pharos that runs holds the folder. */
export function isDataFolderInUse(folder: string): boolean {
  const holder = readHolder(join(folder, "pharos.lock"));
  return holder !== undefined && isAlive(holder);
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return startedAt === 0 || startTicks(pid) === startedAt;
}

/** Field 22 of /proc/PID/stat; the name in field 2 may hold spaces, so count from its closing parenthesis. */
function startTicks(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]);
  } catch {
    return 0;
  }
}
