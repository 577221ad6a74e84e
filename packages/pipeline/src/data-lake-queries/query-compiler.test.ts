import { PharosError, type QueryCondition } from "@pharos/domain";
import { writeForm } from "@pharos/flow/editor";
import type { Lake } from "@pharos/lake";
import { longestStretch, openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FlowTables } from "./flow-tables.ts";
import { openQueryCompiler } from "./open-query-compiler.ts";
import type { QueryToCompile } from "./query-compiler.ts";
import { createQueryThreads } from "./query-threads.ts";

const spec = `schema: Custom.Door
description: Doors.
referenceURL: https://example.com
fields:
  - name: door
    type: string
  - name: badge
    type: object
    fields:
      - name: owner
        type: string
      - name: level
        type: int
  - name: tags
    type: array
    element:
      type: string
`;
const schema = {
  schema: "Custom.Door",
  fields: [
    { name: "door", type: "string" },
    {
      name: "badge",
      type: "object",
      fields: [
        { name: "owner", type: "string" },
        { name: "level", type: "int" },
      ],
    },
    { name: "tags", type: "array", element: { type: "string" } },
  ],
} as const;
const now = new Date("2026-03-01T12:30:00Z");

/** Of all tests: it takes longer to load the language into a thread than to compile most of them. */
const sharedThreads = createQueryThreads();

let testStore: TestStore;
let testLake: TestLake;
beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  const { store } = testStore;
  const { lake } = testLake;
  await store.schemas.create({ name: "Custom.Door", spec, description: "", referenceURL: "" }, "ada", now);
  await lake.ensureTables([schema, { schema: "Custom.Safe", fields: [{ name: "safe", type: "string" }] }]);
  const rows = [
    { door: "north", badge: { owner: "ada", level: 3 }, tags: ["a", "b"] },
    { door: "south", badge: { owner: "bob", level: 10 }, tags: [] },
    { door: "east" },
  ];
  await lake.insert({
    database: "pharos_logs",
    table: "custom_door",
    token: "rows",
    rows: rows.map((row, index) => {
      const at = `2026-03-01 1${index}:00:00.000000000`;
      const own = { p_event_time: at, p_parse_time: at, p_row_id: `row${index}`, p_log_type: "Custom.Door" };
      return Buffer.from(`${JSON.stringify({ ...own, ...row })}\n`);
    }),
  });
});
afterAll(async () => {
  await sharedThreads.stop();
  await testStore.close();
  await testLake.remove();
});

async function rowsOf(query: Partial<QueryToCompile>): Promise<unknown[][]> {
  const compile = openQueryCompiler(testLake.lake, testStore.store, sharedThreads);
  const asked: QueryToCompile = {
    text: "",
    language: "pharosflow",
    params: {},
    logTypeAccess: undefined,
    referenceTime: now,
    ...query,
  };
  const { sql, compiledSettings, eventTimes } = await compile(asked);
  const { rows } = await testLake.lake.query(sql, { compiledSettings, ...(eventTimes && { eventTimes }) });
  return rows.map((row) => [...row]);
}

const doors = "pharos_logs.public.custom_door";
const filters = (key: string, operator: string, value?: unknown) => ({ ors: [{ ands: [{ key, operator, value }] }] });
const form = (key: string, operator: string, value?: unknown) => ({
  language: "simplesearch" as const,
  params: {
    tables: [doors],
    filters: filters(key, operator, value),
    relativeTime: "P1W",
    sortDir: "ascending" as const,
  },
});

it("compiles PharosFlow over the lake's tables, newest first", async () => {
  const text = "panther_logs.public.custom_door | where p_event_time > time.ago(1d) | project door, badge.owner";
  expect(await rowsOf({ text })).toEqual([
    ["east", null],
    ["south", "bob"],
    ["north", "ada"],
  ]);
});

it("knows the types of members from the schema of the log type", async () => {
  const text = `${doors} | where badge.level > 9 | project badge.level`;
  expect(await rowsOf({ text })).toEqual([[10]]);
});

