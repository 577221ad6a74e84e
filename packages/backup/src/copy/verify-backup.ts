import { PharosError } from "@pharos/domain";
import type { BackupRepository } from "../repository/backup-repository.ts";
import { countLakeRows, type Manifest, type Piece } from "../repository/manifest.ts";

export interface VerificationReport {
  readonly id: string;
  readonly packs: number;
  readonly bytes: number;
  readonly rows: number;
  readonly storeRows: number;
  /** Each file that is damaged, and how. */
  readonly damage: readonly { readonly file: string; readonly how: string }[];
}

const newline = 0x0a;

/** Reads all that a backup needs: each file's SHA-256, whether each piece opens, and how many rows the store's have. */
export async function verifyBackup(
  repository: BackupRepository,
  manifest: Manifest,
  onProgress: (packsDone: number, packsTotal: number) => void,
): Promise<VerificationReport> {
  const damage: { file: string; how: string }[] = [];
  const { lake, store, files, packs } = manifest;
  const plain = [...lake.flatMap(({ parts }) => parts), ...files].flatMap(({ pieces }) => pieces);
  const counted = store.tables.flatMap(({ name, pieces }) => pieces.map((piece) => ({ ...piece, table: name })));
  const byPack = Map.groupBy<string, Piece & { readonly table?: string }>([...plain, ...counted], ({ pack }) => pack);
  const rows = new Map<string, number>();
  for (const [done, pack] of packs.entries()) {
    const how = await repository.findDamage(pack);
    if (how !== undefined) damage.push({ file: pack.name, how });
    else {
      for (const { table, ...piece } of byPack.get(pack.name) ?? []) {
        const content = await read(repository, piece);
        if (content === undefined) damage.push({ file: pack.name, how: `does not open (record ${piece.index})` });
        else if (table !== undefined) rows.set(table, (rows.get(table) ?? 0) + countLines(content));
      }
    }
    onProgress(done + 1, packs.length);
  }
  if (damage.length === 0) {
    for (const { name, rows: expected } of store.tables) {
      const found = rows.get(name) ?? 0;
      if (found !== expected) damage.push({ file: name, how: `has ${found} rows instead of ${expected}` });
    }
  }
  return {
    id: manifest.id,
    packs: packs.length,
    bytes: packs.reduce((sum, { bytes }) => sum + bytes, 0),
    rows: countLakeRows(manifest),
    storeRows: store.tables.reduce((sum, table) => sum + table.rows, 0),
    damage,
  };
}

async function read(repository: BackupRepository, piece: Piece): Promise<Buffer | undefined> {
  try {
    return await repository.readPiece(piece);
  } catch (error) {
    if (error instanceof PharosError) return undefined;
    throw error;
  }
}

/** A row of PostgreSQL's text form is a line: it writes newlines within values as \\n. */
function countLines(text: Buffer): number {
  let lines = 0;
  for (let at = text.indexOf(newline); at >= 0; at = text.indexOf(newline, at + 1)) lines += 1;
  return lines;
}
