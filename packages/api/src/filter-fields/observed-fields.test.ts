import type { Lake } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import { openTestLake, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readObservedFields, typeOfValues } from "./observed-fields.ts";

const now = new Date("2026-03-01T12:00:00Z");
const door = parseSchema(
  "schema: Custom.Door\nfields:\n  - { name: detail, type: json }\n  - { name: who, type: string }\n",
);
const logTypes = [{ name: "Custom.Door", fields: door.fields }];
let opened: TestLake;
let lake: Lake;
beforeAll(async () => {
  opened = await openTestLake();
  lake = opened.lake;
  await lake.ensureTables([door]);
});
afterAll(() => opened.remove());

async function insert(id: string, detail: object): Promise<void> {
  const row = { p_event_time: "2026-03-01 00:00:00", p_row_id: id, p_log_type: "Custom.Door", detail };
  const rows = Buffer.from(`${JSON.stringify(row)}\n`);
  await lake.insert({ database: "pharos_logs", table: "custom_door", rows, token: id });
}

test("tells the paths of the latest events with their types, and keeps the answer for five minutes", async () => {
  await insert("a", { lock: { code: 7, names: ["x"] }, mixed: 1 });
  await insert("b", { mixed: "one" });
  const read = async (at: Date) => (await readObservedFields(lake, logTypes, at)).get("Custom.Door");
  const first = [
    { target: "detail.lock.code", type: "int" },
    { target: "detail.lock.names", type: "string_array" },
    { target: "detail.mixed", type: "json" },
  ];
  expect(await read(now)).toEqual(first);
  await insert("c", { later: true });
  expect(await read(new Date(now.getTime() + 4 * 60_000))).toEqual(first);
  expect(await read(new Date(now.getTime() + 5 * 60_000))).toContainEqual({ target: "detail.later", type: "bool" });
});

test("a log type that no source sends has no table and no paths", async () => {
  const gate = { name: "Custom.Gate", fields: [] };
  expect(await readObservedFields(lake, [gate], now)).toEqual(new Map([["Custom.Gate", []]]));
});

test.each([
  { types: ["Int64", "UInt64"], type: "int" },
  { types: ["Int64", "String"], type: "json" },
  { types: ["Array(Nullable(String))"], type: "string_array" },
  { types: ["Array(Array(Nullable(Int64)))"], type: "json_array" },
  { types: ["DateTime64(9)"], type: "string" },
])("calls $types $type", ({ types, type }) => {
  expect(typeOfValues(types)).toBe(type);
});
