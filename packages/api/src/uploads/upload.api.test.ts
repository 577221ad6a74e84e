import { writeZip } from "@pharos/detection-content";
import type { LookupTable } from "@pharos/domain";
import { withoutRecord } from "@pharos/store";
import { askUntil, openTestLake, openTestStore, type TestLake, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createRuleInspection } from "../detections/create-rule-inspection.ts";
import { addDoorSchema, aRule } from "../testing/builders.ts";
import { documentedOperations } from "../testing/documented-operations.ts";
import { askGraphql, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let testLake: TestLake;
beforeAll(async () => {
  const testStore = await openTestStore();
  testLake = await openTestLake();
  const rules = createRuleInspection(testStore.store, undefined, { cacheFolder: testCacheFolder, libraries: {} });
  api = await TestApi.open(testStore, { rules, lake: testLake.lake });
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});
beforeEach(async () => {
  await api.clear();
  await addDoorSchema(api.store, api.now);
  await api.store.apiTokens.create(
    {
      name: "CI",
      value: "secret",
      permissions: ["BulkUpload", "RuleModify", "PolicyModify", "DataAnalyticsModify"],
      createdBy: "x",
    },
    api.now,
  );
});

const python = "from helpers import VAULT\n\ndef rule(event):\n    return event.get('door') == VAULT\n";
const rule = `AnalysisType: rule
RuleID: Door.Vault
Filename: vault.py
Enabled: true
Severity: High
LogTypes: [Custom.Door]
`;
const repository: Readonly<Record<string, string>> = {
  "rules/vault.yml": rule,
  "rules/vault.py": python,
  "rules/derived.yml": "AnalysisType: rule\nRuleID: Door.Derived\nBaseDetection: Door.Vault\nSeverity: Low\n",
  "rules/scheduled.yml": `AnalysisType: scheduled_rule
RuleID: Door.Daily
Filename: daily.py
Enabled: true
Severity: Info
ScheduledQueries: [Doors of the day]
`,
  "rules/daily.py": "def rule(event):\n    return True\n",
  "queries/daily.yml": `AnalysisType: scheduled_query
QueryName: Doors of the day
Enabled: true
Query: SELECT * FROM pharos_logs.public.custom_door
Schedule: {RateMinutes: 60, TimeoutMinutes: 5}
`,
  "policies/open.yml": `AnalysisType: policy
PolicyID: Bucket.Open
Filename: open.py
Enabled: true
Severity: Low
ResourceTypes: [AWS.S3.Bucket]
`,
  "policies/open.py": "def policy(resource):\n    return not resource.get('Public')\n",
  "helpers/helpers.yml": "AnalysisType: global\nGlobalID: helpers\nFilename: helpers.py\n",
  "helpers/helpers.py": "VAULT = 'vault'\n",
  "models/door.yml": `AnalysisType: datamodel
DataModelID: Door
Enabled: true
LogTypes: [Custom.Door]
Mappings: [{Name: place, Path: door}]
`,
  "packs/doors.yml":
    "AnalysisType: pack\nPackID: Doors\nPackDefinition: {IDs: [Door.Vault, helpers, Doors of the day]}\n",
};

function archive(files: Readonly<Record<string, string>>): string {
  return writeZip(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))).toString("base64");
}

const ask = (operation: string, variables: object) =>
  askGraphql(
    api.app,
    "/public/graphql",
    { "x-api-key": "secret" },
    documentedOperations[operation] ?? operation,
    variables,
  );
const upload = (files: Readonly<Record<string, string>>) =>
  ask("UploadDetections", { input: { data: archive(files) } });
const issuesIn = (text: string): string[] =>
  (JSON.parse(text) as { issues: { path: string; errorMessage: string }[] }).issues.map(
    ({ path, errorMessage }) => `${path}: ${errorMessage}`,
  );

