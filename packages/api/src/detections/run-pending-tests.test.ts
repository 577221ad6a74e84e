import { openTestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { aRule } from "../testing/builders.ts";
import { createRuleInspection } from "./create-rule-inspection.ts";
import { runPendingTests } from "./run-pending-tests.ts";

const { store, clear, close } = await openTestStore();
const rules = createRuleInspection(store, undefined, { cacheFolder: testCacheFolder, libraries: {} });
const runTests = vi.spyOn(rules, "runTests");
let now = new Date("2026-03-01T10:00:00Z");
const runPending = () => runPendingTests({ store, rules, clock: () => now }, new AbortController().signal);

beforeAll(clear);
beforeEach(() => {
  runTests.mockClear();
});
afterAll(() => Promise.all([rules.close(), close()]));

const aTest = (name: string, door: string) => ({ name, expectedResult: true, log: { door }, mocks: [] });
const body = 'def rule(event):\n    return event["door"] == "vault"\n';
const tested = { managed: false, body, tests: [aTest("vault", "vault"), aTest("hall", "hall")] };

async function outcomes() {
  const runs = await store.detectionTestRuns.getMany((await store.detections.all()).map(({ id }) => id));
  return Object.fromEntries([...runs].map(([id, { passed, failed, ranAt }]) => [id, [passed, failed, ranAt]]));
}

test("runs the tests of what was stored without them, whatever becomes of one", { timeout: 60_000 }, async () => {
  await store.detections.put(aRule({ ...tested, id: "Door" }), "UPLOAD");
  await store.detections.put(aRule({ ...tested, id: "Broken", body: "def rule(event)\n" }), "UPLOAD");
  await store.detections.put(aRule({ id: "No.Tests", managed: false, tests: [] }), "UPLOAD");
  await store.detections.syncManaged([aRule({ ...tested, id: "Waiting", enabled: false })], now);
  await runPending();
  expect(runTests).toHaveBeenCalledTimes(1);
  expect(await outcomes()).toEqual({ Door: [1, 1, now], Broken: [0, 2, now], "No.Tests": [0, 0, now] });
});

test("runs nothing where the tests would run on what they ran on before", { timeout: 60_000 }, async () => {
  const ranAt = now;
  now = new Date("2026-03-01T11:00:00Z");
  await store.detections.put(aRule({ ...tested, id: "Door", tags: ["doors"], lastModified: now }), "UPLOAD");
  await runPending();
  expect(runTests).not.toHaveBeenCalled();
  expect((await outcomes()).Door).toEqual([1, 1, ranAt]);
  expect(await store.detectionTestRuns.listPending(10)).toEqual([]);

  now = new Date("2026-03-01T12:00:00Z");
  const changed = aRule({ ...tested, id: "Door", tests: [aTest("vault", "vault")], lastModified: now });
  await store.detections.put(changed, "UPLOAD");
  await store.detections.setEnabled("Waiting", true, now);
  await runPending();
  expect(runTests).toHaveBeenCalledTimes(1);
  expect(await outcomes()).toMatchObject({ Door: [1, 0, now], Waiting: [1, 1, now] });
});
