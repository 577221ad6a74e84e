import { compileSchema, createNormalizer, parseSchema } from "@pharos/normalize";
import { discoverAllFields } from "@pharos/pipeline";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

const own = `schema: Custom.Gate
fields:
  - { name: gate, type: string, required: true } # its name
  - name: keeper
    type: object
    fields:
      - { name: id, type: int }
`;
const shipped = own.replace("Custom.Gate", "Ferry.Gate");
let api: TestApi;
let testLake: TestLake;
let manager: SignedInUser;
beforeAll(async () => {
  testLake = await openTestLake();
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});
beforeEach(async () => {
  await api.clear();
  await api.store.schemas.syncManaged([asContent("Ferry.Gate", shipped)], api.now);
  await api.store.schemas.create(asContent("Custom.Gate", own), "Ada", api.now);
  manager = await api.signedIn("LogSourceModify");
});

function asContent(name: string, spec: string) {
  return { name, spec, description: "", referenceURL: "" };
}

const fields = "schema { revision spec discoveredSpec isFieldDiscoveryEnabled isManaged }";
const turnOn = `mutation ($input: SetFieldDiscoveryInput!) { setFieldDiscovery(input: $input) { ${fields} } }`;
const discover = `mutation ($name: String!) { discoverFields(name: $name) { ${fields} } }`;
const promote = `mutation ($input: PromoteDiscoveredFieldsInput!) { promoteDiscoveredFields(input: $input) { ${fields} } }`;

/** Stores events as the pipeline would, by the schema as it is now. */
let deliveries = 0;
async function deliver(name: string, ...events: object[]): Promise<void> {
  const schema = parseSchema((await api.store.schemas.get(name))?.spec ?? "");
  await testLake.lake.ensureTables([schema]);
  deliveries += 1;
  const { tables } = createNormalizer([compileSchema(schema)]).normalize({
    bytes: Buffer.from(events.map((event) => JSON.stringify(event)).join("\n")),
    streamType: "Lines",
    streamOptions: {},
    logTypes: [name],
    sourceId: "s",
    sourceLabel: "s",
    receivedAtMs: api.now.getTime(),
    rowIdPrefix: String(deliveries).padStart(16, "0"),
  });
  for (const { ndjson } of tables) {
    const table = name.toLowerCase().replace(".", "_");
    await testLake.lake.insert({ database: "pharos_logs", table, rows: ndjson, token: `${name} ${deliveries}` });
  }
}

test("a log type that no source has named yet has nothing to discover", async () => {
  await manager.ask(turnOn, { input: { name: "Ferry.Gate", isEnabled: true, revision: 1 } });
  const { data } = await manager.ask(discover, { name: "Ferry.Gate" });
  expect(data.discoverFields.schema).toMatchObject({ discoveredSpec: "" });
});

test.each(["Custom.Gate", "Ferry.Gate"])("fields of %s are kept, proposed, and taken over", async (name) => {
  const on = await manager.ask(turnOn, { input: { name, isEnabled: true, revision: 1 } });
  expect(on.data.setFieldDiscovery.schema).toMatchObject({ isFieldDiscoveryEnabled: true, revision: 2 });
  await deliver(
    name,
    { gate: "north", "@ip": "10.0.0.1", keeper: { id: 1, badge: "b1" }, extra: { n: 1 } },
    { gate: "south", "@ip": "10.0.0.2", keeper: { id: 2, badge: "b2" } },
  );
  const found = (await manager.ask(discover, { name })).data.discoverFields.schema;
  const proposed = parseSchema(`schema: ${name}\n${found.discoveredSpec}`).fields;
  expect(proposed.map(({ name: field, type, indicators }) => [field, type, indicators]).toSorted()).toEqual([
    ["@ip", "string", ["ip"]],
    ["extra", "object", undefined],
    ["keeper", "object", undefined],
  ]);
  const input = { name, fields: ["@ip", "keeper"], revision: 2 };
  const taken = (await manager.ask(promote, { input })).data.promoteDiscoveredFields.schema;
  expect(taken.revision).toBe(3);
  expect(taken.spec).toContain("# its name");
  expect(taken.discoveredSpec).not.toContain("@ip");
  const promoted = parseSchema(taken.spec).fields;
  expect(promoted.find((field) => field.name === "@ip")).toMatchObject({ indicators: ["ip"], isDiscovered: true });
  expect(promoted.find((field) => field.name === "keeper")?.fields?.map((field) => field.name)).toEqual([
    "id",
    "badge",
  ]);
  await deliver(name, { gate: "west", "@ip": "10.0.0.3", keeper: { id: 3, badge: "b3" } });
  const { rows } = await testLake.lake.search({ tables: [name], fromMs: 0, toMs: Date.UTC(2030, 0), limit: 1 });
  expect(rows[0]).toMatchObject({ at_sign_ip: "10.0.0.3", p_any_ip_addresses: ["10.0.0.3"] });
  expect(rows[0]).not.toHaveProperty("p_discovered");
  const again = (await manager.ask(discover, { name })).data.discoverFields.schema;
  expect(parseSchema(`schema: ${name}\n${again.discoveredSpec}`).fields.map((field) => field.name)).toEqual(["extra"]);
});

