import { describe, expect, test } from "vitest";
import { firstDocument } from "../edit/schema-document.ts";
import { makeField, type PatternKind, type ReadLine, readAsCsv } from "./make-field.ts";
import { readParserDocument } from "./parser-document.ts";

const head = "schema: Custom.Gate\n";
const specOf = (kind: string, ...patterns: string[]) =>
  `${head}parser:\n  ${kind}:\n    match:\n${patterns.map((one) => `      - '${one.replaceAll("'", "''")}'\n`).join("")}fields:\n  - name: gate\n    type: string\n`;

/** A line in which ⟦…⟧ marks the selection, and the pieces that were taken of it in their order. */
function sample(marked: string, taken: Record<string, string>, stop?: ReadLine["stop"]) {
  const start = marked.indexOf("⟦");
  const text = marked.replace(/[⟦⟧]/g, "");
  const selection = { start, end: marked.indexOf("⟧") - 1 };
  let from = 0;
  const pieces = Object.entries(taken).map(([name, value]) => {
    const at = text.indexOf(value, from);
    from = at + value.length;
    return { name: name.replace(/^_.*/, ""), start: at, end: from, value };
  });
  return { line: { text, pattern: 0, pieces, stop } satisfies ReadLine, selection };
}

function patternsAfter(
  spec: string,
  { line, selection }: ReturnType<typeof sample>,
  name: string,
  kind: PatternKind = "fastmatch",
): readonly string[] | string {
  const edit = makeField(spec, line, selection, { name, type: "string" }, kind);
  return "problem" in edit ? edit.problem : readParserDocument(edit.spec).patterns.map(({ text }) => text);
}

const ends = (at: number) => ({ at, expected: "", name: "" });

describe("a field of fastmatch", () => {
  test.each<[name: string, patterns: string[], sample: ReturnType<typeof sample>, next: string[] | string]>([
    [
      "takes its part of a piece",
      ["%{gate}: %{rest};"],
      sample("n: a=⟦1⟧ b;", { gate: "n", rest: "a=1 b" }),
      ["%{gate}: a=%{x} b;"],
    ],
    [
      "leaves the rest of the line to the last piece",
      ["%{gate}: %{rest}"],
      sample("n: a=⟦1⟧, b=2", { gate: "n", rest: "a=1, b=2" }),
      ["%{gate}: a=%{x}, %{rest}"],
    ],
    [
      "leaves it to text that is discarded",
      ["%{gate}: %{}"],
      sample("n: ⟦a⟧ b", { gate: "n", _: "a b" }),
      ["%{gate}: %{x} %{}"],
    ],
    [
      "takes the place of a whole piece",
      ["%{gate}: %{rest}"],
      sample("n: ⟦a b⟧", { gate: "n", rest: "a b" }),
      ["%{gate}: %{x}"],
    ],
    [
      "takes its part of literal text",
      ["gate %{gate} by mira;"],
      sample("gate n by ⟦mira⟧;", { gate: "n" }),
      ["gate %{gate} by %{x};"],
    ],
    [
      "takes its part of the text in front",
      ["gate 7 %{gate}"],
      sample("gate ⟦7⟧ n", { gate: "n" }),
      ["gate %{x} %{gate}"],
    ],
    [
      "goes on where the pattern ends",
      ["[%{gate}]"],
      sample("[n] a ⟦b⟧ c", { gate: "n" }, ends(3)),
      ["[%{gate}] a %{x} %{}"],
    ],
    [
      "begins a pattern for a line of another form",
      ["[%{gate}]"],
      sample("gate ⟦n⟧ open", {}, { at: 0, expected: "[", name: "" }),
      ["[%{gate}]", "gate %{x} %{}"],
    ],
    [
      "is refused across pieces",
      ["%{gate}: %{rest}"],
      sample("⟦n: a⟧ b", { gate: "n", rest: "a b" }),
      'The selection overlaps "gate". Select within that piece, or outside of it.',
    ],
    [
      "is refused beside another one",
      ["%{gate}: %{rest}"],
      sample("n⟦:⟧ a", { gate: "n", rest: "a" }),
      "Two fields need some text between them. Select a shorter piece, or one piece for both.",
    ],
    [
      "is refused under a name that the pattern has",
      ["%{gate}: %{x}"],
      sample("n: ⟦a⟧ b", { gate: "n", x: "a b" }),
      'The pattern has "x" already.',
    ],
  ])("%s", (_, patterns, marked, next) => {
    expect(patternsAfter(specOf("fastmatch", ...patterns), marked, "x")).toEqual(next);
  });
});

