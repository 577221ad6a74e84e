import { expect, test } from "vitest";
import { markLines, offsetOfLine } from "./coverage-marks.ts";

test("marks lines as run, not run, and run without going on everywhere", () => {
  const coverage = { lines: [1, 2, 3, 5], missed: [3], untaken: [{ from: 2, to: 3 }] };
  expect(markLines(coverage)).toEqual([
    { line: 1, kind: "covered", text: "Tests run this line." },
    { line: 2, kind: "partial", text: "No test goes from here to line 3." },
    { line: 3, kind: "missed", text: "No test runs this line." },
    { line: 5, kind: "covered", text: "Tests run this line." },
  ]);
  expect(markLines(undefined)).toEqual([]);
});

test.each([
  { line: 1, offset: 0 },
  { line: 2, offset: 2 },
  { line: 4, offset: 7 },
  { line: 9, offset: 8 },
])("line $line begins at $offset", ({ line, offset }) => {
  expect(offsetOfLine("a\nbcd\n\ne", line)).toBe(offset);
});
