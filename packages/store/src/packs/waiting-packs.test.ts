import type { ActorReference, Pack, Rule } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";
import { enablePacksInUse, holdPacks } from "./waiting-packs.ts";

const { store, clear, close } = await openTestStore();
const ada: ActorReference = { kind: "user", id: "u1", name: "Ada" };
const now = new Date("2026-03-01T10:00:00Z");
const later = new Date("2026-03-01T11:00:00Z");

const aRule = (id: string, logTypes: string[], enabled = true): Rule => ({
  id,
  kind: "RULE",
  displayName: id,
  enabled,
  severity: "HIGH",
  logTypes,
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
  managed: true,
  createdAt: now,
  lastModified: now,
});
const aPack = (id: string, ...itemIds: string[]): Pack => {
  return { id, displayName: id, description: "", enabled: true, itemIds };
};
const packs = [aPack("Aws", "aws", "aws_off", "both"), aPack("Okta", "okta", "both"), aPack("General", "any")];
const rules = [
  aRule("aws", ["AWS.CloudTrail"]),
  aRule("aws_off", ["AWS.CloudTrail"], false),
  aRule("okta", ["Okta.SystemLog"]),
  aRule("both", ["Okta.SystemLog"]),
  aRule("any", []),
];
const addSource = (...logTypes: string[]) => {
  const auth = { method: "None" } as const;
  const source = { type: "HTTP", label: "S", logTypes, streamType: "Auto", streamOptions: {}, auth } as const;
  return store.sources.create({ ...source, logTypes, enabled: true, createdBy: "" }, now);
};
const enabledRules = async () => (await store.detections.all()).filter(({ enabled }) => enabled).map(({ id }) => id);
const enabledPacks = async () => (await store.packs.all()).filter(({ enabled }) => enabled).map(({ id }) => id);

async function sync(more: readonly Rule[] = []): Promise<void> {
  await store.detections.syncManaged([...rules, ...more], now);
  const itemIds = ["aws", "aws_off", "both", ...more.map(({ id }) => id)];
  const { added } = await store.packs.syncManaged([{ ...packs[0], itemIds } as Pack, ...packs.slice(1)], now);
  await holdPacks(store, added, now);
}

beforeEach(async () => {
  await clear();
  await sync();
});
afterAll(close);

test("packs wait for logs with their rules, but for those that are for no particular log type", async () => {
  expect(await enabledPacks()).toEqual(["General"]);
  expect((await enabledRules()).sort()).toEqual(["any"]);
  expect(await enablePacksInUse(store, later)).toEqual([]);
});

test("a source enables the packs of its log types, each rule as it ships, and they stay enabled without it", async () => {
  const source = await addSource("AWS.CloudTrail");
  expect(await enablePacksInUse(store, later)).toEqual(["Aws"]);
  expect(await enabledPacks()).toEqual(["Aws", "General"]);
  expect((await enabledRules()).sort()).toEqual(["any", "aws", "both"]);
  await store.sources.delete(source.id);
  expect(await enablePacksInUse(store, later)).toEqual([]);
  await sync();
  expect((await enabledRules()).sort()).toEqual(["any", "aws", "both"]);
});

test("what comes on by it is told in its history, as done by Pharos", async () => {
  await addSource("AWS.CloudTrail");
  await enablePacksInUse(store, later);
  const [change] = await store.detectionChanges.list("aws", 10);
  expect(change).toMatchObject({ origin: "PHAROS", at: later });
  expect((await store.detections.get("aws"))?.lastModified).toEqual(later);
});

test("a person's switch of a pack wins, before and after its logs arrive", async () => {
  await store.packs.setEnabled("Aws", false, ada, now);
  await addSource("AWS.CloudTrail", "Okta.SystemLog");
  expect(await enablePacksInUse(store, later)).toEqual(["Okta"]);
  expect((await enabledRules()).sort()).toEqual(["any", "both", "okta"]);
});

test("a person's switch of a rule wins as well, and other choices are no switch", async () => {
  await store.detections.setEnabled("aws", true, now, ada);
  await store.detections.choose("okta", { severity: "LOW" }, ada, now);
  expect((await enabledRules()).sort()).toEqual(["any", "aws"]);
  await store.detections.setEnabled("aws", false, now, ada);
  await addSource("AWS.CloudTrail", "Okta.SystemLog");
  await enablePacksInUse(store, later);
  expect((await enabledRules()).sort()).toEqual(["any", "both", "okta"]);
  expect((await store.detections.get("okta"))?.severity).toBe("LOW");
});

test("that a rule waits is no choice of a person's", async () => {
  expect(await store.detections.choices(["aws"])).toEqual(new Map([["aws", {}]]));
});

test("a new rule of a pack that waits waits as well, and one of a pack that is on is on", async () => {
  await sync([aRule("aws_new", ["AWS.CloudTrail"])]);
  expect((await enabledRules()).sort()).toEqual(["any"]);
  await addSource("AWS.CloudTrail");
  await enablePacksInUse(store, later);
  await sync([aRule("aws_new", ["AWS.CloudTrail"]), aRule("aws_newer", ["AWS.CloudTrail"])]);
  expect((await enabledRules()).sort()).toEqual(["any", "aws", "aws_new", "aws_newer", "both"]);
});

test("what was enabled before packs waited stays so", async () => {
  await clear();
  await store.detections.syncManaged(rules, now);
  await store.packs.syncManaged(packs, now);
  await sync();
  expect(await enabledPacks()).toEqual(["Aws", "General", "Okta"]);
  expect((await enabledRules()).sort()).toEqual(["any", "aws", "both", "okta"]);
});