describe("an upload", () => {
  test("stores items of every kind, and says what is new and what changed", async () => {
    const { data, errors } = await upload(repository);
    expect(errors).toEqual([]);
    const one = { new: 1, modified: 0, total: 1 };
    const none = { new: 0, modified: 0, total: 0 };
    expect(data.uploadDetectionEntities).toEqual({
      rules: { new: 3, modified: 0, total: 3 },
      policies: one,
      globalHelpers: one,
      dataModels: one,
      queries: one,
      correlationRules: none,
      lookupTables: none,
      scheduledPrompts: none,
    });
    expect(api.reloads).toBe(1);
    expect(await api.store.detections.get("Door.Derived")).toMatchObject({
      severity: "LOW",
      body: python,
      managed: false,
      createdBy: { kind: "api-token", name: "CI" },
    });
    for (const changes of [api.store.helperChanges.list("helpers", 1), api.store.dataModelChanges.list("Door", 1)]) {
      expect(await changes).toMatchObject([{ action: "CREATED", origin: "UPLOAD" }]);
    }
    const again = await upload({
      ...repository,
      "rules/vault.yml": rule.replace("High", "Critical"),
      "rules/new.yml": rule.replace("Door.Vault", "Door.New"),
      "rules/derived.yml": "",
    });
    expect(again.data.uploadDetectionEntities.rules).toEqual({ new: 1, modified: 1, total: 3 });
    expect(again.data.uploadDetectionEntities.globalHelpers).toEqual({ new: 0, modified: 0, total: 1 });
    expect(await api.store.detections.get("Door.Derived")).toMatchObject({ severity: "LOW", body: python });
  });

  test("keeps queries that cannot run, and says so unless only their tables are missing", async () => {
    const query = (name: string, sql: string) => `AnalysisType: saved_query\nQueryName: ${name}\nQuery: "${sql}"\n`;
    const files = {
      "queries/good.yml": query("Good", "SELECT 1"),
      "queries/early.yml": query("Early", "SELECT * FROM pharos_logs.public.custom_later"),
      "queries/odd.yml": query("Odd", "SELECT MODE(x) FROM pharos_logs.public.custom_door"),
      "queries/template.yml": query("Template", "SELECT {{ columns }}"),
    };
    const document = `mutation a($input: UploadDetectionEntitiesInput!) { uploadDetectionEntities(input: $input) {
      queries { new } leftOut { path errorMessage } } }`;
    const input = { data: archive(files) };
    const headers = { "x-api-key": "secret" };
    const { data } = await askGraphql(api.app, "/public/graphql", headers, document, { input });
    const { queries, leftOut } = data.uploadDetectionEntities;
    expect(queries).toEqual({ new: 4 });
    expect(leftOut).toEqual([
      {
        path: "queries/odd.yml",
        errorMessage: expect.stringContaining("the query Odd is kept, but it cannot run: MODE has no exact equivalent"),
      },
      {
        path: "queries/template.yml",
        errorMessage: expect.stringContaining("the query Template is kept, but it cannot run: Templates"),
      },
    ]);
  });

  test("goes on after the answer where it is asked to", async () => {
    const { data } = await ask("uploadDetectionEntitiesAsync", {
      input: { data: archive(repository), patVersion: "1" },
    });
    const { receiptId } = data.uploadDetectionEntitiesAsync;
    const status = await finished(receiptId);
    expect(status).toMatchObject({
      status: "COMPLETED",
      error: "",
      result: { rules: { new: 3 }, policies: { new: 1 } },
    });
  });

  test("keeps out another one while it is under way", async () => {
    const first = ask("uploadDetectionEntitiesAsync", { input: { data: archive(repository) } });
    const { receiptId } = (await first).data.uploadDetectionEntitiesAsync;
    const { errors } = await upload(repository);
    expect(errors[0]?.message).toContain("another upload");
    await finished(receiptId);
    expect((await upload(repository)).errors).toEqual([]);
  });

  test("stores nothing where anything is wrong, and says all of it", async () => {
    const { errors, data } = await upload({
      ...repository,
      "rules/vault.yml": `${rule}Extra: 1\n`,
      "rules/vault.py": python,
      "rules/a.yml": rule.replace("Door.Vault", "A").replace("vault.py", "a.py"),
      "rules/a.py": "def rule(event)\n    return True\n",
      "rules/b.yml": rule.replace("Door.Vault", "B").replace("vault.py", "b.py"),
      "rules/b.py": "import nowhere\ndef rule(event): return True\n",
    });
    expect(data).toBeNull();
    expect(issuesIn(errors[0]?.message ?? "")).toEqual([
      expect.stringContaining("rules/a.py: line 1, column 1: "),
      expect.stringMatching(/^rules\/b\.py: line 1, column 1: .*nowhere/),
      expect.stringContaining("rules/derived.yml: line 1, column 1: BaseDetection must name"),
      "rules/vault.yml: line 7, column 1: unknown key Extra",
    ]);
    expect(await api.store.detections.count()).toBe(0);
    expect(await api.store.globals.all()).toEqual([]);
    expect(api.reloads).toBe(0);
  });

  test("tells the same through its receipt", async () => {
    const { data } = await ask("uploadDetectionEntitiesAsync", {
      input: { data: archive({ "a.yml": rule.replace("true", "yes"), "vault.py": python }) },
    });
    const status = await finished(data.uploadDetectionEntitiesAsync.receiptId);
    expect(status.status).toBe("FAILED");
    expect(issuesIn(status.error)).toEqual(["a.yml: line 4, column 10: Enabled must be true or false"]);
  });

  test("derives from a stored rule, and imports a stored helper", async () => {
    await upload(repository);
    const { errors, data } = await upload({
      "d.yml": "AnalysisType: rule\nRuleID: D\nBaseDetection: Door.Vault\nTags: [mine]\n",
      "e.yml": rule.replace("Door.Vault", "E"),
      "vault.py": python,
    });
    expect(errors).toEqual([]);
    expect(data.uploadDetectionEntities.rules).toMatchObject({ new: 2 });
    await upload({ "v.yml": rule.replace("High", "Critical"), "vault.py": `${python}# new\n` });
    expect(await api.store.detections.get("D")).toMatchObject({
      severity: "CRITICAL",
      tags: ["mine"],
      body: `${python}# new\n`,
    });
  });

  test("derives from a rule as it was written, not as people chose to have it", async () => {
    await api.store.detections.syncManaged([aRule({ id: "Door.Vault", severity: "HIGH" })], api.now);
    await api.store.detections.choose("Door.Vault", { severity: "LOW" }, undefined, api.now);
    await api.store.detections.setWaiting(new Set(["Door.Vault"]), api.now);
    const { errors } = await upload({ "d.yml": "AnalysisType: rule\nRuleID: D\nBaseDetection: Door.Vault\n" });
    expect(errors).toEqual([]);
    expect(await api.store.detections.get("Door.Vault")).toMatchObject({ enabled: false, severity: "LOW" });
    expect(await api.store.detections.get("D")).toMatchObject({ enabled: true, severity: "HIGH" });
  });

  test("refuses to replace what comes with Pharos, and takes it as it is", async () => {
    const shipped = aRule({ id: "Door.Vault", displayName: "Door.Vault", body: "def rule(event):\n    return True\n" });
    await api.store.detections.syncManaged([shipped], api.now);
    const same = await upload({ "v.yml": rule, "vault.py": shipped.body });
    expect(same.data.uploadDetectionEntities.rules).toEqual({ new: 0, modified: 0, total: 1 });
    const { errors } = await upload({ "v.yml": rule, "vault.py": "def rule(event):\n    return False\n" });
    expect(issuesIn(errors[0]?.message ?? "")).toEqual([
      expect.stringContaining("v.yml: Door.Vault comes with Pharos"),
    ]);
  });

  test("leaves filters that people made where its YAML has none", async () => {
    const filtered = `${rule}InlineFilters: [{KeyPath: zone, Condition: Equals, Value: a}]\n`;
    await upload({ ...repository, "rules/vault.yml": filtered });
    await upload(repository);
    expect(await api.store.detections.get("Door.Vault")).toMatchObject({ inlineFilters: [{ KeyPath: "zone" }] });
    await upload({ ...repository, "rules/vault.yml": `${rule}InlineFilters: [{All: []}]\n` });
    expect(await api.store.detections.get("Door.Vault")).toMatchObject({ inlineFilters: [{ All: [] }] });
  });

  test.each([
    { name: "what is no base64", data: "{}", says: "data must be a zip archive in base64" },
    { name: "what is no archive", data: "aGVsbG8=", says: "The archive can't be read: not a zip archive" },
    { name: "an archive of other things", data: archive({ "a.txt": "x" }), says: "The archive has no item" },
  ])("refuses $name", async ({ data, says }) => {
    const { errors } = await ask("UploadDetections", { input: { data } });
    expect(errors[0]?.message).toContain(says);
  });
});

