import { gzipSync } from "node:zlib";
import { secretMask } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

const spec = `schema: Custom.Owners
fields:
  - { name: host, type: string, required: true }
  - { name: seats, type: int }
`;
const create = `mutation ($input: LookupTableInput!) { createLookupTable(input: $input) {
  id name enabled schema primaryKey associatedLogTypes { logType selectors } file { filename } lakeTable health
  healthMessage managed revision createdBy { name } } }`;
const upload = `mutation ($input: UploadLookupTableFileInput!) { uploadLookupTableFile(input: $input) {
  skippedRows lookupTable { health healthMessage revision file { filename bytes rows uploadedAt } } } }`;
const enrich = `query ($input: GenerateEnrichedEventInput!) { generateEnrichedEvent(input: $input) { enrichedEvent } }`;
const settings = {
  name: "Host Owners",
  enabled: true,
  schema: "Custom.Owners",
  primaryKey: "host",
  associatedLogTypes: [{ logType: "Custom.Door", selectors: ["$.server.host"] }],
};

let api: TestApi;
let keeper: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  await api.store.schemas.syncManaged([{ name: "Custom.Owners", spec, description: "", referenceURL: "" }], api.now);
  keeper = await api.signedIn("LookupModify", "LookupRead");
});

async function aTable(): Promise<string> {
  return (await keeper.ask(create, { input: settings })).data.createLookupTable.id;
}
const fileInput = (id: string, bytes: string | Buffer) => ({
  input: { id, filename: "owners.csv", data: Buffer.from(bytes).toString("base64") },
});

test("a table is made, filled, listed and tried", async () => {
  const { data, errors } = await keeper.ask(create, { input: settings });
  expect(errors).toEqual([]);
  expect(data.createLookupTable).toMatchObject({
    ...settings,
    file: null,
    lakeTable: "pharos_lookups.public.host_owners",
    health: "NO_DATA",
    healthMessage: "Upload the file with its rows",
    managed: false,
    createdBy: { name: "Ada Keeper" },
  });
  const { id } = data.createLookupTable;
  const uploaded = await keeper.ask(upload, fileInput(id, gzipSync("host,seats\nweb-1,4\n,9\n")));
  expect(uploaded.errors).toEqual([]);
  expect(uploaded.data.uploadLookupTableFile).toMatchObject({
    skippedRows: 1,
    lookupTable: { health: "HEALTHY", healthMessage: null, file: { filename: "owners.csv", rows: 1 } },
  });
  expect(api.reloads).toBe(1);
  const event = { p_log_type: "Custom.Door", server: { host: "web-1" } };
  const enriched = await keeper.ask(enrich, { input: { event } });
  expect(enriched.data.generateEnrichedEvent.enrichedEvent).toEqual({
    ...event,
    p_enrichment: { "Host Owners": { "server.host": { host: "web-1", seats: 4, p_match: "web-1" } } },
  });
  const listed = await keeper.ask("{ lookupTables { id name } }");
  expect(listed.data.lookupTables).toEqual([{ id, name: "Host Owners" }]);
});

test("a table is read from a bucket, keeps its sealed credentials, and goes back to uploads", async () => {
  const update = `mutation ($input: UpdateLookupTableInput!) { updateLookupTable(input: $input) { revision refresh health } }`;
  const credentials = JSON.stringify({
    type: "service_account",
    client_email: "a@b",
    private_key: "sesame",
    private_key_id: "1",
  });
  const bucket = { objectPath: "gs://owners/list.csv", periodMinutes: 60, gcsCredentials: credentials };
  const { data, errors } = await keeper.ask(create, { input: { ...settings, refresh: bucket } });
  expect(errors).toEqual([]);
  const { id, revision } = data.createLookupTable;
  expect(data.createLookupTable).toMatchObject({ health: "NO_DATA", healthMessage: "Its rows have not been read yet" });
  const change = async (at: number, refresh: object | null) =>
    keeper.ask(update, { input: { id, revision: at, table: { ...settings, refresh } } });
  const moved = await change(revision, { objectPath: "gs://owners/new.csv", periodMinutes: 5, alarmPeriodMinutes: 90 });
  expect(moved.data.updateLookupTable).toMatchObject({
    revision: 2,
    refresh: {
      ObjectPath: "gs://owners/new.csv",
      PeriodMinutes: 5,
      AlarmPeriodMinutes: 90,
      GCSCredentials: secretMask,
    },
  });
  expect(await api.store.lookupTables.openOrigin(id)).toMatchObject({ settings: { GCSCredentials: credentials } });
  const role = "arn:aws:iam::123456789012:role/reader";
  const inAws = await change(2, { objectPath: "s3://owners/list.csv", periodMinutes: 60, roleArn: role });
  expect(inAws.data.updateLookupTable.refresh).toEqual({
    ObjectPath: "s3://owners/list.csv",
    PeriodMinutes: 60,
    RoleARN: role,
  });
  expect((await change(3, null)).data.updateLookupTable).toMatchObject({ revision: 4, refresh: null });
});

