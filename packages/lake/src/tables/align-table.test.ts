import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LogSchema } from "@pharos/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Engine } from "../connection/engine.ts";
import { openEmbeddedEngine } from "../engine-process/open-embedded-engine.ts";
import { ensureTables } from "./ensure-tables.ts";
import { tableSettings } from "./table-settings.ts";

const schemas: LogSchema[] = ["Custom.Door", "Custom.Gone"].map((schema) => ({
  schema,
  fields: [{ name: "n", type: "int" }],
}));

let path: string;
let engine: Engine;
beforeAll(async () => {
  path = await mkdtemp(join(tmpdir(), "pharos-lake-"));
  engine = await openEmbeddedEngine({ path, memoryBytesMax: 1024 ** 3 });
  await ensureTables(engine, schemas);
});
afterAll(async () => {
  await engine.close();
  await rm(path, { recursive: true });
});

const engineOf = async (table: string) => {
  const sql = "SELECT engine_full AS text FROM system.tables WHERE database = 'pharos_logs' AND name = {table:String}";
  return (await engine.rows<{ text: string }>({ sql, params: { table } }))[0]?.text ?? "";
};
/** As an earlier version of Pharos left it. */
async function makeOld(table: string): Promise<void> {
  await engine.command({ sql: `ALTER TABLE pharos_logs.${table} MODIFY COMMENT 'older'` });
  await engine.command({
    sql: `ALTER TABLE pharos_logs.${table} MODIFY TTL toDateTime(p_parse_time) + toIntervalDay(365)`,
  });
  await engine.command({
    sql: `ALTER TABLE pharos_logs.${table} RESET SETTING max_bytes_to_merge_at_max_space_in_pool`,
  });
  await engine.command({ sql: `ALTER TABLE pharos_logs.${table} MODIFY SETTING max_parts_to_merge_at_once = 100` });
}

it("brings tables of an earlier version in line, with and without a schema", async () => {
  await makeOld("custom_door");
  await makeOld("custom_gone");
  await ensureTables(engine, schemas.slice(0, 1));
  for (const table of ["custom_door", "custom_gone"]) {
    const text = await engineOf(table);
    expect(text).not.toContain("TTL");
    expect(text).toContain("max_bytes_to_merge_at_max_space_in_pool = 10737418240");
  }
  expect(await engineOf("custom_door")).toContain("max_parts_to_merge_at_once = 10");
});

it("widens a column of a table that merges nothing, and reads its rows at once", async () => {
  const target = { database: "pharos_logs", table: "custom_door", settings: {} };
  const insert = (n: number) =>
    engine.insert(target, Buffer.from(`{"p_event_time":"2026-03-01 00:00:00","p_row_id":"${n}","n":${n}}\n`));
  await insert(7);
  await engine.command({ sql: "SYSTEM STOP MERGES pharos_logs.custom_door" });
  await ensureTables(engine, [{ schema: "Custom.Door", fields: [{ name: "n", type: "bigint" }] }]);
  await insert(2 ** 40);
  const rows = await engine.rows({ sql: "SELECT n FROM pharos_logs.custom_door WHERE n > 6 ORDER BY n" });
  expect(rows).toEqual([{ n: 7 }, { n: 2 ** 40 }]);
});

it.each([
  ["of usual width", 20, 0, 10],
  ["as wide as Windows.EventLogs", 320, 6, 10],
  ["of very many columns", 2000, 0, 2],
  ["of many JSON columns", 10, 200, 3],
])("merges few parts at once of a table %s", (_name, scalars, jsons, expected) => {
  const types = [
    ...Array(scalars).fill("Nullable(String)"),
    ...Array(jsons).fill("Nullable(JSON(max_dynamic_paths=16))"),
  ];
  expect(tableSettings(types.map((type) => ({ type }))).get("max_parts_to_merge_at_once")).toBe(expected);
});
