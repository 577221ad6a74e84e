import type { Policy, Rule } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { DetectionFilter } from "./detection-condition.ts";

const { store, clear, close } = await openTestStore();
const { detections } = store;
const now = new Date("2026-03-01T10:00:00Z");
const later = new Date("2026-03-01T11:00:00Z");

beforeEach(clear);
afterAll(close);

function aRule(id: string, change: Partial<Rule> = {}): Rule {
  return {
    id,
    kind: "RULE",
    displayName: `Rule ${id}`,
    enabled: true,
    severity: "HIGH",
    logTypes: ["AWS.CloudTrail"],
    description: "",
    reference: "",
    runbook: "",
    tags: [],
    reports: { "MITRE ATT&CK": ["TA0001:T1078"] },
    dedupPeriodMinutes: 60,
    threshold: 1,
    createAlert: true,
    summaryAttributes: [],
    outputIds: [],
    body: "def rule(event):\n    return True\n",
    tests: [{ name: "t", expectedResult: true, log: { a: null }, mocks: [{ objectName: "f", returnValue: true }] }],
    managed: false,
    createdAt: now,
    lastModified: now,
    ...change,
  };
}

const ada = { kind: "user", id: "u1", name: "Ada" } as const;
const bot = { kind: "api-token", id: "t1", name: "CI" } as const;

function aPolicy(id: string): Policy {
  const { logTypes, dedupPeriodMinutes, threshold, createAlert, summaryAttributes, ...common } = aRule(id);
  return { ...common, kind: "POLICY", resourceTypes: ["AWS.S3.Bucket"], suppressions: [] };
}

test("gives back the whole rule", async () => {
  const rule = aRule("a", { tags: ["x"] });
  await detections.create(rule);
  expect(await detections.get("a")).toEqual(rule);
  expect(await detections.all()).toEqual([rule]);
  await detections.update({ ...rule, displayName: "Other", lastModified: later });
  expect(await detections.getMany(["a", "nope"])).toEqual([{ ...rule, displayName: "Other", lastModified: later }]);
  await expect(detections.create(rule)).rejects.toMatchObject({ code: "detections.id_taken" });
  expect(await detections.delete(["a"], { origin: "CONSOLE", by: undefined, at: new Date(0) })).toEqual(["a"]);
  await expect(detections.update(rule)).rejects.toMatchObject({ code: "detections.not_found" });
});

test("has another revision after any change of the kinds, and of no others", async () => {
  const seen = [await detections.revision(["RULE"])];
  const look = async () => seen.push(await detections.revision(["RULE"]));
  await detections.create(aRule("a"));
  await look();
  await detections.update({ ...aRule("a"), lastModified: later });
  await look();
  await detections.create(aPolicy("p"));
  expect(await detections.revision(["RULE"])).toBe(seen.at(-1));
  await detections.delete(["a"], { origin: "CONSOLE", by: undefined, at: new Date(0) });
  await look();
  expect(new Set(seen).size).toBe(3);
  expect(seen[3]).toBe(seen[0]);
});

