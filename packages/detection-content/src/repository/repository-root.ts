import { readFile, realpath, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { leavesRepository } from "./errors.ts";

/**
 * The folder that nothing in the files at and below the path may lead out of, without symbolic links: the repository
 * that it belongs to, or where there is none the folder itself.
 */
export async function findRepositoryRoot(path: string): Promise<string> {
  const real = await realpath(path);
  const folder = (await stat(real)).isDirectory() ? real : dirname(real);
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    // A folder, or a file in the case of a worktree.
    if (await stat(join(at, ".git")).catch(() => undefined)) return at;
  }
  return folder;
}

/**
 * Reads a file that content names. Symbolic links are followed as long as they stay in the repository.
 * @throws leavesRepository; the error of the file system where it can't be read
 */
export async function readInRepository(root: string, path: string): Promise<Buffer> {
  const real = await realpath(path);
  if (!real.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)) throw leavesRepository(path, root);
  return readFile(real);
}
