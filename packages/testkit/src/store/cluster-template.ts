import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { clusterHome, createCluster, findBinaries, postgresAccount, sharedFolderDefault } from "@pharos/store/postgres";

/**
 * Puts a cluster that nobody has started yet into the data folder. It is made once a machine and copied from then on:
 * a tenth of the time, which every test file would pay.
 */
export async function copyClusterTemplate(dataDir: string): Promise<void> {
  const account = postgresAccount(tmpdir());
  const data = await clusterTemplate(account);
  const home = await clusterHome(dataDir, account, sharedFolderDefault);
  // The cluster alone: beside it another test may still be making one, which vanishes when this one is there.
  await promisify(execFile)("cp", ["-a", data, home]);
}

/** The data folder of a cluster; another one for another user or other programs. */
async function clusterTemplate(account: ReturnType<typeof postgresAccount>): Promise<string> {
  const { postgres } = await findBinaries(tmpdir(), account, sharedFolderDefault);
  const programs = `${process.getuid?.()} ${postgres} ${(await stat(postgres)).mtimeMs}`;
  const key = createHash("sha256").update(programs).digest("hex").slice(0, 12);
  const home = await clusterHome(join(tmpdir(), `pharos-template-${key}`), account, sharedFolderDefault);
  const binaries = await findBinaries(home, account, sharedFolderDefault);
  return createCluster(home, binaries, account);
}