describe("what comes with Pharos", () => {
  test("is added, changed where it differs, and removed", async () => {
    expect(await detections.syncManaged([aRule("a"), aRule("b")], now)).toMatchObject({ added: ["a", "b"] });
    // Members in another order are no difference.
    const reordered = Object.fromEntries(Object.entries(aRule("a", { createdAt: later })).toReversed());
    expect(await detections.syncManaged([reordered as unknown as Rule, aRule("b")], later)).toEqual({
      added: [],
      updated: [],
      removed: [],
    });
    expect(await detections.syncManaged([aRule("a", { threshold: 5 })], later)).toEqual({
      added: [],
      updated: ["a"],
      removed: ["b"],
    });
    expect(await detections.all()).toEqual([aRule("a", { managed: true, threshold: 5, lastModified: later })]);
  });

  test("keeps being on or off as a person chose", async () => {
    await detections.syncManaged([aRule("a"), aRule("b")], now);
    await detections.setEnabled("a", false, later);
    await detections.syncManaged([aRule("a", { threshold: 2 }), aRule("b", { enabled: false })], later);
    expect((await detections.allRules()).map((rule) => [rule.threshold, rule.enabled])).toEqual([
      [2, false],
      [1, false],
    ]);
    expect(await detections.syncManaged([aRule("a", { threshold: 2 }), aRule("b", { enabled: false })], now)).toEqual({
      added: [],
      updated: [],
      removed: [],
    });
  });

  test("switches many at once, and none where one does not exist", async () => {
    await detections.syncManaged([aRule("a"), aRule("b")], now);
    await detections.choose("a", { severity: "LOW" }, undefined, now);
    const record = { origin: "CONSOLE", by: undefined, at: later } as const;
    await expect(detections.setEnabledOf(["a", "gone"], false, record)).rejects.toThrow("gone");
    expect((await detections.allRules()).map(({ enabled }) => enabled)).toEqual([true, true]);
    const changed = await detections.setEnabledOf(["a", "b"], false, record);
    expect(changed).toHaveLength(2);
    expect(await detections.getMany(["a", "b"])).toEqual(expect.arrayContaining(changed));
    expect((await detections.allRules()).map(({ enabled, severity }) => [enabled, severity])).toEqual([
      [false, "LOW"],
      [false, "HIGH"],
    ]);
  });

  test("tags and maps many at once, and none where one does not exist", async () => {
    await detections.syncManaged([aRule("shipped")], now);
    await detections.put(aRule("base", { createdBy: ada, lastModifiedBy: ada }));
    await detections.put(aRule("derived", { kind: "DERIVED_RULE", baseDetection: "base", ownMembers: [] }));
    const record = { origin: "CONSOLE", by: bot, at: later } as const;
    const tags = new Map([
      ["shipped", ["a"]],
      ["base", ["b"]],
    ]);
    await expect(detections.setTags(new Map([...tags, ["gone", []]]), record)).rejects.toThrow("gone");
    expect((await detections.get("base"))?.tags).toEqual(aRule("base").tags);
    const changed = await detections.setTags(tags, record);
    expect(await detections.getMany(["shipped", "base"])).toEqual(expect.arrayContaining(changed));
    expect(await detections.get("base")).toMatchObject({
      tags: ["b"],
      createdBy: ada,
      lastModifiedBy: bot,
      author: ada,
    });
    expect((await detections.get("derived"))?.tags).toEqual(["b"]);
    // Tags of what is shipped are a choice: its content is still what is shipped.
    expect(await detections.choices(["shipped"])).toEqual(new Map([["shipped", { tags: ["a"] }]]));
    expect(await detections.syncManaged([aRule("shipped")], later)).toMatchObject({ updated: [] });
    const reports = { "MITRE ATT&CK": ["TA0001:T1078"] };
    await detections.setReports(new Map([["base", reports]]), record);
    expect((await detections.get("derived"))?.reports).toEqual(reports);
  });

  test("leaves a user's own alone, and everything when nothing is shipped", async () => {
    await detections.create(aRule("mine"));
    await detections.syncManaged([aRule("a")], now);
    await detections.syncManaged([], now);
    expect((await detections.all()).map(({ id }) => id)).toEqual(["a", "mine"]);
  });
});

describe("derived rules", () => {
  const own = { kind: "DERIVED_RULE", baseDetection: "base", severity: "LOW", ownMembers: ["severity"] } as const;

  test("follow their base in what they do not give themselves", async () => {
    await detections.put(aRule("base"));
    await detections.put(aRule("derived", { ...own, createdBy: ada }));
    await detections.put(aRule("base", { severity: "CRITICAL", threshold: 7, body: "new", lastModified: later }));
    expect(await detections.get("derived")).toMatchObject({
      id: "derived",
      kind: "DERIVED_RULE",
      severity: "LOW",
      threshold: 7,
      body: "new",
      createdBy: ada,
      lastModified: now,
    });
  });
});

test("a user's own derived rule follows a new version of its shipped base", async () => {
  await detections.syncManaged([aRule("base")], now);
  const own = { kind: "DERIVED_RULE", baseDetection: "base", severity: "LOW", ownMembers: ["severity"] } as const;
  await detections.put(aRule("derived", { ...own, createdBy: ada }));
  await detections.syncManaged([aRule("base", { body: "new", severity: "CRITICAL" })], later);
  expect(await detections.get("derived")).toMatchObject({
    body: "new",
    severity: "LOW",
    managed: false,
    createdBy: ada,
    lastModified: now,
  });
});

