import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const { resources, suppressions } = store;
const at = new Date("2026-03-01T10:00:00Z");
const one = { policyId: "P", resourceId: "a", reason: "On purpose", createdAt: at, createdBy: "Ada" };

beforeEach(async () => {
  await clear();
  await resources.put([{ id: "a", type: "T", attributes: {} }], at);
});
afterAll(close);

test("keeps one of each result, the latest", async () => {
  await suppressions.put(one);
  await suppressions.put({ ...one, reason: "Until May", createdBy: "Bob" });
  expect(await suppressions.ofResources(["a", "b"])).toEqual([{ ...one, reason: "Until May", createdBy: "Bob" }]);
});

test("says whether there was one to remove", async () => {
  await suppressions.put(one);
  expect([await suppressions.remove("P", "a"), await suppressions.remove("P", "a")]).toEqual([true, false]);
  expect(await suppressions.ofResources(["a"])).toEqual([]);
});

test("goes with its resource, once that is forgotten", async () => {
  await suppressions.put(one);
  await resources.delete(["a"], at);
  await resources.forgetDeleted(new Date(at.getTime() + 1));
  expect(await suppressions.ofResources(["a"])).toEqual([]);
});
