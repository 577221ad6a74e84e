import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { OsAccount } from "@pharos/domain";
import { writeAccessRules } from "./access-rules.ts";
import { nobody } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { createFailed } from "./errors.ts";
import { giveFolder } from "./give-folder.ts";
import { processEnvironment } from "./process-environment.ts";

export const superuser = "pharos";
const halfMade = /^data\.creating-(\d+)$/;

/** `<home>/data`, made if need be: in a folder of another name that becomes this one when it is complete and synced. */
export async function createCluster(
  home: string,
  binaries: Binaries,
  account: OsAccount | undefined,
  password: string,
): Promise<string> {
  const data = join(home, "data");
  if (existsSync(join(data, "PG_VERSION"))) return data;
  await removeHalfMade(home);
  const creating = join(home, `data.creating-${process.pid}`);
  // initdb wants a name for its account, which numbers of our own choice have not; the server itself does not mind.
  const creator = account && nobody;
  if (creator) await chown(home, creator.uid, creator.gid);
  await initdb(creating, home, binaries, creator, password);
  if (account) await giveFolder(home, account);
  await writeAccessRules(creating, account);
  try {
    await rename(creating, data);
  } catch (error) {
    await rm(creating, { recursive: true, force: true });
    // Somebody who started at the same moment was faster.
    if (!existsSync(join(data, "PG_VERSION"))) throw error;
  }
  await syncFolder(home);
  return data;
}

/** Folders of processes that died while creating; one of a process that still runs is left to it. */
async function removeHalfMade(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = Number(halfMade.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) continue;
    // An initdb that outlived its parent may still write into it, until it finds its folder gone.
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 10 });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The built-in C.UTF-8 locale compares code points and is the same on every machine, whatever its locales are. */
const options = [
  `--username=${superuser}`,
  "--auth-local=scram-sha-256",
  "--auth-host=reject",
  // Not as an argument, which the process list shows, nor in a file.
  "--pwfile=/dev/stdin",
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
];

/** Our end of the standard input is a socket, which cannot be opened by a path; that of the shell's pipe can. */
const runWithPipe = 'cat | "$@"';

function initdb(
  folder: string,
  home: string,
  binaries: Binaries,
  account: OsAccount | undefined,
  password: string,
): Promise<void> {
  const child = spawn("/bin/sh", ["-c", runWithPipe, "sh", binaries.initdb, "--pgdata", folder, ...options], {
    ...account,
    cwd: home,
    env: processEnvironment(binaries),
    stdio: ["pipe", "ignore", "pipe"],
  });
  child.stdin.on("error", () => undefined).end(`${password}\n`);
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", (error) => reject(createFailed(error.message)));
    child.on("close", (code) => (code === 0 ? resolve() : reject(createFailed(output.trim()))));
  });
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
