import { createHash } from "node:crypto";
import { chown, lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OsAccount } from "@pharos/domain";
import { socketFolderUnsafe } from "./errors.ts";

/** Bytes of a socket's path that Linux takes (macOS: 103, which this stays below as well). */
const socketPathBytesMax = 103;
export const socketPort = 5432;

/** Where the server's socket lies: in the cluster's folder, or in a short one when that path is too long. */
export async function socketFolder(home: string, account: OsAccount | undefined): Promise<string> {
  const near = join(home, "socket");
  const isShort = Buffer.byteLength(join(near, `.s.PGSQL.${socketPort}`)) <= socketPathBytesMax;
  const folder = isShort
    ? near
    : join(
        tmpdir(),
        `pharos-${createHash("sha256")
          .update(`${account?.uid ?? ""} ${home}`)
          .digest("hex")
          .slice(0, 16)}`,
      );
  const made = await mkdir(folder, { mode: 0o700, recursive: true });
  if (made !== undefined && account) await chown(folder, account.uid, account.gid);
  await assertOurs(folder, account);
  return folder;
}

/** The temporary folder is everybody's: whoever made the name before us must not become our database. */
async function assertOurs(folder: string, account: OsAccount | undefined): Promise<void> {
  const found = await lstat(folder);
  const owner = account?.uid ?? process.getuid?.();
  const isOurs = found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0;
  if (!isOurs) throw socketFolderUnsafe(folder);
}
