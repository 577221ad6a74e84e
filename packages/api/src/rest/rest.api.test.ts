import type { Permission } from "@pharos/domain";
import { openTestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createRuleInspection } from "../detections/create-rule-inspection.ts";
import { addDoorSchema, aRule } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  const testStore = await openTestStore();
  const rules = createRuleInspection(testStore.store, undefined, { cacheFolder: testCacheFolder, libraries: {} });
  api = await TestApi.open(testStore, { rules });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  await addDoorSchema(api.store, api.now);
  await aToken("secret", ["RuleModify", "PolicyModify", "DataAnalyticsModify"]);
});

function aToken(value: string, permissions: readonly Permission[]) {
  return api.store.apiTokens.create({ name: value, value, permissions, createdBy: "x" }, api.now);
}

async function send(method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object, key = "secret") {
  const response = await api.app.inject({ method, url, headers: { "x-api-key": key }, ...(payload && { payload }) });
  const { statusCode: status, headers, body } = response;
  return { status, type: headers["content-type"], body: body === "" ? undefined : response.json() };
}

const python = "def rule(event):\n    return event.get('door') == 'vault'\n";
const aTest = (expectedResult: boolean) => ({ name: "vault", expectedResult, resource: '{"door":"vault"}', mocks: [] });
const rule = { id: "Door.Vault", body: python, severity: "HIGH", logTypes: ["Custom.Door"], tests: [aTest(true)] };
const policy = {
  id: "Bucket",
  body: "def policy(resource):\n    return True\n",
  severity: "LOW",
  resourceTypes: ["AWS.S3.Bucket"],
};
const simple = {
  id: "Simple",
  severity: "LOW",
  logTypes: ["Custom.Door"],
  detection: "- KeyPath: door\n  Condition: Equals\n  Value: vault\n",
  alertTitle: "{door}",
  tests: [aTest(true)],
};
const model = { id: "Door", logTypes: ["Custom.Door"], mappings: [{ name: "place", path: "door" }] };
const query = {
  name: "Doors",
  sql: "SELECT 1",
  schedule: { cron: "", disabled: false, rateMinutes: 60, timeoutMinutes: 5 },
};
const scheduled = {
  id: "Daily",
  body: "def rule(event):\n    return True\n",
  severity: "INFO",
  scheduledQueries: ["Doors"],
};

test.each([
  { path: "/rules", created: rule, change: { displayName: "Vault" } },
  { path: "/simple-rules", created: simple, change: { threshold: 3 } },
  { path: "/policies", created: policy, change: { suppressions: ["arn:*"] } },
  { path: "/globals", created: { id: "helpers", body: "X = 1\n" }, change: { description: "Helps" } },
  { path: "/data-models", created: model, change: { displayName: "Doors" } },
  { path: "/data_models", created: model, change: { displayName: "Doors" } },
])("$path makes, lists, reads, changes and deletes", async ({ path, created, change }) => {
  const made = await send("POST", path, created);
  expect(made).toMatchObject({ status: 200, body: { ...created, managed: false, createdBy: { type: "api-token" } } });
  expect(await send("POST", path, created)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("exists already") },
  });
  expect((await send("GET", path)).body).toEqual({ results: [made.body] });
  expect(await send("GET", `${path}/${created.id}`)).toMatchObject({ status: 200, body: made.body });
  api.passSeconds(1);
  // As it was read, with all that only we write.
  const changed = await send("PUT", `${path}/${created.id}`, { ...made.body, ...change });
  expect(changed).toMatchObject({ status: 200, body: { ...created, ...change, createdAt: made.body.createdAt } });
  expect(changed.body.lastModified).not.toBe(made.body.lastModified);
  expect(await send("PUT", `${path}/New.One`, { ...created, id: undefined, logTypes: [] })).toMatchObject(
    path.startsWith("/data") ? { status: 400 } : { status: 201, body: { id: "New.One" } },
  );
  expect(await send("DELETE", `${path}/${created.id}`)).toMatchObject({ status: 204, type: "application/json" });
  expect(await send("DELETE", `${path}/${created.id}`)).toMatchObject({ status: 404 });
  expect(await send("GET", `${path}/${created.id}`)).toMatchObject({
    status: 404,
    type: expect.stringContaining("json"),
  });
});

