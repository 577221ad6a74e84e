import { expect, test } from "vitest";
import { countsByKind, failureOf, issuesAsText } from "./upload-outcome.ts";

const none = { new: 0, modified: 0, total: 0 };
const result = {
  rules: { new: 2, modified: 1, total: 5 },
  policies: none,
  correlationRules: none,
  dataModels: none,
  globalHelpers: { new: 0, modified: 1, total: 1 },
  lookupTables: none,
  queries: none,
  packs: none,
  scheduledPrompts: none,
  dashboards: none,
  leftOut: [],
};

test("counts the kinds that were there, and all together", () => {
  expect(countsByKind(result)).toEqual({
    kinds: [
      { kind: "Rules", new: 2, modified: 1, total: 5 },
      { kind: "Global helpers", new: 0, modified: 1, total: 1 },
    ],
    all: { kind: "All", new: 2, modified: 2, total: 6 },
  });
});

test.each([
  ["The archive is damaged", { message: "The archive is damaged", files: [] }],
  ["{no JSON", { message: "{no JSON", files: [] }],
  ['{"error":"2 problems"}', { message: "2 problems", files: [] }],
])("reads %s", (error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});

test("puts what is wrong in one file together", () => {
  const issues = [
    { path: "a.yml", errorMessage: "line 1: no RuleID" },
    { path: "b.py", errorMessage: "no rule function" },
    { path: "a.yml", errorMessage: "line 3: no Severity" },
  ];
  const { files } = failureOf(JSON.stringify({ error: "3 problems", issues }));
  expect(files).toEqual([
    { path: "a.yml", messages: ["line 1: no RuleID", "line 3: no Severity"] },
    { path: "b.py", messages: ["no rule function"] },
  ]);
  expect(issuesAsText(files)).toBe("a.yml: line 1: no RuleID\na.yml: line 3: no Severity\nb.py: no rule function");
});
