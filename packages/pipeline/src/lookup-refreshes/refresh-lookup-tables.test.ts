import { CollectionFailure, type LookupOrigin, type LookupTable, secretMask } from "@pharos/domain";
import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { compileNativeQuery } from "../data-lake-queries/query-compiler.ts";
import { QueryRunner } from "../data-lake-queries/query-runner.ts";
import { type ReadLookupObject, refreshLookupTables } from "./refresh-lookup-tables.ts";

let now = new Date("2026-03-01T10:00:00Z");
const clock = () => now;
const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

let testStore: TestStore;
let testLake: TestLake;
let queries: QueryRunner;
let reloads = 0;
/** What the bucket has; undefined while it cannot be read. */
let object: string | undefined;
let asked: string[] = [];

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([]);
  const onProblem = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  const { store } = testStore;
  queries = new QueryRunner({ store, lake: testLake.lake, compile: compileNativeQuery, clock, onProblem });
});
afterAll(async () => {
  await queries.stop();
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  await testStore.clear();
  [reloads, object, asked] = [0, "host,owner\na,Ada\n", []];
});

const byQuery = (sql: string): LookupOrigin => ({
  kind: "query",
  sql,
  refresh: { rateMinutes: 60 },
  indicators: {},
  validations: {},
});
const fromBucket: LookupOrigin = {
  kind: "object",
  path: "gs://lists/owners.csv",
  settings: { PeriodMinutes: 60, GCSCredentials: "open-sesame" },
};

const aTable = (origin: LookupOrigin): LookupTable => ({
  ...{ name: "Owners", enabled: true, description: "", reference: "", schema: undefined, primaryKey: "host" },
  ...{ associations: [], origin },
});

async function add(origin: LookupOrigin): Promise<string> {
  return (await testStore.store.lookupTables.put(aTable(origin), undefined, now, true)).table.id;
}

const readObject: ReadLookupObject = async ({ settings }) => {
  asked.push(String(settings.GCSCredentials));
  if (object === undefined) throw new CollectionFailure("denied", "storage.objects.get was refused.");
  return Buffer.from(object);
};

const refresh = () =>
  refreshLookupTables(
    {
      store: testStore.store,
      queries,
      readObject,
      reload: async () => {
        reloads += 1;
      },
      clock,
    },
    new AbortController().signal,
  );
const rowsOf = async (id: string) => (await testStore.store.lookupTables.fileBytes(id)).toString("utf8");
const tableOf = async (id: string) => {
  const table = await testStore.store.lookupTables.get(id);
  if (!table) throw new Error("The table is gone");
  return table;
};

test("a query gives the rows, once an hour", async () => {
  const id = await add(byQuery("SELECT 'a' AS host, 4 AS seats UNION ALL SELECT 'b', 2"));
  await refresh();
  const lines = (await rowsOf(id)).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line)).toSorted((one, other) => (one.host < other.host ? -1 : 1))).toEqual([
    { host: "a", seats: 4 },
    { host: "b", seats: 2 },
  ]);
  expect(await tableOf(id)).toMatchObject({ file: { rows: 2 }, refresh: { refreshedAt: now, problem: undefined } });
  expect(reloads).toBe(1);
  const before = now;
  passMinutes(59);
  await refresh();
  expect((await tableOf(id)).refresh.triedAt).toEqual(before);
});

test("rows that are the same as before change nothing, and nobody is said to have changed the table", async () => {
  const id = await add(fromBucket);
  await refresh();
  const first = await tableOf(id);
  passMinutes(60);
  await refresh();
  expect(await tableOf(id)).toMatchObject({ revision: first.revision, refresh: { refreshedAt: now } });
  object = "host,owner\na,Bo\n";
  passMinutes(60);
  await refresh();
  expect(await rowsOf(id)).toBe(object);
  expect(await tableOf(id)).toMatchObject({
    revision: first.revision + 1,
    lastModified: first.lastModified,
    file: { uploadedAt: now },
  });
  expect(reloads).toBe(2);
});

test("a bucket that cannot be read leaves the rows, is told, and is tried again later each time", async () => {
  const id = await add(fromBucket);
  await refresh();
  const rows = object;
  object = undefined;
  passMinutes(60);
  await refresh();
  const problem = "Its rows could not be read: storage.objects.get was refused.";
  expect(await tableOf(id)).toMatchObject({ refresh: { failures: 1, problem } });
  expect(await rowsOf(id)).toBe(rows);
  await refresh();
  expect(asked).toHaveLength(2);
  passMinutes(1);
  await refresh();
  expect((await tableOf(id)).refresh.failures).toBe(2);
  [object] = [rows];
  passMinutes(2);
  await refresh();
  expect(await tableOf(id)).toMatchObject({ refresh: { failures: 0, problem: undefined } });
});

test.each([
  ["without the key", "host2,owner\na,Ada\n", "it has no column host"],
  ["without a row", "host,owner\n", "no row has a usable host"],
])("a file %s is refused, and the rows stay", async (_what, broken, reason) => {
  const id = await add(fromBucket);
  await refresh();
  const rows = object;
  object = broken;
  passMinutes(60);
  await refresh();
  expect((await tableOf(id)).refresh.problem).toContain(reason);
  expect(await rowsOf(id)).toBe(rows);
});

test("a table that somebody asks for, or changes, is read again before its time; a disabled one is not", async () => {
  const id = await add(fromBucket);
  await refresh();
  await testStore.store.lookupTables.wantRefresh(id);
  await refresh();
  expect(asked).toHaveLength(2);
  passMinutes(1);
  const { revision } = await tableOf(id);
  await testStore.store.lookupTables.update(
    id,
    revision,
    { ...aTable(fromBucket), description: "New" },
    undefined,
    now,
  );
  passMinutes(1);
  await refresh();
  expect(asked).toHaveLength(3);
  const { revision: next } = await tableOf(id);
  await testStore.store.lookupTables.update(id, next, { ...aTable(fromBucket), enabled: false }, undefined, now);
  passMinutes(600);
  await refresh();
  expect(asked).toHaveLength(3);
});

test("credentials are sealed, shown to nobody, and kept where a mask comes back", async () => {
  const id = await add(fromBucket);
  const { origin } = await tableOf(id);
  expect(origin).toMatchObject({ settings: { GCSCredentials: secretMask } });
  const { rows } = await testStore.database.query<{ body: string }>("SELECT body::text AS body FROM lookup_tables");
  expect(rows[0]?.body).not.toContain("open-sesame");
  const again = await testStore.store.lookupTables.put(aTable(origin), undefined, now, true);
  expect(again.change).toBe("NONE");
  await refresh();
  expect(asked).toEqual(["open-sesame"]);
});