test("/policies say how their resources fare, and are found by it", async () => {
  await send("POST", "/policies", policy);
  await send("POST", "/policies", { ...policy, id: "Other" });
  await api.store.resources.put([{ id: "arn:a", type: "AWS.S3.Bucket", attributes: {} }], api.now);
  const times = { checkedAt: api.now, changedAt: api.now, alertDueAt: undefined };
  const failing = { policyId: "Bucket", resourceId: "arn:a", status: "FAIL" as const, suppressed: false, error: "" };
  await api.store.compliance.replace(["arn:a"], [{ ...failing, ...times }], api.now);
  const { results } = (await send("GET", "/policies?compliance-status=FAIL&compliance-status=ERROR")).body;
  expect(results).toMatchObject([
    { id: "Bucket", complianceStatus: "FAIL", complianceCounts: { passed: 0, failed: 1, errored: 0, suppressed: 0 } },
  ]);
  expect((await send("GET", "/policies?compliance-status=PASS")).body.results).toEqual([]);
  expect((await send("GET", "/policies/Other")).body).toMatchObject({ complianceStatus: "" });
});

test("/queries changes by POST, under an id that outlives the name", async () => {
  const { status, body } = await send("POST", "/queries", query);
  expect({ status, body }).toMatchObject({ status: 200, body: query });
  expect(await send("POST", "/queries", query)).toMatchObject({ status: 409 });
  const renamed = await send("POST", `/queries/${body.id}`, { ...body, name: "All doors", sql: "SELECT 2" });
  expect(renamed).toMatchObject({ status: 200, body: { id: body.id, name: "All doors", sql: "SELECT 2" } });
  expect((await send("GET", "/queries?name-contains=all")).body.results).toHaveLength(1);
  expect(await send("DELETE", `/queries/${body.id}`)).toMatchObject({ status: 204 });
  expect(await send("GET", `/queries/${body.id}`)).toMatchObject({ status: 404 });
  expect(await send("GET", "/queries/no-uuid")).toMatchObject({ status: 404 });
});

test("/scheduled-rules name queries that exist", async () => {
  expect(await send("POST", "/scheduled-rules", scheduled)).toMatchObject({
    status: 400,
    body: { message: "the query Doors does not exist" },
  });
  await send("POST", "/queries", query);
  expect(await send("POST", "/scheduled-rules", scheduled)).toMatchObject({ status: 200, body: scheduled });
  expect(await send("GET", "/rules/Daily")).toMatchObject({ status: 404 });
});

describe("before a detection is saved", () => {
  const failing = { ...rule, tests: [aTest(false)] };

  test("its tests run, and what fails is not saved", async () => {
    const { status, body } = await send("POST", "/rules", failing);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        message: "you have failing tests",
        testResults: [{ name: "vault", passed: false, errored: false, triggerAlert: true, error: null }],
      },
    });
    expect(await api.store.detections.count()).toBe(0);
    expect(await send("POST", "/rules?run-tests-first=false", failing)).toMatchObject({ status: 200 });
  });

  test("its tests may run alone", async () => {
    expect(await send("POST", "/rules?run-tests-only=true", rule)).toMatchObject({ status: 204 });
    expect(await send("PUT", "/rules/X?run-tests-only=true", failing)).toMatchObject({ status: 400 });
    expect(await api.store.detections.count()).toBe(0);
  });

  test.each<{ name: string; change: object; says: string }>([
    { name: "Python that is none", change: { body: "def rule(" }, says: "was never closed" },
    {
      name: "a log type that does not exist",
      change: { logTypes: ["Custom.No"] },
      says: "the log type Custom.No does not exist",
    },
    {
      name: "a filter that is not a list",
      change: { inlineFilters: "a: 1" },
      says: "inlineFilters is not valid YAML: it must be a list",
    },
    {
      name: "a filter with an unknown condition",
      change: { inlineFilters: "- {KeyPath: a, Condition: Is}" },
      says: "the condition Is does not exist",
    },
    { name: "a severity that does not exist", change: { severity: "URGENT" }, says: "severity: " },
    {
      name: "a test whose event is none",
      change: { tests: [{ ...aTest(true), resource: "[]" }] },
      says: "the resource of the test vault must be a JSON object as a string",
    },
    { name: "a name with signs", change: { displayName: "a<b" }, says: "DisplayName must not be empty or contain" },
  ])("$name is refused", async ({ change, says }) => {
    const { status, body } = await send("POST", "/rules", { ...rule, ...change });
    expect(status).toBe(400);
    expect(body.message).toContain(says);
  });
});

