import { noCounts } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDoorSchema, anAlert, aRule, aSource, doorSchema } from "../testing/builders.ts";
import { documentedOperations } from "../testing/documented-operations.ts";
import { askGraphql, type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let testLake: TestLake;
let analyst: SignedInUser;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(`${doorSchema}  - { name: badge, type: json }\n`)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  await addDoorSchema(api.store, api.now);
  const rows = [1, 2, 3].map((n) =>
    JSON.stringify({
      p_row_id: `row${n}`,
      p_event_time: `2026-03-01 10:0${n}:00.000000000`,
      p_parse_time: "2026-03-01 10:10:00.000000000",
      p_log_type: "Custom.Door",
      ...(n === 2 && { badge: { owner: "ann" } }),
      door: n === 3 ? "vault" : "front",
    }),
  );
  const table = { database: "pharos_logs", table: "custom_door" } as const;
  await testLake.lake.insert({ ...table, rows: Buffer.from(`${rows.join("\n")}\n`), token: "search" });
  analyst = await api.signedIn("DataAnalyticsRead", "SummaryRead");
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

const input = {
  tables: ["pharos_logs.public.custom_door"],
  startTime: "2026-03-01T10:00:00Z",
  endTime: "2026-03-01T10:10:00Z",
};
const summaryDocument =
  'query ($input: SearchInput!) { fieldSummary(input: $input, key: "door") { key total distinct top { value count } } }';

test("a field is summed up by its values", async () => {
  const { data } = await analyst.ask(summaryDocument, { input });
  expect(data.fieldSummary).toEqual({
    key: "door",
    total: 3,
    distinct: 2,
    top: [
      { value: "front", count: 2 },
      { value: "vault", count: 1 },
    ],
  });
});

test("tables and columns are listed under their public names", async () => {
  const { data } = await analyst.ask(
    "{ dataLakeDatabases { name displayName tables { id name displayName description logType rows newestEventAt } } }",
  );
  const logs = data.dataLakeDatabases.find(({ name }: { name: string }) => name === "pharos_logs.public");
  expect(logs).toEqual({
    name: "pharos_logs.public",
    displayName: "Logs",
    tables: [
      {
        id: "pharos_logs.public.custom_door",
        name: "custom_door",
        displayName: "Custom.Door",
        description: "Doors",
        logType: "Custom.Door",
        rows: 3,
        newestEventAt: "2026-03-01T10:03:00Z",
      },
    ],
  });
  const columns = await analyst.ask('{ dataLakeTableColumns(table: "pharos_logs.public.custom_door") { name type } }');
  expect(columns.data.dataLakeTableColumns).toContainEqual({ name: "door", type: expect.stringContaining("String") });
});

test("programs find each database under its older name as well", async () => {
  const token = { name: "Reports", value: "secret", permissions: ["DataAnalyticsRead"], createdBy: "x" } as const;
  await api.store.apiTokens.create(token, api.now);
  const list = "{ dataLakeDatabases { name displayName tables { id } } }";
  const { data } = await askGraphql(api.app, "/public/graphql", { "x-api-key": "secret" }, list);
  const logs = data.dataLakeDatabases.filter(({ displayName }: { displayName: string }) => displayName === "Logs");
  expect(logs).toEqual([
    { name: "pharos_logs.public", displayName: "Logs", tables: [{ id: "pharos_logs.public.custom_door" }] },
    { name: "panther_logs.public", displayName: "Logs", tables: [{ id: "panther_logs.public.custom_door" }] },
  ]);
});

test("columns of several tables come in one answer, without those that are not there", async () => {
  const { data } = await analyst.ask(
    `{ dataLakeTablesColumns(tables: [
        "pharos_logs.public.custom_door", "panther_signals.public.correlation_signals", "pharos_logs.public.nothing", "x"
      ]) { id columns { name description paths members } } }`,
  );
  const [door, signals, ...others] = data.dataLakeTablesColumns;
  expect(others).toEqual([]);
  expect(door).toMatchObject({ id: "pharos_logs.public.custom_door" });
  expect(door.columns).toContainEqual({ name: "door", description: "", paths: [], members: null });
  expect(door.columns).toContainEqual({ name: "badge", description: "owner", paths: ["owner"], members: null });
  expect(signals).toMatchObject({ id: "panther_signals.public.correlation_signals" });
  expect(signals.columns).toContainEqual(expect.objectContaining({ name: "event", paths: [] }));
});

test("programs list tables page by page, and a table's columns", async () => {
  const list = documentedOperations.ListTables ?? "";
  const tables: string[] = [];
  let cursor: string | null = null;
  do {
    const { data } = await analyst.ask(list, { databaseName: "panther_views.public", pageSize: 1, cursor });
    tables.push(...data.dataLakeDatabaseTables.edges.map(({ node }: { node: { name: string } }) => node.name));
    const { hasNextPage, endCursor } = data.dataLakeDatabaseTables.pageInfo;
    cursor = hasNextPage ? endCursor : null;
  } while (cursor !== null);
  expect(tables.length).toBeGreaterThan(1);
  expect(tables).toEqual([...new Set(tables)].sort());
  for (const tableName of ["custom_door", "Custom.Door"]) {
    const variables = { databaseName: "panther_logs.public", tableName };
    const { data } = await analyst.ask(documentedOperations.GetColumnDetails ?? "", variables);
    expect(data.dataLakeDatabaseTable).toMatchObject({ name: "custom_door", logType: "Custom.Door" });
    expect(data.dataLakeDatabaseTable.columns).toContainEqual(expect.objectContaining({ name: "door" }));
  }
  const whole = await analyst.ask(documentedOperations.DatabaseEntities ?? "");
  expect(whole.data.dataLakeDatabase.tables).toEqual([{ name: "custom_door", description: "Doors" }]);
});

test.each<{ name: string; document: string; variables: object; code: string }>([
  {
    name: "an unknown table",
    document: summaryDocument,
    variables: { input: { ...input, tables: ["Nothing.Here"] } },
    code: "NotFound",
  },
  { name: "no table", document: summaryDocument, variables: { input: { ...input, tables: [] } }, code: "InvalidInput" },
  {
    name: "columns of an unknown table",
    document: '{ dataLakeTableColumns(table: "nothing") { name } }',
    variables: {},
    code: "NotFound",
  },
  {
    name: "a database that is not there",
    document: '{ dataLakeDatabase(name: "system") { name } }',
    variables: {},
    code: "NotFound",
  },
  {
    name: "a table that is not there",
    document: '{ dataLakeDatabaseTable(input: { databaseName: "pharos_logs", tableName: "x" }) { name } }',
    variables: {},
    code: "NotFound",
  },
  {
    name: "a made-up cursor of tables",
    document:
      '{ dataLakeDatabaseTables(input: { databaseName: "pharos_logs", cursor: "x" }) { pageInfo { endCursor } } }',
    variables: {},
    code: "InvalidInput",
  },
])("$name is $code", async ({ document, variables, code }) => {
  const { errors } = await analyst.ask(document, variables);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual([code]);
});

test("the overview sums up alerts, events and sources", async () => {
  const source = await aSource(api.store);
  await api.store.detections.syncManaged([aRule()], api.now);
  await api.store.alerts.insert([anAlert(), anAlert({ severity: "LOW", status: "CLOSED" })]);
  const counts = { ...noCounts, received: 5, stored: 5, bytes: 500 };
  const at = new Date("2026-03-01T11:30:00Z");
  await api.store.ingest.counts.add([{ sourceId: source.id, logType: "Custom.Door", at, counts }]);
  const { data, errors } =
    await analyst.ask(`{ overview(startTime: "2026-03-01T10:00:00Z", endTime: "2026-03-01T12:00:00Z") {
    openAlerts { label count } totals { alerts events bytes } totalsBefore { alerts events bytes }
    alertsBySeverity { label count } alertsByStatus { label count } topRules { ruleId displayName severity count }
    totalEvents totalBytes sourcesByHealth { label count } eventsOverTime { at series { label total values } } alertsOverTime { series { label total } }
  } }`);
  expect(errors).toEqual([]);
  expect(data.overview).toMatchObject({
    totalEvents: 5,
    totalBytes: 500,
    topRules: [{ ruleId: "AWS.Root", displayName: "Root sign-in", severity: "HIGH", count: 2 }],
    sourcesByHealth: [{ label: "HEALTHY", count: 1 }],
    totals: { alerts: 2, events: 5, bytes: 500 },
    totalsBefore: { alerts: 0, events: 0, bytes: 0 },
  });
  expect(data.overview.alertsBySeverity).toContainEqual({ label: "LOW", count: 1 });
  expect(data.overview.openAlerts).toContainEqual({ label: "LOW", count: 0 });
  expect(data.overview.alertsByStatus).toContainEqual({ label: "CLOSED", count: 1 });
  expect(data.overview.alertsOverTime.series).toContainEqual({ label: "HIGH", total: 1 });
  const { at: times, series } = data.overview.eventsOverTime;
  expect(times).toHaveLength(60);
  expect(series).toMatchObject([{ label: "Custom.Door", total: 5 }]);
  expect(series[0].values).toHaveLength(60);
});

test("an overview of no time is refused", async () => {
  const { errors } = await analyst.ask(
    '{ overview(startTime: "2026-03-01T10:00:00Z", endTime: "2026-03-01T10:00:00Z") { totalEvents } }',
  );
  expect(errors[0]?.extensions.code).toBe("InvalidInput");
});

test("columns tell what the schema of their log type says of them and of their members", async () => {
  const spec = `schema: Custom.Gate
fields:
  - name: badge
    type: object
    description: Who came
    fields:
      - name: level
        type: int
        description: How far it opens
`;
  await testLake.lake.ensureTables([parseSchema(spec)]);
  await api.store.schemas.create({ name: "Custom.Gate", spec, description: "", referenceURL: "" }, "ada", api.now);
  const columns = await analyst.ask(
    '{ dataLakeTableColumns(table: "pharos_logs.public.custom_gate") { name description members } }',
  );
  expect(columns.data.dataLakeTableColumns).toContainEqual({
    name: "badge",
    description: "Who came",
    members: [expect.objectContaining({ name: "level", type: "int", description: "How far it opens" })],
  });
});

test("one search reads more tables than fifty", async () => {
  const names = Array.from({ length: 51 }, (_, index) => `Custom.Gate${index}`);
  const schemas = names.map((name) => parseSchema(doorSchema.replace("Custom.Door", name)));
  await testLake.lake.ensureTables(schemas);
  const tables = names.map((name) => `pharos_logs.public.${name.toLowerCase().replace(".", "_")}`);
  const asked = { ...input, language: "simplesearch", tables: [...tables, ...input.tables] };
  const execute = "mutation ($input: ExecuteDataLakeQueryInput!) { executeDataLakeQuery(input: $input) { id } }";
  const { id } = (await analyst.ask(execute, { input: asked })).data.executeDataLakeQuery;
  await api.dependencies.queries.ended(id);
  const read = "query ($id: ID!) { dataLakeQuery(id: $id) { message stats { rowCount } } }";
  const { data } = await analyst.ask(read, { id });
  expect(data.dataLakeQuery).toEqual({ message: "", stats: { rowCount: 3 } });
});
