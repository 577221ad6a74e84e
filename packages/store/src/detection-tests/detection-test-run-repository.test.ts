import type { ActorReference, Rule } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const { detections, detectionTestRuns } = store;
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
const run = { detectionId: "A", testedText: "v1", passed: 2, failed: 1, ranAt: at(1), detectionModified: at(0) };

test("keeps the last run of each detection", async () => {
  await detections.create(aRule("A", 0), "CONSOLE");
  await detectionTestRuns.record(run);
  await detectionTestRuns.record({ ...run, failed: 0, ranAt: at(2) });
  expect([...(await detectionTestRuns.getMany(["A", "B"])).values()]).toEqual([{ ...run, failed: 0, ranAt: at(2) }]);
});

test("keeps nothing of a detection that is deleted, before or after the run", async () => {
  await detections.create(aRule("A", 0), "CONSOLE");
  await detectionTestRuns.record(run);
  await detections.delete(["A"], { origin: "CONSOLE", by: ada, at: at(3) });
  await detectionTestRuns.record(run);
  expect((await detectionTestRuns.getMany(["A"])).size).toBe(0);
});

test("lists detections whose version has no run, and those of packs while they are enabled", async () => {
  await detections.create(aRule("A", 0), "CONSOLE");
  await detections.create(aRule("B", 1, { enabled: false }), "CONSOLE");
  await detections.syncManaged([aRule("C", 0), aRule("D", 0, { enabled: false })], at(2));
  expect(await detectionTestRuns.listPending(10)).toEqual(["C", "B", "A"]);
  await detectionTestRuns.record(run);
  expect(await detectionTestRuns.listPending(10)).toEqual(["C", "B"]);
  expect(await detectionTestRuns.listPending(1)).toEqual(["C"]);

  await detections.update(aRule("A", 4), "CONSOLE");
  expect(await detectionTestRuns.listPending(1)).toEqual(["A"]);
  const version = { detectionId: "A", detectionModified: at(4) };
  await detectionTestRuns.follow({ ...version, testedText: "v2" });
  expect(await detectionTestRuns.listPending(1)).toEqual(["A"]);
  await detectionTestRuns.follow({ ...version, testedText: "v1" });
  expect(await detectionTestRuns.listPending(10)).toEqual(["C", "B"]);
});
