import type { Actor, QueryCondition, QueryParams } from "@pharos/domain";
import { openTestLake, openTestStore, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRequestContext } from "../context/request-context.ts";
import { executeQuery, getQuery, readResults } from "../data-lake-queries/query-service.ts";
import { TestApi } from "../testing/open-test-api.ts";
import { searchFormOf } from "./search-form.ts";
import * as service from "./search-service.ts";

const start = Date.parse("2026-03-01");
const hour = 3_600_000;
const time = (ms: number) => `${new Date(ms).toISOString().slice(0, 23).replace("T", " ")}000000`;
const at = (ms: number) => new Date(ms).toISOString();
const logTables = ["pharos_logs.public.custom_door", "pharos_logs.public.custom_gate"];
const scope = { tables: logTables.slice(0, 1), startTime: at(start), endTime: at(start + 24 * hour) };
const both = { ...scope, tables: logTables, endTime: at(start + 4 * hour) };
const filteredBy = (key: string, operator: string, value: unknown) => ({
  filters: { ors: [{ ands: [{ key, operator, value }] }] },
});

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
  let api: TestApi;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    api = await TestApi.open(await openTestStore(), { lake: test.lake });
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
    const match = { ...door, p_row_id: "a", p_event_time: time(start), who: "Ann" };
    const matches = ["r1", "r2"].map((p_rule_id) => ({ ...match, p_rule_id }));
    await test.lake.insert({
      database: "pharos_rule_matches",
      table: "custom_door",
      rows: ndjson(matches),
      token: "m",
    });
  });
  afterAll(async () => {
    await api.close();
    await test.remove();
  });

  const asking = (logTypeAccess?: readonly string[]) => {
    const actor: Actor = { kind: "user", id: "u1", name: "Ada", permissions: ["DataAnalyticsRead"] };
    return createRequestContext(api.dependencies, logTypeAccess ? { ...actor, logTypeAccess } : actor);
  };
  const run = async (params: Partial<QueryParams>, logTypeAccess?: readonly string[]) => {
    const context = asking(logTypeAccess);
    const asked = { text: "", language: "simplesearch", name: "", params: { ...scope, ...params } } as const;
    const lineage = { parentId: undefined, skipsCache: false, maxAgeMs: undefined, copyUserConfigQueryId: undefined };
    const { id } = await executeQuery(context, { ...asked, ...lineage });
    await api.dependencies.queries.ended(id);
    const query = await getQuery(context, id);
    if (query.status === "failed") throw new Error(query.message);
    const results = await readResults(context, query, { pageSize: 999 });
    return { rows: results?.edges.map(({ node }) => node) ?? [], isTruncated: results?.isTruncated };
  };
  const found = async (groups: readonly (readonly QueryCondition[])[], more: Partial<QueryParams> = {}) => {
    const ors = groups.map((ands) => ({ ands }));
    const { rows } = await run({ filters: { ors }, sortDir: "ascending", ...more });
    return rows.map((row) => row.p_row_id).join("");
  };

  it.each<[string, string, unknown, string]>([
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
    ["who", "EQUALS", "", "cd"],
    ["floor", "EQUALS", "20", "b"],
    ["floor", "STARTS_WITH", 2, "b"],
    ["lock.tries", "EQUALS", "3", "a"],
    ["lock.tries", "IN", ["3", "4"], "a"],
    ["who", "NOT_STARTS_WITH", "A", "bcd"],
    ["who", "NOT_LIKE", "_o%", "acd"],
    ["who", "ILIKE", "ANN", "a"],
    ["who", "NOT_MATCHES", "^[ab]", "acd"],
    ["floor", "NOT_BETWEEN", [2, 20], "ad"],
    ["ip", "NOT_WITHIN_CIDR", "192.168.0.0/16", "acd"],
    ["p_any_ip_addresses", "HAS_ANY", ["10.1.2.3", "x"], "a"],
    ["p_any_ip_addresses", "NOT_HAS_ANY", ["10.1.2.3"], "bcd"],
    ["parts.id", "IS_NULL", undefined, "abd"],
    ["parts.n", "IS_NOT_NULL", undefined, "c"],
    ["parts.id", "NOT_EQUAL", "y", "abd"],
    ["", "ROW_CONTAINS", "ann", "ab"],
    ["", "HAS_INDICATOR", "10.1.2.3", "a"],
    ["", "HAS_INDICATOR", "10.1.2", ""],
    ["", "ROW_REGEXP_CONTAINS", "^A.n$", "ab"],
  ])("%s %s %s", async (key, operator, value, expected) => {
    expect(await found([[value === undefined ? { key, operator } : { key, operator, value }]])).toBe(expected);
  });

  it("finds what happened within so long before now", async () => {
    api.now = new Date(start + 3 * hour);
    expect(await found([[{ key: "p_event_time", operator: "SINCE", value: "90m" }]])).toBe("cd");
  });

  it("joins filters by and, groups by or", async () => {
    const ann = { key: "who", operator: "EQUALS", value: "Ann" };
    const high = { key: "floor", operator: "GREATER", value: 2 };
    const fourth = { key: "x-id", operator: "EQUALS", value: "50%_off" };
    expect(await found([[ann, high], [fourth]])).toBe("d");
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
    const anywhere = { key: "", operator: "ROW_CONTAINS", value: text };
    expect(await found([[anywhere]])).toBe(expected);
    expect(await found([[{ key: "floor", operator: "GREATER", value: 5 }, anywhere]])).toBe(
      expected.includes("b") ? "b" : "",
    );
  });

  it("keeps to the time range, its start included and its end not", async () => {
    const times = { startTime: at(start + hour), endTime: at(start + 3 * hour) };
    expect(await found([], times)).toBe("bc");
  });

  it("gives rows as they were sent, with nothing in place of what they lack", async () => {
    const { rows } = await run({ sortDir: "ascending" });
    expect(rows[2]).toMatchObject({ ...doors[2], any: { p_value: [{ deep: ["q"] }] }, who: null });
    expect(rows[0]).toMatchObject({ lock: { kind: "card", tries: 3 }, ok: true, floor: 1 });
    expect(rows[3]).toMatchObject({ at: "2026-02-01 10:00:00.000000000", who: "" });
  });

  it("finds events of several tables in the order of their time, and tells that there are more than the limit", async () => {
    const tables = [...both.tables, "pharos_rule_matches.public.custom_door"];
    const idsOf = async (params: Partial<QueryParams>) => {
      const { rows, isTruncated } = await run({ ...both, tables, ...params });
      const ids = rows.map(({ p_row_id, p_rule_id }) => [p_row_id, p_rule_id].filter(Boolean).join("/"));
      return { ids, isTruncated };
    };
    const { ids: ascending } = await idsOf({ sortDir: "ascending" });
    expect(ascending.toSorted()).toEqual(["a", "a/r1", "a/r2", "b", "c", "d", "g"]);
    expect(ascending.slice(-2)).toEqual(["c", "d"]);
    expect(await idsOf({ limit: 2 })).toEqual({ ids: ["d", "c"], isTruncated: true });
    expect(await idsOf({ limit: 7 })).toEqual({ ids: expect.arrayContaining(["a/r1"]), isTruncated: false });
  });

  it("takes a database for all of its tables that the person may see", async () => {
    const everything = { tables: ["pharos_logs.public.*", "pharos_rule_matches.public.*"] };
    expect((await run(everything)).rows).toHaveLength(7);
    expect((await run({ tables: [], databases: ["pharos_logs.public"] })).rows).toHaveLength(5);
    expect((await run({ tables: ["pharos_logs.public.*"] }, ["Custom.Gate"])).rows).toMatchObject([{ p_row_id: "g" }]);
  });

  it("shows only the log types that a person may see", async () => {
    const gate = { tables: [both.tables[1] ?? ""] };
    expect((await run(gate, ["Custom.Gate"])).rows).toHaveLength(1);
    const hidden = "The data lake has no table pharos_logs.custom_gate";
    await expect(run(gate, [])).rejects.toThrow(hidden);
    await expect(run({ ...gate, countSeconds: 60 }, ["Custom.Door"])).rejects.toThrow(hidden);
    await expect(run({ ...gate, countKey: "who" }, ["Custom.Door"])).rejects.toThrow(hidden);
    const form = searchFormOf({ tables: ["Custom.Gate"], startTime: new Date(start), endTime: new Date(start + hour) });
    await expect(service.summarizeField(asking(["Custom.Door"]), form, "who")).rejects.toMatchObject({
      code: "lake.table_unknown",
      message: hidden,
    });
  });

  it.each<{ name: string; params: Partial<QueryParams>; message: string }>([
    {
      name: "an unknown log type",
      params: { tables: ["pharos_logs.public.custom_nobody"] },
      message: "no table pharos_logs.custom_nobody",
    },
    { name: "a table that is not ours", params: { tables: ["system.tables"] }, message: "no table" },
    {
      name: "a bad address range",
      params: filteredBy("ip", "WITHIN_CIDR", "10.0.0.0/99"),
      message: "'10.0.0.0/99' is not an address range. Write one such as 10.0.0.0/8",
    },
    {
      name: "a bad pattern",
      params: filteredBy("who", "MATCHES", "("),
      message: "'(' is not a regular expression in RE2 syntax",
    },
    {
      name: "a filter without its values",
      params: filteredBy("floor", "BETWEEN", [1]),
      message: "BETWEEN on floor needs two values",
    },
    {
      name: "a list where one value is needed",
      params: filteredBy("floor", "EQUALS", [1, 2]),
      message: "EQUALS on floor needs one value",
    },
    { name: "counts of no time", params: { countSeconds: 0 }, message: "countSeconds must be at least 1, not 0" },
  ])("says what is wrong with $name", async ({ params, message }) => {
    await expect(run(params)).rejects.toThrow(message);
  });

  it("searches all of time, from the year 1 to beyond what the engine knows", async () => {
    const allTime = { startTime: "0001-01-01T00:00:00.000Z", endTime: "9999-01-01T00:00:00.000Z" };
    expect((await run(allTime)).rows).toHaveLength(4);
    expect((await run({ relativeTime: "PAllTime" })).rows).toHaveLength(4);
  });

  it("counts events over time by log type, however many the limit would show", async () => {
    const { rows } = await run({ ...both, countSeconds: 7200 });
    const counted = rows.map(({ at: time, p_log_type, events }) => [String(time).slice(0, 16), p_log_type, events]);
    expect(counted.toSorted()).toEqual([
      ["2026-03-01 00:00", "Custom.Door", 2],
      ["2026-03-01 00:00", "Custom.Gate", 1],
      ["2026-03-01 02:00", "Custom.Door", 2],
    ]);
  });

  it.each([
    [
      "who",
      4,
      3,
      [
        { value: "Ann", count: 2 },
        { value: "", count: 1 },
        { value: "bob", count: 1 },
      ],
    ],
    [
      "lock.kind",
      2,
      2,
      [
        { value: "card", count: 1 },
        { value: "key", count: 1 },
      ],
    ],
    [
      "parts.id",
      2,
      2,
      [
        { value: "x", count: 1 },
        { value: "y", count: 1 },
      ],
    ],
    ["p_any_ip_addresses", 1, 1, [{ value: "10.1.2.3", count: 1 }]],
    [
      "floor",
      3,
      3,
      [
        { value: "1", count: 1 },
        { value: "20", count: 1 },
        { value: "3", count: 1 },
      ],
    ],
    ["nobody", 0, 0, []],
  ])("sums up the values of %s over the tables that have it", async (key, total, distinct, top) => {
    const times = { startTime: new Date(start), endTime: new Date(start + 4 * hour) };
    const form = searchFormOf({ tables: ["Custom.Door", "Custom.Gate"], ...times });
    expect(await service.summarizeField(asking(), form, key)).toEqual({ key, total, distinct, top });
    const { rows } = await run({ ...both, countKey: key });
    expect(rows.map(({ value, hits }) => ({ value, count: hits }))).toEqual(top);
  });
});