test("an upload whose process was lost fails, and the next one goes through", async () => {
  const actor = { kind: "user", id: "u", name: "Ada" } as const;
  const { id } = await api.store.receipts.open("UPLOAD", "NOT_PROCESSED", actor, api.now);
  api.passSeconds(31);
  const { data } = await ask("status", { input: id });
  expect(data.detectionEntitiesUploadStatus).toMatchObject({ status: "FAILED", result: null });
  expect((await upload(repository)).errors).toEqual([]);
});

async function validate(files: Readonly<Record<string, string>>): Promise<{ path: string; errorMessage: string }[]> {
  const { data } = await ask("ValidateBulkUpload", { input: { data: archive(files) } });
  const { receiptId } = data.validateBulkUpload;
  return askUntil(async () => {
    const answer = await ask("ValidateBulkUploadStatus", { receiptId });
    const { status, error, result } = answer.data.validateBulkUploadStatus;
    if (status === "NOT_PROCESSED") return undefined;
    expect({ status, error }).toEqual({ status: "COMPLETED", error: "" });
    return result.issues;
  });
}

test("a validation finds what is wrong and changes nothing", async () => {
  const wrong = { ...repository, "rules/vault.py": "def rule(event):\n    return undefined_name(\n" };
  expect((await validate(wrong)).map(({ path }) => path)).toContain("rules/vault.py");
  expect(await api.store.detections.count()).toBe(0);
});

