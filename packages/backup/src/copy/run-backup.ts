import { randomBytes } from "node:crypto";
import { describeError } from "@pharos/domain";
import type { LakeArchive, LakeSnapshot, SnapshotTable } from "@pharos/lake";
import { type DatabaseConnection, recordBackupRun, StoreSnapshot, type StoreTable } from "@pharos/store";
import { backupCancelled } from "../errors/errors.ts";
import type { BackupPlace } from "../places/backup-place.ts";
import { BackupRepository, type PackWriter } from "../repository/backup-repository.ts";
import {
  countTableRows,
  findReusableParts,
  type Manifest,
  type PackFile,
  type Piece,
  partKey,
  type SavedFile,
  type SavedLakeTable,
  type SavedPart,
  type SavedStoreTable,
} from "../repository/manifest.ts";
import { cutPart } from "./cut-part.ts";

export interface BackupProgress {
  readonly phase: "snapshot" | "database" | "lake" | "finish";
  /** Rows of the lake, those of earlier backups among them. */
  readonly rowsDone: number;
  readonly rowsTotal: number;
}

export interface BackupOptions {
  readonly database: DatabaseConnection;
  readonly lake: LakeArchive;
  readonly place: BackupPlace;
  readonly passphrase: string;
  /** Of the installation; 32 bytes. */
  readonly secretKey: Uint8Array;
  /** Of the data folder. */
  readonly files: readonly { readonly path: string; readonly read: () => Promise<Buffer> }[];
  /** Of Pharos. */
  readonly version: string;
  /** Backups that stay, this one among them; all when absent. */
  readonly keep?: number | undefined;
  readonly clock: () => Date;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BackupProgress) => void;
}

export interface BackupSummary {
  readonly id: string;
  readonly startedAt: string;
  readonly snapshotAt: string;
  readonly finishedAt: string;
  /** Of the data lake. */
  readonly rows: number;
  /** Of these, those that this backup copied. */
  readonly rowsCopied: number;
  readonly storeRows: number;
  readonly bytesWritten: number;
  /** How long no rows went into the lake. */
  readonly heldMs: number;
  /** Older backups that were removed. */
  readonly pruned: number;
}

/**
 * Copies the store and the lake as they are at one moment, while both go on. Rows wait in the store while the moment is
 * taken, so that the lake has no row that the store does not know, and every row that the store says it has.
 * @throws backupAtWork, backupCancelled, …
 */
export async function runBackup(options: BackupOptions): Promise<BackupSummary> {
  const { database, place, clock } = options;
  const startedAt = clock();
  const store = await StoreSnapshot.open(database);
  const id = `${startedAt
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(/[-:]/g, "")}-${randomBytes(3).toString("hex")}`;
  const run = { id, place: place.address, startedAt, rows: 0, bytesWritten: 0 };
  try {
    const installationId = await store.installationId();
    await recordBackupRun(database, { ...run, endedAt: undefined, failure: undefined });
    const summary = await copyAll({ id, startedAt, installationId }, store, options);
    const { rows, bytesWritten } = summary;
    await recordBackupRun(database, { ...run, rows, bytesWritten, endedAt: clock(), failure: undefined });
    return summary;
  } catch (error) {
    // The failure itself says more than that it could not be recorded.
    await recordBackupRun(database, { ...run, endedAt: clock(), failure: describeError(error) }).catch(() => undefined);
    throw error;
  } finally {
    await store.close();
  }
}

interface BackupIdentity {
  readonly id: string;
  readonly startedAt: Date;
  readonly installationId: string;
}

