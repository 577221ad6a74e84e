import { writeZip } from "@pharos/detection-content";
import type { ActorReference, CorrelationRule, DetectionTest } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDoorSchema, aRule } from "../testing/builders.ts";
import { documentedOperations } from "../testing/documented-operations.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

const permissions = [
  "RuleModify",
  "PolicyModify",
  "BulkUpload",
  "DataAnalyticsModify",
  "LookupModify",
  "AlertRead",
] as const;

let api: TestApi;
let keeper: SignedInUser;
let guard: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());

const aTest = (name: string, log: DetectionTest["log"]) => ({ name, expectedResult: true, log, mocks: [] });
const tests = [
  aTest("front", { p_log_type: "Custom.Door" }),
  aTest("secret", { p_log_type: "Custom.Gate" }),
  aTest("either", {}),
];

beforeEach(async () => {
  await api.clear();
  await addDoorSchema(api.store, api.now);
  keeper = await api.signedIn(...permissions);
  guard = await api.signedInSeeing(["Custom.Door"], ...permissions);
  const by: ActorReference = { kind: "user", id: keeper.user.id, name: "Ada" };
  const record = { managed: false, createdBy: by, lastModifiedBy: by };
  const both = ["Custom.Door", "Custom.Gate"];
  const correlation: CorrelationRule = {
    ...aRule({ id: "Over.Gate", ...record }),
    kind: "CORRELATION_RULE",
    logic: {
      form: "sequence",
      steps: [{ id: "", ruleId: "Gate", minMatchCount: 1, maxMatchCount: undefined, absence: false }],
      transitions: [],
    },
    schedule: { rateMinutes: 5, timeoutMinutes: 1 },
    lookbackMinutes: 15,
    evaluationOrder: "Chronological",
    tests: [],
  };
  await api.store.savedQueries.put(
    {
      name: "Nightly query",
      description: "",
      tags: [],
      sql: "SELECT 'secret'",
      lookbackSeconds: undefined,
      schedule: { rateMinutes: 60, timeoutMinutes: 5 },
      enabled: true,
      email: undefined,
    },
    by,
    api.now,
  );
  const model = { displayName: "", enabled: true, mappings: [], body: "" };
  await api.store.dataModels.put({ id: "Gates", logTypes: ["Custom.Gate"], ...model }, by, api.now);
  await api.store.globals.put({ id: "helpers", description: "", body: "X = 1" }, by, api.now);
  await api.store.packs.put(
    { id: "Pack", displayName: "", description: "", enabled: false, itemIds: ["Gate"] },
    by,
    api.now,
  );
  for (const detection of [
    aRule({ id: "Door", ...record, enabled: false }),
    aRule({ id: "Gate", logTypes: ["Custom.Gate"], ...record, enabled: false }),
    aRule({ id: "Both", logTypes: both, tests, ...record }),
    aRule({
      id: "Nightly",
      kind: "SCHEDULED_RULE",
      logTypes: [],
      scheduledQueries: ["Nightly query"],
      ...record,
    }),
    correlation,
  ]) {
    await api.store.detections.create(detection);
  }
});

const idsOf = (connection: { edges: { node: { id: string } }[] }) => connection.edges.map(({ node }) => node.id).sort();

test("lists hold, and count, what tells of a visible log type", async () => {
  const document = `{
    detections(input: {}) { totalCount edges { node { ... on DetectionEntity { id } } } }
    rules(input: {}) { totalCount edges { node { id } } }
    dataModels(input: {}) { totalCount edges { node { id } } }
    savedQueries(input: {}) { totalCount edges { node { name } } } }`;
  const { data } = await guard.ask(document);
  expect(idsOf(data.detections)).toEqual(["Both", "Door"]);
  expect(idsOf(data.rules)).toEqual(["Both", "Door"]);
  expect([data.detections, data.rules, data.dataModels, data.savedQueries].map(({ totalCount }) => totalCount)).toEqual(
    [2, 2, 0, 0],
  );
  const all = (await keeper.ask(document)).data;
  expect([all.detections, all.rules, all.dataModels, all.savedQueries].map(({ totalCount }) => totalCount)).toEqual([
    5, 4, 1, 1,
  ]);
});

test.each(["Gate", "Nightly", "Over.Gate"])("%s reads as not found", async (id) => {
  const { errors } = await guard.ask("query ($id: ID!) { detection(id: $id) { ... on DetectionEntity { id } } }", {
    id,
  });
  expect(errors[0]?.extensions.code).toBe("NotFound");
});

test("a detection of which a part is visible shows the tests of visible log types alone", async () => {
  const document = '{ rule(id: "Both") { tests { name } activity { __typename } } }';
  expect((await guard.ask(document)).data.rule.tests).toEqual([{ name: "front" }]);
  expect((await keeper.ask(document)).data.rule.tests).toHaveLength(3);
  const exported = await guard.ask("{ detectionEntitiesExport { path text } }");
  expect(JSON.stringify(exported.data)).toContain("Both");
  expect(JSON.stringify(exported.data)).not.toMatch(/secret|Gates|Nightly/);
});

