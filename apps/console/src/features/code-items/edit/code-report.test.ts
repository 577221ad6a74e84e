import { expect, test } from "vitest";
import { failedTests, type Report, reportSentence } from "./code-report.ts";

const aReport = (change: Partial<Report>): Report => ({
  problems: [],
  testCount: 0,
  failureCount: 0,
  uses: [],
  ...change,
});
const use = (...passed: boolean[]) => ({
  id: "r",
  kind: "RULE",
  displayName: "Rule",
  results: passed.map((one, index) => ({ name: `t${index}`, passed: one, error: one ? null : "no" })),
});

test.each([
  { report: aReport({}), says: "Nothing that uses it has tests." },
  { report: aReport({ testCount: 1, uses: [use(true)] }), says: "All tests passed! 1 test of 1 detection ran." },
  { report: aReport({ testCount: 2, failureCount: 1, uses: [use(true, false)] }), says: "1 of 2 tests failed." },
  {
    report: aReport({ problems: [{ file: "PYTHON", line: 1, column: 1, message: "x" }] }),
    says: "The text has mistakes, so no test ran.",
  },
])("says: $says", ({ report, says }) => {
  expect(reportSentence(report)).toBe(says);
});

test("names the tests that failed with their detection", () => {
  expect(failedTests(aReport({ uses: [use(true, false)] }))).toEqual([
    { key: "r\0t1", detection: "Rule", name: "t1", error: "no" },
  ]);
});