it("takes SQL with the pragma of PharosFlow for PharosFlow", async () => {
  const text = `--pragma: pantherflow\n${doors} | count`;
  expect(await rowsOf({ text, language: "sql" })).toEqual([[3]]);
});

it("tells the statement of PharosFlow behind EXPLAIN, and does not run it", async () => {
  const text = `EXPLAIN --pragma: pantherflow\n${doors} | where door == 'it\\'s' | count`;
  const [[statement] = []] = await rowsOf({ text, language: "sql" });
  expect(statement).toMatch(/^SELECT toInt64\(count\(\)\) AS Count\nFROM pharos_logs\.custom_door/);
});

const hostile = [
  "'",
  "''",
  "\\",
  "\\'",
  "' OR 1=1 --",
  "') UNION ALL SELECT file('/etc/passwd') --",
  "*/ ; DROP TABLE x",
];
it.each([...hostile, "`a`", "{v:String}", "$v", "$$", "iff(1, 2, 3)", "panther_logs.public.custom_door", "☂\n\t", ""])(
  "gives the value %j of a variable to the engine as it is, in both languages",
  async (v) => {
    const params = { variables: { v, list: ["x", v] } };
    const sql = "SELECT {v:String}, {v:String} IN {list:Array(String)}, {list:Array(String)}";
    expect(await rowsOf({ text: sql, language: "sql", params })).toEqual([[v, 1, ["x", v]]]);
    expect(await rowsOf({ text: "print $v, $v in $list, $list", params })).toEqual([[v, true, ["x", v]]]);
  },
);

it.each([
  ["none", [], []],
  ["one", ["north"], ["north"]],
  ["1,000", [...Array.from({ length: 998 }, (_, index) => `door${index}`), "north", "east"], ["east", "north"]],
])("takes a list of %s as the values of a variable", async (_count, list, found) => {
  const params = { variables: { list } };
  const sql = `SELECT door FROM ${doors} WHERE door IN {list:Array(String)} ORDER BY door`;
  expect((await rowsOf({ text: sql, language: "sql", params })).flat()).toEqual(found);
  const flow = `${doors} | where door in $list | project door | sort door asc`;
  expect((await rowsOf({ text: flow, params })).flat()).toEqual(found);
});

it("says where a variable is named that is not declared", async () => {
  const params = { variables: { door: "north" } };
  const flow = rowsOf({ text: `${doors}\n| where door == $dor`, params });
  await expect(flow).rejects.toThrow("Line 2, column 17: The variable $dor is not declared; did you mean $door?");
  const sql = rowsOf({ text: `SELECT 1\nWHERE {dor:String} = ''`, language: "sql", params });
  await expect(sql).rejects.toThrow("Line 2, column 7: The variable dor is not declared; did you mean door?");
});

it("looks rows of lookup tables up by their keys", async () => {
  const table = {
    name: "Door Owners",
    enabled: true,
    description: "",
    reference: "",
    schema: "Custom.DoorOwners",
    primaryKey: "where",
    associations: [],
    origin: { kind: "file", filename: "owners.csv" } as const,
  };
  await testStore.store.lookupTables.create(table, { kind: "user", id: "ada", name: "Ada" }, now);
  const fields = ["owner", "where"].map((name) => ({ name, type: "string" }) as const);
  const rows = [{ owner: "Grace", where: "north" }];
  await testLake.lake.replaceLookup({ table: "door_owners", version: "1", fields, rows });
  const text = `${doors} | extend o = enrich.lookup('door_owners', door) | where o != null | project door, o.owner`;
  expect(await rowsOf({ text })).toEqual([["north", "Grace"]]);
});

it("reads what the form selects, at the times that it selects, for a text without a source", async () => {
  const params = { tables: [doors], startTime: "2026-03-01T10:30:00Z", endTime: "2026-03-01T11:30:00Z" };
  expect(await rowsOf({ text: "| project door", params })).toEqual([["south"]]);
});

it.each(["simplesearch", "pharosflow"] as const)("reads every filled table of a database in %s", async (language) => {
  const params = { databases: ["pharos_logs.public"], relativeTime: "P1W" };
  const rows = await rowsOf({ language, text: language === "simplesearch" ? "" : "| project door", params });
  expect(rows).toHaveLength(3);
});

