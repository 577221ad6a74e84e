import { startScriptRunner } from "@pharos/detection";
import { compileSchema, createNormalizer, parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDoorSchema, aSource, doorSchema } from "../testing/builders.ts";
import { documentedOperations } from "../testing/documented-operations.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

const scripts = startScriptRunner({
  cacheFolder: testCacheFolder,
});
let api: TestApi;
let testLake: TestLake;
let manager: SignedInUser;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake, scripts });
});
afterAll(async () => {
  await scripts.close();
  await api.close();
  await testLake.remove();
});
beforeEach(async () => {
  await api.clear();
  manager = await api.signedIn("LogSourceModify", "LogSourceRawDataRead");
});

const spec = "fields:\n  - { name: at, type: timestamp, timeFormat: rfc3339 }\n  - { name: gate, type: string }\n";
const save = (input: object) =>
  manager.ask(documentedOperations.CreateOrUpdateSchema ?? "", { input: { name: "Custom.Gate", spec, ...input } });

describe("one's own schema", () => {
  test("is made, is live, and keeps what it was when it changes", async () => {
    const made = await save({ description: "Gates", referenceURL: "https://gates.example" });
    expect(made.data.createOrUpdateSchema.schema).toMatchObject({
      name: "Custom.Gate",
      description: "Gates",
      referenceURL: "https://gates.example",
      revision: 1,
      version: 0,
      isManaged: false,
      isArchived: false,
      spec: `schema: Custom.Gate\n${spec}`,
    });
    expect(api.reloads).toBe(1);
    const wider = `${spec}  - { name: height, type: int }\n`;
    const changed = await save({ spec: wider, revision: 1, isFieldDiscoveryEnabled: true });
    expect(changed.data.createOrUpdateSchema.schema).toMatchObject({
      revision: 2,
      description: "Gates",
      isFieldDiscoveryEnabled: true,
    });
    const { data } = await manager.ask('{ schema(name: "Custom.Gate") { revisions { revision changedBy } } }');
    expect(data.schema.revisions).toEqual([
      { revision: 2, changedBy: "Ada Keeper" },
      { revision: 1, changedBy: "Ada Keeper" },
    ]);
  });

  test.each<[what: string, input: object, code: string, message: string]>([
    ["a name without the prefix", { name: "Gate" }, "InvalidInput", "The name of your own schema begins with Custom."],
    ["a small letter", { name: "Custom.gate" }, "InvalidInput", "breaks a rule: starts with a capital letter"],
    ["another name inside", { spec: `schema: Custom.Door\n${spec}` }, "InvalidLogSchema", "called Custom.Door"],
    [
      "a mistake, with its place",
      { spec: "fields:\n  - { name: a, type: text }\n" },
      "InvalidLogSchema",
      "line 2, column",
    ],
    ["an address that is none", { referenceURL: "gates" }, "InvalidInput", 'The reference "gates" is not a link'],
    [
      "an address that runs a script",
      { referenceURL: "javascript:alert(1)" },
      "InvalidInput",
      'The reference "javascript:alert(1)" is not a link',
    ],
    ["no field", { spec: "fields: []\n" }, "InvalidLogSchema", "must name at least one field"],
  ])("is refused for %s", async (_, input, code, message) => {
    const { errors } = await save(input);
    expect(errors[0]?.extensions.code).toBe(code);
    expect(errors[0]?.message).toContain(message);
    expect(api.reloads).toBe(0);
  });

  test("may have no field while Pharos is to find them", async () => {
    const { errors } = await save({ spec: "fields: []\n", isFieldDiscoveryEnabled: true });
    expect(errors).toEqual([]);
  });

  test.each<[what: string, input: object, code: string]>([
    ["a second of the same name", {}, "AlreadyExists"],
    ["one that differs in capitals only", { name: "Custom.GATE" }, "AlreadyExists"],
    ["an old revision", { revision: 7 }, "RevisionConflict"],
    ["a field that is gone", { revision: 1, spec: "fields: [{ name: gate, type: string }]" }, "InvalidUpdate"],
    ["another type", { revision: 1, spec: spec.replace("type: string", "type: int") }, "InvalidUpdate"],
  ])("cannot be changed by %s", async (_, input, code) => {
    await save({});
    expect((await save(input)).errors[0]?.extensions.code).toBe(code);
  });

  test("says what is wrong before it is saved", async () => {
    await save({});
    const check = async (text: string) => {
      const document =
        "query ($input: CheckSchemaInput!) { checkSchema(input: $input) { problems { line column message } incompatibleChanges } }";
      return (await manager.ask(document, { input: { name: "Custom.Gate", spec: text } })).data.checkSchema;
    };
    expect(await check(spec)).toEqual({ problems: [], incompatibleChanges: [] });
    expect(await check(spec.replace("type: string", "type: int"))).toEqual({
      problems: [],
      incompatibleChanges: ["gate was string and cannot become int"],
    });
    const { problems } = await check("fields:\n  - { name: a, type: text }\n");
    expect(problems).toEqual([{ line: 2, column: 22, message: expect.stringContaining("text") }]);
  });
});

