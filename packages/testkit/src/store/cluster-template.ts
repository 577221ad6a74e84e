import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  clusterHome,
  createCluster,
  findBinaries,
  loadOrCreatePassword,
  passwordFile,
  postgresAccount,
  sharedFolderDefault,
} from "@pharos/store/postgres";

/**
 * Puts a cluster that nobody has started yet into the data folder. It is made once a machine and copied from then on:
 * a tenth of the time, which every test file would pay.
 */
export async function copyClusterTemplate(dataDir: string): Promise<void> {
  const account = postgresAccount(tmpdir());
  const template = await clusterTemplate(account);
  const home = await clusterHome(dataDir, account, sharedFolderDefault);
  // The cluster alone: beside it another test may still be making one, which vanishes when this one is there.
  await promisify(execFile)("cp", ["-a", template.data, home]);
  await copyFile(template.passwordFile, passwordFile(dataDir));
}

/** The data folder of a cluster and its password; another one for another user or other programs. */
export async function clusterTemplate(
  account: ReturnType<typeof postgresAccount>,
): Promise<{ readonly data: string; readonly passwordFile: string }> {
  const { postgres } = await findBinaries(tmpdir(), account, sharedFolderDefault);
  const programs = `password ${process.getuid?.()} ${postgres} ${(await stat(postgres)).mtimeMs}`;
  const key = createHash("sha256").update(programs).digest("hex").slice(0, 12);
  const folder = join(tmpdir(), `pharos-template-${key}`);
  const home = await clusterHome(folder, account, sharedFolderDefault);
  const binaries = await findBinaries(home, account, sharedFolderDefault);
  const data = await createCluster(home, binaries, account, await loadOrCreatePassword(folder));
  return { data, passwordFile: passwordFile(folder) };
}
