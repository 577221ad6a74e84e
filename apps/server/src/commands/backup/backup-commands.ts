import {
  BackupRepository,
  countLakeRows,
  findManifest,
  passphraseMissing,
  runBackup,
  verifyBackup,
} from "@pharos/backup";
import { defineError } from "@pharos/domain";
import type { Command } from "commander";
import type { Configuration } from "../../configuration/configuration.ts";
import { readConfiguration } from "../../configuration/read-configuration.ts";
import { version } from "../../configuration/version.ts";
import { listDataFiles } from "../../start/backup/list-data-files.ts";
import { openPlace } from "../../start/backup/open-place.ts";
import { openRunningStores } from "../../start/backup/open-stores.ts";
import { openSecretKey } from "../../start/secret-key.ts";
import { createOutput } from "../../terminal/output.ts";
import { createProgressLine } from "../../terminal/progress-line.ts";
import { describeBytes, describeProgress } from "./describe-progress.ts";

interface BackupFlags {
  readonly dataDir?: string;
  readonly keep?: string;
  readonly json: boolean;
}

const placeMissing = defineError(
  "backup.place_missing",
  "InvalidInput",
  () => 'Name a folder or s3://bucket/prefix, as in "pharos backup /mnt/backups", or set PHAROS_BACKUP_TO.',
);

/**
 * Exit codes: 0 done and whole, 1 failed or damaged, 2 asked wrongly.
 * @param lowerPriority called before a backup is made: whoever calls this decides for their process
 */
export function addBackupCommands(program: Command, lowerPriority: () => void): void {
  const backup = program
    .command("backup")
    .description("copy the database, the data lake and the key to a folder or a bucket, encrypted, while Pharos runs")
    .argument("[place]", "a folder or s3://bucket/prefix; PHAROS_BACKUP_TO when absent")
    .option("--data-dir <folder>", "data folder of the installation")
    .option("--keep <count>", "remove all backups but so many of the newest; PHAROS_BACKUP_KEEP when absent")
    .option("--json", "JSON, for machines", false)
    .action((place: string | undefined, flags: BackupFlags) => {
      lowerPriority();
      return backUp(place, flags);
    });
  backup
    .command("list")
    .description("print the backups in a folder or a bucket")
    .argument("[place]", "a folder or s3://bucket/prefix; PHAROS_BACKUP_TO when absent")
    .action((place: string | undefined, _flags: object, command: Command) => list(place, command.optsWithGlobals()));
  backup
    .command("verify")
    .description("read a whole backup, and name each file that is damaged")
    .argument("[place]", "a folder or s3://bucket/prefix; PHAROS_BACKUP_TO when absent")
    .option("--backup <id>", "which one; the newest when absent")
    .action((place: string | undefined, _flags: object, command: Command) => verify(place, command.optsWithGlobals()));
}

async function backUp(address: string | undefined, { dataDir, keep, json }: BackupFlags): Promise<void> {
  const config = readConfiguration({ dataDir, ...(keep !== undefined && { backupKeep: keep }) }).values;
  const place = openPlace(addressOf(config, address), config);
  const passphrase = passphraseOf(config);
  await using cleanup = new AsyncDisposableStack();
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());
  const stores = await openRunningStores(config, cleanup);
  const progress = createProgressLine(process.stderr);
  cleanup.defer(progress.clear);
  const summary = await runBackup({
    ...stores,
    place,
    passphrase,
    secretKey: (await openSecretKey(config)).bytes,
    files: listDataFiles(config.dataDir),
    version,
    keep: config.backupKeep,
    clock: () => new Date(),
    signal: stopping.signal,
    onProgress: (step) => progress.tell(describeProgress(step)),
  });
  progress.clear();
  const { id, rows, rowsCopied, storeRows, bytesWritten, pruned } = summary;
  createOutput(json, printLine).object(
    { ...summary, place: place.address },
    `Backup ${id} in ${place.address}: ${rows} rows of the data lake (${rowsCopied} new), ${storeRows} of the database, ${describeBytes(bytesWritten)} written${pruned > 0 ? `, ${pruned} older ${pruned === 1 ? "backup" : "backups"} removed` : ""}.`,
  );
}

async function list(address: string | undefined, { dataDir, json }: BackupFlags): Promise<void> {
  const config = readConfiguration({ dataDir }).values;
  const place = openPlace(addressOf(config, address), config);
  const repository = await BackupRepository.open(place, passphraseOf(config));
  const rows: Record<string, unknown>[] = [];
  for (const id of await repository.listIds()) {
    const manifest = await repository.readManifestIfWhole(id);
    if (!manifest) {
      rows.push({ backup: id, moment: "damaged" });
      continue;
    }
    const { snapshotAt, version: madeBy, bytesWritten, packs } = manifest;
    rows.push({
      backup: id,
      moment: snapshotAt,
      rows: countLakeRows(manifest),
      written: describeBytes(bytesWritten),
      size: describeBytes(packs.reduce((sum, { bytes }) => sum + bytes, 0)),
      version: madeBy,
    });
  }
  createOutput(json, printLine).list(rows, ["backup", "moment", "rows", "written", "size", "version"]);
}

async function verify(address: string | undefined, flags: BackupFlags & { readonly backup?: string }): Promise<void> {
  const config = readConfiguration({ dataDir: flags.dataDir }).values;
  const place = openPlace(addressOf(config, address), config);
  const repository = await BackupRepository.open(place, passphraseOf(config));
  const manifest = await findManifest(repository, flags.backup);
  const progress = createProgressLine(process.stderr);
  const report = await verifyBackup(repository, manifest, (done, all) => progress.tell(`${done} of ${all} files read`));
  progress.clear();
  const { id, damage, packs, bytes, rows, storeRows } = report;
  const whole = `Backup ${id} is whole: ${packs === 1 ? "1 file" : `${packs} files`} (${describeBytes(bytes)}), ${rows} rows of the data lake, ${storeRows} of the database.`;
  const damaged = damage.map(({ file, how }) => `${file} ${how}`).join("\n");
  const remedy = `Backup ${id} is damaged. Check the disk or the bucket; the next backup copies again what is missing.`;
  createOutput(flags.json, printLine).object({ ...report }, damage.length === 0 ? whole : `${damaged}\n${remedy}`);
  if (damage.length > 0) process.exitCode = 1;
}

const printLine = (line: string) => process.stdout.write(`${line}\n`);

export function addressOf({ backupTo }: Pick<Configuration, "backupTo">, address: string | undefined): string {
  const chosen = address ?? backupTo;
  if (chosen === undefined) throw placeMissing();
  return chosen;
}

export function passphraseOf({ backupPassphrase }: Pick<Configuration, "backupPassphrase">): string {
  if (backupPassphrase === undefined) throw passphraseMissing();
  return backupPassphrase;
}
