import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aQueryRequest } from "./a-query-request.ts";
import { openQueryCompiler } from "./open-query-compiler.ts";
import type { QueryRequest } from "./query-request.ts";
import { QueryRunner } from "./query-runner.ts";

/** Time passes a little whenever somebody looks. */
let ms = Date.parse("2026-03-01T12:00:00Z");
const clock = () => new Date(ms++);

let testStore: TestStore;
let testLake: TestLake;
let runner: QueryRunner;
let tokens = 0;

const logTypes = ["Custom.Door", "Custom.Gate"];
const schemaOf = (schema: string, more: readonly string[] = []) => ({
  schema,
  fields: ["door", ...more].map((name) => ({ name, type: "string" }) as const),
});

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables(logTypes.map((name) => schemaOf(name)));
  await arrives("Custom.Door", "10:10");
  await arrives("Custom.Gate", "10:20");
  await fillOwners("ada");
});
afterAll(async () => {
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  await testStore.clear();
  runner = new QueryRunner({
    store: testStore.store,
    lake: testLake.lake,
    compile: openQueryCompiler(testLake.lake, testStore.store),
    clock,
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
});
afterEach(() => runner.stop());

/** An event of that minute. */
async function arrives(logType: string, minute: string): Promise<void> {
  tokens += 1;
  const at = `2026-03-01 ${minute}:00.000000000`;
  const own = { p_event_time: at, p_parse_time: at, p_row_id: `row${tokens}`, p_log_type: logType, door: "north" };
  const rows = Buffer.from(`${JSON.stringify(own)}\n`);
  const table = logType.toLowerCase().replace(".", "_");
  await testLake.lake.insert({ database: "pharos_logs", table, rows, token: `late${tokens}` });
}

async function fillOwners(owner: string): Promise<void> {
  const fields = ["door", "owner"].map((name) => ({ name, type: "string" }) as const);
  const rows = [{ door: "north", owner }];
  await testLake.lake.replaceLookup({ table: "owners", version: owner, fields, rows });
}

async function ask(change: Partial<QueryRequest>) {
  const { id } = await runner.start(aQueryRequest({ language: "pharosflow", ...change }));
  await runner.ended(id);
  const query = await testStore.store.dataLakeQueries.get(id, clock());
  expect(query).toMatchObject({ status: "succeeded", message: expect.not.stringContaining("error") });
  const rows = await testStore.store.queryResults.read(query?.resultsOf ?? "", 0, 10);
  return { rows, isReused: query?.resultsOf !== id };
}

const within = "where p_event_time between datetime(2026-03-01T10:00:00Z) .. datetime(2026-03-01T10:30:00Z)";
const narrow = "where p_event_time >= datetime(2026-03-01T10:00:00Z) and p_event_time < datetime(2026-03-01T10:15:00Z)";
const params = { startTime: "2026-03-01T10:00:00Z", endTime: "2026-03-01T10:30:00Z" };
const doors = "pharos_logs.public.custom_door";

const closed: readonly (readonly [string, Partial<QueryRequest>])[] = [
  ["one table", { text: `custom_door | ${within} | count` }],
  ["a union with the times behind it", { text: `union custom_door, custom_gate | ${within} | count` }],
  [
    "a union of branches with times of their own",
    { text: `union (custom_door | ${within}), (custom_gate | ${narrow}) | count` },
  ],
  ["a wildcard", { text: `pharos_logs.public.custom* | ${within} | count` }],
  ["a join", { text: `custom_gate | ${within} | join kind=leftouter d=(custom_door | ${narrow}) on door | count` }],
  [
    "what a subquery finds",
    { text: `custom_door | ${within} | where door in (custom_gate | ${within} | project door) | count` },
  ],
  ["the value of a subquery", { text: `let n = toscalar(custom_door | ${within} | count); print n = n` }],
  ["a let that is a table", { text: `let d = custom_door | ${within}; d | summarize n = agg.count() by door` }],
  ["the tables and times of the form", { text: "| count", params: { ...params, tables: [doors] } }],
  ["the form alone", { language: "simplesearch", params: { ...params, tables: [doors] } }],
  ["SQL", { language: "sql", text: `SELECT count() FROM ${doors}`, params }],
  ["SQL of a view", { language: "sql", text: "SELECT count() FROM pharos_views.all_logs", params }],
];

describe("the same query over closed times", () => {
  test.each(closed)("is answered from the rows of the earlier one: %s", async (_what, change) => {
    const first = await ask(change);
    expect(first.isReused).toBe(false);
    expect(await ask(change)).toEqual({ rows: first.rows, isReused: true });
  });

  test.each(closed)("runs again after an event of those times came late: %s", async (_what, change) => {
    const first = await ask(change);
    await arrives("Custom.Door", "10:12");
    const second = await ask(change);
    expect(second.isReused).toBe(false);
    expect(second.rows).not.toEqual(first.rows);
  });

  test.each(closed)("is not run again for events of other times: %s", async (_what, change) => {
    await ask(change);
    await arrives("Custom.Door", "11:50");
    expect((await ask(change)).isReused).toBe(true);
  });

  test("runs again where the text means other rows since a schema changed", async () => {
    const all = { text: `custom_gate | ${within}` };
    await ask(all);
    await testLake.lake.ensureTables([schemaOf("Custom.Door"), schemaOf("Custom.Gate", ["level"])]);
    const second = await ask(all);
    expect(second.isReused).toBe(false);
    expect((await ask(all)).isReused).toBe(true);
  });

  test("runs again for who may see other log types", async () => {
    const wildcard = { text: `pharos_logs.public.custom* | ${within} | count` };
    await ask(wildcard);
    const ofDoors = await ask({ ...wildcard, logTypeAccess: ["Custom.Door"] });
    expect(ofDoors.isReused).toBe(false);
    expect((await ask({ ...wildcard, logTypeAccess: ["Custom.Gate"] })).isReused).toBe(false);
    expect((await ask({ ...wildcard, logTypeAccess: ["Custom.Door"] })).isReused).toBe(true);
  });

  test("runs again when a lookup table has other rows", async () => {
    const looked = {
      text: `custom_gate | ${narrow} | take 1 | union (custom_door | ${narrow}) | extend o = enrich.lookup('owners', door) | project o.owner | limit 1`,
    };
    const first = await ask(looked);
    expect(first.rows).toEqual([["ada"]]);
    expect((await ask(looked)).isReused).toBe(true);
    await fillOwners("bob");
    expect(await ask(looked)).toEqual({ rows: [["bob"]], isReused: false });
  });
});

describe("always runs", () => {
  test.each<[string, Partial<QueryRequest>]>([
    ["without times", { text: "custom_door | count" }],
    ["with times that have no end", { text: "custom_door | where p_event_time > datetime(2026-03-01) | count" }],
    ["with times back from now", { text: "custom_door | where p_event_time > time.ago(2h) | count" }],
    ["with times for one branch", { text: `union (custom_door | ${within}), custom_gate | count` }],
    [
      "with times for one side of a join",
      { text: `custom_door | ${within} | join kind=inner g=(custom_gate) on door | count` },
    ],
    [
      "with a subquery without times",
      { text: `custom_door | ${within} | where door in (custom_gate | project door) | count` },
    ],
    [
      "with times that one of two conditions asks for",
      { text: `custom_door | where p_event_time < datetime(2026-03-01T10:15:00Z) or door == 'x' | count` },
    ],
    ["with what depends on chance", { text: `custom_door | ${within} | extend r = math.rand() | project r` }],
    ["SQL without times", { language: "sql", text: `SELECT count() FROM ${doors}` }],
    ["SQL that asks for the time", { language: "sql", text: `SELECT now(), count() FROM ${doors}`, params }],
    [
      "SQL with times back from now",
      { language: "sql", text: `SELECT count() FROM ${doors} WHERE p_occurs_since('2h')`, params },
    ],
  ])("a query %s", async (_what, change) => {
    await ask(change);
    expect((await ask(change)).isReused).toBe(false);
  });
});
