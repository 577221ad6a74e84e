import { openTestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createRuleInspection } from "../detections/create-rule-inspection.ts";
import { addDoorSchema, aRule } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let author: SignedInUser;
let close: () => Promise<void>;
beforeAll(async () => {
  const testStore = await openTestStore();
  const rules = createRuleInspection(testStore.store, undefined, { cacheFolder: testCacheFolder, libraries: {} });
  close = () => rules.close();
  api = await TestApi.open(testStore, { rules });
});
afterAll(async () => {
  await close();
  await api.close();
});
beforeEach(async () => {
  await api.clear();
  await addDoorSchema(api.store, api.now);
  author = await api.signedIn("RuleModify", "RuleRead");
});

const notHall = "- { KeyPath: door, Condition: DoesNotEqual, Value: hall }";
const aTest = { name: "Alert Test - now", resource: '{"door":"hall"}' };

const addTo = async (ruleId: string, more: object = {}, by = author) => {
  const stored = await api.store.detections.get(ruleId);
  const input = { ruleId, filters: notHall, lastModified: stored?.lastModified, ...more };
  return by.ask(
    `mutation ($input: UpdateRuleAndFilterInput!) {
      updateRuleAndFilter(input: $input) { id inlineFilters tests { name expectedResult } lastModifiedBy { id } } }`,
    { input },
  );
};
const aDoorRule = (id: string, change: Parameters<typeof aRule>[0] = {}) =>
  api.store.detections.create(aRule({ id, managed: false, ...change }));

test("adds a filter below those of the rule, with a unit test that it passes", async () => {
  await aDoorRule("Door", { inlineFilters: [{ KeyPath: "door", Condition: "DoesNotEqual", Value: "roof" }] });
  const { data, errors } = await addTo("Door", { test: aTest });
  expect(errors).toEqual([]);
  expect(data.updateRuleAndFilter).toEqual({
    id: "Door",
    inlineFilters: expect.stringMatching(/roof.*hall/s),
    tests: [{ name: aTest.name, expectedResult: false }],
    lastModifiedBy: { id: author.user.id },
  });
  const run = await author.ask('mutation { runDetectionTests(id: "Door") { passed } }');
  expect(run.data.runDetectionTests).toEqual([{ passed: true }]);
});

test("adds filters to rules that come with Pharos, but no unit tests", async () => {
  await aDoorRule("Shipped", { managed: true });
  expect((await addTo("Shipped", { test: aTest })).errors[0]?.extensions.address).toBe("content.managed");
  const { data } = await addTo("Shipped");
  expect(data.updateRuleAndFilter).toMatchObject({ inlineFilters: expect.stringContaining("hall"), tests: [] });
});

test("refuses to change another version than the one that was looked at", async () => {
  await aDoorRule("Door");
  const { errors } = await addTo("Door", { lastModified: "2020-01-01T00:00:00Z" });
  expect(errors[0]?.extensions.code).toBe("RevisionConflict");
});

test.each([
  { name: "no condition at all", more: { filters: "[]" }, says: "at least one condition" },
  { name: "a condition without a value", more: { filters: "- { KeyPath: door, Condition: Equals }" }, says: "Value" },
  { name: "a form that filters do not have", more: { filters: "- None: []" }, says: "None" },
  { name: "an event that is no object", more: { test: { ...aTest, resource: "7" } }, says: "JSON object" },
])("refuses $name, and saves nothing", async ({ more, says }) => {
  await aDoorRule("Door");
  const { errors } = await addTo("Door", more);
  expect(errors[0]?.message).toContain(says);
  expect(await api.store.detections.get("Door")).not.toHaveProperty("inlineFilters");
});

test("needs RuleModify, and all log types of the rule", async () => {
  await aDoorRule("Door");
  const reader = await api.signedIn("RuleRead");
  expect((await addTo("Door", {}, reader)).errors[0]?.extensions.code).toBe("Forbidden");
  const other = await api.signedInSeeing(["Custom.Window"], "RuleRead", "RuleModify");
  expect((await addTo("Door", {}, other)).errors[0]?.extensions.code).toBe("NotFound");
});
