import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { clusterHome, createCluster, findBinaries, postgresAccount, sharedFolderDefault } from "@pharos/store/postgres";

/**
 * Puts a cluster that nobody has started yet into the data folder. It is made once a machine and copied from then on:
 * a tenth of the time, which every test file would pay.
 */
export async function copyClusterTemplate(dataDir: string): Promise<void> {
  const template = await clusterTemplate();
  await promisify(execFile)("cp", ["-a", template, dataDir]);
}

/** Another one for another user or other programs. */
async function clusterTemplate(): Promise<string> {
  const account = postgresAccount(tmpdir());
  const { postgres } = await findBinaries(tmpdir(), account, sharedFolderDefault);
  const programs = `${process.getuid?.()} ${postgres} ${(await stat(postgres)).mtimeMs}`;
  const key = createHash("sha256").update(programs).digest("hex").slice(0, 12);
  const home = await clusterHome(join(tmpdir(), `pharos-template-${key}`), account, sharedFolderDefault);
  const binaries = await findBinaries(home, account, sharedFolderDefault);
  return dirname(await createCluster(home, binaries, account));
}
