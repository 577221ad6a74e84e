import { randomUUID } from "node:crypto";
import { chown, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OsAccount } from "@pharos/domain";
import type { HandedRows } from "../connection/http-engine.ts";

/** Where rows lie while an insert takes them. Empty after each start: what an end left there was not acknowledged. */
export async function prepareRowsFolder(folder: string, account: OsAccount | undefined): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  if (account !== undefined) await chown(folder, account.uid, account.gid);
}

/** Fewer bytes go through the socket sooner. */
const handedBytesMin = 256 * 1024;

/**
 * Leaves rows in a file that the engine reads at once. Undefined where that is not worth it, or the disk has no room:
 * they go through the socket then.
 */
export async function handOverRows(
  folder: string,
  rows: Buffer,
  account: OsAccount | undefined,
): Promise<HandedRows | undefined> {
  if (rows.length < handedBytesMin) return undefined;
  const name = randomUUID();
  const path = join(folder, name);
  const remove = () => rm(path, { force: true });
  try {
    await writeFile(path, rows, { flag: "wx", mode: 0o600 });
    if (account !== undefined) await chown(path, account.uid, account.gid);
    return { name, remove };
  } catch {
    await remove().catch(() => undefined);
    return undefined;
  }
}
