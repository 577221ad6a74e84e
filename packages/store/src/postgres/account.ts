import { type Stats, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OsAccount } from "@pharos/domain";

/** Has a name on every system, which `initdb` asks for. */
export const nobody: OsAccount = { uid: 65_534, gid: 65_534 };

/**
 * Whom PostgreSQL runs as; undefined: as the user of this process. It refuses to run as root: then it runs as
 * `chosen`, or where nobody chose as who made the cluster, or as "nobody".
 */
export function postgresAccount(dataDir: string, chosen?: OsAccount): OsAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (chosen) return chosen;
  const { uid, gid } = statSync(join(dataDir, "postgres", "data"), { throwIfNoEntry: false }) ?? nobody;
  return uid === 0 ? nobody : { uid, gid };
}

/** The topmost folder on the way to `folder` (itself included, without symbolic links) that the account cannot enter. */
export function blockingFolder(folder: string, account: OsAccount | undefined): string | undefined {
  if (!account) return undefined;
  const way = [folder];
  for (let at = folder; dirname(at) !== at; at = dirname(at)) way.unshift(dirname(at));
  return way.find((step) => !canEnter(statSync(step), account));
}

function canEnter(folder: Stats, account: OsAccount): boolean {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}
