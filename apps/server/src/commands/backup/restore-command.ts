import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { BackupRepository, findManifest, readSavedFiles, restoreBackup } from "@pharos/backup";
import { defineError } from "@pharos/domain";
import { openStore } from "@pharos/store";
import type { Command } from "commander";
import { readConfiguration } from "../../configuration/read-configuration.ts";
import { openPlace } from "../../start/backup/open-place.ts";
import { startStores } from "../../start/backup/open-stores.ts";
import { lockDataFolder } from "../../start/data-folder-lock.ts";
import { createOutput } from "../../terminal/output.ts";
import { createProgressLine } from "../../terminal/progress-line.ts";
import { addressOf, passphraseOf } from "./backup-commands.ts";
import { describeProgress } from "./describe-progress.ts";

const folderNotEmpty = defineError(
  "restore.folder_not_empty",
  "InUse",
  (folder: string, entry: string) =>
    `The data folder ${folder} is not empty (it has ${entry}). Restore into a new one, named with --data-dir.`,
);
const otherKeySet = defineError(
  "restore.other_key",
  "InvalidInput",
  () =>
    "PHAROS_SECRET_KEY is not the key that the backup's secrets were sealed with. Unset it: the restore writes the right one to secret.key.",
);

interface RestoreFlags {
  readonly dataDir: string;
  readonly backup?: string;
  readonly json: boolean;
}

export function addRestoreCommand(program: Command): void {
  program
    .command("restore")
    .description(
      "make a new installation of a backup: in a new folder, or on an empty PostgreSQL and engine by address",
    )
    .argument("[place]", "a folder or s3://bucket/prefix; PHAROS_BACKUP_TO when absent")
    .requiredOption("--data-dir <folder>", "a new data folder")
    .option("--backup <id>", "which one; the newest when absent")
    .option("--json", "JSON, for machines", false)
    .action(restore);
}

async function restore(address: string | undefined, { dataDir, backup, json }: RestoreFlags): Promise<void> {
  const config = readConfiguration({ dataDir }).values;
  const folder = config.dataDir;
  const [entry] = existsSync(folder) ? readdirSync(folder) : [];
  if (entry !== undefined) throw folderNotEmpty(folder, entry);
  const place = openPlace(addressOf(config, address), config);
  const repository = await BackupRepository.open(place, passphraseOf(config));
  const manifest = await findManifest(repository, backup);
  if (config.secretKey !== undefined && config.secretKey.toLowerCase() !== manifest.secretKey) throw otherKeySet();
  await using cleanup = new AsyncDisposableStack();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  cleanup.defer(lockDataFolder(folder));
  const stores = await startStores(config, cleanup);
  const progress = createProgressLine(process.stderr);
  cleanup.defer(progress.clear);
  const summary = await restoreBackup({
    ...stores,
    repository,
    manifest,
    openStore: (secretKey) => openStore({ connection: stores.database }, { secretKey }),
    clock: () => new Date(),
    onProgress: (step) => progress.tell(describeProgress(step).replace("Copying", "Restoring")),
  });
  for await (const { path, bytes } of readSavedFiles(repository, manifest)) {
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    await writeFile(join(folder, path), bytes, { mode: 0o600 });
  }
  await writeFile(join(folder, "secret.key"), `${manifest.secretKey}\n`, { mode: 0o600 });
  progress.clear();
  createOutput(json, (line) => process.stdout.write(`${line}\n`)).object(
    { ...summary, dataDir: folder },
    `Restored ${summary.id} (${summary.snapshotAt}) to ${folder}: ${summary.rows} rows of the data lake, ${summary.storeRows} of the database.\nStart it: npx pharos start --data-dir ${folder}`,
  );
}
