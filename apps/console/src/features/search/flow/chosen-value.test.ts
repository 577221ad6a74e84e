import { expect, it } from "vitest";
import { chosenValue } from "./chosen-value.ts";

const row = {
  name: "a",
  "agg.count()": 5,
  user: { "a.b": { c: "x" }, a: { d: null } },
  ips: ["1.1.1.1"],
  resources: [{ kind: "k" }, { arn: "r", tags: ["t"] }],
};

it.each([
  ["name", "a", { path: ["name"], value: "a", listAt: undefined }],
  ["agg.count()", 5, { path: ["agg.count()"], value: 5, listAt: undefined }],
  ["user.a.b.c", "x", { path: ["user", "a.b", "c"], value: "x", listAt: undefined }],
  ["user.a.d", null, { path: ["user", "a", "d"], value: null, listAt: undefined }],
  ["ips", "1.1.1.1", { path: ["ips"], value: "1.1.1.1", listAt: 1 }],
  ["resources.arn", "r", { path: ["resources", "arn"], value: "r", listAt: 1 }],
])("finds what %s is", (path, value, chosen) => {
  expect(chosenValue(row, path, value)).toEqual(chosen);
});

it.each([
  ["a list within a list", "resources.tags", "t"],
  ["what is not there", "user.missing", "x"],
  ["an object", "user", row.user],
])("has no filter for %s", (_what, path, value) => {
  expect(chosenValue(row, path, value)).toBeUndefined();
});
