import { mkdtemp, readdir, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openLake } from "../lake.ts";

let path: string;
beforeAll(async () => {
  path = await mkdtemp(join(tmpdir(), "pharos-lake-"));
});
afterAll(() => rm(path, { recursive: true }));

const rowsOf = (batch: string, count: number) =>
  Array.from({ length: count }, (_, i) =>
    Buffer.from(`{"p_event_time":"2026-03-01 00:00:00","p_row_id":"${batch}${i}","p_log_type":"Custom.Door"}\n`),
  );

/** Cuts off the data of the part that has most of it. */
async function damageLargestPart(): Promise<void> {
  const files = (await readdir(path, { recursive: true })).filter((file) => /_\d+_\d+_\d+\/data\.bin$/.test(file));
  const sizes = await Promise.all(files.map(async (file) => ({ file, bytes: (await stat(join(path, file))).size })));
  const [largest] = sizes.sort((one, other) => other.bytes - one.bytes);
  if (largest === undefined) throw new Error("The lake has no parts");
  await truncate(join(path, largest.file), Math.floor(largest.bytes / 2));
}

it("tells which table lost how many rows to a damaged file", async () => {
  const first = await openLake({ path });
  await first.ensureTables([{ schema: "Custom.Door", fields: [] }]);
  await first.insert({ database: "pharos_logs", table: "custom_door", rows: rowsOf("a", 3500), token: "a" });
  await first.insert({ database: "pharos_logs", table: "custom_door", rows: rowsOf("b", 10), token: "b" });
  expect(await first.brokenParts()).toEqual([]);
  await first.close();
  await damageLargestPart();
  const notices: string[] = [];
  const lake = await openLake({ path }, { onNotice: (notice) => notices.push(notice) });
  const broken = await lake.brokenParts();
  const { rows } = await lake.query("SELECT count() FROM pharos_logs.custom_door");
  await lake.close();
  expect(rows).toEqual([[10]]);
  expect(broken).toEqual([expect.objectContaining({ database: "pharos_logs", table: "custom_door", rows: 3500 })]);
  expect(notices).toEqual([
    expect.stringContaining("1 part of pharos_logs.custom_door and set it aside: 3500 rows are"),
  ]);
});
