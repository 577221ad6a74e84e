import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const { queryDownloads } = store;
const at = (seconds: number) => new Date(Date.parse("2026-03-01T10:00:00Z") + seconds * 1000);
const ada = { kind: "user", id: "u1", name: "Ada" } as const;
const expiresAt = at(3600);
let queryId: string;

beforeEach(async () => {
  await clear();
  const query = await store.dataLakeQueries.create(
    {
      kind: "query",
      text: "SELECT 1",
      language: "sql",
      params: {},
      name: "",
      issuedBy: ada,
      isScheduled: false,
      logTypeAccess: undefined,
      parentId: undefined,
      rootId: undefined,
      userConfig: undefined,
      cacheKey: undefined,
    },
    at(0),
  );
  queryId = query.id;
});
afterAll(close);

const add = (
  seconds: number,
  columns: readonly string[] = [],
  issuedBy: { kind: "user"; id: string; name: string } = ada,
) => queryDownloads.create({ queryId, columns, issuedBy, expiresAt }, at(seconds));
const ready = { status: "ready", error: "", rowCount: 3, bytes: 30 } as const;

test("a file is being made, then ready, and stays so", async () => {
  const { id } = await add(0, ["a"]);
  expect(await queryDownloads.get(id, at(1))).toMatchObject({
    status: "running",
    columns: ["a"],
    completedAt: undefined,
  });
  await queryDownloads.complete(id, ready, at(5));
  await queryDownloads.complete(id, { ...ready, status: "failed", error: "no" }, at(6));
  expect(await queryDownloads.get(id, at(60))).toMatchObject({ ...ready, completedAt: at(5) });
});

test("a file whose process was lost has failed", async () => {
  const { id } = await add(0);
  await queryDownloads.renew(id, at(20));
  expect((await queryDownloads.get(id, at(49)))?.status).toBe("running");
  expect(await queryDownloads.get(id, at(51))).toMatchObject({
    status: "failed",
    error: "Pharos stopped before the file was complete. Generate it again.",
  });
});

test("the latest of a query is found by its columns, in their order", async () => {
  await add(0, ["a", "b"]);
  const { id } = await add(1, ["a", "b"]);
  await add(2);
  expect((await queryDownloads.latestOf(queryId, ["a", "b"], at(3)))?.id).toBe(id);
  expect(await queryDownloads.latestOf(queryId, ["b", "a"], at(3))).toBeUndefined();
});

test("everyone has a list of their own, page by page", async () => {
  const [first, second] = [await add(0), await add(1)];
  await add(2, [], { ...ada, id: "u2" });
  const page = await queryDownloads.list("u1", { pageSize: 1 }, at(3));
  expect(page.items.map(({ id }) => id)).toEqual([second.id]);
  const next = await queryDownloads.list("u1", { pageSize: 1, cursor: page.nextCursor }, at(3));
  expect(next).toMatchObject({ items: [{ id: first.id }], nextCursor: undefined });
});

test("a file that failed or is over is not to be kept", async () => {
  const [made, failed, running] = [await add(0), await add(0), await add(0)];
  await queryDownloads.complete(made.id, ready, at(1));
  await queryDownloads.complete(failed.id, { ...ready, status: "failed", error: "no" }, at(1));
  const ids = [made.id, failed.id, running.id];
  expect(await queryDownloads.live(ids, at(2))).toEqual(new Set([made.id, running.id]));
  expect(await queryDownloads.live(ids, expiresAt)).toEqual(new Set());
});