describe("a schema that comes with Pharos", () => {
  beforeEach(() => addDoorSchema(api.store, api.now));

  test("cannot be changed or archived, but cloned", async () => {
    expect((await save({ name: "Custom.Door", revision: 1 })).errors[0]?.extensions.address).toBe("schemas.managed");
    const archive = 'mutation { archiveSchema(input: { name: "Custom.Door", isArchived: true }) { schema { name } } }';
    expect((await manager.ask(archive)).errors[0]?.extensions.address).toBe("schemas.managed");
    const clone =
      'mutation { cloneSchema(input: { name: "Custom.Door", newName: "Custom.Gate" }) { schema { name isManaged spec } } }';
    const { data } = await manager.ask(clone);
    expect(data.cloneSchema.schema).toEqual({
      name: "Custom.Gate",
      isManaged: false,
      spec: doorSchema.replace("Custom.Door", "Custom.Gate"),
    });
  });
});

test("an archived schema comes back; one in use cannot go", async () => {
  await save({});
  const archive = async (isArchived: boolean) => {
    const document =
      "mutation ($input: ArchiveSchemaInput!) { archiveSchema(input: $input) { schema { isArchived } } }";
    return manager.ask(document, { input: { name: "Custom.Gate", isArchived } });
  };
  expect((await archive(true)).data.archiveSchema.schema).toEqual({ isArchived: true });
  const attach = `mutation { createHttpSource(input: {
    label: "Gates", logTypes: ["Custom.Gate"], logStreamType: Auto, auth: { method: None }
  }) { logSource { integrationId } } }`;
  expect((await manager.ask(attach)).errors[0]?.message).toBe(
    "The schema Custom.Gate is archived; restore it before a source uses it",
  );
  expect((await archive(false)).data.archiveSchema.schema).toEqual({ isArchived: false });
  const source = await aSource(api.store, { logTypes: ["Custom.Gate"] });
  const { errors } = await archive(true);
  expect(errors[0]?.extensions.code).toBe("InUse");
  expect(errors[0]?.message).toContain(source.label);
});

const lines = '{"at":"2026-03-01T10:00:00Z","gate":"north"}\n{"at":"2026-03-01T10:00:01Z","gate":"south"}\n';

test("a schema is proposed from samples", async () => {
  const document =
    "mutation ($input: InferSchemaInput!) { inferSchema(input: $input) { spec samples parsed failures { reason } } }";
  const { data } = await manager.ask(document, { input: { name: "Custom.Gate", samples: { text: lines } } });
  expect(data.inferSchema).toMatchObject({ samples: 2, parsed: 2, failures: [] });
  expect((await save({ spec: data.inferSchema.spec })).errors).toEqual([]);
  const nothing = await manager.ask(document, { input: { name: "Custom.Gate", samples: {} } });
  expect(nothing.errors[0]?.message).toBe("Provide either text or a source");
});

const testDocument = `mutation ($input: TestSchemaInput!) { testSchema(input: $input) {
  id samples parsed events failures { index reason raw }
} }`;

test("a document is tried on text", async () => {
  const samples = { text: `${lines}{"gate":[]}\n` };
  const { data } = await manager.ask(testDocument, { input: { name: "Custom.Gate", spec, samples } });
  expect(data.testSchema).toMatchObject({ id: null, samples: 3, parsed: 2 });
  expect(JSON.parse(data.testSchema.events[0])).toMatchObject({ gate: "north", p_log_type: "Custom.Gate" });
  expect(data.testSchema.failures).toEqual([{ index: 2, reason: expect.stringContaining("gate"), raw: '{"gate":[]}' }]);
});

const parseDocument = `query ($input: ParseSamplesInput!) { parseSamples(input: $input) {
  parser unreadNames
  lines { text outcome reason pattern pieces { name start end value } stops { pattern at name expected reason } }
} }`;

