import type { LookupTable } from "@pharos/domain";
import { createEnricher } from "@pharos/enrichment";
import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTableLookup } from "./create-table-lookup.ts";
import { fillLakeLookups } from "./fill-lake-lookups.ts";
import { createLookupTableLoader, type LookupTableLoader } from "./lookup-table-loader.ts";

const now = new Date("2026-03-01T10:00:00Z");
const spec = `schema: Custom.Owners
fields:
  - { name: host, type: string, required: true }
  - { name: seats, type: int }
`;
const owners: LookupTable = {
  name: "Host Owners",
  enabled: true,
  description: "",
  reference: "",
  schema: "Custom.Owners",
  primaryKey: "host",
  associations: [{ logType: "AWS.CloudTrail", selectors: ["host"] }],
  origin: { kind: "file", filename: "owners.csv" },
};

let testStore: TestStore;
let testLake: TestLake;
let loader: LookupTableLoader;
let problems: string[];
const onProblem = (what: string, error: unknown) => problems.push(`${what}: ${(error as Error).message}`);

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([]);
});
afterAll(async () => {
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  await testStore.clear();
  const { store } = testStore;
  await store.schemas.syncManaged([{ name: "Custom.Owners", spec, description: "", referenceURL: "" }], now);
  problems = [];
  loader = createLookupTableLoader(store, onProblem);
});

async function put(table: LookupTable, file: string): Promise<string> {
  const { lookupTables } = testStore.store;
  const { id } = (await lookupTables.put(table, undefined, now)).table;
  const facts = { filename: "owners.csv", bytes: file.length, rows: 1, uploadedAt: now };
  await lookupTables.putFile(id, facts, Buffer.from(file), undefined);
  return id;
}
const fill = async () =>
  fillLakeLookups({ lake: testLake.lake, store: testStore.store }, await loader.load(), onProblem);

test("loads tables that are on and have rows, and builds only what changed", async () => {
  await put(owners, "host,seats\na,4\n");
  await put({ ...owners, name: "Off", enabled: false }, "host\na\n");
  await testStore.store.lookupTables.create({ ...owners, name: "Empty" }, undefined, now);
  const [first, ...others] = await loader.load();
  expect(others).toEqual([]);
  const row = createEnricher(first ? [first.table] : [], Date.now).lookup("Host Owners", "a");
  expect(row).toEqual({ host: "a", seats: 4 });
  const [again] = await loader.load();
  expect(again).toBe(first);
  await put(owners, "host,seats\na,5\n");
  const [changed] = await loader.load();
  expect(createEnricher(changed ? [changed.table] : [], Date.now).lookup("Host Owners", "a")?.seats).toBe(5);
});

test("loads the others when one can't be read, and says so", async () => {
  await put({ ...owners, name: "Broken" }, "name\na\n");
  await put(owners, "host\na\n");
  expect((await loader.load()).map(({ definition }) => definition.name)).toEqual(["Host Owners"]);
  expect(problems).toEqual([
    expect.stringContaining("Broken can't be loaded: owners.csv can't be read: it has no column host"),
  ]);
});

test("keeps the rows for queries, follows changes, and drops what was deleted", async () => {
  const id = await put(owners, "host,seats\na,4\nb,many\n");
  await fill();
  const select = async () =>
    (await testLake.lake.query("SELECT host, seats FROM pharos_lookups.public.host_owners ORDER BY host")).rows;
  expect(await select()).toEqual([
    ["a", 4],
    ["b", null],
  ]);
  await put(owners, "host,seats\nc,1\n");
  await fill();
  expect(await select()).toEqual([["c", 1]]);
  await testStore.store.lookupTables.delete(id);
  await fill();
  expect((await testLake.lake.lookupVersions()).size).toBe(0);
  expect(problems).toEqual([]);
});

test("answers single keys, and sees changes after a while", async () => {
  let nowMs = now.getTime();
  const lookup = createTableLookup(loader, () => new Date(nowMs));
  await put(owners, "host,seats\na,4\n");
  expect([await lookup("Host Owners", "a"), await lookup("Host Owners", "b"), await lookup("x", "a")]).toEqual([
    { host: "a", seats: 4 },
    null,
    null,
  ]);
  await put(owners, "host,seats\na,5\n");
  expect((await lookup("Host Owners", "a"))?.seats).toBe(4);
  nowMs += 10_000;
  expect((await lookup("Host Owners", "a"))?.seats).toBe(5);
});

test("takes every member for text in a table without a schema", async () => {
  const table: LookupTable = { ...owners, name: "loose", schema: undefined };
  await put(table, '{"host":"a","x":{"y":1}}\n{"host":"b","z":2}\n');
  await fill();
  const { columns, rows } = await testLake.lake.query("SELECT * FROM pharos_lookups.public.loose ORDER BY host");
  expect(columns.map(({ name }) => name)).toEqual(["host", "x", "z"]);
  expect(rows).toEqual([
    ["a", '{"y":1}', null],
    ["b", null, "2"],
  ]);
});
