import { readdirSync, readFileSync } from "node:fs";

/** Bytes of memory of a process and everything it started; shared pages counted once. Linux only. */
export function memoryBytesOf(pid: number): number {
  return [pid, ...descendants(pid)].reduce((sum, one) => sum + proportionalBytes(one), 0);
}

function descendants(pid: number): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => parentOf(other) === pid);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}

function proportionalBytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
