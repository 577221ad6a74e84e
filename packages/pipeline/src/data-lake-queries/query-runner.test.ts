import type { DataLakeQuery } from "@pharos/domain";
import { askUntil, openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { recordSpans } from "@pharos/testkit/tracing";
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
const newRunner = (limits?: { total: number; perIssuer: number }) =>
  new QueryRunner({
    store: testStore.store,
    lake: testLake.lake,
    compile: openQueryCompiler(testLake.lake, testStore.store),
    clock,
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
    ...(limits && { limits }),
  });

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([{ schema: "Custom.Door", fields: [{ name: "door", type: "string" }] }]);
  const rows = Array.from({ length: 2500 }, (_, n) => {
    const at = `2026-03-01 1${n % 2}:00:00.000000000`;
    return Buffer.from(
      `${JSON.stringify({ p_event_time: at, p_parse_time: at, p_row_id: `row${n}`, door: `d${n}`, p_log_type: "Custom.Door" })}\n`,
    );
  });
  await testLake.lake.insert({ database: "pharos_logs", table: "custom_door", rows, token: "rows" });
});
afterAll(async () => {
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  await testStore.clear();
  runner = newRunner();
});
afterEach(() => runner.stop());

const doors = "SELECT door FROM pharos_logs.public.custom_door ORDER BY p_row_id";
const aRequest = (change: Partial<QueryRequest> = {}) => aQueryRequest({ text: doors, ...change });
const read = async (id: string) => {
  const query = await testStore.store.dataLakeQueries.get(id, clock());
  if (!query) throw new Error("gone");
  return query;
};
const run = async (change: Partial<QueryRequest> = {}) => {
  const { id } = await runner.start(aRequest(change));
  await runner.ended(id);
  return read(id);
};
const rowsOf = (query: { resultsOf: string }, from = 0, limit = 10) =>
  testStore.store.queryResults.read(query.resultsOf, from, limit);

describe("a query", () => {
  test("is answered with its columns and rows, which are kept for a day", async () => {
    const query = await run();
    expect(query).toMatchObject({
      status: "succeeded",
      message: "",
      columns: [{ name: "door", type: expect.stringContaining("String") }],
      rowCount: 2500,
      truncatedBy: undefined,
      resultsOf: query.id,
    });
    expect(query.executionMs).toBeGreaterThan(0);
    expect((query.resultsUntil?.getTime() ?? 0) - (query.completedAt?.getTime() ?? 0)).toBeLessThanOrEqual(86_400_000);
    expect(await rowsOf(query, 0, 2)).toEqual([["d0"], ["d1"]]);
    expect(await rowsOf(query, 2499)).toHaveLength(1);
  });

  test.each<[string, Partial<QueryRequest>, number]>([
    ["its limit", { params: { limit: 3 } }, 3],
    ["its times", { params: { startTime: "2026-03-01T11:00:00Z", endTime: "2026-03-01T11:00:01Z" } }, 1250],
    ["a time back from now", { params: { relativeTime: "PT90M" } }, 1250],
    ["what its issuer may see", { logTypeAccess: ["Custom.Door"] }, 2500],
  ])("is held to %s", async (_what, change, count) => {
    expect(await run(change)).toMatchObject({ status: "succeeded", rowCount: count });
  });

  test("is a trace until it ends, whoever made room for it, and tells nothing of its text", async () => {
    runner = newRunner({ total: 1, perIssuer: 1 });
    await using recorder = recordSpans();
    await Promise.all([run(), run({ text: "SELECT nothing FROM pharos_logs.custom_door" }), run({ skipsCache: true })]);
    const executed = ["query", "  compile", "  wait for a turn", "  execute"].join("\n");
    expect(recorder.outline()).toBe([executed, executed, executed].join("\n"));
    const told = recorder.spans.map(({ attributes, status, events }) => ({ attributes, status, events }));
    expect(JSON.stringify(told)).not.toMatch(/SELECT|nothing/);
  });

  test("says that there are more rows than its limit", async () => {
    expect(await run({ params: { limit: 3 } })).toMatchObject({ truncatedBy: "rows", message: "" });
    expect(await run({ params: { limit: 2500 } })).toMatchObject({ truncatedBy: undefined });
  });

  test.each<[string, Partial<QueryRequest>, string]>([
    ["SQL that is none", { text: "SELEC 1" }, "line 1, column 7"],
    ["an unknown column", { text: "SELECT nothing FROM pharos_logs.custom_door" }, "nothing"],
    ["a table that its issuer may not see", { logTypeAccess: ["Other.Type"] }, "no table"],
    ["SQL that writes", { text: "DROP TABLE pharos_logs.custom_door" }, "Only SELECT is allowed"],
    [
      "PharosFlow that names nothing",
      { language: "pharosflow", text: "nothing | count" },
      "The table nothing does not exist",
    ],
    [
      "times that end before they begin",
      { params: { startTime: "2026-03-01T11:00:00Z", endTime: "2026-03-01T10:00:00Z" } },
      "endTime must be after",
    ],
  ])("of %s fails and says why", async (_what, change, message) => {
    const query = await run(change);
    expect(query.status).toBe("failed");
    expect(query.message).toContain(message);
    expect(query.completedAt).toBeDefined();
  });
});