describe("a field of a regex", () => {
  test.each<[name: string, patterns: string[], sample: ReturnType<typeof sample>, next: string[] | string]>([
    [
      "takes its part of a group",
      [String.raw`^(?P<gate>\w+): (?P<rest>.*);$`],
      sample("n: a.b=⟦1⟧ b;", { gate: "n", rest: "a.b=1 b" }),
      [String.raw`^(?P<gate>\w+): a\.b=(?P<x>\d+) b;$`],
    ],
    [
      "leaves the rest of the line to the last group",
      [String.raw`^(?P<gate>\w+): (?P<rest>.*)$`],
      sample("n: ⟦a⟧ b", { gate: "n", rest: "a b" }),
      [String.raw`^(?P<gate>\w+): (?P<x>\S+) (?P<rest>.*)$`],
    ],
    [
      "takes its part of literal text",
      [String.raw`^gate (?P<gate>\w+) \(mira\)$`],
      sample("gate n (⟦mira⟧)", { gate: "n" }),
      [String.raw`^gate (?P<gate>\w+) \((?P<x>[^)]+)\)$`],
    ],
    [
      "takes its part of a pattern's parts",
      ["^gate ", "%{WORD:gate} by mira"],
      sample("gate n by ⟦mira⟧", { gate: "n" }),
      ["^gate ", String.raw`%{WORD:gate} by (?P<x>\S+)`],
    ],
    [
      "goes in front of what takes anything",
      [String.raw`^(?P<gate>\w+).*$`],
      sample("n, ⟦a⟧ b", { gate: "n" }),
      [String.raw`^(?P<gate>\w+), (?P<x>\S+).*$`],
    ],
    [
      "goes on where the pattern ends",
      [String.raw`^(?P<gate>\w+)$`],
      sample("n ⟦a b⟧; c", { gate: "n" }, { at: 1, expected: "$", name: "" }),
      [String.raw`^(?P<gate>\w+) (?P<x>[^;]+); .*$`],
    ],
    [
      "is refused behind the place where the pattern stops",
      [String.raw`^(?P<gate>\d+) x`],
      sample("n ⟦a⟧", {}, { at: 0, expected: String.raw`(?P<gate>\d+)`, name: "gate" }),
      "The pattern stops fitting this line before the selection. Mend it there first.",
    ],
    [
      "is refused where the pattern is more than text",
      [String.raw`^(?P<gate>\w+)\s+\w+\s+(?P<rest>\w+)$`],
      sample("n ⟦a⟧ b", { gate: "n", rest: "b" }),
      "The pattern has more than literal text here. Write the field into the document by hand.",
    ],
  ])("%s", (_, patterns, marked, next) => {
    expect(patternsAfter(specOf("regex", ...patterns), marked, "x")).toEqual(next);
  });
});

describe("the first field", () => {
  test.each<[kind: PatternKind, pattern: string]>([
    ["fastmatch", "gate 7: %{who} (%{}"],
    ["regex", String.raw`^gate 7: (?P<who>\S+) \(.*$`],
  ])("makes a parser of %s, and takes the place of the examples", (kind, pattern) => {
    const { line, selection } = sample("gate 7: ⟦mira⟧ (in)", {});
    const edit = makeField(firstDocument, line, selection, { name: "who", type: "string" }, kind);
    expect(edit).toEqual({
      spec: `schema: Custom.MyLogs\nparser:\n  ${kind}:\n    match:\n      - '${pattern}'\nfields:\n  - name: who\n    type: string\n`,
    });
  });

  test("keeps the fields and comments that a person wrote", () => {
    const { line, selection } = sample("⟦a⟧ b", {});
    const spec = `${head}# of the ferry\nfields: # two\n  - { name: gate, type: string }\n\nudm: []\n`;
    const edit = makeField(spec, line, selection, { name: "who", type: "int" }, "fastmatch");
    expect(edit).toEqual({
      spec: `${head}# of the ferry\nparser:\n  fastmatch:\n    match:\n      - '%{who} %{}'\nfields: # two\n  - { name: gate, type: string }\n  - { name: who, type: int }\n\nudm: []\n`,
    });
  });
});

test("a field that the document has is not added again", () => {
  const spec = specOf("fastmatch", "%{rest} x");
  const { line, selection } = sample("⟦n⟧ x", { rest: "n" });
  const edit = makeField(spec, line, selection, { name: "gate", type: "int" }, "fastmatch");
  expect(edit).toEqual({ spec: spec.replace("%{rest}", "%{gate}") });
});

test("a selection within a cell names its column", () => {
  const spec = `${head}parser: { csv: { delimiter: ",", columns: [gate, b] } }\nfields: []\n`;
  const { line, selection } = sample("n,⟦mira⟧", { gate: "n", b: "mira" });
  const edit = makeField(spec, line, selection, { name: "who", type: "string" }, "fastmatch");
  expect(edit).toEqual({
    spec: `${head}parser: { csv: { delimiter: ",", columns: [gate, who] } }\nfields:\n  - name: who\n    type: string\n`,
  });
});

test.each(["", "7th", "a b", "ä"])("the name %j is refused", (name) => {
  const { line, selection } = sample("⟦n⟧ x", {});
  expect(makeField(head, line, selection, { name, type: "string" }, "fastmatch")).toEqual({
    problem: `The name "${name}" must consist of letters, digits and _, and begin with a letter.`,
  });
});

describe("a header", () => {
  test("names the columns of a document without a parser, with types from the line behind it", () => {
    expect(readAsCsv(firstDocument, "at;gate;height", "2026-03-01T10:00:00Z;north;2.5")).toBe(
      'schema: Custom.MyLogs\nparser:\n  csv:\n    hasHeader: true\n    delimiter: ";"\nfields:\n  - name: at\n    type: timestamp\n    timeFormat: rfc3339\n  - name: gate\n    type: string\n  - name: height\n    type: float\n',
    );
  });

  test.each(["a sentence", "1,2,3", "a,a", 'a,"b"'])("is not %j", (line) => {
    expect(readAsCsv(firstDocument, line, undefined)).toBeUndefined();
  });
});
