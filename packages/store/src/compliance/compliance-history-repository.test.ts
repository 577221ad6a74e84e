import { type Compliance, type ComplianceStatus, countsOverTime } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const { resources, compliance, complianceHistory } = store;
const at = (minutes: number) => new Date(Date.parse("2026-03-01T10:00:00Z") + minutes * 60_000);

beforeEach(async () => {
  await clear();
  await resources.put(
    ["a", "b"].map((id) => ({ id, type: "T", attributes: {} })),
    at(0),
  );
});
afterAll(close);

const aResult = (policyId: string, resourceId: string, status: ComplianceStatus, minute: number): Compliance => ({
  policyId,
  resourceId,
  status,
  suppressed: false,
  error: "",
  checkedAt: at(minute),
  changedAt: at(minute),
  alertDueAt: undefined,
});
const check = (minute: number, ...results: Compliance[]) =>
  compliance.replace([...new Set(results.map(({ resourceId }) => resourceId))], results, at(minute));
const historyOf = async (resourceId: string) =>
  (await complianceHistory.ofResource(resourceId, 10)).map(
    ({ policyId, was = "-", became = "-", at: time }) =>
      `${(time.getTime() - at(0).getTime()) / 60_000} ${policyId} ${was} ${became}`,
  );

test("keeps what changed, and nothing of what stayed as it was", async () => {
  await check(1, aResult("P", "a", "PASS", 1), aResult("Q", "a", "FAIL", 1));
  await check(2, aResult("P", "a", "PASS", 1), aResult("Q", "a", "FAIL", 1));
  await check(3, { ...aResult("Q", "a", "FAIL", 3), suppressed: true });
  expect(await historyOf("a")).toEqual(["3 Q FAIL SUPPRESSED", "3 P PASS -", "1 Q - FAIL", "1 P - PASS"]);
});

test("says of each way in which results go that they are gone", async () => {
  await check(1, aResult("P", "a", "PASS", 1), aResult("Q", "a", "FAIL", 1), aResult("P", "b", "ERROR", 1));
  await compliance.deleteOfPolicies(["Q"], at(2));
  await resources.delete(["b"], at(3));
  expect(await compliance.expire(at(2), at(60))).toBe(1);
  expect(await historyOf("a")).toEqual(["60 P PASS -", "2 Q FAIL -", "1 Q - FAIL", "1 P - PASS"]);
  expect(await historyOf("b")).toEqual(["3 P ERROR -", "1 P - ERROR"]);
});

test("has nothing of results that a deleted resource did not get", async () => {
  await resources.delete(["a"], at(1));
  await check(2, aResult("P", "a", "FAIL", 2));
  expect(await historyOf("a")).toEqual([]);
});

test("tells the counts of a policy at any time, from those of now", async () => {
  await check(1, aResult("P", "a", "PASS", 1), aResult("P", "b", "FAIL", 1));
  await check(12, aResult("P", "a", "FAIL", 12));
  await check(25, aResult("P", "b", "PASS", 25));
  await check(47, aResult("P", "a", "ERROR", 47));
  const range = { from: at(0), to: at(40), bucketMs: 10 * 60_000 };
  const [changes, now] = await Promise.all([
    complianceHistory.changesByPolicy(range, ["P"]),
    compliance.countsByPolicy(["P"]),
  ]);
  const none = { passed: 0, failed: 0, errored: 0, suppressed: 0 };
  expect(now.get("P")).toEqual({ ...none, passed: 1, errored: 1 });
  expect(countsOverTime(now.get("P") ?? none, changes.get("P") ?? new Map(), 4)).toEqual([
    { ...none, passed: 1, failed: 1 },
    { ...none, failed: 2 },
    { ...none, passed: 1, failed: 1 },
    { ...none, passed: 1, failed: 1 },
  ]);
  expect(await complianceHistory.changesByPolicy(range, ["Q"])).toEqual(new Map());
  expect([...(await complianceHistory.changesByPolicy(range)).keys()]).toEqual(["P"]);
});

test("forgets what is old, which changes no later number", async () => {
  await check(1, aResult("P", "a", "PASS", 1));
  await check(5, aResult("P", "a", "FAIL", 5));
  expect(await complianceHistory.expire(at(5))).toBe(1);
  expect(await historyOf("a")).toEqual(["5 P PASS FAIL"]);
});
