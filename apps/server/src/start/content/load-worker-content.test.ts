import type { ActorReference, Rule } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { openTestStore, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadWorkerContent } from "./load-worker-content.ts";

const now = new Date("2026-03-01T10:00:00Z");
let testStore: TestStore;
let store: Store;
beforeAll(async () => {
  testStore = await openTestStore();
  store = testStore.store;
});
afterAll(() => testStore.close());

function aRule(id: string, author: ActorReference): Rule {
  const record = { managed: false, createdAt: now, createdBy: author, lastModified: now, lastModifiedBy: author };
  return {
    id,
    kind: "RULE",
    displayName: id,
    enabled: true,
    severity: "HIGH",
    logTypes: ["Custom.Door", "Custom.Gate"],
    description: "",
    reference: "",
    runbook: "",
    tags: [],
    reports: {},
    dedupPeriodMinutes: 60,
    threshold: 1,
    createAlert: true,
    summaryAttributes: [],
    outputIds: [],
    body: "def rule(event):\n    return True\n",
    tests: [],
    ...record,
  };
}

test("a rule follows what its author sees, through a restriction, a switch by somebody else and a deletion", async () => {
  const role = await store.roles.create({ name: "Keepers", permissions: [] }, now);
  const names = { givenName: "", familyName: "", roleId: role.id, status: "CONFIRMED" } as const;
  const { id } = await store.users.create({ email: "eve@example.com", ...names }, now);
  const eve: ActorReference = { kind: "user", id, name: "Eve" };
  await store.detections.create(aRule("By.Eve", eve));
  await store.detections.create(aRule("By.CommandLine", { kind: "system", id: "command-line", name: "" }));
  const load = async () => {
    const { rules, setAside = [], trustDomains } = await loadWorkerContent(store, {});
    const domains = new Set(rules.map((rule) => trustDomains?.detections.get(rule.id)));
    const logTypes = Object.fromEntries(rules.map((rule) => [rule.id, rule.logTypes]));
    return { logTypes, setAside: setAside.map(({ rule }) => rule.id), domains: domains.size };
  };
  const both = ["Custom.Door", "Custom.Gate"];
  expect(await load()).toEqual({ logTypes: { "By.CommandLine": both, "By.Eve": both }, setAside: [], domains: 1 });

  const restriction = { logTypeAccessKind: "ALLOW", logTypeAccess: ["Custom.Door"] } as const;
  await store.roles.update(role.id, { name: "Keepers", permissions: [], ...restriction }, now);
  const narrowed = {
    logTypes: { "By.CommandLine": both, "By.Eve": ["Custom.Door"] },
    setAside: ["By.Eve"],
    domains: 2,
  };
  expect(await load()).toEqual(narrowed);

  await store.detections.setEnabled("By.Eve", false, now, { kind: "system", id: "command-line", name: "" });
  await store.detections.setEnabled("By.Eve", true, now, { kind: "system", id: "command-line", name: "" });
  expect(await load()).toEqual(narrowed);

  await store.users.delete(id);
  expect(await load()).toEqual(narrowed);

  await store.roles.delete(role.id);
  expect(await load()).toEqual({ logTypes: { "By.CommandLine": both }, setAside: ["By.Eve"], domains: 1 });
});
