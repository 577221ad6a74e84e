import type { Compliance, ComplianceStatus } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPolicy } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
const day = (number: number) => new Date(Date.UTC(2026, 1, number));
const result = (policyId: string, resourceId: string, status: ComplianceStatus, at: Date): Compliance => {
  const times = { checkedAt: at, changedAt: at, alertDueAt: undefined };
  return { policyId, resourceId, status, suppressed: false, error: "", ...times };
};

beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  const put = (id: string, AccountId: string) => ({ id, type: "Bucket", attributes: { AccountId, Name: id } });
  await api.store.resources.put([put("a", "1"), put("b", "2")], day(1));
  await api.store.detections.create(aPolicy({ id: "High", severity: "HIGH", displayName: "High one" }));
  await api.store.detections.create(aPolicy({ id: "Low", severity: "LOW" }));
  const { compliance } = api.store;
  await compliance.replace(
    ["a", "b"],
    [result("High", "a", "FAIL", day(1)), result("Low", "a", "PASS", day(1)), result("High", "b", "PASS", day(1))],
    day(1),
  );
  await compliance.replace(["a"], [result("High", "a", "PASS", day(10)), result("Low", "a", "FAIL", day(10))], day(10));
  await compliance.replace(["b"], [result("High", "b", "FAIL", day(20))], day(20));
});
afterAll(() => api.close());

const times = 'startTime: "2026-02-06T00:00:00Z", endTime: "2026-02-26T00:00:00Z"';
const counts = "{ passed failed errored suppressed }";

test("counts results now, and how they were at each moment of the time", async () => {
  const reader = await api.signedIn("SummaryRead");
  const { data } = await reader.ask(`{ cloudSecurity(${times}) {
    counts ${counts} countsBefore ${counts} failingOverTime { at series { label values } }
    bySeverity { severity policies failingPolicies counts { failed } }
    byType { label passed failed errored unchecked } byAccount { label failed }
  } }`);
  const { failingOverTime, bySeverity, ...shown } = data.cloudSecurity;
  expect(shown).toEqual({
    counts: { passed: 1, failed: 2, errored: 0, suppressed: 0 },
    countsBefore: { passed: 2, failed: 1, errored: 0, suppressed: 0 },
    byType: [{ label: "Bucket", passed: 0, failed: 2, errored: 0, unchecked: 0 }],
    byAccount: [
      { label: "1", failed: 1 },
      { label: "2", failed: 1 },
    ],
  });
  const valueAt = (severity: string, date: string) => {
    const index = failingOverTime.at.findLastIndex((at: string) => at <= date);
    return failingOverTime.series.find(({ label }: { label: string }) => label === severity).values[index];
  };
  const days = ["2026-02-07T00:00:00Z", "2026-02-12T00:00:00Z", "2026-02-21T00:00:00Z"];
  expect(days.map((date) => [valueAt("HIGH", date), valueAt("LOW", date)])).toEqual([
    [1, 0],
    [0, 1],
    [1, 1],
  ]);
  expect(bySeverity.find(({ severity }: { severity: string }) => severity === "HIGH")).toEqual({
    severity: "HIGH",
    policies: 1,
    failingPolicies: 1,
    counts: { failed: 1 },
  });
});

test("names policies and resources to whom may see them", async () => {
  const document = `{ cloudSecurity(${times}) {
    topPolicies { policyId displayName severity counts { failed } } topResources { severity failed resource { id } } } }`;
  const both = await (await api.signedIn("SummaryRead", "PolicyRead", "ResourceRead")).ask(document);
  expect(both.data.cloudSecurity).toEqual({
    topPolicies: [
      { policyId: "High", displayName: "High one", severity: "HIGH", counts: { failed: 1 } },
      expect.objectContaining({ policyId: "Low" }),
    ],
    topResources: [
      { severity: "HIGH", failed: 1, resource: { id: "b" } },
      { severity: "LOW", failed: 1, resource: { id: "a" } },
    ],
  });
  const neither = await (await api.signedIn("SummaryRead")).ask(document);
  expect(neither.data.cloudSecurity).toEqual({ topPolicies: null, topResources: null });
});

test("a policy has its failures of the last 30 days", async () => {
  const reader = await api.signedIn("PolicyRead");
  const { data } = await reader.ask('{ policy(id: "High") { failingPerDay } }');
  const days = data.policy.failingPerDay as number[];
  expect(days).toHaveLength(30);
  // The clock says 1 March: the last day is that one, the first is 31 January.
  expect([days[0], days[9], days[10], days[19], days[20], days[29]]).toEqual([0, 1, 0, 0, 1, 1]);
});

test("a resource has the history of its results", async () => {
  const reader = await api.signedIn("ResourceRead");
  const { data } = await reader.ask(
    '{ resource(id: "b") { complianceHistory { policyId at was became policy { id } } } }',
  );
  expect(data.resource.complianceHistory).toEqual([
    { policyId: "High", at: "2026-02-20T00:00:00Z", was: "PASS", became: "FAIL", policy: null },
    { policyId: "High", at: "2026-02-01T00:00:00Z", was: null, became: "PASS", policy: null },
  ]);
});

test("refuses those without SummaryRead, and a time that is too long", async () => {
  const ask = async (range: string, ...held: Parameters<TestApi["signedIn"]>) =>
    (await (await api.signedIn(...held)).ask(`{ cloudSecurity(${range}) { counts { failed } } }`)).errors?.[0]
      ?.extensions.code;
  expect(await ask(times, "PolicyRead", "ResourceRead")).toBe("Forbidden");
  const years = 'startTime: "2020-02-06T00:00:00Z", endTime: "2026-02-26T00:00:00Z"';
  expect(await ask(years, "SummaryRead")).toBe("InvalidInput");
});
