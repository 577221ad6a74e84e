import { type RuleEngine, startRuleEngine } from "@pharos/detection";
import type { Alert, Policy } from "@pharos/domain";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MatchCommitter } from "../commit/match-committer.ts";
import { LakeWriter } from "../lake-writer/lake-writer.ts";
import { checkPolicies } from "../policies/check-policies.ts";
import { openEngineOnDemand } from "../scheduled-rules/open-engine-on-demand.ts";
import { type PolicyPreviewTask, runPolicyPreview } from "./run-policy-preview.ts";
import type { PreviewState } from "./run-preview.ts";

const at = new Date("2026-03-01T10:00:00Z");

let testStore: TestStore;
beforeAll(async () => {
  testStore = await openTestStore();
});
beforeEach(() => testStore.clear());
/** By the policy's content: starting one takes a while. */
const engines = new Map<string, Promise<RuleEngine>>();
afterAll(async () => {
  for (const engine of engines.values()) await (await engine).close();
  await testStore.close();
});

function aPolicy(body: string, change: Partial<Policy> = {}): Policy {
  return {
    id: "Bucket.Public",
    kind: "POLICY",
    displayName: "",
    enabled: true,
    severity: "HIGH",
    resourceTypes: ["AWS.S3.Bucket"],
    suppressions: [],
    description: "",
    reference: "",
    runbook: "",
    tags: [],
    reports: {},
    outputIds: [],
    tests: [],
    managed: false,
    createdAt: at,
    lastModified: at,
    body,
    ...change,
  };
}

/** Buckets `b000`, `b001`, … of two accounts; every third is public. */
function putBuckets(count: number) {
  const buckets = Array.from({ length: count }, (_, n) => ({
    id: `b${String(n).padStart(3, "0")}`,
    type: "AWS.S3.Bucket",
    attributes: { AccountId: `${n % 2}`, Number: n, Public: n % 3 === 0 },
  }));
  const user = { id: "user", type: "AWS.IAM.User", attributes: { Number: 0, Public: true } };
  return testStore.store.resources.put([...buckets, user], at);
}

const notPublic = `def policy(resource):
    return not resource["Public"]

def title(resource):
    return f"Bucket {resource['Number']} is public"
`;

async function preview(draft: Policy, saved?: Policy, change: Partial<PolicyPreviewTask> = {}) {
  const open = async (rule: Policy) => {
    const engine =
      engines.get(rule.body) ??
      startRuleEngine({ rules: [], policies: [rule], globals: [], cacheFolder: testCacheFolder });
    engines.set(rule.body, engine);
    return { rule, engine: await engine };
  };
  const states: PreviewState[] = [];
  const task = {
    resources: testStore.store.resources,
    suppressions: testStore.store.suppressions,
    draft: await open(draft),
    saved: saved && (await open(saved)),
    at,
    limits: { findingsMax: 1_000, timeMs: 60_000 },
    signal: new AbortController().signal,
    ...change,
  };
  for await (const state of runPolicyPreview(task)) states.push(state);
  const last = states.at(-1);
  if (last?.resources === undefined) throw new Error("a preview of a policy ends with its resources");
  return { ...last, states, resources: last.resources, alerts: last.compareAlerts() };
}

test("looks at every resource of the policy's types, page by page, and alerts as one", async () => {
  await putBuckets(120);
  const { states, resources, alerts, ...last } = await preview(aPolicy(notPublic));
  expect(states.map(({ eventsRead, progress }) => [eventsRead, Math.round(progress * 100)])).toEqual([
    [50, 42],
    [100, 83],
    [120, 100],
  ]);
  expect(last).toMatchObject({ eventsInScope: 120, matches: 40, errors: 0, stoppedBy: undefined });
  expect(resources.counts).toMatchObject({ passed: 80, failed: 40, newlyFailing: 40, noLongerFailing: 0 });
  expect(resources.groups.map(({ accountId, failed }) => [accountId, failed])).toEqual([
    ["0", 20],
    ["1", 20],
  ]);
  expect(alerts).toMatchObject([{ change: "NEW", alert: { title: "Bucket 0 is public", eventCount: 40 } }]);
  expect(alerts[0]?.events[1]).toMatchObject({ resourceId: "b003" });
});

test("beside a saved version, alerts of what fails newly alone", async () => {
  await putBuckets(12);
  const wider = aPolicy(notPublic.replace('not resource["Public"]', 'resource["Number"] % 3 == 2'));
  const { resources, alerts } = await preview(wider, aPolicy(notPublic));
  expect(resources.counts).toMatchObject({ failed: 8, newlyFailing: 4, stillFailing: 4, noLongerFailing: 0 });
  expect(alerts).toMatchObject([{ alert: { eventCount: 4 } }]);
  expect(alerts[0]?.events.map(({ resourceId }) => resourceId)).toEqual(["b001", "b004", "b007", "b010"]);
});

