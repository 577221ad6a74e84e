import type { ActorReference, Rule } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const { detections, detectionChanges } = store;
const ada: ActorReference = { kind: "user", id: "u1", name: "Ada" };
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 10, minute));

beforeEach(clear);
afterAll(close);

function aRule(id: string, minute: number, change: Partial<Rule> = {}): Rule {
  return {
    id,
    kind: "RULE",
    displayName: id,
    enabled: true,
    severity: "HIGH",
    logTypes: ["AWS.CloudTrail"],
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
    managed: false,
    createdAt: at(0),
    createdBy: ada,
    lastModified: at(minute),
    lastModifiedBy: ada,
    author: ada,
    ...change,
  };
}

const summaryOf = async (id: string) =>
  (await detectionChanges.list(id, 10)).map(({ action, origin, by, at, before, after }) => ({
    action,
    origin,
    by: by?.name,
    minute: at.getUTCMinutes(),
    before: before?.description,
    after: after?.description,
  }));

test("tells of every change who made it, when, by which way, and both versions", async () => {
  await detections.create(aRule("a", 0, { description: "one" }));
  await detections.put(aRule("a", 1, { description: "two" }), "UPLOAD");
  await detections.setEnabled("a", false, at(2), ada, "PACK");
  await detections.delete(["a"], { origin: "API", by: ada, at: at(3) });
  expect(await summaryOf("a")).toEqual([
    { action: "DELETED", origin: "API", by: "Ada", minute: 3, before: "two", after: undefined },
    { action: "CHANGED", origin: "PACK", by: "Ada", minute: 2, before: "two", after: "two" },
    { action: "CHANGED", origin: "UPLOAD", by: "Ada", minute: 1, before: "one", after: "two" },
    { action: "CREATED", origin: "CONSOLE", by: "Ada", minute: 0, before: undefined, after: "one" },
  ]);
  const [deletion, disabling, upload, creation] = await detectionChanges.list("a", 10);
  expect(deletion?.before).toEqual({ ...aRule("a", 2, { description: "two", enabled: false }) });
  expect([disabling?.before?.enabled, disabling?.after?.enabled]).toEqual([true, false]);
  expect(await detectionChanges.list("a", 1, disabling?.id)).toEqual([upload]);
  expect(await detectionChanges.get(creation?.id ?? "")).toEqual(creation);
});

test("tells of nothing that was undone with its transaction", async () => {
  await detections.create(aRule("a", 0));
  const failing = store.transaction(async (tx) => {
    await tx.detections.delete(["a"], { origin: "CONSOLE", by: ada, at: at(1) });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await expect(detections.create(aRule("a", 2))).rejects.toMatchObject({ code: "detections.id_taken" });
  await detections.delete(["never"], { origin: "CONSOLE", by: ada, at: at(1) });
  expect((await summaryOf("a")).map(({ action }) => action)).toEqual(["CREATED"]);
  expect(await summaryOf("never")).toEqual([]);
});

test("tells what new versions of Pharos change, and what derived rules follow", async () => {
  await detections.syncManaged([aRule("base", 0)], at(0));
  await detections.create({ ...aRule("own", 1), kind: "DERIVED_RULE", baseDetection: "base" });
  await detections.syncManaged([aRule("base", 0, { description: "new" })], at(2));
  await detections.syncManaged([aRule("other", 0)], at(3));
  expect((await summaryOf("base")).map(({ action, origin }) => `${action} ${origin}`)).toEqual([
    "DELETED PHAROS",
    "CHANGED PHAROS",
  ]);
  expect((await summaryOf("own")).map(({ action, origin }) => `${action} ${origin}`)).toEqual([
    "CHANGED PHAROS",
    "CREATED CONSOLE",
  ]);
});

test("replaces only the version that was edited, and says who made the other one", async () => {
  await detections.create(aRule("a", 0));
  const edit = (minute: number) => detections.put(aRule("a", minute), "CONSOLE", at(0));
  const outcomes = await Promise.allSettled([edit(1), edit(2)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(edit(3)).rejects.toMatchObject({
    category: "RevisionConflict",
    message: expect.stringMatching(/^Ada changed the detection a at 2026-03-01T10:0[12]/),
  });
  expect(await summaryOf("a")).toHaveLength(2);
});

test("lists deletions that nobody has undone, for as long as they can be", async () => {
  for (const id of ["a", "b", "c"]) {
    await detections.create(aRule(id, 0));
    await detections.delete([id], { origin: "CONSOLE", by: ada, at: at(id === "a" ? 1 : 5) });
  }
  await detections.create(aRule("b", 6));
  const ids = async (since: Date, only?: string[]) =>
    (await detectionChanges.listDeletions(since, only)).map(({ detectionId }) => detectionId);
  expect(await ids(at(0))).toEqual(["c", "a"]);
  expect(await ids(at(2))).toEqual(["c"]);
  expect(await ids(at(0), ["a", "b"])).toEqual(["a"]);
  await detectionChanges.expire(at(2));
  expect(await ids(at(0))).toEqual(["c"]);
  expect(await summaryOf("a")).toEqual([]);
  expect(await summaryOf("b")).toHaveLength(3);
});
