import { randomUUID } from "node:crypto";
import { PharosError } from "@pharos/domain";
import { type Lake, lakeRowsRefused, lakeRowsTooLarge } from "@pharos/lake";
import type { BlockPart, LakeBlock, Store } from "@pharos/store";
import { inSpan } from "../tracing/in-span.ts";

export interface BlockSurroundings {
  readonly store: Store;
  readonly lake: Lake;
  readonly instanceId: string;
  readonly clock: () => Date;
}

/**
 * Puts a block into the lake and forgets it. It may be done again at any time: the same rows go under the same token,
 * and the lake takes them once. What the lake will not have, or has no memory for, is cut in half, until the row is
 * alone that is to blame; that one stays in the outbox with the reason.
 * @returns how many bytes of lines it had
 * @throws whatever keeps the lake from inserting now: the block is as it was
 */
export async function insertBlock(surroundings: BlockSurroundings, block: LakeBlock): Promise<number> {
  const { store, lake } = surroundings;
  const rows = await store.lakeOutbox.read(block.id);
  const bytes = rows.reduce((sum, { length }) => sum + length, 0);
  try {
    const { database, table, id: token } = block;
    const attributes = { "pharos.table": `${database}.${table}`, "pharos.bytes": bytes };
    if (rows.length > 0)
      await inSpan("insert into the lake", attributes, () => lake.insert({ database, table, rows, token }));
  } catch (error) {
    const isRefused = hasCode(error, lakeRowsRefused("", ""));
    if (!isRefused && !hasCode(error, lakeRowsTooLarge(""))) throw error;
    const halves = cutInHalf(Buffer.concat(rows));
    // A single row that has no memory today may have it tomorrow.
    if (!halves && !isRefused) throw error;
    if (halves) await insertHalves(surroundings, block, halves);
    else await store.lakeOutbox.refuse(block, (error as PharosError).message);
    return bytes;
  }
  await store.lakeOutbox.finish(block.id);
  return bytes;
}

async function insertHalves(
  surroundings: BlockSurroundings,
  block: LakeBlock,
  halves: readonly Buffer[],
): Promise<void> {
  const { store, instanceId, clock } = surroundings;
  const parts: BlockPart[] = halves.map((lines) => ({ id: randomUUID(), lines }));
  await store.lakeOutbox.split(block, parts, instanceId, clock());
  for (const { id } of parts) await insertBlock(surroundings, { ...block, id });
}

function hasCode(error: unknown, { code }: PharosError): boolean {
  return error instanceof PharosError && error.code === code;
}

const newline = 0x0a;

/** Between lines, as near to the middle as can be; undefined for a single line. */
function cutInHalf(lines: Buffer): readonly [Buffer, Buffer] | undefined {
  const half = Math.floor(lines.length / 2);
  const at = lines.lastIndexOf(newline, half - 1) + 1 || lines.indexOf(newline, half) + 1;
  return at > 0 && at < lines.length ? [lines.subarray(0, at), lines.subarray(at)] : undefined;
}