test("a new suppression and a type that is given up end failures, and their alerts are gone", async () => {
  await putBuckets(6);
  const saved = aPolicy(notPublic, { resourceTypes: [] });
  const { resources, alerts } = await preview(aPolicy(notPublic, { suppressions: ["b000"] }), saved);
  expect(resources.counts).toMatchObject({ failed: 1, suppressed: 1, stillFailing: 1, noLongerFailing: 2 });
  const gone = resources.items.filter(({ change }) => change === "NO_LONGER_FAILING");
  expect(gone).toMatchObject([
    { id: "b000", status: "FAIL", suppressed: true },
    { id: "user", status: undefined, savedStatus: "FAIL" },
  ]);
  expect(alerts).toMatchObject([
    { change: "GONE", alert: { eventCount: 2 }, events: [{ resourceId: "b000" }, { resourceId: "user" }] },
  ]);
});

test("errors are told by resource and by message, and alert nobody", async () => {
  await putBuckets(3);
  const { resources, alerts, findings, errors } = await preview(
    aPolicy('def policy(resource):\n    return resource["Encrypted"]\n'),
  );
  expect(errors).toBe(3);
  expect(findings.flatMap((one) => one.errors)).toMatchObject(
    Array.from({ length: 3 }, () => ({ kind: "KeyError", message: "KeyError('Encrypted')" })),
  );
  expect(resources.items[0]).toMatchObject({ id: "b000", status: "ERROR", error: "KeyError('Encrypted')" });
  expect(alerts).toEqual([]);
});

test("stops at its limits, and when it is cancelled", async () => {
  await putBuckets(120);
  const limited = await preview(aPolicy(notPublic), undefined, { limits: { findingsMax: 20, timeMs: 60_000 } });
  expect(limited).toMatchObject({ stoppedBy: "findings", eventsRead: 100, eventsInScope: 120 });
  const late = await preview(aPolicy(notPublic), undefined, { limits: { findingsMax: 1_000, timeMs: 0 } });
  expect(late).toMatchObject({ stoppedBy: "time", eventsRead: 50 });
  const controller = new AbortController();
  controller.abort(new Error("cancelled"));
  await expect(preview(aPolicy(notPublic), undefined, { signal: controller.signal })).rejects.toThrow("cancelled");
});

test("says what saving the draft raises when the resources are checked", async () => {
  const testLake: TestLake = await openTestLake();
  await testLake.lake.ensureTables([]);
  const { store } = testStore;
  let now = at;
  const clock = () => now;
  const onProblem = (_what: string, error: unknown) => {
    throw error;
  };
  const engine = openEngineOnDemand({ store, cacheFolder: testCacheFolder, clock, onProblem: () => undefined });
  const [common, { lake }] = [{ store, clock, onProblem }, testLake];
  const lakeWriter = await LakeWriter.start({ ...common, lake, instanceId: "test", waitForRowsMsMax: 60_000 });
  const committer = await MatchCommitter.start({ store, lakeWriter, clock });
  const check = async () => {
    const options = { store, lake: lakeWriter.lake, engine, commitMatches: committer.commit, clock };
    await checkPolicies(options);
    now = new Date(now.getTime() + 60_000);
    await checkPolicies(options);
  };
  // Which failure names the alert depends on the order in which they are committed.
  const describeAlert = ({ eventCount, dedupString }: Alert) => `${dedupString}: ${eventCount}`;
  const listAlerts = async () => (await store.alerts.list({ pageSize: 50 })).items;
  try {
    await putBuckets(30);
    const byAccount = `${notPublic}\ndef dedup(resource):\n    return resource["AccountId"]\n`;
    const saved = aPolicy(byAccount);
    const first = await preview(saved);
    await store.detections.create(saved);
    await check();
    const raised = await listAlerts();
    expect(raised.map(describeAlert).sort()).toEqual(first.alerts.map(({ alert }) => describeAlert(alert)).sort());

    now = new Date(now.getTime() + 2 * 3_600_000);
    const draft = { ...saved, body: byAccount.replace('not resource["Public"]', 'resource["Number"] % 3 == 2') };
    const second = await preview(draft, saved);
    await store.detections.update({ ...draft, lastModified: now });
    await check();
    const since = (await listAlerts()).filter(({ id }) => raised.every((alert) => alert.id !== id));
    const fresh = second.alerts.filter(({ change }) => change === "NEW");
    expect(since.map(describeAlert).sort()).toEqual(fresh.map(({ alert }) => describeAlert(alert)).sort());
    expect(since).toHaveLength(2);
  } finally {
    await engine.stop();
    await committer.stop();
    await lakeWriter.stop();
    await testLake.remove();
  }
});
