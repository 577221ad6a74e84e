import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { backupPlaceFull, backupPlaceUnusable } from "../errors/errors.ts";
import type { BackupPlace, PlacedFile } from "./backup-place.ts";

const halfWritten = ".partial";

/** A folder of this machine, made where it is missing, for its owner alone. */
export function openFolderPlace(path: string): BackupPlace {
  const folder = resolve(path);
  const attempt = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      throw explain(folder, error);
    }
  };
  return {
    address: folder,
    put: (name, bytes) => attempt(() => write(join(folder, name), bytes)),
    get: (name) =>
      attempt(() =>
        readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
          if (error.code === "ENOENT") return undefined;
          throw error;
        }),
      ),
    list: () => attempt(() => list(folder)),
    remove: (name) => attempt(() => rm(join(folder, name), { force: true })),
  };
}

async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const half = `${path}${halfWritten}`;
  try {
    const file = await open(half, "w", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined);
    throw error;
  }
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

async function list(folder: string): Promise<PlacedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (path) => (await stat(path)).size));
  return files.map((path, at) => ({
    name: path
      .slice(folder.length + 1)
      .split(sep)
      .join("/"),
    bytes: sizes[at] ?? 0,
  }));
}

function explain(folder: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return backupPlaceFull(folder);
  if (code === "EACCES" || code === "EPERM")
    return backupPlaceUnusable(folder, `permission denied (${message}). Let the user that runs Pharos write it.`);
  if (code === "EROFS") return backupPlaceUnusable(folder, "it is mounted read-only. Mount it for writing.");
  if (code === "ENOTDIR" || code === "EEXIST") return backupPlaceUnusable(folder, "it is a file. Name a folder.");
  if (code === "EIO" || code === "ESTALE" || code === "ENOTCONN")
    return backupPlaceUnusable(folder, `the disk or the share failed (${message}). Check it, and start again.`);
  return error;
}
