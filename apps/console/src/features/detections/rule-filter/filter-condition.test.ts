import { expect, test } from "vitest";
import { findCondition, readCondition, writeCondition } from "./filter-condition.ts";

const event = {
  userName: "ada",
  count: 3,
  isRoot: false,
  session: { issuer: { arn: "arn:1" }, none: null },
  p_any_ip_addresses: ["192.0.2.7", "192.0.2.8"],
  resources: [{ type: "bucket" }, { ARN: "arn:2", tags: ["a"] }],
  headers: { "user.agent": "curl", "x[0]": 1 },
  p_alert_id: "1",
};

test.each([
  { path: "userName", value: "ada", field: "userName", operator: "DoesNotEqual" },
  { path: "count", value: 3, field: "count", operator: "DoesNotEqual" },
  { path: "isRoot", value: false, field: "isRoot", operator: "DoesNotEqual" },
  { path: "session.issuer.arn", value: "arn:1", field: "session.issuer.arn", operator: "DoesNotEqual" },
  { path: "p_any_ip_addresses", value: "192.0.2.8", field: "p_any_ip_addresses", operator: "DoesNotContain" },
  { path: "resources.ARN", value: "arn:2", field: "resources[*].ARN", operator: "DoesNotContain" },
])("keeps events with this $path away", ({ path, value, field, operator }) => {
  expect(findCondition(event, path, value)).toEqual({ field, operator, value });
});

test.each([
  { value: null, operator: "IsNotNull" },
  { value: "", operator: "IsNotNullOrEmpty" },
])("keeps events with $value away by $operator", ({ value, operator }) => {
  expect(findCondition(event, "session.none", value)).toEqual({ field: "session.none", operator });
});

test.each(["headers.user.agent", "headers.x[0]", "p_alert_id", "absent", ""])(
  "offers no condition for %j, which no rule can read",
  (path) => {
    expect(findCondition(event, path, "x")).toBeUndefined();
  },
);

test("a condition in an address is read back, and nothing else is", () => {
  for (const value of ["ada", "", 3, false, undefined]) {
    const condition = { field: "a.b", operator: "DoesNotEqual", value } as const;
    expect(readCondition(writeCondition(condition))).toEqual(condition);
  }
  for (const text of ["", "{", "[]", "7", "null", '["a",{}]', '["a","Equals",{}]']) {
    expect(readCondition(text)).toBeUndefined();
  }
});
