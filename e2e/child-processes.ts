import { readdir, readFile } from "node:fs/promises";

/** How each kind of child process is known: by what its command line begins with, or says of a script. */
const kinds = {
  engine: / \S+\/engine-main\.ts /,
  database: /^\S+\/bin\/postgres /,
  python: /^\S+\/deno /,
} as const;
export type ChildKind = keyof typeof kinds;

interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/**
 * The process id of the program's child that does this work, also where it runs below a wrapper; undefined while there
 * is none. Of PostgreSQL's processes it is the one that starts the others.
 */
export async function findChild(program: number, kind: ChildKind): Promise<number | undefined> {
  return descendantsOf(program, await listProcesses()).find(({ command }) => kinds[kind].test(command))?.pid;
}

/** The process and everything it started. */
export async function findTree(pid: number): Promise<number[]> {
  return [pid, ...descendantsOf(pid, await listProcesses()).map((process) => process.pid)];
}

/** Sends a signal to those that are still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

function descendantsOf(pid: number, all: readonly RunningProcess[]): RunningProcess[] {
  return all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...descendantsOf(child.pid, all)]);
}

async function listProcesses(): Promise<RunningProcess[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const read = await Promise.all(pids.map(readProcess));
  return read.filter((process) => process !== undefined);
}

/** Undefined for one that has ended meanwhile. */
async function readProcess(pid: string): Promise<RunningProcess | undefined> {
  try {
    const [stat, command] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      readFile(`/proc/${pid}/cmdline`, "utf8"),
    ]);
    // The name, in parentheses, may hold anything; the state and the parent follow it.
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    return { pid: Number(pid), parent, command: command.replaceAll("\0", " ").trim() };
  } catch {
    return undefined;
  }
}