test("keeps who made it and who changed it last", async () => {
  await detections.put(aRule("a", { createdBy: ada, lastModifiedBy: ada }));
  await detections.put(aRule("a", { createdBy: bot, lastModifiedBy: bot, lastModified: later }));
  expect(await detections.get("a")).toMatchObject({ createdBy: ada, lastModifiedBy: bot, lastModified: later });
});

test("keeps what people chose of a shipped rule through new versions", async () => {
  await detections.syncManaged([aRule("a")], now);
  await detections.choose("a", { severity: "LOW", threshold: 9 }, ada, later);
  await detections.choose("a", { enabled: false }, ada, later);
  await detections.syncManaged([aRule("a", { severity: "INFO", displayName: "New" })], later);
  expect(await detections.get("a")).toMatchObject({
    displayName: "New",
    severity: "LOW",
    threshold: 9,
    enabled: false,
    managed: true,
  });
  const bySeverity = await detections.list({ filter: { severities: ["LOW"] }, pageSize: 1 });
  expect(bySeverity.totalCount).toBe(1);
});

describe("a list", () => {
  beforeEach(async () => {
    await detections.create(
      aRule("a", { displayName: "beta", severity: "LOW", tags: ["x"], simple: { detection: [] } }),
    );
    await detections.create(
      aRule("b", { displayName: "Alpha", enabled: false, lastModified: later, createdBy: ada, lastModifiedBy: bot }),
    );
    await detections.create(aRule("c", { displayName: "gamma 50%", severity: "CRITICAL", logTypes: ["AWS.ALB"] }));
    await detections.create({ ...aPolicy("p"), displayName: "zeta", severity: "MEDIUM", lastModified: new Date(0) });
  });

  test.each<{ name: string; filter: DetectionFilter; found: string[] }>([
    { name: "part of the name", filter: { nameContains: "ALPH" }, found: ["b"] },
    { name: "a percent sign", filter: { nameContains: "%" }, found: ["c"] },
    { name: "severities", filter: { severities: ["LOW", "CRITICAL"] }, found: ["a", "c"] },
    { name: "log types", filter: { logTypes: ["AWS.ALB"] }, found: ["c"] },
    { name: "tags", filter: { tags: ["x", "y"] }, found: ["a"] },
    { name: "being off", filter: { enabled: false }, found: ["b"] },
    { name: "kinds", filter: { kinds: ["POLICY"] }, found: ["p"] },
    { name: "resource types", filter: { resourceTypes: ["AWS.S3.Bucket"] }, found: ["p"] },
    { name: "logic in YAML", filter: { isSimple: true }, found: ["a"] },
    { name: "who made it", filter: { createdBy: "u1" }, found: ["b"] },
    { name: "who changed it", filter: { lastModifiedBy: "t1" }, found: ["b"] },
  ])("narrows by $name", async ({ filter, found }) => {
    const page = await detections.list({ filter, sort: "displayName", direction: "ascending", pageSize: 10 });
    expect(page.items.map(({ id }) => id)).toEqual(found);
    expect(page.totalCount).toBe(found.length);
  });

  test.each([
    { sort: "displayName", direction: "ascending", order: ["b", "a", "c", "p"] },
    { sort: "severity", direction: "descending", order: ["c", "b", "p", "a"] },
    { sort: "lastModified", direction: "descending", order: ["b", "c", "a", "p"] },
    { sort: "enabled", direction: "ascending", order: ["b", "a", "c", "p"] },
  ] as const)("sorts by $sort, $direction, page by page", async ({ sort, direction, order }) => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await detections.list({ sort, direction, pageSize: 1, cursor });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(ids).toEqual(order);
  });
});

test("creates many at once, or none where an id is taken", async () => {
  const many = Array.from({ length: 1001 }, (_, index) => aRule(`rule ${index}`));
  const record = { origin: "RESTORE", by: ada, at: now } as const;
  await detections.create(aRule("rule 1000"));
  await expect(detections.createMany(many, record)).rejects.toThrow("rule 1000");
  expect(await detections.count()).toBe(1);
  await detections.delete(["rule 1000"], record);
  await detections.createMany(many, record);
  expect(await detections.count()).toBe(1001);
  expect((await detections.delete(["rule 0", "never", "rule 7"], record)).sort()).toEqual(["rule 0", "rule 7"]);
});
