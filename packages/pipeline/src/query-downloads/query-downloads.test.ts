import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askUntil, openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aQueryRequest } from "../data-lake-queries/a-query-request.ts";
import { openQueryCompiler } from "../data-lake-queries/open-query-compiler.ts";
import type { QueryRequest } from "../data-lake-queries/query-request.ts";
import { QueryRunner } from "../data-lake-queries/query-runner.ts";
import { QueryDownloads } from "./query-downloads.ts";

let now = new Date("2026-03-01T12:00:00Z");
const clock = () => now;
const passHours = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const onProblem = (what: string, error: unknown) => {
  throw new Error(what, { cause: error });
};

let testStore: TestStore;
let testLake: TestLake;
let folder: string;
let queries: QueryRunner;
let downloads: QueryDownloads;
let userId: string;
beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  const { store } = testStore;
  const { lake } = testLake;
  queries = new QueryRunner({ store, lake, compile: openQueryCompiler(lake, store), clock, onProblem });
});
afterAll(async () => {
  await queries.stop();
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  await testStore.clear();
  const { users, roles } = testStore.store;
  const role = await roles.create({ name: "Analyst", permissions: [] }, now);
  const names = { givenName: "Ada", familyName: "Keeper" };
  const user = { email: "ada@example.com", ...names, roleId: role.id, status: "CONFIRMED" } as const;
  userId = (await users.create(user, now)).id;
  folder = join(await mkdtemp(join(tmpdir(), "pharos-downloads-")), "downloads");
  downloads = new QueryDownloads({ store: testStore.store, queries, folder, clock, onProblem });
});
afterEach(async () => {
  await downloads.stop();
  await rm(join(folder, ".."), { recursive: true, force: true });
});

const issuer = () => ({ kind: "user", id: userId, name: "Ada" }) as const;
const run = (text: string, change: Partial<QueryRequest> = {}) =>
  queries.run(aQueryRequest({ text, issuedBy: issuer(), ...change }));
const make = async (text: string, columns: readonly string[] = [], change: Partial<QueryRequest> = {}) => {
  const query = await run(text, change);
  const { id } = await downloads.start({ query, columns, issuedBy: issuer() });
  await downloads.idle();
  const download = await testStore.store.queryDownloads.get(id, now);
  const csv = () => readFile(downloads.pathOf(id), "utf8");
  return { query, id, download, csv };
};
const notifications = async () => (await testStore.store.notifications.list(userId, { pageSize: 9 })).items;

test("all rows become a file, and whoever asked hears of it", async () => {
  const sql = "SELECT number AS n, concat('=', toString(number), ',\"') AS text, [number, 2] AS list FROM numbers(3)";
  const { id, query, download, csv } = await make(sql, [], { name: "Numbers" });
  expect(await csv()).toBe('n,text,list\r\n0,"\'=0,""","[0,2]"\r\n1,"\'=1,""","[1,2]"\r\n2,"\'=2,""","[2,2]"\r\n');
  expect(download).toMatchObject({
    status: "ready",
    rowCount: 3,
    bytes: Buffer.byteLength(await csv()),
    expiresAt: new Date(now.getTime() + 12 * 3_600_000),
  });
  expect(await notifications()).toMatchObject([
    {
      level: "INFO",
      title: "Your CSV is ready",
      message: "All rows of Numbers",
      metadata: { kind: "QUERY_DOWNLOAD", downloadId: id, originalQueryId: query.id },
    },
  ]);
});

test("a search without a text has a name in what is said of its file", async () => {
  await make("", [], { language: "simplesearch" });
  expect(await notifications()).toMatchObject([{ title: "Your CSV is ready", message: "All rows of your search" }]);
});

test("only the columns that were asked for are in it, in their order", async () => {
  const { csv } = await make("SELECT 1 AS a, 2 AS b, 3 AS c", ["c", "a"]);
  expect(await csv()).toBe("c,a\r\n3,1\r\n");
});

test("rows that were not kept are in it as well", async () => {
  const { query, download, csv } = await make("SELECT number AS n FROM numbers(100003)");
  expect(query.rowCount).toBe(100_000);
  expect(download).toMatchObject({ status: "ready", rowCount: 100_003 });
  expect((await csv()).endsWith("100001\r\n100002\r\n")).toBe(true);
});

