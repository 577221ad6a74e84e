import { parseSchema } from "@pharos/normalize";
import { approveInThreads, createQueryThreads } from "@pharos/pipeline";
import { longestStretch, openTestLake, openTestStore, stretchLimit, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDoorSchema, doorSchema } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let testLake: TestLake;
let analyst: SignedInUser;
const threads = createQueryThreads();
beforeAll(async () => {
  testLake = await openTestLake({ approve: approveInThreads(threads) });
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  await addDoorSchema(api.store, api.now);
  analyst = await api.signedIn("DataAnalyticsModify", "DataAnalyticsRead");
  // Threads, statements of the database and code that is compiled once are there after a first request of each kind.
  await finish(await send(asked(execution, { input: { sql: `SELECT 1${" ".repeat(10_000)}`, language: "sql" } })));
  await finish(await send(asked(execution, { input: { sql: "custom_door | limit 1", language: "pharosflow" } })));
  await send(asked(search, { input: { ...searched, ors: [{ ands: [{ key: "door", operator: "is", value: "a" }] }] } }));
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
  await threads.stop();
});

const asked = (query: string, variables: object) => Buffer.from(JSON.stringify({ query, variables }));

async function send(payload: Buffer): Promise<string> {
  const headers = { authorization: `Bearer ${analyst.identityToken}`, "content-type": "application/json" };
  const { body } = await api.app.inject({ method: "POST", url: "/internal/graphql", headers, payload });
  return body;
}

const execution = "mutation ($input: ExecuteDataLakeQueryInput!) { executeDataLakeQuery(input: $input) { id } }";
const search = 'query ($input: SearchInput!) { fieldSummary(input: $input, key: "door") { total } }';
const searched = {
  tables: ["pharos_logs.public.custom_door"],
  startTime: "2026-03-01T00:00:00Z",
  endTime: "2026-03-02T00:00:00Z",
};
const outcome = "query ($id: ID!) { dataLakeQuery(id: $id) { status message sql } }";

/** Waits until the query has ended, as a client does. */
async function finish(answer: string): Promise<string> {
  const id = JSON.parse(answer).data?.executeDataLakeQuery?.id;
  if (id === undefined) return answer;
  await api.dependencies.queries.ended(id);
  return send(asked(outcome, { id }));
}

/** Refused, or done; the main thread does not stop for long meanwhile. */
async function expectBounded(payload: Buffer, says = /^/): Promise<void> {
  const { byteLength } = payload;
  let said = "";
  const stretchMs = await longestStretch(async () => {
    said = await finish(await send(payload));
  });
  expect(said).not.toContain("unexpected server error");
  expect(said).toMatch(says);
  expect(stretchMs).toBeLessThan(stretchLimit(byteLength));
}

const door = "pharos_logs.custom_door";
/** Those that take the engine or a thread seconds run when all are asked for. */
const runsAll = process.env.PHAROS_ATTACKS === "all";
const lengthMax = 100_000;
/** As often as fits. */
const fill = (head: string, part: string, tail = "", length = lengthMax) =>
  `${head}${part.repeat(Math.floor((length - head.length - tail.length) / part.length))}${tail}`;
const nest = (open: string, middle: string, close: string, levels: number) =>
  `SELECT ${open.repeat(levels)}${middle}${close.repeat(levels)}`;
const sqls: readonly { name: string; sql: string; says?: RegExp; isLong?: boolean }[] = [
  { name: "12,000 conditions", sql: fill(`SELECT 1 FROM ${door} WHERE n=1`, " OR n=1") },
  { name: "50,000 columns", sql: fill("SELECT door", ",door", ` FROM ${door}`), isLong: true },
  { name: "50,000 terms of a sum", sql: fill("SELECT 1", "+1"), says: /too many steps/ },
  { name: "7,700 casts", sql: fill("SELECT 1::int", ",1::int"), isLong: true },
  {
    name: "a sum within 95 casts",
    sql: fill(`SELECT ${"cast(".repeat(95)}1`, "+1", " as int)".repeat(95)),
    isLong: true,
  },
  { name: "a sum within 95 calls", sql: fill(`SELECT ${"len(".repeat(95)}1`, "+1", ")".repeat(95)) },
  { name: "4,500 time macros", sql: fill(`SELECT 1 FROM ${door} WHERE 1`, " OR p_occurs_since('1 d')"), isLong: true },
  { name: "4,000 times BETWEEN without AND", sql: fill("SELECT 1 WHERE 1", " or p_event_time between 1") },
  { name: "lists of times that never end", sql: fill("SELECT p_event_time in (1", ",p_event_time in (1") },
  { name: "7,700 names of times in a row", sql: fill("SELECT p_event_time", ".p_event_time") },
  { name: "6,000 tables in WITH", sql: fill("WITH a as (select 1)", ",b as (select 1)", " SELECT 1"), isLong: true },
  { name: "one text", sql: fill("SELECT '", "😀", "'") },
  { name: "a comment", sql: fill("SELECT 1 /*", "*", "*/") },
  { name: "a mistake at the end", sql: fill("SELECT 1", "+1", "+"), says: /line 1, column/ },
  {
    name: "49,000 parentheses",
    sql: nest("(", "1", ")", 49_000),
    says: /nests brackets more than 200 levels deep, at line 1, column 208/,
  },
  { name: "33,000 calls that nest", sql: nest("f(", "1", ")", 33_000), says: /levels deep/ },
  {
    name: "too many characters",
    sql: fill("SELECT 1", "+1", "", 200_000),
    says: /200000 characters, and at most 100000/,
  },
  { name: "32 MB", sql: fill("SELECT 1", "+1", "", 32_000_000), says: /32000000 characters, and at most 262144/ },
];
test.each(sqls.filter(({ isLong }) => runsAll || !isLong))(
  "SQL of $name: the main thread goes on",
  ({ sql, says }) => expectBounded(asked(execution, { input: { sql, language: "sql" } }), says),
  60_000,
);

