import type { Compliance, Policy } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const { resources, compliance } = store;
const at = (minutes: number) => new Date(Date.parse("2026-03-01T10:00:00Z") + minutes * 60_000);

beforeEach(async () => {
  await clear();
  await resources.put(
    ["a", "b", "c"].map((id) => ({ id, type: "T", attributes: {} })),
    at(0),
  );
});
afterAll(close);

function aResult(policyId: string, resourceId: string, change: Partial<Compliance> = {}): Compliance {
  const times = { checkedAt: at(0), changedAt: at(0), alertDueAt: undefined };
  return { policyId, resourceId, status: "PASS", suppressed: false, error: "", ...times, ...change };
}

test("keeps a result as it was given", async () => {
  const results = [
    aResult("P", "a", { status: "FAIL", alertDueAt: at(1) }),
    aResult("Q", "a", { status: "ERROR", error: "KeyError('x')", suppressed: true, changedAt: at(-5) }),
  ];
  await compliance.replace(["a"], results, at(0));
  expect(await compliance.ofResources(["a", "b"])).toEqual(results);
});

test("replaces all results of the resources, and no others", async () => {
  await compliance.replace(["a", "b"], [aResult("P", "a"), aResult("Q", "a"), aResult("P", "b")], at(0));
  await compliance.replace(["a"], [aResult("Q", "a", { status: "FAIL", checkedAt: at(1) })], at(0));
  expect((await compliance.ofResources(["a", "b"])).map((r) => [r.resourceId, r.policyId, r.status])).toEqual([
    ["a", "Q", "FAIL"],
    ["b", "P", "PASS"],
  ]);
  await compliance.replace(["b"], [], at(0));
  expect(await compliance.ofResources(["b"])).toEqual([]);
});

test("takes no result for a resource that was deleted while it was checked", async () => {
  await resources.delete(["a"], at(1));
  await compliance.replace(["a", "b", "gone"], [aResult("P", "a"), aResult("P", "b"), aResult("P", "gone")], at(0));
  expect((await compliance.ofResources(["a", "b", "gone"])).map(({ resourceId }) => resourceId)).toEqual(["b"]);
});

test("counts by policy and by resource, the suppressed apart", async () => {
  await compliance.replace(
    ["a", "b", "c"],
    [
      aResult("P", "a", { status: "FAIL" }),
      aResult("P", "b", { status: "FAIL", suppressed: true }),
      aResult("P", "c", { status: "ERROR" }),
      aResult("Q", "a"),
    ],
    at(0),
  );
  const policies = await compliance.countsByPolicy(["P", "Q", "none"]);
  expect(policies).toEqual(
    new Map([
      ["P", { passed: 0, failed: 1, errored: 1, suppressed: 1 }],
      ["Q", { passed: 1, failed: 0, errored: 0, suppressed: 0 }],
    ]),
  );
  expect(await compliance.countsByResource(["a"])).toEqual(
    new Map([["a", { passed: 1, failed: 1, errored: 0, suppressed: 0 }]]),
  );
});

test("lists a policy's results page by page, narrowed by status and suppression", async () => {
  await compliance.replace(
    ["a", "b", "c"],
    [
      aResult("P", "a", { status: "FAIL" }),
      aResult("P", "b", { status: "FAIL", suppressed: true }),
      aResult("P", "c"),
      aResult("Q", "a"),
    ],
    at(0),
  );
  const idsOf = (results: readonly Compliance[]) => results.map(({ resourceId }) => resourceId);
  const first = await compliance.list({ policyId: "P", pageSize: 2 });
  expect(idsOf(first.items)).toEqual(["a", "b"]);
  expect(idsOf((await compliance.list({ policyId: "P", pageSize: 2, cursor: first.nextCursor })).items)).toEqual(["c"]);
  const failing = await compliance.list({
    policyId: "P",
    pageSize: 9,
    filter: { statuses: ["FAIL"], suppressed: false },
  });
  expect(idsOf(failing.items)).toEqual(["a"]);
});

test("forgets the results of policies that are gone, and those that were not renewed", async () => {
  await compliance.replace(
    ["a", "b"],
    [aResult("P", "a"), aResult("Q", "a"), aResult("P", "b", { checkedAt: at(2) })],
    at(0),
  );
  await compliance.deleteOfPolicies(["Q"], at(1));
  expect(await compliance.expire(at(1), at(2))).toBe(1);
  expect((await compliance.ofResources(["a", "b"])).map(({ resourceId }) => resourceId)).toEqual(["b"]);
});

test("tells which policies are switched on", async () => {
  const policy: Policy = {
    id: "P",
    kind: "POLICY",
    displayName: "",
    enabled: true,
    severity: "LOW",
    description: "",
    reference: "",
    runbook: "",
    tags: [],
    reports: {},
    outputIds: [],
    resourceTypes: ["T"],
    suppressions: [],
    body: "",
    tests: [],
    managed: false,
    createdAt: at(0),
    lastModified: at(1),
  };
  await store.detections.create(policy);
  await store.detections.create({ ...policy, id: "Q", enabled: false });
  expect(await compliance.enabledPolicies()).toEqual([{ id: "P", lastModified: at(1), resourceTypes: ["T"] }]);
});
