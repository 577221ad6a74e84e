import type { LookupTable } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, database, clear, close } = await openTestStore();
const { lookupTables } = store;
const now = new Date("2026-03-01T10:00:00Z");
const later = new Date("2026-03-01T11:00:00Z");
const ada = { kind: "user", id: "u1", name: "Ada" } as const;

const hosts: LookupTable = {
  name: "Host Owners",
  enabled: true,
  description: "Who answers for a host",
  reference: "",
  schema: "Custom.HostOwners",
  primaryKey: "host",
  associations: [{ logType: "AWS.CloudTrail", selectors: ["$.requestParameters.host"] }],
  origin: { kind: "file", filename: "hosts.csv" },
};

beforeEach(clear);
afterAll(close);

test("keeps a table as it was made, and follows its changes", async () => {
  const made = await lookupTables.create(hosts, ada, now);
  expect(made).toMatchObject({ ...hosts, file: undefined, managed: false, revision: 1, createdBy: ada });
  const changed = await lookupTables.update(made.id, 1, { ...hosts, enabled: false }, ada, later);
  expect(changed).toMatchObject({ enabled: false, revision: 2, lastModified: later });
  expect(await lookupTables.getByName("Host Owners")).toEqual(changed);
  expect(await lookupTables.all()).toEqual([changed]);
});

test("refuses a change of a table that somebody else has changed", async () => {
  const { id } = await lookupTables.create(hosts, ada, now);
  await lookupTables.update(id, 1, { ...hosts, description: "x" }, ada, now);
  await expect(lookupTables.update(id, 1, hosts, ada, now)).rejects.toMatchObject({ category: "RevisionConflict" });
  await expect(lookupTables.update(crypto.randomUUID(), 1, hosts, ada, now)).rejects.toMatchObject({
    code: "lookups.not_found",
  });
});

test.each([
  { name: "the same name", taken: "Host Owners" },
  { name: "a name that reads the same in queries", taken: "host-owners" },
])("refuses $name", async ({ taken }) => {
  await lookupTables.create(hosts, ada, now);
  await expect(lookupTables.create({ ...hosts, name: taken }, ada, now)).rejects.toMatchObject({
    code: "lookups.name_taken",
  });
});

test("gives back a file byte by byte, and forgets the one before", async () => {
  const { id } = await lookupTables.create(hosts, ada, now);
  const bytes = Buffer.alloc(2_500_000, "0123456789abcdef");
  await lookupTables.putFile(id, { filename: "old.csv", bytes: bytes.length, rows: 9, uploadedAt: now }, bytes, ada);
  expect((await lookupTables.fileBytes(id)).equals(bytes)).toBe(true);
  const file = { filename: "new.csv", bytes: 3, rows: 1, uploadedAt: later };
  const stored = await lookupTables.putFile(id, file, Buffer.from("a\n1"), ada);
  expect(stored).toMatchObject({ file, revision: 3, lastModified: later });
  expect((await lookupTables.fileBytes(id)).toString()).toBe("a\n1");
});

test("takes the file away with the table", async () => {
  const { id } = await lookupTables.create(hosts, ada, now);
  await lookupTables.putFile(id, { filename: "a.csv", bytes: 1, rows: 1, uploadedAt: now }, Buffer.from("a"), ada);
  expect(await lookupTables.delete(id)).toBe(true);
  expect(await lookupTables.delete(id)).toBe(false);
  expect((await database.query("SELECT FROM lookup_file_pieces")).rowCount).toBe(0);
});

test("tells what putting a table changed", async () => {
  expect(await lookupTables.put(hosts, ada, now)).toMatchObject({ change: "NEW" });
  expect(await lookupTables.put(hosts, ada, later)).toMatchObject({ change: "NONE", table: { revision: 1 } });
  const changed = { ...hosts, associations: [] };
  expect(await lookupTables.put(changed, ada, later)).toMatchObject({ change: "MODIFIED", table: { revision: 2 } });
});