describe("the same query over a closed time", () => {
  const closed = { params: { startTime: "2026-03-01T10:00:00Z", endTime: "2026-03-01T10:30:00Z" } };

  test("is answered from the rows of the earlier one", async () => {
    const first = await run(closed);
    const second = await run({ ...closed, issuedBy: { kind: "user", id: "bob", name: "Bob" } });
    expect(second).toMatchObject({ status: "succeeded", rowCount: 1250, resultsOf: first.id, issuedBy: { id: "bob" } });
    expect(await rowsOf(second, 0, 1)).toEqual([["d0"]]);
    expect((await run(closed)).resultsOf).toBe(first.id);
  });

  test.each<[string, Partial<QueryRequest>]>([
    ["asks for it", { skipsCache: true }],
    ["may see less", { logTypeAccess: ["Custom.Door"] }],
  ])("runs again for who %s", async (_what, change) => {
    const first = await run(closed);
    expect((await run({ ...closed, ...change })).resultsOf).not.toBe(first.id);
  });

  test("runs again after a while", async () => {
    const first = await run(closed);
    ms += 5 * 60_000;
    expect((await run(closed)).resultsOf).not.toBe(first.id);
  });

  test("runs again after a failure", async () => {
    const broken = { ...closed, text: "SELECT nothing FROM pharos_logs.custom_door" };
    const first = await run(broken);
    expect(await run(broken)).toMatchObject({ status: "failed", resultsOf: expect.not.stringMatching(first.id) });
  });
});

describe("a query under way", () => {
  /** Reads for minutes, and finds its first rows at once. */
  const slow = "SELECT number FROM numbers(100000000000) WHERE number < 1500 OR number % 100000007 = 3";

  async function until(id: string, holds: (query: DataLakeQuery) => boolean): Promise<DataLakeQuery> {
    const deadline = performance.now() + 10_000;
    return askUntil(async () => {
      await runner.renew();
      const query = await read(id);
      if (holds(query)) return query;
      if (performance.now() > deadline) throw new Error(`Nothing happens: ${JSON.stringify(query)}`);
      return undefined;
    });
  }

  test("has its first rows while it runs, and says how far it is", async () => {
    const { id } = await runner.start(aRequest({ text: slow }));
    const query = await until(id, ({ rowCount, progress }) => rowCount > 0 && progress.rowsRead > 0);
    expect(query).toMatchObject({ status: "running", columns: [{ name: "number", type: "UInt64" }] });
    expect(query.progress.rowsToRead).toBe(100_000_000_000);
    expect(query.progress.bytesRead).toBeGreaterThan(0);
    expect(await rowsOf(query, 0, 3)).toEqual([[0], [1], [2]]);
    await runner.cancel(query);
  });

  test("stops the engine when it is cancelled, and keeps the rows that there are", async () => {
    const { id } = await runner.start(aRequest({ text: slow }));
    const query = await until(id, ({ rowCount, progress }) => rowCount > 0 && progress.rowsRead > 0);
    expect(await runner.cancel(query)).toBe(true);
    expect(await testLake.lake.runsAtWork()).toBe(0);
    const cancelled = await read(id);
    expect(cancelled).toMatchObject({ status: "cancelled", message: "" });
    expect(cancelled.progress.rowsRead).toBeGreaterThan(0);
    expect(cancelled.resultsUntil).toBeDefined();
    expect(await rowsOf(cancelled, 0, 1)).toEqual([[0]]);
  });

  test("stops the engine when another process cancels it", async () => {
    const query = await runner.start(aRequest({ text: slow }));
    await until(query.id, ({ progress }) => progress.rowsRead > 0);
    const other = newRunner();
    await other.cancel(query);
    await runner.renew();
    expect(await testLake.lake.runsAtWork()).toBe(0);
    await runner.ended(query.id);
    expect((await read(query.id)).status).toBe("cancelled");
    await other.stop();
  });

  test("stops the engine when Pharos stops", async () => {
    const { id } = await runner.start(aRequest({ text: slow }));
    await until(id, ({ progress }) => progress.rowsRead > 0);
    await runner.stop();
    expect(await testLake.lake.runsAtWork()).toBe(0);
    expect(await read(id)).toMatchObject({ status: "failed", message: expect.stringContaining("Pharos was stopped") });
  });

  test("that takes too long fails and says so", async () => {
    const text = "SELECT count() FROM numbers(100000000000) WHERE number % 7 = 3";
    expect(await run({ text, timeoutMs: 300 })).toMatchObject({
      status: "failed",
      message: expect.stringContaining("longer than 0.3 seconds"),
      resultsUntil: undefined,
    });
  });
});