test("what a parser takes of each line is told, and where it stops", async () => {
  const fast = `parser: { fastmatch: { match: ["%{gate}: %{who} [%{at}]"] } }\n${spec}`;
  const samples = { text: "north: mira [2026-03-01T10:00:00Z]\nsouth; mira\neast: ben [noon]\n" };
  const { data } = await manager.ask(parseDocument, { input: { name: "Custom.Gate", spec: fast, samples } });
  expect(data.parseSamples).toEqual({
    parser: "fastmatch",
    unreadNames: ["who"],
    lines: [
      {
        text: "north: mira [2026-03-01T10:00:00Z]",
        outcome: "STORED",
        reason: "",
        pattern: 0,
        pieces: [
          { name: "gate", start: 0, end: 5, value: "north" },
          { name: "who", start: 7, end: 11, value: "mira" },
          { name: "at", start: 13, end: 33, value: "2026-03-01T10:00:00Z" },
        ],
        stops: [],
      },
      {
        text: "south; mira",
        outcome: "UNPARSED",
        reason: '": " does not follow %{gate}',
        pattern: 0,
        pieces: [],
        stops: [{ pattern: 0, at: 0, name: "gate", expected: ": ", reason: '": " does not follow %{gate}' }],
      },
      expect.objectContaining({ outcome: "REFUSED", reason: expect.stringContaining("at") }),
    ],
  });
});

test("samples of a source are parsed only for those who may read its raw data", async () => {
  const source = await aSource(api.store, { logTypes: ["Custom.Door"] });
  const input = { name: "Custom.Gate", spec, samples: { sourceId: source.id } };
  const reader = await api.signedIn("LogSourceRead");
  expect((await reader.ask(parseDocument, { input })).errors[0]?.extensions.code).toBe("Forbidden");
  const broken = { ...input, spec: "parser: { regex: { match: ['(?P<a>'] } }\nfields: []" };
  expect((await manager.ask(parseDocument, { input: broken })).errors[0]?.message).toContain("line 1, column");
});

const scripted = `parser: { script: { function: "def parse(log): return {'gate': log.upper()}" } }
fields: [{ name: gate, type: string, required: true }]
`;

test("a script is tried on text in the sandbox", { timeout: 60_000 }, async () => {
  const input = { name: "Custom.Gate", spec: scripted, samples: { text: "north\n" } };
  const { data } = await manager.ask(testDocument, { input });
  expect(data.testSchema).toMatchObject({ samples: 1, parsed: 1 });
  expect(JSON.parse(data.testSchema.events[0])).toMatchObject({ gate: "NORTH" });
  const parsed = await manager.ask(parseDocument, { input });
  expect(parsed.data.parseSamples.lines[0].pieces).toEqual([{ name: "gate", start: null, end: null, value: "NORTH" }]);
});

test("a script that does not load is not saved", { timeout: 60_000 }, async () => {
  const broken = scripted.replace("return", "return (");
  expect((await save({ spec: broken })).errors[0]).toMatchObject({
    message: expect.stringContaining("the script raised SyntaxError: "),
    extensions: { code: "InvalidLogSchema" },
  });
  const check =
    'query ($spec: String!) { checkSchema(input: { name: "Custom.Gate", spec: $spec }) { problems { message } } }';
  expect((await manager.ask(check, { spec: broken })).data.checkSchema.problems).toHaveLength(1);
  expect((await save({ spec: scripted })).errors).toEqual([]);
});

test("a document is tried on what a source received, and the report is kept", async () => {
  const source = await aSource(api.store, { logTypes: ["Custom.Door"] });
  const failure = {
    p_event_time: "2026-03-01 10:00:00.000000000",
    p_parse_time: "2026-03-01 10:00:00.000000000",
    p_row_id: "f1",
    p_source_id: source.id,
    reason: "door is missing",
    raw: lines.split("\n")[0],
  };
  await testLake.lake.insert({
    database: "pharos_monitor",
    table: "classification_failures",
    rows: Buffer.from(`${JSON.stringify(failure)}\n`),
    token: source.id,
  });
  const input = { name: "Custom.Gate", spec, samples: { sourceId: source.id } };
  const { data } = await manager.ask(testDocument, { input });
  expect(data.testSchema).toMatchObject({ samples: 1, parsed: 1, failures: [] });
  const reports = await manager.ask("query ($id: ID!) { schemaTestReports(sourceId: $id) { id parsed spec } }", {
    id: source.id,
  });
  expect(reports.data.schemaTestReports).toEqual([{ id: data.testSchema.id, parsed: 1, spec }]);
  const one = await manager.ask("query ($id: ID!) { schemaTestReport(id: $id) { createdBy } }", {
    id: data.testSchema.id,
  });
  expect(one.data.schemaTestReport).toEqual({ createdBy: "Ada Keeper" });
});