test("a validation runs the tests and reports those that fail where they are written", async () => {
  const tested = `${rule}Tests:\n  - {Name: Hall, ExpectedResult: true, Log: {door: hall}}\n`;
  expect(await validate({ ...repository, "rules/vault.yml": tested })).toContainEqual({
    path: "rules/vault.yml",
    errorMessage: 'line 8, column 12: Test "Hall" failed: the detection did not match',
  });
});

describe("deleting", () => {
  beforeEach(async () => {
    await upload(repository);
    api.reloads = 0;
  });

  test("says first what would go, with queries that no other rule is run on", async () => {
    const input = { ids: ["Door.Daily", "Nothing"], includeSavedQueries: true, dryRun: true };
    const { data } = await ask("DeleteDetections", { input });
    expect(data.deleteDetections).toEqual({ ids: ["Door.Daily"], savedQueryNames: ["Doors of the day"] });
    expect(await api.store.detections.get("Door.Daily")).toBeDefined();
    await ask("DeleteDetections", { input: { ...input, dryRun: false } });
    expect(await api.store.detections.get("Door.Daily")).toBeUndefined();
    expect(await api.store.savedQueries.all()).toEqual([]);
    expect(api.reloads).toBe(1);
  });

  test("takes queries by name, with the rules that are run on them", async () => {
    const input = { names: ["Doors of the day"], includeDetections: true, dryRun: false };
    const { data } = await ask("DeleteSavedQueries", { input });
    expect(data.deleteSavedQueriesByName).toEqual({ names: ["Doors of the day"], detectionIDs: ["Door.Daily"] });
    expect(await api.store.detections.get("Door.Daily")).toBeUndefined();
  });

  test("refuses what comes with Pharos, and a kind that the token may not change", async () => {
    await api.store.detections.syncManaged([aRule()], api.now);
    const { errors } = await ask("DeleteDetections", { input: { ids: ["AWS.Root"] } });
    expect(errors[0]?.message).toContain("AWS.Root comes with Pharos");
    const ruleManager = await api.signedIn("RuleModify");
    const refused = await ruleManager.ask('mutation { deleteDetections(input: { ids: ["Bucket.Open"] }) { ids } }');
    expect(refused.errors[0]?.message).toContain("PolicyModify");
  });
});

