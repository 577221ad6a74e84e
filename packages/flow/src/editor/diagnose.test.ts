import { expect, it } from "vitest";
import { openText } from "../testing/open-text.ts";
import { diagnose } from "./diagnose.ts";

const bounded = "aws_cloudtrail | where p_event_time > time.ago(1d)";

it.each([
  ["an operator", "print a = 1 | wehre a > 0", "unknown_operator", "print a = 1 | where a > 0"],
  ["a column", "print abc = 1 | where abd > 0", "unknown_column", "print abc = 1 | where abc > 0"],
  ["a function", "print a = strings.lowr('A')", "unknown_function", "print a = strings.lower('A')"],
  ["a table", "aws_cloudtrial | limit 5", "unknown_table", "aws_cloudtrail | limit 5"],
  ["a string", "print a = 'x", "unterminated_string", "print a = 'x'"],
  ["a bracket", "print a = (1 + 2 | limit 5", "expected", "print a = (1 + 2) | limit 5"],
  ["a semicolon", "let n = 5\nlet m = 6;print a = n", "expected", "let n = 5;\nlet m = 6;print a = n"],
  ["a semicolon before a pipeline", "let n = 5\nprint a = n", "unexpected", "let n = 5;\nprint a = n"],
  ["what nobody uses", "let n = 5;\nprint a = 1", "unused", "print a = 1"],
  [
    "extend",
    "print a = 1 | extend n = agg.count()",
    "aggregate_outside_summarize",
    "print a = 1 | summarize n = agg.count()",
  ],
  [
    "a time",
    "aws_cloudtrail | limit 5",
    "no_time_filter",
    "aws_cloudtrail\n| where p_event_time > time.ago(1d) | limit 5",
  ],
  ["rows in front", "print a = 1; print b = 2", "statement_not_last", "print a = 1; let rows = print b = 2"],
])("mends %s", (_what, text, code, mended) => {
  const found = diagnose(openText(text).document).find((one) => one.code === code);
  const [fix] = found?.fixes ?? [];
  if (fix === undefined) throw new Error(`no fix among ${JSON.stringify(diagnose(openText(text).document))}`);
  expect(text.slice(0, fix.start) + fix.text + text.slice(fix.end)).toBe(mended);
});

it("says nothing of a query that is in order", () => {
  expect(diagnose(openText(bounded).document)).toEqual([]);
});

it("does not speak of time where there are errors", () => {
  const codes = diagnose(openText("aws_cloudtrail | where").document).map(({ code }) => code);
  expect(codes).toEqual(["expected"]);
});

it("says once of all tables of a wildcard that they are read from their first day", () => {
  const told = diagnose(openText("union pharos_logs.public.*, (print a = 1)").document).filter(
    ({ code }) => code === "no_time_filter",
  );
  expect(told.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^pharos_logs\.public\.\w+ and \d+ more are read from their first day: /),
  ]);
});
