import { type Stats, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Whom PostgreSQL runs as. Undefined: as the user of this process. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const nobody: Account = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses to run as root: then it runs as who made the cluster, or as "nobody". */
export function postgresAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(join(dataDir, "postgres", "data"), { throwIfNoEntry: false }) ?? nobody;
  return uid === 0 ? nobody : { uid, gid };
}

/** The topmost folder on the way to `folder` (itself included, without symbolic links) that the account cannot enter. */
export function blockingFolder(folder: string, account: Account | undefined): string | undefined {
  if (!account) return undefined;
  const way = [folder];
  for (let at = folder; dirname(at) !== at; at = dirname(at)) way.unshift(dirname(at));
  return way.find((step) => !canEnter(statSync(step), account));
}

function canEnter(folder: Stats, account: Account): boolean {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}
