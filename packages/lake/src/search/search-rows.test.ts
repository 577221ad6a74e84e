import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RowCondition } from "./row-condition.ts";

const start = Date.parse("2026-03-01");
const hour = 3_600_000;
const time = (ms: number) => `${new Date(ms).toISOString().slice(0, 23).replace("T", " ")}000000`;
const scope = { tables: ["Custom.Door"], fromMs: start, toMs: start + 24 * hour };

const door = { p_log_type: "Custom.Door", p_source_id: "s1", p_source_label: "S", p_parse_time: time(start) };
const doors = [
  { p_row_id: "a", who: "Ann" },
  { p_row_id: "b", who: "bob", lock: { kind: "key" }, p_source_id: "s2" },
  { p_row_id: "c", p_parse_time: time(start + hour) },
  { p_row_id: "d", who: "", p_parse_time: time(start + 2 * hour) },
].map((row, i) => ({ ...door, ...row, p_event_time: time(start + i * hour) }));
const ndjson = (rows: readonly object[]) => Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    await test.lake.ensureTables([
      {
        schema: "Custom.Door",
        fields: [
          { name: "who", type: "string" },
          { name: "lock", type: "object" },
        ],
      },
      { schema: "Custom.Gate", fields: [{ name: "who", type: "string" }] },
    ]);
    const insert = (table: string, rows: readonly object[]) =>
      test.lake.insert({ database: "pharos_logs", table, rows: ndjson(rows), token: "t" });
    await insert("custom_door", doors);
    await insert("custom_gate", [
      { ...door, p_log_type: "Custom.Gate", p_row_id: "g", who: "Ann", p_event_time: time(start + hour) },
    ]);
  });
  afterAll(() => test.remove());

  const found = async (conditions: readonly RowCondition[], more: object = {}) => {
    const { rows } = await test.lake.search({ ...scope, conditions, sortDirection: "ascending", ...more });
    return rows.map((row) => row.p_row_id).join("");
  };

  it.each<{ name: string; conditions: RowCondition[]; rows: string }>([
    { name: "nothing", conditions: [], rows: "abcd" },
    { name: "one text", conditions: [{ column: "p_source_id", isAnyOf: ["s2"] }], rows: "b" },
    { name: "any of some texts", conditions: [{ column: "p_row_id", isAnyOf: ["a", "d", "x"] }], rows: "ad" },
    { name: "no text at all", conditions: [{ column: "p_row_id", isAnyOf: [] }], rows: "" },
    { name: "text as it is", conditions: [{ column: "who", isAnyOf: ["' OR 1=1 --"] }], rows: "" },
    { name: "presence", conditions: [{ column: "lock", isPresent: true }], rows: "b" },
    {
      name: "times",
      conditions: [{ column: "p_parse_time", from: new Date(start + hour), to: new Date(start + 2 * hour) }],
      rows: "c",
    },
    {
      name: "all of several",
      conditions: [
        { column: "p_source_id", isAnyOf: ["s1"] },
        { column: "who", isAnyOf: ["Ann", "bob"] },
      ],
      rows: "a",
    },
    { name: "a column that is not there", conditions: [{ column: "nobody", isPresent: true }], rows: "" },
  ])("asks for $name", async ({ conditions, rows }) => {
    expect(await found(conditions)).toBe(rows);
  });

  it("keeps to the time range, its start included and its end not", async () => {
    expect(await found([], { fromMs: start + hour, toMs: start + 3 * hour })).toBe("bc");
  });

  it("reads all of time, from the year 1 to beyond what the engine knows", async () => {
    const allTime = { fromMs: Date.parse("0001-01-01T00:00:00Z"), toMs: Date.parse("9999-01-01T00:00:00Z") };
    expect(await found([], allTime)).toBe("abcd");
  });

  it("turns pages over several tables without gap or repeat", async () => {
    for (const sortDirection of ["ascending", "descending"] as const) {
      const seen: unknown[] = [];
      let cursor: string | undefined;
      do {
        const at = cursor === undefined ? {} : { cursor };
        const tables = ["Custom.Door", "Custom.Gate"];
        const page = await test.lake.search({ ...scope, ...at, tables, limit: 2, sortDirection });
        seen.push(...page.rows.map((row) => row.p_row_id));
        cursor = page.cursor;
      } while (cursor !== undefined);
      const ascending = ["a", "b", "g", "c", "d"];
      expect(seen).toEqual(sortDirection === "ascending" ? ascending : ascending.toReversed());
    }
  });

  it("shows only the log types that a person may see", async () => {
    const tables = ["Custom.Gate"];
    expect(await found([], { tables, logTypeAccess: ["Custom.Gate"] })).toBe("g");
    await expect(found([], { tables, logTypeAccess: [] })).rejects.toThrow("no table pharos_logs.custom_gate");
  });

  it.each([
    {
      name: "an unknown log type",
      input: { tables: ["Custom.Nobody"] },
      message: "no table pharos_logs.custom_nobody",
    },
    { name: "a table that is not ours", input: { tables: ["system.tables"] }, message: "no table" },
    { name: "a broken cursor", input: { cursor: "x" }, message: "This cursor was not returned" },
  ])("says what is wrong with $name", async ({ input, message }) => {
    await expect(test.lake.search({ ...scope, ...input })).rejects.toThrow(message);
  });
});
