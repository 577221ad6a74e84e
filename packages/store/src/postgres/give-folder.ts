import { chmod, lchown, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { OsAccount } from "@pharos/domain";

/**
 * Makes a folder and everything in it belong to the account. A folder is root's while we are in it, so that whoever
 * owned it before cannot put a symbolic link in the place of a file that is about to change its owner.
 */
export async function giveFolder(folder: string, account: OsAccount): Promise<void> {
  const { mode } = await lstat(folder);
  await lchown(folder, 0, 0);
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await lstat(path)).isDirectory()) await giveFolder(path, account);
    else await lchown(path, account.uid, account.gid);
  }
  await chmod(folder, mode & 0o700);
  await lchown(folder, account.uid, account.gid);
}