const flowLengthMax = 256 * 1024;
const flows: readonly { name: string; sql: string; says?: RegExp; isLong?: boolean }[] = [
  { name: "37,000 conditions", sql: fill("custom_door | where n==1", " or n==1", "", flowLengthMax), isLong: true },
  { name: "20,000 operators", sql: fill("custom_door", " | where n==1", "", flowLengthMax) },
  { name: "values of a list", sql: fill("custom_door | where n in (1", ",1", ")", flowLengthMax), isLong: true },
  { name: "100,000 parentheses", sql: `custom_door | where ${"(".repeat(1e5)}1${")".repeat(1e5)}` },
  { name: "mistakes", sql: fill("custom_door", " | where", "", flowLengthMax), isLong: true },
  { name: "unknown columns", sql: fill("custom_door | project a", ",b", "", flowLengthMax), isLong: true },
  { name: "a union of itself", sql: fill("union custom_door", ", custom_door", "", flowLengthMax), isLong: true },
  { name: "one text", sql: fill("custom_door | where door == '", "😀", "'", flowLengthMax) },
  { name: "an explained list", sql: fill("EXPLAIN custom_door | where n in (1", ",1", ")", flowLengthMax) },
  { name: "300,000 characters", sql: fill("custom_door", "\n", "", 300_000), says: /at most 262144/ },
];
test.each(flows.filter(({ isLong }) => runsAll || !isLong))(
  "PharosFlow of $name: the main thread goes on",
  ({ sql, says }) => expectBounded(asked(execution, { input: { sql, language: "pharosflow" } }), says),
  60_000,
);

const someConditions = (count: number) =>
  JSON.stringify({ ors: Array(count).fill({ ands: [{ key: "door", operator: "is", value: "a" }] }) });
test.each<{ name: string; input: object; says?: RegExp }>([
  { name: "4,000 conditions", input: { filters: someConditions(4_000), tables: ["custom_door"] } },
  { name: "100,000 conditions", input: { filters: someConditions(100_000) }, says: /at most 262144/ },
  { name: "28,000 tables", input: { tables: Array.from({ length: 28_000 }, (_, n) => `t${n}`) }, says: /at most 1000/ },
  { name: "1,000 tables", input: { tables: Array.from({ length: 1_000 }, (_, n) => `t${n}`) } },
  { name: "a nested value", input: { filters: "[".repeat(200_000) }, says: /filters must be JSON/ },
])("a form of $name: the main thread goes on", ({ input, says }) =>
  expectBounded(asked(execution, { input: { language: "simplesearch", ...input } }), says),
);

test.each([
  { name: "4,500 groups", ors: Array(4_500).fill({ ands: [{ key: "door", operator: "is", value: "a" }] }) },
  { name: "30,000 groups", ors: Array(30_000).fill({ ands: [{ key: "door", operator: "is", value: "a" }] }) },
  {
    name: "a list of 28,000 values",
    ors: [{ ands: [{ key: "door", operator: "is-one-of", value: Array(28_000).fill(1) }] }],
  },
  { name: "1 MB of text", text: "x".repeat(1e6) },
])("a search for $name: the main thread goes on", ({ name: _name, ...conditions }) => {
  return expectBounded(asked(search, { input: { ...searched, ...conditions } }));
});

test("a list of a hundred saved queries with long texts is shown, and the main thread goes on", async () => {
  const sql = fill("SELECT 1 WHERE p_event_time", ".p_event_time = 1 or p_event_time");
  for (let n = 0; n < 100; n++) {
    const query = { name: `query ${n}`, description: "", tags: [], sql, lookbackSeconds: undefined };
    const rest = { schedule: undefined, enabled: false, email: undefined };
    await api.store.savedQueries.create({ ...query, ...rest }, { kind: "user", id: "u", name: "Ann" }, api.now);
  }
  let said = "";
  const stretchMs = await longestStretch(async () => {
    said = await send(asked("{ savedQueries(input: { pageSize: 100 }) { edges { node { hasTimeFilter } } } }", {}));
  });
  expect(JSON.parse(said).data.savedQueries.edges).toHaveLength(100);
  expect(stretchMs).toBeLessThan(stretchLimit(said.length));
});
