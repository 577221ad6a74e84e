import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Folders of the data folder whose files people put there. Everything else is in the stores, or is made again. */
const folders = ["wheels"];

/** The files that a backup takes along, by their path in the data folder. */
export function listDataFiles(dataDir: string): { path: string; read: () => Promise<Buffer> }[] {
  return folders.flatMap((folder) => {
    const names = readNames(join(dataDir, folder));
    const files = names.filter((name) => statSync(join(dataDir, folder, name)).isFile());
    return files.map((name) => ({ path: `${folder}/${name}`, read: () => readFile(join(dataDir, folder, name)) }));
  });
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
