import { readdirSync, readFileSync } from "node:fs";

export interface SampledProcess {
  readonly pid: number;
  /** What it does for Pharos, known by its command line. */
  readonly kind: string;
  readonly residentBytes: number;
  readonly openFiles: number;
}

/** Bytes of memory of a process and everything it started; shared pages counted once. Linux only. */
export function memoryBytesOf(pid: number): number {
  return treeOf(pid).reduce((sum, one) => sum + proportionalBytes(one), 0);
}

/** The same by what each of the processes does for Pharos. */
export function memoryByKindOf(pid: number): Map<string, number> {
  const memory = new Map<string, number>();
  for (const one of treeOf(pid)) {
    const kind = kindOf(one, one === pid);
    memory.set(kind, (memory.get(kind) ?? 0) + proportionalBytes(one));
  }
  return memory;
}

/** The process and everything it started. Linux only. */
export function sampleProcesses(pid: number): SampledProcess[] {
  return treeOf(pid).flatMap((one) => sampleProcess(one, one === pid) ?? []);
}

function treeOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const parent = parentOf(Number(name));
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const withDescendants = (one: number): number[] => [one, ...(children.get(one) ?? []).flatMap(withDescendants)];
  return withDescendants(pid);
}

const kinds: readonly (readonly [kind: string, command: RegExp])[] = [
  ["engine", /\/engine-main\.ts /],
  ["postgres", /^postgres:|\/bin\/postgres /],
  ["python", /\/deno /],
];

/** Undefined for one that has ended meanwhile. */
function sampleProcess(pid: number, isProgram: boolean): SampledProcess | undefined {
  try {
    const kind = kindOf(pid, isProgram);
    const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0;
    return { pid, kind, residentBytes: Number(resident) * 1024, openFiles: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return undefined;
  }
}

function kindOf(pid: number, isProgram: boolean): string {
  if (isProgram) return "program";
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return kinds.find(([, known]) => known.test(command))?.[0] ?? "other";
  } catch {
    return "other";
  }
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
