import type { Policy } from "@pharos/domain";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MatchCommitter } from "../commit/match-committer.ts";
import { LakeWriter } from "../lake-writer/lake-writer.ts";
import type { EngineOnDemand } from "../scheduled-rules/engine-on-demand.ts";
import { openEngineOnDemand } from "../scheduled-rules/open-engine-on-demand.ts";
import { checkPolicies } from "./check-policies.ts";

const start = Date.parse("2026-03-01T10:00:00Z");
let now = new Date(start);
const clock = () => now;
const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

let testStore: TestStore;
let testLake: TestLake;
let engine: EngineOnDemand;
let lakeWriter: LakeWriter;
let committer: MatchCommitter;

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([]);
  const { store } = testStore;
  const onProblem = (_what: string, error: unknown) => {
    throw error;
  };
  engine = openEngineOnDemand({ store, cacheFolder: testCacheFolder, clock, onProblem: () => undefined });
  lakeWriter = await LakeWriter.start({
    store,
    lake: testLake.lake,
    instanceId: "test",
    waitForRowsMsMax: 60_000,
    clock,
    onProblem,
  });
  committer = await MatchCommitter.start({ store, lakeWriter, clock });
});
afterAll(async () => {
  await engine.stop();
  await committer.stop();
  await lakeWriter.stop();
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  await testStore.clear();
  // Each test begins later than the one before, so that what is due never depends on another.
  now = new Date(now.getTime() + 7 * 86_400_000);
});

function aPolicy(change: Partial<Policy> = {}): Policy {
  return {
    id: "Bucket.Encrypted",
    kind: "POLICY",
    displayName: "Buckets are encrypted",
    enabled: true,
    severity: "HIGH",
    resourceTypes: ["AWS.S3.Bucket"],
    suppressions: ["*:sandbox-*"],
    description: "",
    reference: "",
    runbook: "",
    tags: [],
    reports: {},
    outputIds: [],
    body: `
def policy(resource):
    return resource["EncryptionRules"] is not None

def title(resource):
    return f"{resource['Name']} is not encrypted"
`,
    tests: [],
    managed: false,
    createdAt: now,
    lastModified: now,
    ...change,
  };
}

const check = () =>
  checkPolicies({ store: testStore.store, lake: lakeWriter.lake, engine, commitMatches: committer.commit, clock });
const put = (name: string, attributes: Record<string, unknown> = {}) =>
  testStore.store.resources.put(
    [{ id: `arn:aws:s3:::${name}`, type: "AWS.S3.Bucket", attributes: { Name: name, ...attributes } }],
    now,
  );
const encrypted = { EncryptionRules: [{}] };
const open = { EncryptionRules: null };
const alerts = async () => (await testStore.store.alerts.list({ pageSize: 50 })).items;
const statuses = async () =>
  (await testStore.store.compliance.list({ policyId: "Bucket.Encrypted", pageSize: 50 })).items.map((result) =>
    [result.resourceId.slice(13), result.status, ...(result.suppressed ? ["suppressed"] : [])].join(" "),
  );

