import type { SnapshotPart, SnapshotTable } from "@pharos/lake";
import type { StoreContents, StoreTable } from "@pharos/store";

/** Bytes in a pack: compressed, then sealed as the record of this number. */
export interface Piece {
  readonly pack: string;
  readonly index: number;
  readonly at: number;
  readonly bytes: number;
}

export interface SavedPart extends Omit<SnapshotPart, "name"> {
  readonly pieces: readonly Piece[];
}

export interface SavedLakeTable extends Omit<SnapshotTable, "parts"> {
  readonly parts: readonly SavedPart[];
}

export interface SavedStoreTable extends StoreTable {
  readonly rows: number;
  readonly pieces: readonly Piece[];
}

/** A file of the data folder. */
export interface SavedFile {
  readonly path: string;
  readonly pieces: readonly Piece[];
}

export interface PackFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Everything that a backup is, and where; written last, so that a backup without one never was. */
export interface Manifest {
  readonly format: 1;
  readonly id: string;
  readonly installationId: string;
  /** Of Pharos. */
  readonly version: string;
  readonly startedAt: string;
  /** The moment that the backup shows. */
  readonly snapshotAt: string;
  readonly finishedAt: string;
  /** Hexadecimal. */
  readonly secretKey: string;
  readonly store: Omit<StoreContents, "tables"> & { readonly tables: readonly SavedStoreTable[] };
  /** What the lake lacks by intent, as it was after the snapshot. */
  readonly lakeExpiry: unknown;
  readonly lake: readonly SavedLakeTable[];
  readonly files: readonly SavedFile[];
  /** All that it needs, those of earlier backups among them. */
  readonly packs: readonly PackFile[];
  /** Bytes that this backup added. */
  readonly bytesWritten: number;
}

export function countLakeRows({ lake }: Pick<Manifest, "lake">): number {
  return lake.reduce((sum, table) => sum + countTableRows(table), 0);
}

export function countTableRows({ parts }: SavedLakeTable): number {
  return parts.reduce((sum, { rows }) => sum + rows, 0);
}

export function partKey(table: { readonly database: string; readonly table: string }, hash: string): string {
  return `${table.database}.${table.table} ${hash}`;
}

/** Copies of parts that are there already, by `partKey`; without those of packs that are missing or of another size. */
export function findReusableParts(
  manifest: Manifest | undefined,
  present: ReadonlyMap<string, number>,
): ReadonlyMap<string, SavedPart> {
  const reusable = new Map<string, SavedPart>();
  if (!manifest) return reusable;
  const whole = new Set(
    manifest.packs.filter(({ name, bytes }) => present.get(name) === bytes).map(({ name }) => name),
  );
  for (const table of manifest.lake) {
    for (const part of table.parts) {
      if (part.pieces.every(({ pack }) => whole.has(pack))) reusable.set(partKey(table, part.hash), part);
    }
  }
  return reusable;
}
