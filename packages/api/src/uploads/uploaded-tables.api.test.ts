import { writeZip } from "@pharos/detection-content";
import { openTestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createRuleInspection } from "../detections/create-rule-inspection.ts";
import { TestApi } from "../testing/open-test-api.ts";

const spec = "schema: Custom.Owners\nfields:\n  - { name: host, type: string, required: true }\n";
const table = `AnalysisType: lookup_table
LookupName: Host Owners
Enabled: true
Schema: Custom.Owners
Filename: owners.csv
LogTypeMap:
  PrimaryKey: host
  AssociatedLogTypes: [{ LogType: Custom.Door, Selectors: [host] }]
`;
const upload = `mutation ($input: UploadDetectionEntitiesInput!) {
  uploadDetectionEntities(input: $input) { lookupTables { new modified total } } }`;

let api: TestApi;
beforeAll(async () => {
  const testStore = await openTestStore();
  const rules = createRuleInspection(testStore.store, undefined, { cacheFolder: testCacheFolder, libraries: {} });
  api = await TestApi.open(testStore, { rules });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  await api.store.schemas.syncManaged([{ name: "Custom.Owners", spec, description: "", referenceURL: "" }], api.now);
});

async function send(files: Readonly<Record<string, string>>) {
  const archive = writeZip(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])));
  const uploader = await api.signedIn("BulkUpload");
  return uploader.ask(upload, { input: { data: archive.toString("base64") } });
}

test("an archive brings a table with its rows, and other rows when it comes again", async () => {
  const first = await send({ "lookup_tables/owners.yml": table, "lookup_tables/owners.csv": "host\na\nb\n" });
  expect(first.errors).toEqual([]);
  expect(first.data.uploadDetectionEntities.lookupTables).toEqual({ new: 1, modified: 0, total: 1 });
  const stored = await api.store.lookupTables.getByName("Host Owners");
  expect(stored).toMatchObject({ primaryKey: "host", file: { filename: "owners.csv", rows: 2 }, revision: 2 });
  await send({ "owners.yml": table, "owners.csv": "host\na\nb\n" });
  expect(await api.store.lookupTables.getByName("Host Owners")).toEqual(stored);
  await send({ "owners.yml": table, "owners.csv": "host\nc\n" });
  expect(await api.store.lookupTables.getByName("Host Owners")).toMatchObject({ file: { rows: 1 }, revision: 3 });
});

test.each([
  { name: "lack the key", files: { "owners.yml": table, "owners.csv": "name\na\n" }, says: "no column host" },
  { name: "are not there", files: { "owners.yml": table }, says: "owners.csv can't be read" },
  {
    name: "have another key than the schema",
    files: { "owners.yml": table.replace("PrimaryKey: host", "PrimaryKey: x"), "owners.csv": "host\na\n" },
    says: "no field x for the primary key",
  },
])("rows that $name stop the upload, which names the table's file", async ({ files, says }) => {
  const { errors } = await send(files);
  const { issues } = JSON.parse(errors[0]?.message ?? "{}");
  expect(issues).toEqual([{ path: "owners.yml", errorMessage: expect.stringContaining(says) }]);
  expect(await api.store.lookupTables.all()).toEqual([]);
});
