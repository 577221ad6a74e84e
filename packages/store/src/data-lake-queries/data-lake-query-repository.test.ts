import { noQueryProgress } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { NewDataLakeQuery } from "./data-lake-query-repository.ts";

const { store, database, clear, close } = await openTestStore();
const { dataLakeQueries, queryResults } = store;
const at = (seconds: number) => new Date(Date.parse("2026-03-01T10:00:00Z") + seconds * 1000);
const ada = { kind: "user", id: "u1", name: "Ada" } as const;
const day = 86_400;

beforeEach(clear);
afterAll(close);

const aQuery = (change: Partial<NewDataLakeQuery> = {}): NewDataLakeQuery => ({
  kind: "query",
  text: "SELECT 1",
  language: "sql",
  params: { limit: 10 },
  name: "",
  issuedBy: ada,
  isScheduled: false,
  logTypeAccess: undefined,
  parentId: undefined,
  rootId: undefined,
  userConfig: undefined,
  cacheKey: undefined,
  ...change,
});
const succeeded = {
  status: "succeeded",
  message: "",
  executionMs: 12.5,
  truncatedBy: undefined,
  progress: { rowsRead: 7, rowsToRead: 7, bytesRead: 70 },
  resultsUntil: at(day),
} as const;
const lines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row));
const columns = [{ name: "n", type: "UInt8" }];

test("tells how fast the latest queries read that read a million rows or more", async () => {
  const run = async (rowsRead: number, executionMs: number, status: "succeeded" | "failed" = "succeeded") => {
    const { id } = await dataLakeQueries.create(aQuery(), at(0));
    const progress = { rowsRead, rowsToRead: rowsRead, bytesRead: rowsRead };
    await dataLakeQueries.complete(id, { ...succeeded, status, executionMs, progress }, at(1));
  };
  await run(999_999, 1);
  await run(5_000_000, 1, "failed");
  expect(await dataLakeQueries.recentRowsPerSecond()).toBeUndefined();
  await run(4_000_000, 1_000);
  await run(2_000_000, 2_000);
  expect(await dataLakeQueries.recentRowsPerSecond()).toBe(2_000_000);
});

test("keeps how a query went", async () => {
  const { id } = await dataLakeQueries.create(aQuery(), at(0));
  expect(await dataLakeQueries.get(id, at(0))).toMatchObject({
    status: "running",
    startedAt: undefined,
    params: { limit: 10 },
    progress: noQueryProgress,
    resultsOf: id,
  });
  expect(await dataLakeQueries.begin(id, { kind: "bar" }, at(1))).toBe(true);
  expect(await dataLakeQueries.renew(id, { rowsRead: 3, rowsToRead: 7, bytesRead: 30 }, at(2))).toBe(true);
  expect(await dataLakeQueries.get(id, at(2))).toMatchObject({
    startedAt: at(1),
    visualize: { kind: "bar" },
    progress: { rowsRead: 3, rowsToRead: 7, bytesRead: 30 },
  });
  expect(await dataLakeQueries.complete(id, succeeded, at(3))).toBe(true);
  expect(await dataLakeQueries.get(id, at(3))).toMatchObject({
    status: "succeeded",
    executionMs: 12.5,
    completedAt: at(3),
    resultsUntil: at(day),
    progress: { rowsRead: 7 },
  });
});

test("a query that was cancelled does not succeed afterwards", async () => {
  const { id } = await dataLakeQueries.create(aQuery(), at(0));
  expect(await dataLakeQueries.complete(id, { ...succeeded, status: "cancelled" }, at(1))).toBe(true);
  expect(await dataLakeQueries.renew(id, noQueryProgress, at(2))).toBe(false);
  expect(await dataLakeQueries.begin(id, undefined, at(2))).toBe(false);
  expect(await dataLakeQueries.complete(id, succeeded, at(3))).toBe(false);
  expect((await dataLakeQueries.get(id, at(3)))?.status).toBe("cancelled");
});

test("a query fails when its process gives no sign any more", async () => {
  const { id } = await dataLakeQueries.create(aQuery(), at(0));
  await dataLakeQueries.renew(id, noQueryProgress, at(10));
  expect((await dataLakeQueries.get(id, at(25)))?.status).toBe("running");
  expect(await dataLakeQueries.get(id, at(26))).toMatchObject({
    status: "failed",
    message: "Pharos stopped while this query ran; run it again",
  });
});

describe("rows", () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => [from + n, `line\n${from + n}`, null]);

  test("are read from any place while they come", async () => {
    const { id } = await dataLakeQueries.create(aQuery(), at(0));
    await queryResults.setColumns(id, columns);
    await queryResults.append(id, 0, lines(rows(0, 3)));
    expect(await queryResults.read(id, 0, 10)).toEqual(rows(0, 3));
    await queryResults.append(id, 3, lines(rows(3, 8)));
    expect(await queryResults.read(id, 2, 3)).toEqual([...rows(2, 3), ...rows(3, 5)]);
    expect(await queryResults.read(id, 8, 3)).toEqual([]);
    expect(await dataLakeQueries.get(id, at(0))).toMatchObject({ rowCount: 8, columns });
    const pages: unknown[] = [];
    for await (const page of queryResults.pages(id)) pages.push(page);
    expect(pages).toEqual([rows(0, 3), rows(3, 8)]);
  });

  test("go when their time is over, and what a failure left goes too", async () => {
    const [kept, failed, running] = await Promise.all([1, 2, 3].map(() => dataLakeQueries.create(aQuery(), at(0))));
    for (const query of [kept, failed, running]) await queryResults.append(query?.id ?? "", 0, ["[1]"]);
    await dataLakeQueries.complete(kept?.id ?? "", succeeded, at(1));
    await dataLakeQueries.complete(
      failed?.id ?? "",
      { ...succeeded, status: "failed", resultsUntil: undefined },
      at(1),
    );
    expect(await queryResults.expire(at(day - 1))).toBe(0);
    const pages = async () => (await database.query("SELECT query_id FROM query_result_pages")).rowCount;
    expect(await pages()).toBe(2);
    expect(await queryResults.expire(at(day))).toBe(1);
    expect(await pages()).toBe(1);
    expect(await dataLakeQueries.get(kept?.id ?? "", at(1))).toMatchObject({
      status: "succeeded",
      resultsUntil: undefined,
    });
  });
});

