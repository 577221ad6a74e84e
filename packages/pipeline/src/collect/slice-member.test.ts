import { expect, test } from "vitest";
import { sliceMember } from "./slice-member.ts";

test.each([
  ["the first member", `{"detail":{"a":1},"id":"x"}`, `{"a":1}`],
  ["the last member", `{"id":"x", "detail" : [1, {"detail":2}] }`, `[1, {"detail":2}]`],
  ["digits that a double would lose", `{"detail":{"id":12345678901234567890}}`, `{"id":12345678901234567890}`],
  ["quotes and brackets within texts", `{"a":"}\\"{","detail":"x\\"}]"}`, `"x\\"}]"`],
  ["a name that is written with an escape", `{"d\\u0065tail":7}`, "7"],
  ["a number", `{"detail":1.50,"b":2}`, "1.50"],
])("slices %s", (_name, text, member) => {
  expect(sliceMember(text, "detail")).toBe(member);
});

test.each([
  ["a member of a member", `{"a":{"detail":1}}`],
  ["a value of this name", `{"a":"detail","b":2}`],
  ["an array", `["detail"]`],
  ["text that is no JSON", `{"detail":1`],
])("finds none in %s", (_name, text) => {
  expect(sliceMember(text, "detail")).toBeUndefined();
});
