import { expect, test } from "vitest";
import { groupResources } from "./group-resources.ts";

const counts = [
  { type: "Bucket", accountId: "1", status: "PASS", resources: 2 },
  { type: "Bucket", accountId: "2", status: "FAIL", resources: 3 },
  { type: "Key", accountId: "1", status: undefined, resources: 1 },
  { type: "User", accountId: "", status: "ERROR", resources: 9 },
] as const;

test("sums by type, the largest group first", () => {
  expect(groupResources(counts, ({ type }) => type)).toEqual([
    { label: "User", passed: 0, failed: 0, errored: 9, unchecked: 0 },
    { label: "Bucket", passed: 2, failed: 3, errored: 0, unchecked: 0 },
    { label: "Key", passed: 0, failed: 0, errored: 0, unchecked: 1 },
  ]);
});

test("groups of the same size are in the order of their labels", () => {
  expect(groupResources(counts, ({ accountId }) => accountId).map(({ label }) => label)).toEqual(["", "1", "2"]);
});
