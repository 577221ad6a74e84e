import type { LakeArchive } from "@pharos/lake";
import { assertDatabaseEmpty, type DatabaseConnection, knownMigrations, loadStore, type Store } from "@pharos/store";
import { noBackups, restoredRowsDiffer } from "../errors/errors.ts";
import type { BackupRepository } from "../repository/backup-repository.ts";
import {
  countLakeRows,
  countTableRows,
  type Manifest,
  type Piece,
  type SavedStoreTable,
} from "../repository/manifest.ts";
import type { BackupProgress } from "./run-backup.ts";

export interface RestoreOptions {
  readonly repository: BackupRepository;
  readonly manifest: Manifest;
  readonly database: DatabaseConnection;
  readonly lake: LakeArchive;
  /** Opens the store of that database, under the key of the backup. */
  readonly openStore: (secretKey: Uint8Array) => Promise<Store>;
  readonly clock: () => Date;
  readonly onProgress: (progress: BackupProgress) => void;
}

export interface RestoreSummary {
  readonly id: string;
  readonly snapshotAt: string;
  readonly rows: number;
  readonly storeRows: number;
  /** Rows that the lake had although their insert was not finished: the next start inserts them again. */
  readonly rowsSentAgain: number;
}

/** @throws noBackups, backupUnknown */
export async function findManifest(repository: BackupRepository, id: string | undefined): Promise<Manifest> {
  const chosen = id ?? (await repository.listIds()).at(-1);
  if (chosen === undefined) throw noBackups(repository.place.address);
  return repository.readManifest(chosen);
}

/**
 * Fills an empty store and an empty lake. The store comes last, in one transaction: a restore that broke off leaves none.
 * @throws databaseNotEmpty, lakeNotEmpty, databaseIsNewer, backupDamaged, restoredRowsDiffer
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreSummary> {
  const { repository, manifest, database, lake, onProgress, clock } = options;
  await assertDatabaseEmpty(database);
  await lake.assertEmpty();
  await restoreLake(options);
  onProgress({ phase: "database", rowsDone: 0, rowsTotal: 0 });
  const saved = new Map(manifest.store.tables.map((table) => [table.name, table]));
  let storeRows = 0;
  await loadStore(database, {
    contents: manifest.store,
    migrations: await knownMigrations(),
    read: ({ name }) => readPieces(repository, saved.get(name)),
    onTable: ({ name }, rows) => {
      const expected = saved.get(name)?.rows ?? 0;
      if (rows !== expected) throw restoredRowsDiffer(name, expected, rows);
      storeRows += rows;
    },
  });
  onProgress({ phase: "finish", rowsDone: 0, rowsTotal: 0 });
  const store = await options.openStore(Buffer.from(manifest.secretKey, "hex"));
  try {
    const rowsSentAgain = await takeBackUnfinished(store, lake);
    if (manifest.lakeExpiry !== null) await store.settings.set("lake-expiry", manifest.lakeExpiry, clock());
    const { id, snapshotAt } = manifest;
    return { id, snapshotAt, rows: countLakeRows(manifest) - rowsSentAgain, storeRows, rowsSentAgain };
  } finally {
    await store.close();
  }
}

async function restoreLake({ repository, manifest, lake, onProgress }: RestoreOptions): Promise<void> {
  const rowsTotal = countLakeRows(manifest);
  let rowsDone = 0;
  let inserts = 0;
  for (const table of manifest.lake) {
    await lake.createTable(table);
    const { database, columns } = table;
    for (const { rows: rowsOfPart, pieces } of table.parts) {
      for (const piece of pieces) {
        const rows = await repository.readPiece(piece);
        const token = `restore ${manifest.id} ${inserts++}`;
        if (rows.length > 0) await lake.insert({ database, table: table.table, columns, rows, token });
      }
      rowsDone += rowsOfPart;
      onProgress({ phase: "lake", rowsDone, rowsTotal });
    }
    const [expected, found] = [countTableRows(table), await lake.countRows(table)];
    if (found !== expected) throw restoredRowsDiffer(`${database}.${table.table}`, expected, found);
  }
}

async function* readPieces(repository: BackupRepository, table: SavedStoreTable | undefined): AsyncGenerator<Buffer> {
  for (const piece of table?.pieces ?? []) yield repository.readPiece(piece);
}

/** Whether rows of an insert that was not finished are in the lake is not known: they are taken out, and wait again. */
async function takeBackUnfinished(store: Store, lake: LakeArchive): Promise<number> {
  let removed = 0;
  for (const block of await store.lakeOutbox.unfinished()) {
    removed += await lake.removeRows(block, Buffer.concat(await store.lakeOutbox.read(block.id)));
    await store.lakeOutbox.giveBack({ id: block.id });
  }
  return removed;
}

/** The files of the data folder. */
export async function* readSavedFiles(
  repository: BackupRepository,
  { files }: Pick<Manifest, "files">,
): AsyncGenerator<{ readonly path: string; readonly bytes: Buffer }> {
  for (const { path, pieces } of files) {
    const read: Buffer[] = [];
    for (const piece of pieces satisfies readonly Piece[]) read.push(await repository.readPiece(piece));
    yield { path, bytes: Buffer.concat(read) };
  }
}