it.each(["pharos_logs.public", "pharos_rule_matches.public", "pharos_nowhere.public"])(
  "finds nothing in %s where the person may see none of its log types",
  async (database) => {
    for (const params of [
      { databases: [database] },
      { tables: [`${database}.*`] },
      { databases: [database], countSeconds: 60 },
    ]) {
      expect(await rowsOf({ language: "simplesearch", params, logTypeAccess: [] })).toEqual([]);
    }
  },
);

it("finds by the text of a form what the form finds", async () => {
  const safe = "pharos_logs.public.custom_safe";
  const described = await new FlowTables(testLake.lake, testStore.store).named([doors, safe], undefined);
  const conditions: QueryCondition[] = [
    { key: "door", operator: "EQUALS", value: "north" },
    { key: "door", operator: "NOT_EQUAL", value: "north" },
    { key: "door", operator: "NOT_IN", value: ["north", "east"] },
    { key: "door", operator: "CONTAINS", value: "ORT" },
    { key: "badge.level", operator: "GREATER", value: 3 },
    { key: "badge.level", operator: "NOT_BETWEEN", value: [1, 5] },
    { key: "badge.owner", operator: "IS_NULL" },
    { key: "tags", operator: "EQUALS", value: "b" },
    { key: "tags", operator: "NOT_EQUAL", value: "b" },
    { key: "absent.x", operator: "EQUALS", value: 1 },
    { key: "absent", operator: "NOT_EQUAL", value: "x" },
    { key: "absent", operator: "IS_NULL" },
    { key: "", operator: "ROW_CONTAINS", value: "ada" },
  ];
  for (const condition of conditions) {
    const params = { tables: [doors, safe], relativeTime: "P7D", filters: { ors: [{ ands: [condition] }] }, limit: 2 };
    const times = { last: "7d" };
    const { tables, filters, limit } = params;
    const text = writeForm({ tables, times, filters, limit, text: undefined, direction: "descending" }, described);
    const found = (await rowsOf({ language: "simplesearch", params })).slice(0, limit);
    expect(await rowsOf({ text }), text).toEqual(found);
  }
});

it("leaves the form's choice alone where the text names its own tables", async () => {
  const params = {
    tables: ["pharos_logs.public.custom_safe"],
    startTime: "2020-01-01T00:00:00Z",
    endTime: "2020-02-01T00:00:00Z",
  };
  expect(await rowsOf({ text: `${doors} | count`, params })).toEqual([[3]]);
});

it.each([
  ["door", "EQUALS", "north", ["north"]],
  ["door", "NOT_EQUAL", "north", ["south", "east"]],
  ["door", "CONTAINS", "ORT", ["north"]],
  ["door", "IN", ["north", "east"], ["north", "east"]],
  ["door", "IS_NULL", undefined, []],
  ["badge.owner", "IS_NULL", undefined, ["east"]],
  ["badge.owner", "EQUALS", "bob", ["south"]],
  ["badge.owner", "NOT_EQUAL", "bob", ["north", "east"]],
  ["badge.level", "BETWEEN", [3, 9], ["north"]],
  ["tags", "EQUALS", "b", ["north"]],
  ["tags", "NOT_EQUAL", "b", ["south", "east"]],
  ["tags", "IS_NULL", undefined, ["south", "east"]],
  ["badge.none", "IS_NOT_NULL", undefined, []],
  ["p_event_time", "GREATER", "2026-03-01T10:30:00Z", ["south", "east"]],
  ["door", "EQUALS", "it's \\ 'quoted'", []],
])("finds by the form what %s %s %j", async (key, operator, value, found) => {
  const rows = await rowsOf(form(key, operator, value));
  const [table] = await testLake.lake.columns(["pharos_logs.custom_door"]);
  const columns = table?.columns.map(({ name }) => name) ?? [];
  expect(rows.map((row) => row[columns.indexOf("door")])).toEqual(found);
});