test("fields are proposed without being asked for", async () => {
  await manager.ask(turnOn, { input: { name: "Ferry.Gate", isEnabled: true, revision: 1 } });
  await deliver("Ferry.Gate", { gate: "north", tide: 3, Gate: "stored as another field" });
  await discoverAllFields({ store: api.store, lake: testLake.lake }, api.now, new AbortController().signal);
  const { data } = await manager.ask('{ schema(name: "Ferry.Gate") { discoveredSpec } }');
  const { fields: proposed } = parseSchema(`schema: A\n${data.schema.discoveredSpec}`);
  expect(proposed).toContainEqual({ name: "tide", type: "bigint", isDiscovered: true });
  expect(proposed.map(({ name }) => name)).not.toContain("Gate");
});

test("what was taken over stays when a new version of the schema comes", async () => {
  await manager.ask(turnOn, { input: { name: "Ferry.Gate", isEnabled: true, revision: 1 } });
  await api.store.schemas.setDiscovered("Ferry.Gate", "fields:\n  - { name: x, type: int }\n");
  await manager.ask(promote, { input: { name: "Ferry.Gate", revision: 2 } });
  const newer = `${shipped}  - { name: height, type: float }\n`;
  await api.store.schemas.syncManaged([asContent("Ferry.Gate", newer)], api.now);
  const { fields: now, fieldDiscoveryEnabled } = parseSchema((await api.store.schemas.get("Ferry.Gate"))?.spec ?? "");
  expect(now.map(({ name }) => name)).toEqual(["gate", "keeper", "height", "x"]);
  expect(fieldDiscoveryEnabled).toBe(true);
});

test("discovery is turned off again", async () => {
  for (const name of ["Custom.Gate", "Ferry.Gate"]) {
    await manager.ask(turnOn, { input: { name, isEnabled: true, revision: 1 } });
    const off = await manager.ask(turnOn, { input: { name, isEnabled: false, revision: 2 } });
    expect(off.data.setFieldDiscovery.schema).toMatchObject({ isFieldDiscoveryEnabled: false });
    expect(parseSchema(off.data.setFieldDiscovery.schema.spec).fieldDiscoveryEnabled).not.toBe(true);
    const { errors } = await manager.ask(discover, { name });
    expect(errors[0]?.message).toBe(`Field discovery is off for ${name}: its events keep no unknown fields`);
  }
});

test("a field that nobody discovered, and a stale revision, are refused", async () => {
  await manager.ask(turnOn, { input: { name: "Custom.Gate", isEnabled: true, revision: 1 } });
  await api.store.schemas.setDiscovered("Custom.Gate", "fields:\n  - { name: x, type: int }\n");
  const unknown = await manager.ask(promote, { input: { name: "Custom.Gate", fields: ["y"], revision: 2 } });
  expect(unknown.errors[0]?.message).toContain("were not discovered, or are in the schema already: y");
  const stale = await manager.ask(promote, { input: { name: "Custom.Gate", revision: 1 } });
  expect(stale.errors[0]?.extensions.code).toBe("RevisionConflict");
  const reader = await api.signedIn("LogSourceRead");
  expect((await reader.ask(discover, { name: "Custom.Gate" })).errors).toHaveLength(1);
});
