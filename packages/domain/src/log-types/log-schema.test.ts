import { expect, test } from "vitest";
import { columnNameOf, tableNameOf } from "./log-schema.ts";

test.each([
  ["AWS.CloudTrail", "aws_cloudtrail"],
  ["Amazon.EKS.Audit", "amazon_eks_audit"],
  ["Custom.My-Log", "custom_my_log"],
])("the table of %s is %s", (logType, table) => {
  expect(tableNameOf(logType)).toBe(table);
});

test.each([
  ["eventName", "eventName"],
  ["@timestamp", "at_sign_timestamp"],
  ["user.id", "user_id"],
  ["id.orig_h", "id_orig_h"],
  [".tag", "_tag"],
  ["a@b", "a_at_sign_b"],
  ["a b", "a_b"],
  ["naïve", "naive"],
  ["AA", "AA"],
])("the column of %s is %s", (key, column) => {
  expect(columnNameOf(key)).toBe(column);
});