describe("a resource", () => {
  beforeEach(() => testStore.store.detections.create(aPolicy()));

  test("gets a status of each policy of its type; a failure that lasts makes an alert with the resource as its event", async () => {
    await put("books", encrypted);
    await put("letters", open);
    await put("odd");
    expect(await check()).toBe(3);
    expect(await statuses()).toEqual(["books PASS", "letters FAIL", "odd ERROR"]);
    expect(await alerts()).toEqual([]);
    passSeconds(30);
    expect(await check()).toBe(1);
    const [alert] = await alerts();
    expect(await alerts()).toMatchObject([
      { type: "ALERT", subtype: "POLICY", severity: "HIGH", title: "letters is not encrypted", eventCount: 1 },
    ]);
    const range = { fromMs: now.getTime() - 60_000, toMs: now.getTime() + 60_000 };
    const { rows } = await lakeWriter.lake.alertEvents({ alertId: alert?.id ?? "", logTypes: [], ...range });
    expect(rows).toMatchObject([{ Name: "letters", p_rule_id: "Bucket.Encrypted" }]);
    expect(await check()).toBe(0);
  });

  test("that is repaired within half a minute makes no alert", async () => {
    await put("letters", open);
    await check();
    passSeconds(10);
    await put("letters", encrypted);
    await check();
    passSeconds(60);
    await check();
    expect(await alerts()).toEqual([]);
  });

  test("shares the alert of its policy with others that fail within the hour", async () => {
    for (const name of ["a", "b"]) await put(name, open);
    await check();
    passSeconds(30);
    await check();
    expect(await alerts()).toMatchObject([{ eventCount: 2 }]);
    passSeconds(3600);
    await put("c", open);
    await check();
    passSeconds(30);
    await check();
    expect((await alerts()).map(({ eventCount }) => eventCount)).toEqual([1, 2]);
  });

  test("that is suppressed has a status and no alert", async () => {
    await put("sandbox-1", open);
    await check();
    passSeconds(30);
    await check();
    expect(await statuses()).toEqual(["sandbox-1 FAIL suppressed"]);
    expect(await alerts()).toEqual([]);
  });

  test("whose failure alerts is named by the alert", async () => {
    await put("letters", open);
    await put("books", encrypted);
    await check();
    passSeconds(30);
    await check();
    const { alerts } = testStore.store;
    const of = async (name: string) =>
      (await alerts.list({ filter: { resourceId: `arn:aws:s3:::${name}` }, pageSize: 5 })).items.map(
        ({ title }) => title,
      );
    expect([await of("letters"), await of("books")]).toEqual([["letters is not encrypted"], []]);
  });

  test("that somebody suppresses counts for nothing, and alerts once it counts again", async () => {
    const { suppressions, resources, complianceHistory } = testStore.store;
    const key = { policyId: "Bucket.Encrypted", resourceId: "arn:aws:s3:::letters" };
    await put("letters", open);
    await suppressions.put({ ...key, reason: "Moves next week", createdAt: now, createdBy: "Ada" });
    await check();
    passSeconds(60);
    await check();
    expect(await statuses()).toEqual(["letters FAIL suppressed"]);
    expect(await alerts()).toEqual([]);
    await suppressions.remove(key.policyId, key.resourceId);
    await resources.makeOneDue(key.resourceId, now);
    await check();
    passSeconds(30);
    await check();
    expect(await statuses()).toEqual(["letters FAIL"]);
    expect(await alerts()).toMatchObject([{ title: "letters is not encrypted" }]);
    expect((await complianceHistory.ofResource(key.resourceId, 9)).map(({ became }) => became)).toEqual([
      "FAIL",
      "SUPPRESSED",
    ]);
  });

  test("is checked again after a day, and at once when it changed", async () => {
    await put("books", encrypted);
    await check();
    passSeconds(23 * 3600);
    await put("books", encrypted);
    expect(await check()).toBe(0);
    passSeconds(3600);
    expect(await check()).toBe(1);
    await put("books", open);
    expect(await check()).toBe(1);
    expect(await statuses()).toEqual(["books FAIL"]);
  });
});

