import { copyFile, mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the unit tests of this checkout keep Python's memory image, too. */
const imageFolder = fileURLToPath(new URL("../node_modules/.cache/pharos/", import.meta.url));

/** Puts the image into a new data folder, where Pharos looks for it: each would take seconds to make its own. */
export async function copyPythonImage(dataDir: string): Promise<void> {
  const cache = join(dataDir, "cache");
  await mkdir(cache, { mode: 0o700 });
  for (const name of await imagesIn(imageFolder)) await copyFile(join(imageFolder, name), join(cache, name));
}

/** Keeps an image that a Pharos had to make, for those that start after it. */
export async function keepPythonImage(dataDir: string): Promise<void> {
  await mkdir(imageFolder, { recursive: true });
  const kept = await imagesIn(imageFolder);
  for (const name of await imagesIn(join(dataDir, "cache"))) {
    if (kept.includes(name)) continue;
    const partial = join(imageFolder, `${name}.${process.pid}`);
    await copyFile(join(dataDir, "cache", name), partial);
    await rename(partial, join(imageFolder, name));
  }
}

async function imagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(".snapshot"));
}