const doubled = Array.from({ length: 40 }, (_, n) => `let v${n + 1} = v${n} + v${n};`).join("\n");
it.each([
  { name: "3,000 stages", text: `${doors}${" | where door != 'x'".repeat(3000)}` },
  {
    name: "3,000 stages that add a column each",
    text: `${doors}${Array.from({ length: 3000 }, (_, n) => ` | extend a${n} = strcat(door, '${n}')`).join("")}`,
  },
  { name: "3,000 stages that count", text: `${doors}${" | summarize n = agg.count() by door".repeat(3000)}` },
  { name: "names that double 40 times", text: `let v0 = 1;\n${doubled}\n${doors} | extend a = v40` },
  { name: "20,000 brackets", text: `${doors} | extend a = ${"(".repeat(20_000)}1${")".repeat(20_000)}` },
  { name: "a long chain of conditions", text: `${doors} | where ${Array(8000).fill("door == 'x'").join(" or ")}` },
  { name: "300 KB", text: `${doors} | where door == '${"x".repeat(300_000)}'` },
])(
  "compiles $name or refuses it, and holds up nothing else meanwhile",
  async ({ text }) => {
    const compile = openQueryCompiler(testLake.lake, testStore.store, sharedThreads);
    const query = { text, language: "pharosflow", params: {}, logTypeAccess: undefined, referenceTime: now } as const;
    let outcome: unknown;
    const stretchMs = await longestStretch(async () => {
      outcome = await compile(query).then(
        ({ sql }) => sql,
        (error: unknown) => error,
      );
    });
    if (typeof outcome !== "string") expect(outcome).toBeInstanceOf(PharosError);
    expect(stretchMs).toBeLessThan(100);
  },
  30_000,
);

it("says where a text is wrong, and what was probably meant", async () => {
  const text = `${doors}\n| where p_event_time > time.agoo(1d)`;
  await expect(rowsOf({ text })).rejects.toThrow(
    "Line 2, column 24: The function time.agoo does not exist; did you mean time.ago?",
  );
});

it.each([
  [`${doors} | project door`, [["pharos_logs.custom_door"]]],
  [
    "custom_door | where door in (custom_safe | project safe)",
    [["pharos_logs.custom_door", "pharos_logs.custom_safe"]],
  ],
  ["pharos_logs.public.custom_d* | count", [["pharos_logs.custom_door"]]],
  ["search 'north' | count", [["pharos_logs.custom_door"]]],
  ["let t = custom_safe | limit 1; print a = 1", [["pharos_logs.custom_safe"]]],
  ["print a = 1", []],
])("reads columns of the tables that a text means only: %s", async (text, asked) => {
  const read: (readonly string[])[] = [];
  const lake: Lake = {
    ...testLake.lake,
    describeTables: (ids, access) => {
      read.push(ids);
      return testLake.lake.describeTables(ids, access);
    },
  };
  const params = {};
  const compile = openQueryCompiler(lake, testStore.store, sharedThreads);
  await compile({ text, language: "pharosflow", params, logTypeAccess: undefined, referenceTime: now });
  expect(read).toEqual(asked);
});

it("names no table of log types that the reader may not see", async () => {
  const asked = { text: "custom_saf | count", logTypeAccess: ["Custom.Door"] };
  await expect(rowsOf(asked)).rejects.toThrow(/The table custom_saf does not exist$/);
  await expect(rowsOf({ ...asked, text: "custom_safe | count" })).rejects.toThrow(
    "The table custom_safe does not exist",
  );
});

it("compiles one person's texts one after the other, and others' meanwhile", async () => {
  const threads = createQueryThreads();
  const compile = openQueryCompiler(testLake.lake, testStore.store, threads);
  const ask = (owner: string, text: string) =>
    compile({ text, language: "pharosflow", params: {}, logTypeAccess: undefined, referenceTime: now, owner });
  let ended = 0;
  const slow = `custom_door | where door == "a"${' or door == "a"'.repeat(15_000)}`;
  const greedy = Array.from({ length: 5 }, () => ask("user mallory", slow).catch(() => ended++));
  await ask("user ada", "custom_door | count");
  expect(ended).toBe(0);
  await threads.stop();
  await Promise.all(greedy);
});