describe("a policy", () => {
  const detections = () => testStore.store.detections;

  test("that is added, changed or switched on is asked about its resources", async () => {
    await put("books", open);
    expect(await check()).toBe(1);
    expect(await statuses()).toEqual([]);
    await detections().create(aPolicy());
    expect(await check()).toBe(1);
    expect(await statuses()).toEqual(["books FAIL"]);
    passSeconds(1);
    await detections().update(aPolicy({ body: "def policy(resource):\n    return True", lastModified: now }));
    expect(await check()).toBe(1);
    expect(await statuses()).toEqual(["books PASS"]);
    passSeconds(1);
    await detections().setEnabled("Bucket.Encrypted", false, now);
    await check();
    expect(await statuses()).toEqual([]);
    passSeconds(1);
    await detections().setEnabled("Bucket.Encrypted", true, now);
    await check();
    expect(await statuses()).toEqual(["books PASS"]);
    await detections().delete(["Bucket.Encrypted"], { origin: "CONSOLE", by: undefined, at: now });
    await check();
    expect(await statuses()).toEqual([]);
  });

  test("that leaves a type leaves no results there", async () => {
    await detections().create(aPolicy());
    await put("books", open);
    await check();
    passSeconds(1);
    await detections().update(aPolicy({ resourceTypes: ["AWS.IAM.User"], lastModified: now }));
    await check();
    expect(await statuses()).toEqual([]);
  });

  test("that does not load errs for every resource and makes no alert", async () => {
    await detections().create(aPolicy({ body: "def policy(resource:" }));
    await put("books", open);
    await check();
    passSeconds(60);
    await check();
    expect(await statuses()).toEqual(["books ERROR"]);
    expect((await testStore.store.compliance.ofResources(["arn:aws:s3:::books"]))[0]?.error).toContain("SyntaxError");
    expect(await alerts()).toEqual([]);
  });
});

test("the lake keeps what became of resources and of their results", async () => {
  const history = async (table: string, columns: string) => {
    const from = { eventTimes: { fromMs: now.getTime() - 3_600_000, toMs: now.getTime() + 1 } };
    const sql = `SELECT ${columns} FROM pharos_cloudsecurity.public.${table} ORDER BY p_event_time, resourceId`;
    return (await lakeWriter.lake.query(sql, from)).rows;
  };
  await testStore.store.detections.create(aPolicy());
  await put("books", { ...encrypted, AccountId: "123456789012" });
  await check();
  passSeconds(10);
  await put("books", open);
  await check();
  passSeconds(30);
  await check();
  await testStore.store.resources.delete(["arn:aws:s3:::books"], now);
  await check();
  expect(await check()).toBe(0);
  const account = "p_any_aws_account_ids[1]";
  expect(await history("resource_history", `changeType, resource.Name, p_any_aws_arns[1], ${account}`)).toEqual([
    ["CREATED", "books", "arn:aws:s3:::books", "123456789012"],
    ["MODIFIED", "books", "arn:aws:s3:::books", ""],
    ["DELETED", "books", "arn:aws:s3:::books", ""],
  ]);
  expect(await history("compliance_history", "changeType, policyId, policySeverity, status, suppressed")).toEqual([
    ["CREATED", "Bucket.Encrypted", "HIGH", "PASS", false],
    ["MODIFIED", "Bucket.Encrypted", "HIGH", "FAIL", false],
  ]);
});

test("a check that is cut short after the alert does not alert twice", async () => {
  await testStore.store.detections.create(aPolicy());
  await put("books", open);
  await check();
  passSeconds(30);
  const stopsAfter = async (matches: Parameters<typeof committer.commit>[0]) => {
    await committer.commit(matches);
    throw new Error("killed");
  };
  const cut = checkPolicies({
    store: testStore.store,
    lake: lakeWriter.lake,
    engine,
    commitMatches: stopsAfter,
    clock,
  });
  await expect(cut).rejects.toThrow("killed");
  passSeconds(5);
  expect(await check()).toBe(1);
  expect(await alerts()).toMatchObject([{ eventCount: 1 }]);
  expect(await check()).toBe(0);
});

test("Python runs only while it is needed", async () => {
  await engine.stop();
  await put("books", open);
  await check();
  expect(engine.isRunning).toBe(false);
  await testStore.store.detections.create(aPolicy());
  await check();
  expect(engine.isRunning).toBe(true);
  passSeconds(299);
  await engine.stopWhenIdle(now);
  expect(engine.isRunning).toBe(true);
  passSeconds(1);
  await engine.stopWhenIdle(now);
  expect(engine.isRunning).toBe(false);
});
