import { expect, test } from "vitest";
import { groupingText } from "./grouping-text.ts";

test.each([
  ["a rule by its dedup string", "RULE", "198.51.100.7", "198.51.100.7"],
  ["a policy without one", "POLICY", "defaultDedupString:Bucket.Public", "All matches of the detection"],
  ["a correlation by the values that its signals share", "CORRELATION_RULE", '["ann","10.0.0.1"]', "ann, 10.0.0.1"],
  ["a correlation whose signals share none", "CORRELATION_RULE", "[]", "All matches of the detection"],
  ["a correlation with a dedup string of its own", "CORRELATION_RULE", "harbour", "harbour"],
  ["a system error", "SYSTEM_ERROR", "01a226c9-0dba-757a", undefined],
])("%s", (_name, subtype, dedupString, text) => {
  expect(groupingText({ subtype, dedupString })).toBe(text);
});