test("of a shipped rule only what people may choose can be changed", async () => {
  const shipped = aRule({ body: python, displayName: "Shipped" });
  await api.store.detections.syncManaged([shipped], api.now);
  const { body } = await send("GET", "/rules/AWS.Root");
  expect(body.managed).toBe(true);
  const off = await send("PUT", "/rules/AWS.Root?run-tests-first=false", { ...body, enabled: false, threshold: 5 });
  expect(off).toMatchObject({ status: 200, body: { enabled: false, threshold: 5, managed: true } });
  expect(await send("PUT", "/rules/AWS.Root", { ...body, body: "def rule(e): return False\n" })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("comes with Pharos") },
  });
  expect(await send("DELETE", "/rules/AWS.Root")).toMatchObject({ status: 400 });
});

test("a derived rule can be switched off, and goes on following its base", async () => {
  await send("POST", "/rules", rule);
  const own = { kind: "DERIVED_RULE", baseDetection: "Door.Vault", ownMembers: ["severity"], managed: false } as const;
  await api.store.detections.create(aRule({ id: "Derived", severity: "LOW", body: python, ...own }));
  const { body } = await send("GET", "/rules/Derived");
  const off = await send("PUT", "/rules/Derived", { ...body, enabled: false });
  expect(off).toMatchObject({ status: 200, body: { enabled: false, severity: "LOW" } });
  expect(await send("PUT", "/rules/Derived", { ...body, body: "def rule(e): return False\n" })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("is derived from another rule") },
  });
  const changed = `${python}# new\n`;
  await send("PUT", "/rules/Door.Vault", { ...rule, body: changed });
  expect(await api.store.detections.get("Derived")).toMatchObject({ body: changed, enabled: false, severity: "LOW" });
});

describe("a list", () => {
  beforeEach(async () => {
    for (const [id, change] of Object.entries({
      a: { severity: "HIGH", tags: ["x"] },
      b: { severity: "LOW", enabled: false },
      c: { severity: "CRITICAL", logTypes: ["Custom.Other"] },
    } as const)) {
      await api.store.detections.create(aRule({ id, displayName: id, managed: false, ...change }));
    }
  });

  test.each([
    { query: "", ids: ["a", "b", "c"] },
    { query: "?severity=HIGH&severity=LOW", ids: ["a", "b"] },
    { query: "?severity=high,low", ids: ["a", "b"] },
    { query: "?state=disabled", ids: ["b"] },
    { query: "?tag=x", ids: ["a"] },
    { query: "?log-type=Custom.Other", ids: ["c"] },
    { query: "?name-contains=C", ids: ["c"] },
    { query: "?created-by=nobody", ids: [] },
  ])("narrows by $query", async ({ query: search, ids }) => {
    const { body } = await send("GET", `/rules${search}`);
    expect(body.results.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(body).not.toHaveProperty("next");
  });

  test("goes on by its cursor", async () => {
    const first = await send("GET", "/rules?limit=2");
    const rest = await send("GET", `/rules?limit=2&cursor=${first.body.next}`);
    expect([...first.body.results, ...rest.body.results].map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(rest.body.next).toBeUndefined();
    expect(await send("GET", "/rules?limit=0")).toMatchObject({ status: 400 });
    expect(await send("GET", "/rules?cursor=x")).toMatchObject({ status: 400 });
  });
});

test("asks for a token that may, and leaves the console its paths", async () => {
  expect(await send("GET", "/rules", undefined, "wrong")).toMatchObject({
    status: 401,
    type: expect.stringContaining("json"),
  });
  await aToken("reader", ["RuleRead"]);
  expect(await send("GET", "/rules", undefined, "reader")).toMatchObject({ status: 200 });
  expect(await send("POST", "/rules", rule, "reader")).toMatchObject({ status: 403 });
  expect(await send("GET", "/policies", undefined, "reader")).toMatchObject({ status: 403 });
  expect(await send("GET", "/queries", undefined, "reader")).toMatchObject({ status: 403 });
  expect((await api.app.inject({ url: "/rules", headers: { accept: "text/html" } })).statusCode).toBe(404);
});

test("reads no body before it knows who sends it", async () => {
  const headers = { "content-type": "application/json", "x-api-key": "wrong" };
  const response = await api.app.inject({ method: "POST", url: "/rules", headers, payload: "{" });
  expect(response.statusCode).toBe(401);
});