test("packs switch their items, except those that another pack holds", async () => {
  await upload({
    ...repository,
    "packs/other.yml": "AnalysisType: pack\nPackID: Other\nPackDefinition: {IDs: [Doors of the day]}\n",
  });
  const table: LookupTable = {
    name: "Keepers",
    enabled: true,
    description: "",
    reference: "",
    schema: "Custom.Door",
    primaryKey: "door",
    associations: [],
    origin: { kind: "file", filename: "keepers.csv" },
  };
  const { id: tableId } = await api.store.lookupTables.create(table, undefined, api.now);
  const doors = await api.store.packs.get("Doors");
  if (doors === undefined) throw new Error("the pack was uploaded");
  await api.store.packs.put({ ...withoutRecord(doors), itemIds: [...doors.itemIds, "Keepers"] }, undefined, api.now);
  const switchPack = (enabled: boolean) =>
    ask('mutation ($enabled: Boolean!) { setPackEnabled(id: "Doors", enabled: $enabled) { enabled } }', { enabled });
  await api.store.detections.choose("Door.Vault", { threshold: 7 }, undefined, api.now);
  expect((await switchPack(false)).data.setPackEnabled).toEqual({ enabled: false });
  expect(await api.store.detections.get("Door.Vault")).toMatchObject({ enabled: false, threshold: 7 });
  expect(await api.store.savedQueries.get("Doors of the day")).toMatchObject({ enabled: true });
  expect(await api.store.lookupTables.get(tableId)).toMatchObject({ enabled: false, primaryKey: "door" });
  await switchPack(true);
  expect(await api.store.detections.get("Door.Vault")).toMatchObject({ enabled: true, threshold: 7 });
});

test("what was uploaded is read back, and exported", async () => {
  await upload(repository);
  const reader = await api.signedIn("RuleRead", "PolicyRead", "DataAnalyticsRead");
  const { data, errors } = await reader.ask(`{
    detections(input: { sortBy: displayName, sortDir: ascending }) {
      totalCount
      edges { node { __typename id kind createdBy { name } ... on Rule { baseDetection scheduledQueries } } }
    }
    policy(id: "Bucket.Open") { resourceTypes suppressions }
    dataModel(id: "Door") { mappings { name path method } }
    globalHelpers(input: {}) { edges { node { id body tags } } }
    savedQueries(input: {}) { edges { node { name schedule { rateMinutes } } } }
    packs(input: {}) { edges { node { itemIds } } }
    detectionEntitiesExport { path }
  }`);
  expect(errors).toEqual([]);
  expect(data.detections.totalCount).toBe(4);
  expect(
    data.detections.edges.map(({ node }: { node: { id: string; __typename: string } }) => [node.id, node.__typename]),
  ).toEqual([
    ["Bucket.Open", "Policy"],
    ["Door.Daily", "Rule"],
    ["Door.Derived", "Rule"],
    ["Door.Vault", "Rule"],
  ]);
  expect(data.dataModel.mappings).toEqual([{ name: "place", path: "door", method: null }]);
  expect(data.detectionEntitiesExport.map(({ path }: { path: string }) => path)).toContain("rules/door_vault.py");
  const policyReader = await api.signedIn("PolicyRead");
  const seen = await policyReader.ask("{ detections(input: {}) { totalCount } }");
  expect(seen.data.detections.totalCount).toBe(1);
});

test("a detection's tests run from the store", async () => {
  const tests = "Tests: [{Name: open, ExpectedResult: false, Resource: {Public: true}}]\n";
  await upload({ ...repository, "policies/open.yml": `${repository["policies/open.yml"]}${tests}` });
  const { data, errors } = await ask(
    'mutation { runDetectionTests(id: "Bucket.Open") { name passed expectedResult actualResult } }',
    {},
  );
  expect(errors).toEqual([]);
  expect(data.runDetectionTests).toEqual([{ name: "open", passed: true, expectedResult: false, actualResult: false }]);
});

/** The receipt when the work is over. */
function finished(receiptId: string) {
  return askUntil(async () => {
    const { data } = await ask("status", { input: receiptId });
    const { status } = data.detectionEntitiesUploadStatus;
    return status === "NOT_PROCESSED" ? undefined : data.detectionEntitiesUploadStatus;
  });
}
