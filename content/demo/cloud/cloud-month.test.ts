import { checkResources, type RuleEngine, startRuleEngine } from "@pharos/detection";
import type { Policy } from "@pharos/domain";
import { testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayMs } from "../event.ts";
import { leakedToken } from "../stories/leaked-token.ts";
import { phishedAdministrator } from "../stories/phished-administrator.ts";
import { startOf } from "../stories/story.ts";
import { cloudMonth } from "./cloud-month.ts";
import type { DemoResource } from "./inventory.ts";
import { demoPolicies } from "./policies.ts";

const now = new Date("2026-11-26T12:00:00Z");
const policies = demoPolicies(new Date(now.getTime() - 30 * dayMs));
let engine: RuleEngine;
beforeAll(async () => {
  engine = await startRuleEngine({ rules: [], policies, globals: [], cacheFolder: testCacheFolder });
}, 60_000);
afterAll(() => engine.close());

async function statusesOf(resources: readonly Pick<DemoResource, "type" | "attributes">[], asked: readonly Policy[]) {
  const batch = resources.map((resource) => ({
    json: Buffer.from(JSON.stringify(resource.attributes)),
    policyIds: asked.filter(({ resourceTypes }) => resourceTypes.includes(resource.type)).map(({ id }) => id),
  }));
  return checkResources(engine, { rules: [], policies }, batch);
}

test.each(policies.map((policy) => ({ name: policy.id, policy })))(
  "$name tells its examples apart",
  async ({ policy }) => {
    const [type = ""] = policy.resourceTypes;
    const examples = policy.tests.map(({ log }) => ({ type, attributes: log }));
    const results = await statusesOf(examples, [policy]);
    expect(results.map(({ status }) => status)).toEqual(["PASS", "FAIL"]);
  },
);

test("the month begins with resources of each type that a policy is about, of which some fail and most pass", async () => {
  const [first] = cloudMonth(now, 30);
  const resources = first?.put ?? [];
  expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length);
  const types = new Set(resources.map(({ type }) => type));
  expect(policies.flatMap(({ resourceTypes }) => resourceTypes).filter((type) => !types.has(type))).toEqual([]);
  const results = await statusesOf(resources, policies);
  const counts = Map.groupBy(results, ({ status }) => status);
  expect(counts.get("FAIL")?.length).toBeGreaterThan(15);
  expect(counts.get("PASS")?.length).toBeGreaterThan(60);
  // A function from an image has no runtime.
  expect(counts.get("ERROR")?.length).toBe(1);
});

test("what the stories did in the cloud is there when they did it, and gone when it was mended", async () => {
  const steps = cloudMonth(now, 30);
  const failingAt = async (policyId: string, hoursAfter: number, startMs: number) => {
    const state = new Map<string, DemoResource>();
    for (const { at, put, deleted = [] } of steps) {
      if (at.getTime() > startMs + hoursAfter * 3_600_000) break;
      for (const resource of put) state.set(resource.id, resource);
      for (const id of deleted) state.delete(id);
    }
    const policy = policies.filter(({ id }) => id === policyId);
    return (await statusesOf([...state.values()], policy)).filter(({ status }) => status === "FAIL").length;
  };
  const leak = startOf(leakedToken, now);
  expect([
    await failingAt("Meridian.Trail.Logging", 0, leak),
    await failingAt("Meridian.Trail.Logging", 2, leak),
  ]).toEqual([0, 1]);
  expect(await failingAt("Meridian.Trail.Logging", 24, leak)).toBe(0);
  const phishing = startOf(phishedAdministrator, now);
  expect(await failingAt("Meridian.Snapshot.NotShared", 3, phishing)).toBe(1);
  expect(await failingAt("Meridian.Snapshot.NotShared", 24, phishing)).toBe(0);
});

test("steps are in the order of time, from a day before the month", () => {
  const times = cloudMonth(now, 30).map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[0]).toBe(now.getTime() - 31 * dayMs);
  expect(times.at(-1)).toBeLessThan(now.getTime());
});
