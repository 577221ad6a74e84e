import { readFile } from "node:fs/promises";

/** Memory of a process that is its own and in use, in bytes; undefined where this system does not say it. */
export async function readResidentBytes(pid: number): Promise<number | undefined> {
  try {
    const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
