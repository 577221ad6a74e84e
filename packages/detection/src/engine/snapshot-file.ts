import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pyodideFolder } from "./pyodide-folder.ts";
import type { PythonSources } from "./python-sources.ts";

/** Named for all that it is made of, so that another version never reads it. */
export function snapshotPathIn(cacheFolder: string, python: PythonSources): string {
  const hash = createHash("sha256");
  for (const part of [process.version, readFileSync(join(pyodideFolder, "package.json"), "utf8"), python.bootstrap]) {
    hash.update(part);
  }
  for (const [name, source] of Object.entries(python.sources)) hash.update(name).update(source);
  return join(cacheFolder, `python-${hash.digest("hex").slice(0, 16)}.snapshot`);
}

export async function findSnapshot(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
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
