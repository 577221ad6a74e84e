import { askUntil, openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LakeRun, ResultRow } from "./lake-run.ts";

const endless = "SELECT number FROM numbers(100000000000) WHERE number % 100000007 = 3";
/** Each of them keeps the engine busy in another place: streaming, counting, planning. */
const slowQueries = [
  endless,
  "SELECT count() FROM numbers(100000000000) WHERE number % 7 = 3",
  "SELECT (SELECT count() FROM numbers(100000000000) WHERE number % 7 = 3)",
  "SELECT count() FROM numbers(10) WHERE number IN (SELECT number % 7 FROM numbers(100000000000))",
];

async function rowsOf(run: LakeRun): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  for await (const batch of run.batches) rows.push(...batch);
  return rows;
}

/** Resolves once the engine has read something for the run. */
async function untilReading(run: LakeRun): Promise<void> {
  const deadline = performance.now() + 10_000;
  await askUntil(async () => {
    if ((await run.progress()).rowsRead > 0) return true;
    if (performance.now() > deadline) throw new Error("The engine has read nothing for 10 seconds");
    return undefined;
  });
}

/** Resolves when the engine is at work on nothing any more. */
async function untilIdle({ lake }: TestLake): Promise<void> {
  const deadline = performance.now() + 10_000;
  await askUntil(async () => {
    if ((await lake.runsAtWork()) === 0) return true;
    if (performance.now() > deadline) throw new Error("The engine is still at work after 10 seconds");
    return undefined;
  });
}

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  beforeAll(async () => {
    test = await openTestLake({ memoryBytesMax: 400 * 1024 ** 2 }, kind);
    await test.lake.ensureTables([{ schema: "Custom.Door", fields: [{ name: "who", type: "string" }] }]);
  });
  afterAll(() => test.remove());

  it("gives whole numbers that a double would round as their digits, wherever they stand", async () => {
    const run = await test.lake.run(
      `SELECT toUInt64('18446744073709551615') AS a, [toInt64('-9007199254740993'), 9007199254740991] AS b,
        '{"n":1234567890123456789}' AS text, toFloat64(12345678901234567890) AS float, 1234567890123456.5 AS c`,
    );
    expect(await rowsOf(run)).toEqual([
      [
        "18446744073709551615",
        ["-9007199254740993", 9007199254740991],
        '{"n":1234567890123456789}',
        12345678901234567000,
        1234567890123456.5,
      ],
    ]);
  });

  it.each([
    ["first", "SELECT toUInt64('18446744073709551615') AS a, 1 AS b", ["18446744073709551615", 1]],
    ["last", "SELECT 'x' AS a, toInt64('9007199254740993') AS b", ["x", "9007199254740993"]],
    ["in a list", "SELECT 1 AS a, [1, 9007199254740993] AS b", [1, [1, "9007199254740993"]]],
    ["in an object", "SELECT 1 AS a, '{\"n\":9007199254740993}'::JSON AS b", [1, { n: "9007199254740993" }]],
  ])("gives all digits of a long number that stands %s", async (_, sql, row) => {
    expect(await rowsOf(await test.lake.run(sql))).toEqual([row]);
  });

  it("gives columns before rows, batches in order, and what it took", async () => {
    const run = await test.lake.run("SELECT number, toString(number) AS text FROM numbers(2500)", { maxRows: 5000 });
    expect(await run.columns).toEqual([
      { name: "number", type: "UInt64" },
      { name: "text", type: "String" },
    ]);
    const rows = await rowsOf(run);
    expect(rows).toHaveLength(2500);
    expect(rows[2499]).toEqual([2499, "2499"]);
    expect(run.truncatedBy).toBeUndefined();
    expect(run.notice).toBeUndefined();
    expect(await run.progress()).toMatchObject({ rowsRead: 2500, bytesRead: 20_000, rowCount: 2500 });
  });

  it("gives the columns of an answer without rows", async () => {
    const run = await test.lake.run("SELECT who FROM pharos_logs.custom_door");
    expect(await run.columns).toEqual([{ name: "who", type: "Nullable(String)" }]);
    expect(await rowsOf(run)).toEqual([]);
  });

  it("gives the first rows of a long answer long before its end", async () => {
    const run = await test.lake.run("SELECT number FROM numbers(100000000000)", { maxRows: 1_000_000_000 });
    for await (const batch of run.batches) {
      expect(batch[0]).toEqual([0]);
      break;
    }
    const { rowCount } = await run.progress();
    expect(rowCount).toBe(1000);
    await untilIdle(test);
  });

  it.each(slowQueries.flatMap((sql) => [10, 1_000_000].map((maxRows) => ({ sql, maxRows }))))(
    "stops the engine when cancelled: $sql, at most $maxRows rows",
    async ({ sql, maxRows }) => {
      const run = await test.lake.run(sql, { maxRows });
      const answer = rowsOf(run);
      answer.catch(() => undefined);
      await untilReading(run);
      await run.cancel();
      await untilIdle(test);
      await expect(answer).rejects.toMatchObject({ code: "lake.query_cancelled", message: "The query was cancelled" });
      expect((await test.lake.query("SELECT 5")).rows).toEqual([[5]]);
      // Once more does nothing.
      await run.cancel();
    },
  );

  it("stops what nobody has read yet", async () => {
    const run = await test.lake.run(endless, { maxRows: 1_000_000 });
    await run.columns;
    await run.cancel();
    await untilIdle(test);
    await expect(rowsOf(run)).rejects.toThrow("The query was cancelled");
  });

  it("counts while the engine works", async () => {
    const run = await test.lake.run(slowQueries[1] ?? "");
    await untilReading(run);
    const first = await run.progress();
    expect(first).toMatchObject({ totalRowsToRead: 100_000_000_000, rowCount: 0 });
    expect(first.bytesRead).toBe(first.rowsRead * 8);
    expect(first.elapsedMs).toBeGreaterThan(0);
    const next = await askUntil(async () => {
      const progress = await run.progress();
      return progress.rowsRead === first.rowsRead ? undefined : progress;
    });
    expect(next.rowsRead).toBeGreaterThan(first.rowsRead);
    await run.cancel();
    expect((await run.progress()).rowsRead).toBeGreaterThanOrEqual(next.rowsRead);
  });

  it("answers others while some are slow, and lets the next wait for its turn", async () => {
    const begin = () => test.lake.run(slowQueries[1] ?? "");
    const slow = await Promise.all([begin(), begin(), begin()]);
    await Promise.all(slow.map(untilReading));
    expect((await test.lake.query("SELECT 5")).rows).toEqual([[5]]);
    await test.lake.ping();
    const fourth = await begin();
    await untilReading(fourth);
    if (kind === "embedded") {
      const waiting = await begin();
      expect(await waiting.progress()).toMatchObject({ rowsRead: 0, elapsedMs: 0 });
      await waiting.cancel();
      await expect(rowsOf(waiting)).rejects.toThrow("The query was cancelled");
      const next = test.lake.query("SELECT 6");
      await fourth.cancel();
      expect((await next).rows).toEqual([[6]]);
    }
    await Promise.all([...slow, fourth].map((run) => run.cancel()));
    await untilIdle(test);
  });

  it.each([10, 1_000_000])("cuts an answer at its rows and says so: at most %d", async (maxRows) => {
    const run = await test.lake.run("SELECT number FROM numbers(100000000000)", { maxRows });
    expect(await rowsOf(run)).toHaveLength(maxRows);
    expect(run.truncatedBy).toBe("rows");
    expect(run.notice).toBe(`Only the first ${maxRows.toLocaleString("en")} rows are shown`);
    await untilIdle(test);
  });

  it.each([10_000, 1_000_000])("cuts an answer at its bytes and says so: at most %d rows", async (maxRows) => {
    const sql = "SELECT repeat('x', 100) FROM numbers(1000000000)";
    const run = await test.lake.run(sql, { maxRows, maxBytes: 1024 ** 2 });
    expect(await rowsOf(run)).toHaveLength(9362);
    expect(run.truncatedBy).toBe("bytes");
    expect(run.notice).toBe("The result is larger than 1 MiB; select fewer columns or rows");
    await untilIdle(test);
  });

  it("takes an answer that has just as many rows and bytes as it may", async () => {
    const run = await test.lake.run("SELECT number FROM numbers(10)", { maxRows: 10 });
    expect(await rowsOf(run)).toHaveLength(10);
    expect(run.truncatedBy).toBeUndefined();
  });

  it.each([10, 1_000_000])("stops what takes too long or too much: at most %d rows", async (maxRows) => {
    const run = (sql: string) => test.lake.run(sql, { maxRows, timeoutMs: 300 }).then(rowsOf);
    await expect(run(slowQueries[1] ?? "")).rejects.toThrow("The query took longer than 0.3 seconds");
    const large = test.lake.run("SELECT length(groupArray(number)) FROM numbers(1000000000)", { maxRows }).then(rowsOf);
    await expect(large).rejects.toThrow("The query needs more memory");
    await untilIdle(test);
  });

  it.each([10, 1_000_000])(
    "says what fails half-way, and answers the next as ever: at most %d rows",
    async (maxRows) => {
      const sql = "SELECT number, toUInt8(if(number < 300000, '1', 'x')) FROM numbers(400000)";
      const run = await test.lake.run(`SELECT * FROM (${sql}) WHERE number > 299998`, { maxRows });
      await expect(rowsOf(run)).rejects.toThrow("Cannot parse");
      expect((await test.lake.query("SELECT 5")).rows).toEqual([[5]]);
    },
  );

  it("runs what our compiler made, on the tables of the lake only", async () => {
    const run = (sql: string) => test.lake.run(sql, { compiledSettings: {} }).then(rowsOf);
    const own = "WITH d AS (SELECT who FROM pharos_logs.custom_door) SELECT formatRowNoNewline('CSV', count()) FROM d";
    expect(await run(own)).toEqual([["0"]]);
    await expect(run("SELECT file('/etc/passwd')")).rejects.toThrow("The function file is not allowed");
    await expect(run("SELECT * FROM system.tables")).rejects.toThrow("system.tables is not in the data lake");
    await expect(run("SELECT 1 WHERE 'x' IN system.tables")).rejects.toThrow("IN system.tables");
    await expect(run("SELECT * FROM pharos_logs.custom_gate")).rejects.toThrow("no table pharos_logs.custom_gate");
  });
});
