import { openTestLake, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Lake, openLake } from "../lake.ts";

let test: TestLake;
let other: Lake;
beforeAll(async () => {
  test = await openTestLake({}, "server");
  other = await openLake(test.address);
  await other.ensureTables([withFields("who")]);
});
afterAll(async () => {
  await other.close();
  await test.remove();
});

const withFields = (...names: readonly string[]) => ({
  schema: "Custom.Door",
  fields: names.map((name) => ({ name, type: "string" }) as const),
});
const door = "pharos_logs.custom_door";
const columnsOf = async (lake: Lake, id: string) => {
  const [table] = await lake.describeTables([id]);
  return table?.columns.map(({ name }) => name).filter((name) => !name.startsWith("p_"));
};
const knownDoor = async (lake: Lake) =>
  (await lake.knownTables()).find(({ database, table }) => `${database}.${table}` === door);

it("notices a column that another process adds, and remembers the others", async () => {
  const before = await knownDoor(test.lake);
  expect(await columnsOf(test.lake, door)).toEqual(["who"]);
  expect(await knownDoor(test.lake)).toEqual(before);
  await other.ensureTables([withFields("who", "where")]);
  expect(await columnsOf(test.lake, door)).toEqual(["who"]);
  expect((await knownDoor(test.lake))?.revision).not.toBe(before?.revision);
  expect(await columnsOf(test.lake, door)).toEqual(["who", "where"]);
  const [table] = await test.lake.columns([door]);
  expect(table?.columns.map(({ name }) => name)).toContain("where");
});

it("notices a lookup table that another process fills anew", async () => {
  const fill = (...fields: readonly string[]) =>
    other.replaceLookup({ ...withFields(...fields), table: "owners", version: String(fields), rows: [] });
  await fill("name");
  await test.lake.knownTables();
  expect(await columnsOf(test.lake, "pharos_lookups.owners")).toEqual(["name"]);
  await fill("name", "team");
  await test.lake.knownTables();
  expect(await columnsOf(test.lake, "pharos_lookups.owners")).toEqual(["name", "team"]);
});

it("says which tables have no rows", async () => {
  expect(await knownDoor(test.lake)).toMatchObject({ isEmpty: true, isView: false });
  const time = "2026-03-01 00:00:01.000000000";
  const row = { p_event_time: time, p_parse_time: time, p_row_id: "1", p_log_type: "Custom.Door", who: "ann" };
  const rows = Buffer.from(`${JSON.stringify(row)}\n`);
  await other.insert({ database: "pharos_logs", table: "custom_door", rows, token: "one" });
  expect(await knownDoor(test.lake)).toMatchObject({ isEmpty: false });
  const view = (await test.lake.knownTables()).find(({ table }) => table === "all_logs");
  expect(view).toMatchObject({ isEmpty: false, isView: true });
});
