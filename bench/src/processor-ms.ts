import { readFileSync } from "node:fs";

/**
 * Milliseconds of processor time of all threads: the garbage collector's count, and what neighbours do on the machine,
 * which a clock on the wall would count as well, does not.
 */
export function processorMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The same of another process, since it began; to the hundredth of a second. Linux only. */
export function processorMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}