async function copyAll(
  { id, startedAt, installationId }: BackupIdentity,
  store: StoreSnapshot,
  options: BackupOptions,
): Promise<BackupSummary> {
  const { lake, place, passphrase, clock, signal, onProgress } = options;
  let snapshot: LakeSnapshot | undefined;
  try {
    const repository = await BackupRepository.openFor(installationId, place, passphrase);
    onProgress({ phase: "snapshot", rowsDone: 0, rowsTotal: 0 });
    checkCancelled(signal);
    snapshot = await lake.prepareSnapshot();
    const heldFrom = performance.now();
    await store.holdLake();
    const contents = await store.begin();
    const snapshotAt = clock();
    await snapshot.take();
    await store.releaseLake();
    const heldMs = performance.now() - heldFrom;
    // Expiry went on. What it took from the lake must not look lost.
    const lakeExpiry = await store.readSettingNow("lake-expiry");
    const packs = repository.createPacks(id);
    const copying = { ...options, packs };
    const storeTables = await copyStore(store, contents.tables, copying);
    await store.end();
    const earlier = await newestManifest(repository);
    const present = new Map((await place.list()).map(({ name, bytes }) => [name, bytes]));
    const { tables, rowsCopied } = await copyLake(snapshot, findReusableParts(earlier, present), copying);
    const files = await copyFiles(copying);
    onProgress({ phase: "finish", rowsDone: 0, rowsTotal: 0 });
    await packs.flush();
    const { tables: _, ...restOfStore } = contents;
    const manifest: Manifest = {
      format: 1,
      id,
      installationId,
      version: options.version,
      startedAt: startedAt.toISOString(),
      snapshotAt: snapshotAt.toISOString(),
      finishedAt: clock().toISOString(),
      secretKey: Buffer.from(options.secretKey).toString("hex"),
      store: { ...restOfStore, tables: storeTables },
      lakeExpiry,
      lake: tables,
      files,
      packs: neededPacks(packs.files, earlier, [
        ...storeTables.flatMap(({ pieces }) => pieces),
        ...tables.flatMap(({ parts }) => parts.flatMap(({ pieces }) => pieces)),
        ...files.flatMap(({ pieces }) => pieces),
      ]),
      bytesWritten: packs.bytesWritten,
    };
    checkCancelled(signal);
    await store.assertHeld();
    await repository.writeManifest(manifest);
    const pruned = await repository.prune(options.keep ?? Number.POSITIVE_INFINITY);
    return {
      id,
      startedAt: manifest.startedAt,
      snapshotAt: manifest.snapshotAt,
      finishedAt: manifest.finishedAt,
      rows: tables.reduce((sum, table) => sum + countTableRows(table), 0),
      rowsCopied,
      storeRows: storeTables.reduce((sum, { rows }) => sum + rows, 0),
      bytesWritten: manifest.bytesWritten,
      heldMs: Math.round(heldMs),
      pruned,
    };
  } finally {
    await snapshot?.drop();
  }
}

type Copying = Pick<BackupOptions, "files" | "signal" | "onProgress"> & { readonly packs: PackWriter };

async function newestManifest(repository: BackupRepository): Promise<Manifest | undefined> {
  const newest = (await repository.listIds()).at(-1);
  // A damaged one is nothing to build on: everything is copied anew.
  return newest === undefined ? undefined : repository.readManifestIfWhole(newest);
}

async function copyStore(
  store: StoreSnapshot,
  tables: readonly StoreTable[],
  { packs, signal, onProgress }: Copying,
): Promise<SavedStoreTable[]> {
  onProgress({ phase: "database", rowsDone: 0, rowsTotal: 0 });
  const saved: SavedStoreTable[] = [];
  for (const table of tables) {
    const pieces: Piece[] = [];
    for await (const bytes of gather(store.copy(table))) {
      checkCancelled(signal);
      pieces.push(await packs.add(bytes));
    }
    saved.push({ ...table, rows: await store.countRows(table), pieces });
  }
  return saved;
}

const storePieceBytes = 8 * 1024 ** 2;

async function* gather(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let gathered: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    bytes += chunk.length;
    if (bytes < storePieceBytes) continue;
    yield Buffer.concat(gathered);
    [gathered, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(gathered);
}

async function copyLake(
  snapshot: LakeSnapshot,
  earlier: ReadonlyMap<string, SavedPart>,
  { packs, signal, onProgress }: Copying,
): Promise<{ readonly tables: SavedLakeTable[]; readonly rowsCopied: number }> {
  const found = await snapshot.tables();
  const rowsTotal = found.reduce((sum, { parts }) => sum + parts.reduce((rows, part) => rows + part.rows, 0), 0);
  let rowsDone = 0;
  let rowsCopied = 0;
  const copyPart = async (table: SnapshotTable, part: SnapshotTable["parts"][number]): Promise<SavedPart> => {
    const { name, ...kept } = part;
    const same = earlier.get(partKey(table, part.hash));
    if (same) rowsDone += part.rows;
    if (same) return { ...kept, pieces: same.pieces };
    const pieces: Piece[] = [];
    for (const range of cutPart(part)) {
      checkCancelled(signal);
      pieces.push(await packs.add(await snapshot.read(table, { part: name, ...range })));
      rowsDone += range.to - range.from;
      onProgress({ phase: "lake", rowsDone, rowsTotal });
    }
    rowsCopied += part.rows;
    return { ...kept, pieces };
  };
  const tables: SavedLakeTable[] = [];
  for (const table of found) {
    const parts: SavedPart[] = [];
    for (const part of table.parts) parts.push(await copyPart(table, part));
    await snapshot.release(table);
    tables.push({ ...table, parts });
  }
  return { tables, rowsCopied };
}

async function copyFiles({ files, packs }: Copying): Promise<SavedFile[]> {
  const saved: SavedFile[] = [];
  for (const { path, read } of files) saved.push({ path, pieces: [await packs.add(await read())] });
  return saved;
}

function neededPacks(
  written: readonly PackFile[],
  earlier: Manifest | undefined,
  pieces: readonly Piece[],
): PackFile[] {
  const known = new Map([...(earlier?.packs ?? []), ...written].map((pack) => [pack.name, pack]));
  return [...new Set(pieces.map(({ pack }) => pack))].flatMap((name) => known.get(name) ?? []);
}

function checkCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw backupCancelled();
}
