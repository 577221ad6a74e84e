import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SearchFilter } from "./search-input.ts";

const start = Date.parse("2026-03-01");
const hour = 3_600_000;
const time = (ms: number) => `${new Date(ms).toISOString().slice(0, 23).replace("T", " ")}000000`;
const scope = { tables: ["Custom.Door"], fromMs: start, toMs: start + 24 * hour };

const door = { p_log_type: "Custom.Door", p_source_id: "s1", p_source_label: "S", p_parse_time: time(start) };
const doors = [
  { p_row_id: "a", who: "Ann", floor: 1, ok: true, lock: { kind: "card", tries: 3 }, p_any_ip_addresses: ["10.1.2.3"] },
  { p_row_id: "b", who: "bob", floor: 20, lock: { kind: "key", owner: { name: "Ann" } }, ip: "192.168.0.1" },
  {
    p_row_id: "c",
    floor: 3,
    ok: false,
    parts: [{ id: "x" }, { id: "y", n: 2 }],
    any: [{ deep: ["q"] }],
    ip: "fe80::1",
  },
  { p_row_id: "d", who: "", "x-id": "50%_off", at: "2026-02-01 10:00:00.000000000", ip: "not an address" },
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
          { name: "floor", type: "int" },
          { name: "ok", type: "boolean" },
          { name: "lock", type: "object" },
          { name: "parts", type: "array", element: { type: "object" } },
          { name: "any", type: "json" },
          { name: "at", type: "timestamp", timeFormats: ["rfc3339"] },
          { name: "x-id", type: "string" },
          { name: "ip", type: "string" },
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

  const found = async (filters: readonly (readonly SearchFilter[])[], more: object = {}) => {
    const { rows } = await test.lake.search({ ...scope, filters, sortDirection: "ascending", ...more });
    return rows.map((row) => row.p_row_id).join("");
  };

  it.each<[string, SearchFilter["operator"], SearchFilter["value"], string]>([
    ["who", "EQUALS", "Ann", "a"],
    ["who", "NOT_EQUAL", "Ann", "bcd"],
    ["who", "CONTAINS", "AN", "a"],
    ["who", "NOT_CONTAINS", "an", "bcd"],
    ["who", "STARTS_WITH", "A", "a"],
    ["who", "ENDS_WITH", "b", "b"],
    ["who", "LIKE", "_o%", "b"],
    ["who", "MATCHES", "^[ab]", "b"],
    ["who", "IN", ["Ann", "bob"], "ab"],
    ["who", "NOT_IN", ["Ann", "bob"], "cd"],
    ["who", "IS_NULL", undefined, "c"],
    ["who", "IS_NOT_NULL", undefined, "abd"],
    ["floor", "EQUALS", 20, "b"],
    ["floor", "GREATER", 3, "b"],
    ["floor", "GREATER_OR_EQUAL", 3, "bc"],
    ["floor", "LESS", 3, "a"],
    ["floor", "LESS_OR_EQUAL", 3, "ac"],
    ["floor", "BETWEEN", [2, 20], "bc"],
    ["ok", "EQUALS", true, "a"],
    ["ok", "EQUALS", false, "c"],
    ["lock.kind", "EQUALS", "card", "a"],
    ["lock.tries", "GREATER", 2, "a"],
    ["lock.tries", "EQUALS", 3, "a"],
    ["lock.owner", "IS_NOT_NULL", undefined, "b"],
    ["lock.owner.name", "EQUALS", "Ann", "b"],
    ["lock.owner", "CONTAINS", "ann", "b"],
    ["lock.nothing", "IS_NULL", undefined, "abcd"],
    ["lock", "IS_NULL", undefined, "cd"],
    ["lock", "CONTAINS", "CARD", "a"],
    ["parts.id", "EQUALS", "y", "c"],
    ["parts[1].id", "EQUALS", "y", "c"],
    ["parts.0.id", "EQUALS", "y", ""],
    ["parts.1.n", "GREATER", 1, "c"],
    ["parts", "IS_NOT_NULL", undefined, "c"],
    ["parts", "CONTAINS", "y", "c"],
    ["any", "CONTAINS", "deep", "c"],
    ["p_any_ip_addresses", "EQUALS", "10.1.2.3", "a"],
    ["p_any_ip_addresses", "NOT_EQUAL", "10.1.2.3", "bcd"],
    ["p_any_ip_addresses", "WITHIN_CIDR", "10.0.0.0/8", "a"],
    ["p_any_ip_addresses.0", "EQUALS", "10.1.2.3", "a"],
    ["p_any_ip_addresses[1]", "IS_NULL", undefined, "abcd"],
    ["ip", "WITHIN_CIDR", "192.168.0.0/16", "b"],
    ["ip", "WITHIN_CIDR", "fe80::/10", "c"],
    ["at", "GREATER", "2026-01-31T00:00:00Z", "d"],
    ["at", "BETWEEN", ["2026-02-01", "2026-02-02"], "d"],
    ["at", "CONTAINS", "2026-02", "d"],
    ["x-id", "EQUALS", "50%_off", "d"],
    ["x-id", "CONTAINS", "%_", "d"],
    ["who", "EQUALS", "' OR 1=1 --", ""],
    ["nobody", "EQUALS", "x", ""],
    ["nobody", "NOT_EQUAL", "x", "abcd"],
    ["nobody`; DROP TABLE x", "IS_NULL", undefined, "abcd"],
    ["lock.`x", "IS_NULL", undefined, "abcd"],
  ])("%s %s %s", async (key, operator, value, expected) => {
    expect(await found([[value === undefined ? { key, operator } : { key, operator, value }]])).toBe(expected);
  });

  it("joins filters by and, groups by or", async () => {
    const ann: SearchFilter = { key: "who", operator: "EQUALS", value: "Ann" };
    const high: SearchFilter = { key: "floor", operator: "GREATER", value: 2 };
    expect(await found([[ann, high], [{ key: "who", operator: "EQUALS", value: "" }]])).toBe("d");
    expect(await found([[ann], [high]])).toBe("abc");
    expect(await found([])).toBe("abcd");
  });

  it.each([
    ["ann", "ab"],
    ["50%_", "d"],
    ["Q", "c"],
    ["10.1.2", "a"],
    ["nothing like it", ""],
  ])("finds the text %s anywhere in a row", async (text, expected) => {
    expect(await found([], { text })).toBe(expected);
  });

  it("keeps to the time range, its start included and its end not", async () => {
    expect(await found([], { fromMs: start + hour, toMs: start + 3 * hour })).toBe("bc");
  });

  it("turns pages over several tables without gap or repeat", async () => {
    for (const sortDirection of ["ascending", "descending"] as const) {
      const seen: unknown[] = [];
      let cursor: string | undefined;
      do {
        const at = cursor === undefined ? {} : { cursor };
        const page = await test.lake.search({
          ...scope,
          ...at,
          tables: ["Custom.Door", "Custom.Gate"],
          limit: 2,
          sortDirection,
        });
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
    { name: "a broken cursor", input: { cursor: "x" }, message: "The cursor is not one" },
    {
      name: "a bad address range",
      input: { filters: [[{ key: "ip", operator: "WITHIN_CIDR" as const, value: "10.0.0.0/99" }]] },
      message: "10.0.0.0/99 is no address range",
    },
    {
      name: "a bad pattern",
      input: { filters: [[{ key: "who", operator: "MATCHES" as const, value: "(" }]] },
      message: "A pattern of the filters cannot be read",
    },
    {
      name: "a filter without its values",
      input: { filters: [[{ key: "floor", operator: "BETWEEN" as const, value: [1] }]] },
      message: "BETWEEN on floor needs two values",
    },
  ])("says what is wrong with $name", async ({ input, message }) => {
    await expect(test.lake.search({ ...scope, ...input })).rejects.toThrow(message);
  });

  it("searches all of time, from the year 1 to beyond what the engine knows", async () => {
    const allTime = { ...scope, fromMs: Date.parse("0001-01-01T00:00:00Z"), toMs: Date.parse("9999-01-01T00:00:00Z") };
    expect((await test.lake.search(allTime)).rows).toHaveLength(4);
    const histogram = await test.lake.histogram({ ...allTime, toMs: start + 4 * hour, buckets: 4 });
    expect(histogram.buckets.map(({ startMs, count }) => [startMs, count])).toEqual([
      [start, 1],
      [start + hour, 1],
      [start + 2 * hour, 1],
      [start + 3 * hour, 1],
    ]);
  });

  it("counts events over time by log type", async () => {
    const histogram = await test.lake.histogram({
      ...scope,
      tables: ["Custom.Door", "Custom.Gate"],
      toMs: start + 4 * hour,
      buckets: 4,
    });
    expect(histogram.bucketMs).toBe(hour);
    expect(histogram.total).toBe(5);
    expect(histogram.buckets.map(({ counts }) => counts)).toEqual([
      { "Custom.Door": 1 },
      { "Custom.Door": 1, "Custom.Gate": 1 },
      { "Custom.Door": 1 },
      { "Custom.Door": 1 },
    ]);
  });

  it("sums up the values of a field over the tables that have it", async () => {
    const summary = await test.lake.fieldSummary({ ...scope, tables: ["Custom.Door", "Custom.Gate"], key: "who" });
    expect(summary).toEqual({
      present: 4,
      distinct: 3,
      values: [
        { value: "Ann", count: 2 },
        { value: "", count: 1 },
        { value: "bob", count: 1 },
      ],
    });
    const nested = await test.lake.fieldSummary({ ...scope, key: "lock.kind", limit: 1 });
    expect(nested).toEqual({ present: 2, distinct: 2, values: [{ value: "card", count: 1 }] });
    const none = await test.lake.fieldSummary({ ...scope, key: "nobody" });
    expect(none).toEqual({ present: 0, distinct: 0, values: [] });
  });
});