test("rows beyond those that are kept are left out, and it says so", async () => {
  const query = await run({ text: "SELECT number FROM numbers(200000)" });
  expect(query).toMatchObject({ status: "succeeded", rowCount: 100_000, truncatedBy: "rows" });
  expect(query.message).toBe("Only the first 100,000 rows are shown");
  expect(await rowsOf(query, 99_999)).toEqual([[99_999]]);
});

describe("with one place", () => {
  beforeEach(async () => {
    await runner.stop();
    runner = newRunner({ total: 1, perIssuer: 1 });
  });
  const by = (id: string) => runner.start(aRequest({ issuedBy: { kind: "user", id, name: id } }));

  test("nobody waits behind all the queries of another", async () => {
    const queries = [];
    for (const issuer of ["ada", "ada", "ada", "bob"]) queries.push(await by(issuer));
    for (const { id } of queries) await runner.ended(id);
    const ended = await Promise.all(queries.map(({ id }) => read(id)));
    const order = ended.toSorted((a, b) => Number(a.startedAt) - Number(b.startedAt)).map((query) => query.issuedBy.id);
    expect(order).toEqual(["ada", "bob", "ada", "ada"]);
  });

  test("what nobody waits for has a place of its own", async () => {
    const slow = "SELECT count() FROM numbers(100000000000) WHERE number % 7 = 3";
    const query = await runner.start(aRequest({ text: slow, isBackground: true }));
    const other = await by("ada");
    await runner.ended(other.id);
    expect((await read(other.id)).status).toBe("succeeded");
    expect((await read(query.id)).status).toBe("running");
    await runner.cancel(query);
  });

  test("a query that is cancelled while it waits never runs", async () => {
    const [first, second] = [await by("ada"), await by("ada")];
    expect(await runner.cancel(second)).toBe(true);
    await runner.ended(first.id);
    expect(await read(second.id)).toMatchObject({ status: "cancelled", startedAt: undefined });
    expect(await runner.cancel(await read(first.id))).toBe(false);
  });

  test("a query that another process cancelled never runs", async () => {
    const [first, second] = [await by("ada"), await by("ada")];
    const other = newRunner();
    await other.cancel(second);
    await runner.renew();
    await runner.ended(first.id);
    expect(await read(second.id)).toMatchObject({ status: "cancelled", startedAt: undefined });
    await other.stop();
  });

  test("a query that waits is not given up for lost", async () => {
    const [first, second] = [await by("ada"), await by("ada")];
    ms += 14_000;
    await runner.renew();
    ms += 14_000;
    expect((await read(second.id)).status).toBe("running");
    await runner.ended(first.id);
    await runner.ended(second.id);
    expect((await read(second.id)).status).toBe("succeeded");
  });

  test("one issuer cannot fill the queue", async () => {
    const asked = await Promise.allSettled(Array.from({ length: 51 }, () => by("ada")));
    expect(asked.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "queries.too_many" } },
    ]);
    await by("bob");
    await runner.stop();
  });

  test("queries fail when Pharos stops", async () => {
    const queries = [await by("ada"), await by("ada")];
    await runner.stop();
    for (const { id } of queries) {
      expect(await read(id)).toMatchObject({
        status: "failed",
        message: expect.stringContaining("Pharos was stopped"),
      });
    }
  });
});