test("what a source sent is told from its events, in the form in which it came", async () => {
  const sent = `schema: Custom.Sent
fieldDiscoveryEnabled: true
fields:
  - { name: at, type: timestamp, timeFormat: unix_ms, required: true, isEventTime: true }
  - { name: "@gate", type: string, required: true }
  - { name: keeper, type: string, rename: { from: guard } }
  - { name: ways, type: array, element: { type: object, fields: [{ name: out, type: timestamp, timeFormat: unix }] } }
`;
  await api.store.schemas.create(
    { name: "Custom.Sent", spec: sent, description: "", referenceURL: "" },
    "Ada",
    api.now,
  );
  const source = await aSource(api.store, { logTypes: ["Custom.Sent"] });
  await testLake.lake.ensureTables([parseSchema(sent)]);
  const { tables } = createNormalizer([compileSchema(parseSchema(sent))]).normalize({
    bytes: Buffer.from(
      '{"at":1772359200250,"@gate":"north","guard":"ann","ways":[{"out":1772359200,"in":"x"}],"tide":{"m":3}}',
    ),
    streamType: "Lines",
    streamOptions: {},
    logTypes: ["Custom.Sent"],
    sourceId: source.id,
    sourceLabel: source.label,
    receivedAtMs: api.now.getTime(),
    rowIdPrefix: "0000000000000001",
  });
  const table = "custom_sent";
  for (const { ndjson: rows } of tables) {
    await testLake.lake.insert({ database: "pharos_logs", table, rows, token: `sent ${source.id}` });
  }
  const samples = { sourceId: source.id };
  const raw = await manager.ask(
    "query ($input: ViewBucketDataInput!) { viewBucketData(input: $input) { data { event } } }",
    { input: samples },
  );
  expect(JSON.parse(raw.data.viewBucketData.data[0].event)).toMatchObject({
    at: "2026-03-01T10:00:00.25Z",
    "@gate": "north",
    guard: "ann",
    ways: [{ out: "2026-03-01T10:00:00Z" }],
    tide: { m: 3 },
  });
  const trial = await manager.ask(testDocument, { input: { name: "Custom.Sent", spec: sent, samples } });
  expect(trial.data.testSchema).toMatchObject({ samples: 1, parsed: 1, failures: [] });
  const strict = sent.replace("- { name: keeper", "- { name: missing, type: int, required: true }\n  - { name: keeper");
  const refused = await manager.ask(testDocument, { input: { name: "Custom.Sent", spec: strict, samples } });
  expect(refused.data.testSchema).toMatchObject({
    parsed: 0,
    failures: [{ index: 0, reason: "Custom.Sent: missing is required" }],
  });
  const infer = "mutation ($input: InferSchemaInput!) { inferSchema(input: $input) { spec } }";
  const { data } = await manager.ask(infer, { input: { name: "Custom.Told", samples } });
  const fields = parseSchema(data.inferSchema.spec).fields.map(({ name, timeFormats }) => [name, timeFormats]);
  expect(fields).toEqual(
    expect.arrayContaining([
      ["at", ["rfc3339"]],
      ["@gate", undefined],
      ["guard", undefined],
      ["tide", undefined],
    ]),
  );
});

test("a source that has brought nothing yet gives no samples, and says so", async () => {
  const source = await aSource(api.store, { label: "Quiet doors" });
  const samples = { sourceId: source.id };
  const infer = "mutation ($input: InferSchemaInput!) { inferSchema(input: $input) { spec } }";
  const refused = "Quiet doors has no records yet. Choose another log source, or paste samples.";
  const inferred = await manager.ask(infer, { input: { name: "Custom.Gate", samples } });
  const tested = await manager.ask(testDocument, { input: { name: "Custom.Gate", spec, samples } });
  expect([...inferred.errors, ...tested.errors].map(({ message }) => message)).toEqual([refused, refused]);
});

test("a draft may be wrong, and goes when it is done", async () => {
  const source = await aSource(api.store);
  const input = { sourceId: source.id, name: "Custom.Gate" };
  const saveDraft = "mutation ($input: SchemaDraftInput!) { saveSchemaDraft(input: $input) { changedBy } }";
  const saved = await manager.ask(saveDraft, { input: { ...input, spec: "fields: [" } });
  expect(saved.data.saveSchemaDraft).toEqual({ changedBy: "Ada Keeper" });
  const read = 'query ($id: ID!) { schemaDraft(sourceId: $id, name: "Custom.Gate") { spec } }';
  expect((await manager.ask(read, { id: source.id })).data.schemaDraft).toEqual({ spec: "fields: [" });
  const remove = "mutation ($input: DeleteSchemaDraftInput!) { deleteSchemaDraft(input: $input) { id } }";
  expect((await manager.ask(remove, { input })).errors).toEqual([]);
  expect((await manager.ask(read, { id: source.id })).errors[0]?.extensions.code).toBe("NotFound");
});
