import { readFileSync } from "node:fs";

/** The kernel's unit of it; 100 a second on every Linux that Node runs on. */
const ticksPerSecond = 100;

/**
 * Milliseconds of processor time of the main thread of a process, where Python runs; undefined where the system does
 * not tell (no Linux, or the process is gone). Compilers and garbage collectors of other threads do not count.
 */
export function readProcessorMs(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8");
    // The name in parentheses may hold spaces; the state is the first field behind it.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return ((user + system) * 1_000) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

/** The only child of a process, as deep as there is one: bubblewrap starts the program that it wraps as its child. */
export function findInnermostChild(pid: number): number {
  try {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
    return child ? findInnermostChild(Number(child)) : pid;
  } catch {
    return pid;
  }
}
