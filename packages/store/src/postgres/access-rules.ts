import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { OsAccount } from "@pharos/domain";

const rules = `# Written by Pharos at every start that finds something else here.
local all pharos scram-sha-256
`;
const openRules = "local all pharos trust\n";

/** Is the password asked for on every connection, and is there no other way in? */
export async function hasAccessRules(dataFolder: string): Promise<boolean> {
  return (await readFile(join(dataFolder, "pg_hba.conf"), "utf8").catch(() => "")) === rules;
}

/** Lets nobody in without the password. */
export async function writeAccessRules(dataFolder: string, account: OsAccount | undefined): Promise<void> {
  const path = join(dataFolder, "pg_hba.conf");
  const half = `${path}.new`;
  await writeFor(account, half, rules);
  await rename(half, path);
}

/** Rules beside the cluster that ask for no password, while `run` sets one. */
export async function withOpenRules(
  home: string,
  account: OsAccount | undefined,
  run: (hbaFile: string) => Promise<void>,
): Promise<void> {
  const path = join(home, "set-password_hba.conf");
  await writeFor(account, path, openRules);
  try {
    await run(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function writeFor(account: OsAccount | undefined, path: string, text: string): Promise<void> {
  await rm(path, { force: true });
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(text);
    if (account) await file.chown(account.uid, account.gid);
    await file.sync();
  } finally {
    await file.close();
  }
}
