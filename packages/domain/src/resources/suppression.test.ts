import { expect, test } from "vitest";
import { isSuppressed } from "./suppression.ts";

const id = "arn:aws:s3:::logs.example.com";

test.each([
  { pattern: id, suppressed: true },
  { pattern: "arn:aws:s3:::logs", suppressed: false },
  { pattern: "logs.example.com", suppressed: false },
  { pattern: "*", suppressed: true },
  { pattern: "*logs*", suppressed: true },
  { pattern: "arn:*:logs.*.com", suppressed: true },
  { pattern: "arn:aws:s3:::*", suppressed: true },
  { pattern: "*example.com", suppressed: true },
  { pattern: "*example", suppressed: false },
  { pattern: "arn*s3*s3*", suppressed: false },
  { pattern: "arn:aws:s3:::logs.example.com*com", suppressed: false },
  { pattern: "arn:aws:s3:::logs?example.com", suppressed: false },
  { pattern: "arn:aws:s3:::logs.*.[c]om", suppressed: false },
  { pattern: "ARN:AWS:*", suppressed: false },
  { pattern: "", suppressed: false },
])("$pattern: $suppressed", ({ pattern, suppressed }) => {
  expect(isSuppressed(id, ["other", pattern])).toBe(suppressed);
});
