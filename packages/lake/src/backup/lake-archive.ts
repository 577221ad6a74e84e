import type { OsAccount } from "@pharos/domain";
import type { TableName } from "../catalogue/table-name.ts";
import type { Engine } from "../connection/engine.ts";
import { openServerEngine, type ServerAddress } from "../connection/open-server-engine.ts";
import { unwatchedInWords } from "../connection/statement-watch.ts";
import { openEmbeddedEngine, reachEmbeddedEngine } from "../engine-process/open-embedded-engine.ts";
import {
  assertLakeEmpty,
  countTableRows,
  createTable,
  insertNativeRows,
  type NativeRows,
  removeRows,
} from "./lake-load.ts";
import { dropSnapshots, LakeSnapshot, type SnapshotTable } from "./lake-snapshot.ts";

/** The lake as backups and restores see it: whole tables, in the engine's own form. */
export interface LakeArchive {
  /** Copies of the tables, to be given their rows by `take`. */
  prepareSnapshot(): Promise<LakeSnapshot>;
  /** Removes what a backup that was killed has left. */
  dropSnapshots(): Promise<void>;
  /** @throws lakeNotEmpty */
  assertEmpty(): Promise<void>;
  createTable(table: Pick<SnapshotTable, "definition">): Promise<void>;
  insert(rows: NativeRows): Promise<void>;
  countRows(table: TableName): Promise<number>;
  /** Deletes exactly these rows, JSON lines; how many there were. */
  removeRows(table: TableName, lines: Buffer): Promise<number>;
  close(): Promise<void>;
}

type LakeAddress = { readonly path: string } | ServerAddress;

export interface LakeArchiveOptions {
  /** Another process of Pharos runs the embedded engine of this folder. */
  readonly isRunning: boolean;
  readonly account?: OsAccount | undefined;
}

/** Of one statement. */
const memoryBytesMax = 1024 ** 3;

/** @throws lakeUnavailable, lakeFolderUnusable */
export async function openLakeArchive(
  address: LakeAddress,
  { isRunning, account }: LakeArchiveOptions,
): Promise<LakeArchive> {
  const engine = await openEngine(address, isRunning, account);
  return {
    prepareSnapshot: () => LakeSnapshot.prepare(engine),
    dropSnapshots: () => dropSnapshots(engine),
    assertEmpty: () => assertLakeEmpty(engine),
    createTable: (table) => createTable(engine, table),
    insert: (rows) => insertNativeRows(engine, rows),
    countRows: (table) => countTableRows(engine, table),
    removeRows: (table, lines) => removeRows(engine, table, lines),
    close: () => engine.close(),
  };
}

function openEngine(
  address: LakeAddress,
  isRunning: boolean,
  account: OsAccount | undefined,
): Promise<Engine> | Engine {
  if (!("path" in address)) return openServerEngine(address, memoryBytesMax, unwatchedInWords);
  if (isRunning) return reachEmbeddedEngine(address.path, memoryBytesMax);
  return openEmbeddedEngine({ path: address.path, memoryBytesMax, account });
}