test("rows beyond the query's own limit are not", async () => {
  const { download } = await make("SELECT number AS n FROM numbers(50)", [], { params: { limit: 7 } });
  expect(download?.rowCount).toBe(7);
});

test("a query whose rows are gone is run again, as of when it was asked", async () => {
  const sql = "SELECT p_current_timestamp() AS at";
  const query = await run(sql);
  const [[first] = []] = await testStore.store.queryResults.read(query.id, 0, 1);
  passHours(25);
  await testStore.store.queryResults.expire(now);
  const expired = await testStore.store.dataLakeQueries.get(query.id, now);
  if (!expired) throw new Error("gone");
  const { id } = await downloads.start({ query: expired, columns: [], issuedBy: issuer() });
  await downloads.idle();
  expect(await readFile(downloads.pathOf(id), "utf8")).toBe(`at\r\n${first}\r\n`);
});

test("an answer without rows is a header", async () => {
  const { csv } = await make("SELECT number AS n FROM numbers(0)");
  expect(await csv()).toBe("n\r\n");
});

describe("what fails", () => {
  test("says why, to whoever asked as well, and leaves no file", async () => {
    const { download } = await make("SELECT 1 AS a", ["b"]);
    expect(download).toMatchObject({ status: "failed", error: "The query has no column b; it has a" });
    expect(await notifications()).toMatchObject([
      {
        level: "ERROR",
        title: "There was an error generating your CSV",
        message: "The query has no column b; it has a",
      },
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  test("half-way leaves no file", async () => {
    const query = await run("SELECT number AS n FROM numbers(10)");
    const broken = {
      ...query,
      resultsUntil: undefined,
      text: "SELECT number, throwIf(number = 300000) FROM numbers(400000)",
    };
    const { id } = await downloads.start({ query: broken, columns: [], issuedBy: issuer() });
    await downloads.idle();
    expect((await testStore.store.queryDownloads.get(id, now))?.status).toBe("failed");
    expect(await readdir(folder)).toEqual([]);
  });

  test("is a query that has not succeeded", async () => {
    const query = await run("SELECT 1");
    const asked = { query: { ...query, status: "running" as const }, columns: [], issuedBy: issuer() };
    await expect(downloads.start(asked)).rejects.toMatchObject({ code: "queries.not_finished" });
  });
});

test("files go when their time is over, and what a crash left", async () => {
  const { id } = await make("SELECT 1");
  await writeFile(`${downloads.pathOf("018f0000-0000-7000-8000-000000000000")}.partial`, "a");
  await writeFile(join(folder, "notes.txt"), "mine");
  expect(await downloads.expire(now)).toBe(1);
  expect((await readdir(folder)).sort()).toEqual([`${id}.csv`, "notes.txt"].sort());
  passHours(12);
  expect(await downloads.expire(now)).toBe(1);
  expect(await readdir(folder)).toEqual(["notes.txt"]);
});

test("what is being made is given up when Pharos stops, engine and all, and what waits is not begun", async () => {
  const query = await run("SELECT 1 AS number");
  const endless = { ...query, resultsUntil: undefined, text: "SELECT number FROM numbers(100000000000)" };
  const asked = { query: endless, columns: [], issuedBy: issuer() };
  const [first, second] = [await downloads.start(asked), await downloads.start(asked)];
  const deadline = performance.now() + 10_000;
  const isBegun = () =>
    stat(`${downloads.pathOf(first.id)}.partial`).then(
      ({ size }) => size > 0,
      () => false,
    );
  await askUntil(async () => {
    expect(performance.now()).toBeLessThan(deadline);
    return (await isBegun()) || undefined;
  });
  await downloads.stop();
  expect(await testLake.lake.runsAtWork()).toBe(0);
  for (const { id } of [first, second]) {
    expect(await testStore.store.queryDownloads.get(id, now)).toMatchObject({
      status: "failed",
      error: "Pharos was stopped before the file was complete. Generate it again.",
    });
  }
  expect(await readdir(folder)).toEqual([]);
});
