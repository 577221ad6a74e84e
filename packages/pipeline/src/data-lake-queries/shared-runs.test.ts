import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { aQueryRequest } from "./a-query-request.ts";
import { openQueryCompiler } from "./open-query-compiler.ts";
import type { QueryRequest } from "./query-request.ts";
import { QueryRunner } from "./query-runner.ts";

let nowMs = Date.parse("2026-03-01T12:00:00Z");
const clock = () => new Date(nowMs);

let testStore: TestStore;
let testLake: TestLake;
let runner: QueryRunner;

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([{ schema: "Custom.Door", fields: [{ name: "door", type: "string" }] }]);
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

const panel: Partial<QueryRequest> = {
  text: "custom_door | count",
  language: "pharosflow",
  params: { relativeTime: "P1D", timesCountEverywhere: true },
  maxAgeMs: 60_000,
};
const person = (id: string, change: Partial<QueryRequest> = {}) =>
  aQueryRequest({ ...panel, issuedBy: { kind: "user", id, name: id }, ...change });
const ask = async (change: Partial<QueryRequest> = {}) => (await runner.start(person("bo", change))).id;

test("twenty people who ask the same at once take one execution, and whoever asks a little later takes it too", async () => {
  const people = Array.from({ length: 20 }, (_, index) => person(`person${index}`));
  const ids = new Set((await Promise.all(people.map((one) => runner.start(one)))).map(({ id }) => id));
  expect(ids.size).toBe(1);
  const [first = ""] = ids;
  await runner.ended(first);
  nowMs += 59_000;
  expect(await ask()).toBe(first);
  nowMs += 2_000;
  expect(await ask()).not.toBe(first);
});

test.each<{ name: string; change: Partial<QueryRequest> }>([
  { name: "another text", change: { text: "custom_door | limit 1" } },
  { name: "another time", change: { params: { relativeTime: "P2D", timesCountEverywhere: true } } },
  { name: "the values of variables", change: { params: { ...panel.params, variables: { door: "north" } } } },
  { name: "fewer log types", change: { logTypeAccess: ["Custom.Door"] } },
  { name: "no age at all", change: { maxAgeMs: undefined as never } },
])("who asks for $name does not take it", async ({ change }) => {
  const { id } = await runner.start(person("ada"));
  expect(await ask(change)).not.toBe(id);
});

test("who asks for the same values of variables takes the execution, and whoever asks for others does not", async () => {
  const asking = (door: string | string[]) =>
    ask({ text: "custom_door | where door in ($door)", params: { ...panel.params, variables: { door } } });
  const id = await asking("north");
  expect(await asking("north")).toBe(id);
  expect(await asking("south")).not.toBe(id);
  expect(await asking(["north"])).not.toBe(id);
});

test("an execution that failed is not taken", async () => {
  const wrong = { text: "custom_door | nonsense" };
  const { id } = await runner.start(person("ada", wrong));
  expect(await ask(wrong)).not.toBe(id);
});

test("is not in the history, which lists what people asked", async () => {
  await runner.start(person("ada"));
  const own = await ask({ maxAgeMs: undefined as never });
  const { items } = await testStore.store.dataLakeQueries.list({ pageSize: 10 }, clock());
  expect(items.map(({ id }) => id)).toEqual([own]);
});

test("times count for the tables that the text names", async () => {
  const rows = ["2026-02-27", "2026-03-01"].map((day) => ({
    ...{ p_event_time: `${day} 06:00:00.000000000`, p_parse_time: `${day} 06:00:00.000000000` },
    ...{ p_row_id: day, p_log_type: "Custom.Door", door: "north" },
  }));
  const lines = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  await testLake.lake.insert({ database: "pharos_logs", table: "custom_door", rows: lines, token: "two days" });
  const count = async (params: QueryRequest["params"]) => {
    const id = await ask({ text: "custom_door | summarize n=count()", params });
    await runner.ended(id);
    return testStore.store.queryResults.read(id, 0, 1);
  };
  expect(await count({ relativeTime: "P1D", timesCountEverywhere: true })).toEqual([[1]]);
  expect(await count({ relativeTime: "P1D" })).toEqual([[2]]);
});
