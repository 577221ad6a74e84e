import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** The YAML files at or below the path, in the order of their names. Rejects where the path can't be read. */
export async function findContentFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  // A repository keeps examples to copy at its root, with names of files that are not there.
  const isRoot = (await readdir(path)).some((name) => partsOfRepositories.has(name));
  return filesBelow(path, isRoot ? new Set(["templates"]) : undefined);
}

const partsOfRepositories = new Set([".git", "rules", "policies", "queries", "packs", "global_helpers", "data_models"]);

async function filesBelow(folder: string, without: ReadonlySet<string> = new Set()): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const found: string[] = [];
  for (const { name, isFolder } of entries) {
    if (name.startsWith(".") || name === "__pycache__" || name === "node_modules" || without.has(name)) continue;
    if (isFolder) found.push(...(await filesBelow(join(folder, name))));
    else if (/\.ya?ml$/.test(name)) found.push(join(folder, name));
  }
  return found;
}
