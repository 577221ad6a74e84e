import type { Compliance, ComplianceStatus } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, expect, test } from "vitest";

const { store, close } = await openTestStore();
const { resources, compliance, resourceStatistics, detections } = store;
const at = new Date("2026-03-01T10:00:00Z");
afterAll(close);

const aPolicy = (id: string, severity: "LOW" | "HIGH") => ({
  ...{ id, severity, kind: "POLICY" as const, displayName: id, enabled: true, resourceTypes: [], suppressions: [] },
  ...{ description: "", reference: "", runbook: "", tags: [], reports: {}, outputIds: [], body: "", tests: [] },
  ...{ managed: false, createdAt: at, lastModified: at },
});
const aResult = (policyId: string, resourceId: string, status: ComplianceStatus, suppressed = false): Compliance => {
  const times = { checkedAt: at, changedAt: at, alertDueAt: undefined };
  return { policyId, resourceId, status, suppressed, error: "", ...times };
};

test("counts resources by the worst that counts, and finds those that fail the most severe policies", async () => {
  const put = (id: string, type: string, AccountId: string) => ({ id, type, attributes: { AccountId } });
  await resources.put(
    [put("a", "T", "1"), put("b", "T", "1"), put("c", "T", "2"), put("d", "U", "2"), put("e", "T", "1")],
    at,
  );
  await detections.create(aPolicy("Low", "LOW"));
  await detections.create(aPolicy("Also", "LOW"));
  await detections.create(aPolicy("High", "HIGH"));
  await compliance.replace(
    ["a", "b", "c", "d", "e"],
    [
      aResult("Low", "a", "FAIL"),
      aResult("Also", "a", "FAIL"),
      aResult("High", "b", "FAIL"),
      aResult("Low", "c", "PASS"),
      aResult("High", "c", "FAIL", true),
      aResult("High", "d", "FAIL", true),
      aResult("Low", "e", "FAIL"),
    ],
    at,
  );
  await resources.delete(["e"], at);
  expect(await resourceStatistics.countByStatus()).toEqual([
    { type: "T", accountId: "1", status: "FAIL", resources: 2 },
    { type: "T", accountId: "2", status: "PASS", resources: 1 },
    { type: "U", accountId: "2", status: undefined, resources: 1 },
  ]);
  const top = await resourceStatistics.mostFailing(5);
  expect(top.map(({ resourceId, failed }) => [resourceId, failed])).toEqual([
    ["b", 1],
    ["a", 2],
  ]);
  expect((await resources.list({ filter: { suppressed: true }, pageSize: 9 })).items.map(({ id }) => id)).toEqual([
    "c",
    "d",
  ]);
  expect(await resources.accountIds()).toEqual(["1", "2"]);
});
