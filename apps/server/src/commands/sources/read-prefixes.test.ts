import { expect, test } from "vitest";
import { readPrefixes } from "./read-prefixes.ts";

const row = (prefix: string, logTypes: string[], ...excludedPrefixes: string[]) => ({
  prefix,
  logTypes,
  excludedPrefixes,
});

test.each([
  { name: "log types of the whole bucket", given: [[], ["AWS.ALB"], []], prefixes: [row("", ["AWS.ALB"])] },
  {
    name: "prefixes, each with its excluded ones",
    given: [["a/=AWS.ALB,AWS.NLB", "a/b/=AWS.WAFWebACL"], [], ["a/tmp/", "a/b/*/tmp/"]],
    prefixes: [row("a/", ["AWS.ALB", "AWS.NLB"], "a/tmp/"), row("a/b/", ["AWS.WAFWebACL"], "a/b/*/tmp/")],
  },
  {
    name: "a prefix with an equals sign, as Hive names folders",
    given: [["day=1/=AWS.ALB"], [], []],
    prefixes: [row("day=1/", ["AWS.ALB"])],
  },
] as const)("reads $name", ({ given: [prefixes, logTypes, excluded], prefixes: expected }) => {
  expect(readPrefixes(prefixes, logTypes, excluded)).toEqual({ prefixes: expected, problem: undefined });
});

test.each([
  { name: "nothing", given: [[], [], []], problem: /Give --log-type/ },
  { name: "a prefix without a log type", given: [["a/"], [], []], problem: /--prefix a\/ must be/ },
  {
    name: "an excluded prefix elsewhere",
    given: [["a/=AWS.ALB"], [], ["b/"]],
    problem: /--exclude b\/ starts with none/,
  },
] as const)("refuses $name", ({ given: [prefixes, logTypes, excluded], problem }) => {
  expect(readPrefixes(prefixes, logTypes, excluded).problem).toMatch(problem);
});