describe("an earlier execution", () => {
  const cacheKey = Buffer.from("same");
  const earlier = async () => {
    const { id } = await dataLakeQueries.create(aQuery({ cacheKey }), at(0));
    await queryResults.setColumns(id, columns);
    await queryResults.append(id, 0, ["[1]", "[2]"]);
    await dataLakeQueries.complete(id, succeeded, at(1));
    return id;
  };

  test("answers a later one, and its rows stay as long", async () => {
    const id = await earlier();
    const found = await dataLakeQueries.findReusable(cacheKey, at(0), at(5));
    expect(found?.id).toBe(id);
    const { id: later } = await dataLakeQueries.create(aQuery({ cacheKey }), at(5));
    if (found) expect(await dataLakeQueries.completeFrom(later, found, at(2 * day), at(5))).toBe(true);
    expect(await dataLakeQueries.get(later, at(5))).toMatchObject({
      status: "succeeded",
      rowCount: 2,
      columns,
      resultsOf: id,
      progress: noQueryProgress,
    });
    expect(await queryResults.expire(at(day))).toBe(0);
    expect((await dataLakeQueries.findReusable(cacheKey, at(0), at(6)))?.id).toBe(id);
  });

  test.each([
    { name: "is too old", since: at(1), now: at(5) },
    { name: "has lost its rows", since: at(0), now: at(day) },
  ])("does not answer when it $name", async ({ since, now }) => {
    await earlier();
    expect(await dataLakeQueries.findReusable(cacheKey, since, now)).toBeUndefined();
  });

  test("does not answer when it still runs, or has another key", async () => {
    await earlier();
    await dataLakeQueries.create(aQuery({ cacheKey: Buffer.from("other") }), at(0));
    expect(await dataLakeQueries.findReusable(Buffer.from("other"), at(0), at(1))).toBeUndefined();
  });

  test("whose rows have just gone does not answer", async () => {
    const id = await earlier();
    const found = await dataLakeQueries.get(id, at(1));
    const { id: later } = await dataLakeQueries.create(aQuery({ cacheKey }), at(5));
    if (found) expect(await dataLakeQueries.completeFrom(later, found, at(2 * day), at(day))).toBe(false);
    expect((await dataLakeQueries.get(later, at(5)))?.status).toBe("running");
  });
});

describe("the history", () => {
  beforeEach(async () => {
    await dataLakeQueries.create(aQuery({ text: "SELECT a FROM doors" }), at(0));
    await dataLakeQueries.create(aQuery({ name: "Nightly DOORS", isScheduled: true }), at(1));
    const bot = { kind: "api-token", id: "t1", name: "bot" } as const;
    const { id } = await dataLakeQueries.create(aQuery({ text: "SELECT b", issuedBy: bot }), at(2));
    await dataLakeQueries.complete(id, succeeded, at(3));
    await dataLakeQueries.create(aQuery({ text: "derived from doors", parentId: id, rootId: id }), at(4));
  });

  test.each([
    { name: "nothing", filter: {}, found: [2, 1, 0] },
    { name: "words of the name or the text", filter: { contains: "doors" }, found: [1, 0] },
    { name: "status", filter: { statuses: ["succeeded", "failed"] as const }, found: [2] },
    { name: "who asked", filter: { issuedBy: "t1" }, found: [2] },
    { name: "being scheduled", filter: { isScheduled: true }, found: [1] },
    { name: "time", filter: { after: at(1), before: at(2) }, found: [1] },
  ])("narrowed by $name comes page by page", async ({ filter, found }) => {
    const seen: Date[] = [];
    let cursor: string | undefined;
    do {
      const page = await dataLakeQueries.list({ filter, pageSize: 1, cursor }, at(5));
      seen.push(...page.items.map(({ createdAt }) => createdAt));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(found.map(at));
  });

  test("forgets what was asked before a time, with its rows, but nothing that runs", async () => {
    const page = await dataLakeQueries.list({ pageSize: 9 }, at(5));
    await queryResults.append(page.items[0]?.id ?? "", 0, ["[1]"]);
    expect(await dataLakeQueries.expire(at(9))).toBe(1);
    expect((await database.query("SELECT 1 FROM query_result_pages")).rowCount).toBe(0);
    expect((await dataLakeQueries.list({ pageSize: 9 }, at(5))).items).toHaveLength(2);
  });
});

test("keeps what was derived from a query, and how its result is arranged", async () => {
  const { id } = await dataLakeQueries.create(aQuery(), at(0));
  const child = await dataLakeQueries.create(aQuery({ parentId: id, rootId: id }), at(1));
  expect((await dataLakeQueries.children([id])).map((query) => query.id)).toEqual([child.id]);
  const config = { chartProperties: [{ chartType: "bar" }], tableProperties: [{ propertyId: "n", order: 1 }] };
  expect(await dataLakeQueries.setUserConfig(id, config)).toMatchObject({ userConfig: config });
  await expect(dataLakeQueries.setUserConfig("018f0000-0000-7000-8000-000000000000", config)).rejects.toMatchObject({
    code: "queries.not_found",
  });
});