test.each([
  [{ objectPath: "https://owners/list.csv", periodMinutes: 60 }, "objectPath"],
  [{ objectPath: "s3://owners/list.csv", periodMinutes: 60 }, "roleArn"],
  [{ objectPath: "gs://owners/list.csv", periodMinutes: 60 }, "gcsCredentials"],
  [{ objectPath: "gs://owners/list.csv", periodMinutes: 60, gcsCredentials: "{}" }, "gcsCredentials"],
  [{ objectPath: "s3://owners/list.csv", periodMinutes: 0 }, "periodMinutes"],
  [{ objectPath: "s3://owners/list.csv", periodMinutes: 60, alarmPeriodMinutes: 2000 }, "alarmPeriodMinutes"],
])("refuses to read rows from %o at its field", async (refresh, field) => {
  const { errors } = await keeper.ask(create, { input: { ...settings, refresh } });
  expect(errors[0]?.extensions.fieldErrors).toHaveProperty(field);
});

test("an event that no table knows comes back as it is", async () => {
  const event = { p_log_type: "Custom.Door", server: { host: "web-9" } };
  const { data } = await keeper.ask(enrich, { input: { event } });
  expect(data.generateEnrichedEvent.enrichedEvent).toEqual(event);
  expect((await keeper.ask(enrich, { input: { event: [1] } })).errors[0]?.message).toBe(
    "The event must be a JSON object",
  );
});

test("a change goes live, keeps the file, and is refused when another came before", async () => {
  const id = await aTable();
  await keeper.ask(upload, fileInput(id, "host\na\n"));
  const update = `mutation ($input: UpdateLookupTableInput!) {
    updateLookupTable(input: $input) { enabled health revision file { rows } } }`;
  const input = { id, revision: 2, table: { ...settings, enabled: false } };
  const changed = await keeper.ask(update, { input });
  expect(changed.data.updateLookupTable).toEqual({
    enabled: false,
    health: "DISABLED",
    revision: 3,
    file: { rows: 1 },
  });
  expect(api.reloads).toBe(2);
  expect((await keeper.ask(update, { input })).errors[0]?.extensions.code).toBe("RevisionConflict");
});

test("a table of a bucket says when its rows are read, and is asked for; one of a file is not", async () => {
  const origin = {
    kind: "object" as const,
    path: "gs://lists/owners.csv",
    settings: { PeriodMinutes: 60, GCSCredentials: "x" },
  };
  const table = {
    ...settings,
    name: "Owners of Google",
    description: "",
    reference: "",
    associations: [],
    origin,
  } as const;
  const { id } = (await api.store.lookupTables.put(table, undefined, api.now)).table;
  const ask = async (text: string) => (await keeper.ask(text, { id })).data.table;
  const shown = (at: Date) => at.toISOString().replace(".000", "");
  const state = "health healthMessage refresh refreshedAt nextRefreshAt";
  const read = () => ask(`query ($id: ID!) { table: lookupTable(id: $id) { ${state} } }`);
  expect(await read()).toMatchObject({ health: "NO_DATA", refreshedAt: null, nextRefreshAt: shown(api.now) });
  expect((await read()).refresh).toEqual({ ObjectPath: origin.path, PeriodMinutes: 60, GCSCredentials: secretMask });
  await api.store.lookupTables.noteRefresh(id, api.now, "No.");
  expect(await read()).toMatchObject({ health: "NOT_REFRESHED", healthMessage: "No." });
  expect((await read()).nextRefreshAt).toBe(shown(new Date(api.now.getTime() + 60_000)));
  await ask("mutation ($id: ID!) { table: refreshLookupTable(id: $id) { id } }");
  expect((await read()).nextRefreshAt).toBe(shown(api.now));
  const file = await aTable();
  const { errors } = await keeper.ask("mutation ($id: ID!) { refreshLookupTable(id: $id) { id } }", { id: file });
  expect(errors[0]?.message).toContain("are uploaded");
});

test("a deleted table is gone", async () => {
  const id = await aTable();
  const remove = "mutation ($id: ID!) { deleteLookupTable(id: $id) { id } }";
  expect((await keeper.ask(remove, { id })).data.deleteLookupTable).toEqual({ id });
  expect((await keeper.ask(remove, { id })).errors[0]?.extensions.code).toBe("NotFound");
});

test.each([
  { name: "an empty name", change: { name: " " }, field: "name", says: "Give the table a name" },
  { name: "an unknown schema", change: { schema: "Nope" }, field: "schema", says: "No schema is called Nope" },
  { name: "a key that is no field", change: { primaryKey: "x" }, field: "primaryKey", says: "no field x" },
  { name: "no place to look", change: { associatedLogTypes: [] }, field: "primaryKey", says: "not looked up anywhere" },
])("refuses $name", async ({ change, field, says }) => {
  const { errors } = await keeper.ask(create, { input: { ...settings, ...change } });
  expect(errors[0]?.extensions).toMatchObject({
    code: "InvalidInput",
    fieldErrors: { [field]: expect.stringContaining(says) },
  });
});

test.each([
  { name: "no column for the key", file: "name\na\n", says: "it has no column host" },
  { name: "no row with a key", file: "host\n", says: "no row has a usable host" },
])("refuses a file with $name, and keeps the rows that are there", async ({ file, says }) => {
  const id = await aTable();
  await keeper.ask(upload, fileInput(id, "host\na\n"));
  const { errors } = await keeper.ask(upload, fileInput(id, file));
  expect(errors[0]?.message).toContain(says);
  expect((await api.store.lookupTables.fileBytes(id)).toString()).toBe("host\na\n");
});

test("a taken name is refused", async () => {
  await aTable();
  const { errors } = await keeper.ask(create, { input: { ...settings, name: "host owners" } });
  expect(errors[0]?.extensions.code).toBe("AlreadyExists");
});
