import { expect, test } from "vitest";
import { LineCounter } from "yaml";
import { parseYaml } from "./parse-yaml.ts";

const parse = (text: string) => {
  const document = parseYaml(text, new LineCounter());
  return { errors: document.errors.map(({ message, pos: [at] }) => `${at}: ${message}`), document };
};
const keys = (count: number) => Array.from({ length: count }, (_, n) => `key${n}: value\n`).join("");

test("a mapping of 40,000 keys is read as fast as 40 of 1,000", () => {
  const timed = (text: string) => {
    const startedAt = process.cpuUsage().user;
    expect(parse(text).errors).toEqual([]);
    return process.cpuUsage().user - startedAt;
  };
  const parts = Array.from({ length: 40 }, (_, n) => `part${n}:\n${keys(1000).replaceAll(/^/gm, "  ")}\n`).join("");
  timed(parts);
  expect(timed(keys(40_000))).toBeLessThan(5 * timed(parts));
});

test.each([
  { name: "a key that is there twice", text: "a: 1\nb:\n  c: 1\n  c: 2\n", error: "17: Map keys must be unique" },
  { name: "a key of 40,000 that is there twice", text: `${keys(40_000)}key0: again`, error: /Map keys must be unique/ },
  { name: "200 levels", text: `${"[".repeat(200)}${"]".repeat(200)}`, error: /nested more than 100 levels deep/ },
  {
    name: "an alias after 500 others",
    text: `- &a x\n${"- *a\n".repeat(501)}`,
    error: /the document has more than 500 aliases/,
  },
  { name: "250,000 values", text: `[${"1,".repeat(250_000)}]`, error: /more than 200000 values/ },
  { name: "9 MB of text", text: "a".repeat(9 * 1024 * 1024), error: /the text is longer than 8 MB/ },
  { name: "two documents", text: "a: 1\n---\nb: 2\n", error: /multiple documents/ },
])("$name is an error", ({ text, error }) => {
  const { errors } = parse(text);
  expect(errors.at(-1)).toMatch(error);
  expect(errors.length).toBeLessThanOrEqual(20);
});

test.each([
  { name: "in brackets that do not end", text: `a:\n${"[".repeat(100_000)}`, at: 3 + 100 },
  { name: "in brackets", text: `a:\n${"[".repeat(5_000)}${"]".repeat(5_000)}`, at: 3 + 100 },
  { name: "in braces", text: `a:\n${"{b: ".repeat(5_000)}`, at: 3 + 4 * 100 },
  { name: "in lists", text: "- ".repeat(5_000), at: 2 * 101 },
])("thousands of levels $name are one error at the first level too many", ({ text, at }) => {
  expect(parse(text).errors).toEqual([`${at}: the document is nested more than 100 levels deep`]);
});

test("100 levels are read", () => {
  expect(parse(`${"[".repeat(101)}${"]".repeat(101)}`).errors).toEqual([]);
});

test("a text with thousands of errors tells the first twenty", () => {
  expect(parse("a: @\n".repeat(20_000)).errors).toHaveLength(20);
});

test("scalars are those of YAML 1.2", () => {
  expect(parse("[yes, 010, 2026-01-01, null]").document.toJS()).toEqual(["yes", 10, "2026-01-01", null]);
});
