import { expect, test } from "vitest";
import { prefixProblems } from "./prefix-problems.ts";

const row = (prefix: string, ...excludedPrefixes: string[]) => ({
  prefix,
  logTypes: ["AWS.ALB"],
  excludedPrefixes,
});

test.each([
  { name: "the whole bucket", row: row(""), problems: {} },
  { name: "a folder with an excluded one", row: row("logs/", "logs/*/debug/"), problems: {} },
  { name: "a star", row: row("*"), problems: { prefix: /\* alone is not accepted/ } },
  { name: "a leading slash", row: row("/logs"), problems: { prefix: /must not start with \// } },
  {
    name: "an excluded prefix elsewhere",
    row: row("logs/", "tmp/"),
    problems: { excludedPrefixes: /tmp\/ must start with logs\// },
  },
  { name: "an excluded prefix that is all", row: row("logs/", "logs/"), problems: { excludedPrefixes: /must differ/ } },
  { name: "two stars", row: row("a/", "a/**/b"), problems: { excludedPrefixes: /must not contain \*\*/ } },
  { name: "a star at the end", row: row("a/", "a/b*"), problems: { excludedPrefixes: /must not end with \*/ } },
  { name: "the same excluded twice", row: row("a/", "a/b", "a/b"), problems: { excludedPrefixes: /twice/ } },
  { name: "no log type", row: { ...row("a/"), logTypes: [] }, problems: { logTypes: /at least one/ } },
])("$name", ({ row, problems }) => {
  const [found = {}] = prefixProblems([row]);
  const expected = Object.entries(problems).map(([part, pattern]) => [part, expect.stringMatching(pattern)]);
  expect(found).toEqual(Object.fromEntries(expected));
});

test("a prefix that another row has", () => {
  expect(prefixProblems([row("a/"), row("b/"), row("a/")])).toEqual([{}, {}, { prefix: "Prefixes must be unique" }]);
});