describe("a restricted person is refused", () => {
  const uploaded = (files: Readonly<Record<string, string>>) =>
    writeZip(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))).toString("base64");
  const ruleFile = (id: string, logType: string) => `AnalysisType: rule
RuleID: ${id}
Filename: rule.py
Enabled: true
Severity: High
LogTypes: [${logType}]
`;
  const body = "def rule(event):\n    return True\n";
  const upload = `mutation ($data: String!) { uploadDetectionEntities(input: { data: $data }) { rules { new } } }`;

  test.each<{ name: string; document: string; variables?: object; code: string; says?: string }>([
    {
      name: "to switch on a rule of hidden and visible log types",
      document: 'mutation { setRuleEnabled(id: "Both", enabled: false) { id } }',
      code: "Forbidden",
      says: "Custom.Gate",
    },
    {
      name: "to switch on a detection of hidden log types",
      document: 'mutation { setDetectionEnabled(id: "Gate", enabled: true) { ... on DetectionEntity { id } } }',
      code: "NotFound",
    },
    {
      name: "to test a detection of hidden log types",
      document: 'mutation { runDetectionTests(id: "Gate") { name } }',
      code: "NotFound",
    },
    {
      name: "to read the Python of one",
      document: '{ rulePythonBody(input: "Gate") { pythonBody } }',
      code: "NotFound",
    },
    {
      name: "to delete a detection of hidden and visible log types",
      document: 'mutation { deleteDetections(input: { ids: ["Both"] }) { ids } }',
      code: "Forbidden",
      says: "Custom.Gate",
    },
    {
      name: "to switch on a pack with one",
      document: 'mutation { setPackEnabled(id: "Pack", enabled: true) { id } }',
      code: "Forbidden",
      says: "Custom.Gate",
    },
    {
      name: "to upload a rule of a hidden log type",
      document: upload,
      variables: { data: uploaded({ "a.yml": ruleFile("New", "Custom.Gate"), "rule.py": body }) },
      code: "InvalidInput",
      says: "Custom.Gate",
    },
    {
      name: "to upload a rule in the place of one of a hidden log type",
      document: upload,
      variables: { data: uploaded({ "a.yml": ruleFile("Gate", "Custom.Door"), "rule.py": body }) },
      code: "InvalidInput",
      says: "Custom.Gate",
    },
    {
      name: "to upload a helper in the place of that of somebody who sees more",
      document: upload,
      variables: {
        data: uploaded({ "h.yml": "AnalysisType: global\nGlobalID: helpers\nFilename: h.py\n", "h.py": "X = 2\n" }),
      },
      code: "InvalidInput",
      says: "helpers",
    },
  ])("$name", async ({ document, variables, code, says = "" }) => {
    await api.store.schemas.syncManaged(
      ["Custom.Door", "Custom.Gate"].map((name) => ({ name, spec: "", description: "", referenceURL: "" })),
      api.now,
    );
    const { errors } = await guard.ask(document, variables);
    expect(errors[0]?.extensions.code).toBe(code);
    expect(errors[0]?.message).toContain(says);
    expect((await keeper.ask(document, variables)).errors).toEqual([]);
  });
});

test("deletes nothing that a restricted person does not see", async () => {
  const document = documentedOperations.DeleteDetections ?? "";
  const { data } = await guard.ask(document, { input: { ids: ["Gate", "Nightly", "Door"] } });
  expect(data.deleteDetections.ids).toEqual(["Door"]);
  expect(await api.store.detections.get("Gate")).toBeDefined();
});

describe("over REST, with a token of a restricted person", () => {
  beforeEach(async () => {
    const token = { name: "t", value: "t", permissions, createdBy: "Ada", createdById: guard.user.id };
    await api.store.apiTokens.create(token, api.now);
  });
  const send = (method: "GET" | "PUT" | "POST" | "DELETE", url: string, payload?: object) =>
    api.app.inject({ method, url, headers: { "x-api-key": "t" }, ...(payload && { payload }) });
  const rule = { id: "Mine", severity: "LOW", logTypes: ["Custom.Gate"], body: "def rule(event):\n    return True\n" };

  test.each([
    { method: "GET", url: "/rules/Gate", status: 404 },
    { method: "DELETE", url: "/rules/Gate", status: 404 },
    { method: "PUT", url: "/rules/Gate", payload: { ...rule, id: "Gate", logTypes: ["Custom.Door"] }, status: 403 },
    { method: "DELETE", url: "/rules/Both", status: 403 },
    { method: "POST", url: "/rules", payload: rule, status: 403 },
    { method: "GET", url: "/scheduled-rules/Nightly", status: 404 },
    { method: "GET", url: "/data-models/Gates", status: 404 },
    { method: "PUT", url: "/data-models/Gates", payload: { id: "Gates", logTypes: ["Custom.Gate"] }, status: 403 },
    { method: "PUT", url: "/globals/helpers", payload: { id: "helpers", body: "X = 2" }, status: 403 },
    { method: "DELETE", url: "/globals/helpers", status: 403 },
  ] as const)("$method $url answers $status", async ({ method, url, status, ...request }) => {
    await api.store.schemas.syncManaged(
      ["Custom.Door", "Custom.Gate"].map((name) => ({ name, spec: "", description: "", referenceURL: "" })),
      api.now,
    );
    const response = await send(method, url, "payload" in request ? request.payload : undefined);
    expect({ status: response.statusCode, body: response.body }).toMatchObject({ status });
  });

  test.each(["/rules", "/scheduled-rules", "/data-models", "/queries"])("%s lists nothing hidden", async (url) => {
    const response = await send("GET", url);
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toMatch(/"Gate"|Gates|Nightly|secret/);
  });
});
