import { expect, test } from "vitest";
import { readNewDetectionSearch } from "./edit-search.ts";

test.each([
  { search: { type: "correlation-rule" }, type: "correlation-rule" },
  { search: { type: "CorrelationRule" }, type: "correlation-rule" },
  { search: { type: "SCHEDULED_RULE" }, type: "scheduled-rule" },
  { search: { type: "scheduledRule" }, type: "scheduled-rule" },
  { search: { type: "Policy" }, type: "policy" },
  { search: { type: "RULE" }, type: "rule" },
  { search: { type: "rule", isSimpleDetection: true }, type: "simple-rule" },
  { search: { isSimpleDetection: true }, type: "simple-rule" },
  { search: { type: "policy", isSimpleDetection: true }, type: "policy" },
  { search: { type: "tool" }, type: undefined },
])("$search begins with $type", ({ search, type }) => {
  expect(readNewDetectionSearch(search)).toEqual(type === undefined ? {} : { type });
});
