import { chmod, lchown, lstat, mkdir, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { OsAccount } from "@pharos/domain";
import { lakeFolderUnusable } from "../errors/errors.ts";

/** Creates the engine's folder, closes it to other accounts, and gives it with all that it holds to the engine's. */
export async function prepareEngineFolder(path: string, account: OsAccount | undefined): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await chmod(path, 0o700);
    const own = { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
    if (process.geteuid?.() === 0) await giveFolder(path, account ?? own);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw lakeFolderUnusable(path, `${reason}. Choose a folder that Pharos may create and write`);
  }
}

/** The longest path of a socket, in bytes; some systems take a few less than Linux. */
const socketPathBytesMax = 100;

/**
 * Where the engine listens: within its folder, which nobody else can enter, or one like it where that path is too long.
 */
export async function chooseSocketPath(path: string, account: OsAccount | undefined): Promise<string> {
  const within = join(resolve(path), "engine.sock");
  if (Buffer.byteLength(within) <= socketPathBytesMax) return within;
  const folder = await mkdtemp(join(tmpdir(), "pharos-engine-"));
  if (account !== undefined) await lchown(folder, account.uid, account.gid);
  return join(folder, "engine.sock");
}

/** The folder itself comes last: as long as it is another's, the work is not done. */
async function giveFolder(folder: string, { uid, gid }: OsAccount): Promise<void> {
  const owner = await lstat(folder);
  if (owner.uid === uid && owner.gid === gid) return;
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid);
  await lchown(folder, uid, gid);
}
