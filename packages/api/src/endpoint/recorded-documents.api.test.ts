import { apiTokenPermissions } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDoorSchema, aRule, doorSchema } from "../testing/builders.ts";
import { documentedOperations } from "../testing/documented-operations.ts";
import { askGraphql, TestApi } from "../testing/open-test-api.ts";

/** Documents of existing clients that no test of their own noun sends. */
let api: TestApi;
let testLake: TestLake;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  await addDoorSchema(api.store, api.now);
  const token = { name: "Script", value: "secret", permissions: apiTokenPermissions, createdBy: "Ada" };
  await api.store.apiTokens.create(token, api.now);
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

const send = (document: string, variables: object = {}) =>
  askGraphql(api.app, "/public/graphql", { "x-api-key": "secret" }, document, variables);
async function answerTo(operation: string, variables: object = {}) {
  const { data, errors } = await send(documentedOperations[operation] ?? "", variables);
  expect(errors).toEqual([]);
  return data;
}

test("the schema is read by a token, with the fields that say how old a client is", async () => {
  const { data, errors } = await send(getIntrospectionQuery());
  expect(errors).toEqual([]);
  const fieldsOf = (name: string): string[] =>
    data.__schema.types
      .find((type: { name: string }) => type.name === name)
      .fields.map((field: { name: string }) => field.name);
  expect(fieldsOf("Mutation")).toContain("uploadDetectionEntitiesAsync");
  expect(fieldsOf("Query")).toContain("detectionEntitiesUploadStatus");
});

test("a document that asks for what is not there is told as too new for this server", async () => {
  const { errors } = await send("{ generalSettings { somethingNewer } }");
  expect(errors[0]).toMatchObject({ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } });
});

test("the Python of a rule comes with its tests, whose events are text", async () => {
  const door = { name: "Opened", expectedResult: true, log: { door: "vault" }, mocks: [] };
  await api.store.detections.create(aRule({ id: "Door", tests: [door] }));
  const { rulePythonBody } = await answerTo("GetRuleBody", { input: "Door" });
  const [{ resource, ...shown }] = rulePythonBody.tests;
  expect(rulePythonBody.pythonBody).toContain("def rule(event)");
  expect([shown, JSON.parse(resource)]).toEqual([
    { name: "Opened", expectedResult: true, mocks: [] },
    { door: "vault" },
  ]);
});

test("simple rules and inline filters become Python and parts of it, one for each, in order", async () => {
  const clause = (value: string) => ({ KeyPath: "door", Condition: "Equals", Value: value });
  const rule = (value: string) =>
    JSON.stringify({
      AnalysisType: "rule",
      RuleID: value,
      Enabled: true,
      Severity: "Low",
      LogTypes: ["Custom.Door"],
      Detection: [clause(value)],
    });
  const python = await answerTo("TranspileSimpleDetectionsToPython", { input: { data: [rule("a"), rule("b")] } });
  const texts = python.transpileSimpleDetectionsToPython.transpiledPython;
  expect(texts).toEqual([expect.stringContaining('"a"'), expect.stringContaining('"b"')]);
  const filters = [JSON.stringify([{ All: [clause("a")] }])];
  const { transpileFilters } = await answerTo("TranspileFilters", { input: { data: filters, patVersion: "1.6.1" } });
  expect(transpileFilters.transpiledFilters).toEqual([expect.any(String)]);
});

test("schemas are listed for those who upload, by name, and whole", async () => {
  const nodes = async (operation: string, variables: object) =>
    (await answerTo(operation, variables)).schemas.edges.map(({ node }: { node: object }) => node);
  const door = { name: "Custom.Door", isManaged: true, revision: 1 };
  expect(await nodes("Schemas", { input: { isManaged: true } })).toMatchObject([door]);
  expect(await nodes("Schemas", { input: { isManaged: false } })).toEqual([]);
  const chosen = { contains: "door", isArchived: false, isInUse: false, isManaged: true };
  expect(await nodes("ListSchemas", { input: chosen })).toMatchObject([door]);
  expect(await nodes("GetSchemaDetails", { name: "Custom.Door" })).toMatchObject([
    { ...door, spec: expect.stringContaining("Custom.Door"), isFieldDiscoveryEnabled: expect.any(Boolean) },
  ]);
});

test("databases are listed alone and with all that is in them", async () => {
  const { dataLakeDatabases } = await answerTo("ListDatabases");
  expect(dataLakeDatabases).toContainEqual({ name: "pharos_logs.public", description: "Logs" });
  const all = (await answerTo("AllDatabaseEntities")).dataLakeDatabases;
  const logs = all.find(({ name }: { name: string }) => name === "pharos_logs.public");
  const columns = expect.arrayContaining([{ name: "door", description: expect.any(String), type: "Nullable(String)" }]);
  expect(logs.tables).toMatchObject([{ name: "custom_door", columns }]);
});

test("an indicator search and the pages of its rows are read with a cursor that is null", async () => {
  const { id } = (await answerTo("IssueIndicatorSearchQuery")).executeIndicatorSearchQuery;
  await api.dependencies.queries.ended(id);
  const { dataLakeQuery } = await answerTo("GetDataLakeQueryPage", { id });
  expect(dataLakeQuery).toMatchObject({
    status: "succeeded",
    results: { edges: [], pageInfo: { hasNextPage: false } },
  });
});

test("an alert without a summary has an empty list of answers", async () => {
  const { aiInferenceStreamsMetadata } = await answerTo("AIInferenceStreamsMetadata", { input: { alias: "0a" } });
  expect(aiInferenceStreamsMetadata).toEqual({ edges: [] });
});
