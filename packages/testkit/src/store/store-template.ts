import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openStore } from "@pharos/store";
import { clusterHome, passwordFile, postgresAccount, sharedFolderDefault } from "@pharos/store/postgres";
import { clusterTemplate, copyClusterTemplate } from "./cluster-template.ts";

export const testSecretKey: Uint8Array = new Uint8Array(32).fill(7);

/**
 * Puts a cluster whose store is migrated and empty into the data folder, which every test file would otherwise wait
 * for. One is made for each state of the migrations.
 */
export async function copyStoreTemplate(dataDir: string): Promise<void> {
  const template = await storeTemplate();
  const account = postgresAccount(tmpdir());
  const [from, to] = [
    await clusterHome(template, account, sharedFolderDefault),
    await clusterHome(dataDir, account, sharedFolderDefault),
  ];
  await promisify(execFile)("cp", ["-a", join(from, "data"), to]);
  await copyFile(passwordFile(template), passwordFile(dataDir));
}

async function storeTemplate(): Promise<string> {
  const { data } = await clusterTemplate(postgresAccount(tmpdir()));
  const hash = createHash("sha256").update(data);
  const migrations = fileURLToPath(new URL("../../../store/src/migrations/", import.meta.url));
  for (const name of (await readdir(migrations)).sort())
    hash.update(name).update(await readFile(join(migrations, name)));
  const template = join(tmpdir(), `pharos-store-template-${hash.digest("hex").slice(0, 12)}`);
  if (existsSync(template)) return template;
  const making = await mkdtemp(`${template}.`);
  await copyClusterTemplate(making);
  await (await openStore({ dataDir: making }, { secretKey: testSecretKey })).close();
  try {
    await rename(making, template);
  } catch {
    // Another process was first.
    await rm(making, { recursive: true, force: true });
  }
  return template;
}
