import { createHash, randomUUID } from "node:crypto";
import { readFileSync, type Stats } from "node:fs";
import { mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pyodideFolder } from "../sandbox/pyodide-folder.ts";
import type { PythonSources } from "./python-sources.ts";

/** Named for all that it is made of, so that another version never reads it. */
export function snapshotPathIn(cacheFolder: string, python: PythonSources): string {
  const hash = createHash("sha256");
  for (const part of ["deno", readFileSync(join(pyodideFolder, "package.json"), "utf8"), python.bootstrap]) {
    hash.update(part);
  }
  for (const [name, source] of Object.entries(python.sources)) hash.update(name).update(source);
  return join(cacheFolder, `python-${hash.digest("hex").slice(0, 16)}.snapshot`);
}

/** True when there is an image that nobody else may write. */
export async function hasSnapshot(path: string): Promise<boolean> {
  return stat(path).then(isTrusted, () => false);
}

/**
 * The image, which goes to the sandbox through a pipe: its account needs no way to the file. Undefined where there is
 * none, or one that others may write.
 */
export async function readSnapshot(path: string): Promise<Buffer | undefined> {
  try {
    const file = await open(path, "r");
    try {
      return isTrusted(await file.stat()) ? await file.readFile() : undefined;
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}

const writableByOthers = 0o022;

function isTrusted({ mode, uid }: Pick<Stats, "mode" | "uid">): boolean {
  const isOurs = process.getuid === undefined || process.getuid() === uid;
  return isOurs && (mode & writableByOthers) === 0;
}

/** All or nothing, also when two processes save at once. */
export async function saveSnapshot(path: string, image: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.${randomUUID()}`;
  await writeFile(partial, image, { mode: 0o600 });
  await rename(partial, path);
}

export async function discardSnapshot(path: string): Promise<void> {
  await rm(path, { force: true });
}
