import { describe, expect, test } from "vitest";
import { compileSchema } from "../compile/compiled-schema.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import type { RunScript } from "../scripts/run-script.ts";
import { receivedAtMs } from "../testing/a-chunk.ts";
import type { ParserTrace, TracedLine } from "./parser-trace.ts";
import { traceParser } from "./trace-parser.ts";

const noScript: RunScript = async () => [];

function trace(schema: string, text: string, runScript = noScript): Promise<ParserTrace> {
  const compiled = compileSchema(parseSchema(schema));
  return traceParser(compiled, { bytes: Buffer.from(text), at: new Date(receivedAtMs), runScript });
}

async function lineOf(schema: string, text: string): Promise<TracedLine> {
  const { lines } = await trace(schema, text);
  return lines[0] as TracedLine;
}

/** `mira]user` for each piece that stands in the line. */
function piecesOf({ text, pieces }: TracedLine): string[] {
  return pieces.flatMap(({ name, start, end }) => (start === null ? [] : [`${name}=${text.slice(start, end ?? 0)}`]));
}

const schemaOf = (parser: string, names: readonly string[], extra = "") => `schema: Custom.Gate
parser: ${parser}
fields:
${names.map((name) => `  - { name: ${JSON.stringify(name)}, type: string${extra} }`).join("\n")}
`;
const fastmatch = (...patterns: string[]) =>
  schemaOf(`{ fastmatch: { match: ${JSON.stringify(patterns)}, emptyValues: ["-"] } }`, ["a", "b", "c"]);
const regex = (...patterns: string[]) => schemaOf(`{ regex: { match: ${JSON.stringify(patterns)} } }`, ["a", "b", "c"]);
const csv = (options = "") => schemaOf(`{ csv: { delimiter: ",", ${options} } }`, ["a", "b", "c"]);
const columns = "columns: [a, b, c]";

describe("a line that a parser reads", () => {
  test.each<[name: string, schema: string, line: string, pieces: string[]]>([
    ["fastmatch", fastmatch("%{a} - [%{b}] %{c}"), "::1 - [today] x [y]", ["a=::1", "b=today", "c=x [y]"]],
    [
      "an escaped quote",
      fastmatch('%{a} "%{b}" %{c}'),
      String.raw`1 "say \"hi\"" 3`,
      ["a=1", String.raw`b=say \"hi\"`, "c=3"],
    ],
    ["discarded text", fastmatch("%{a} %{} %{c}"), "1 2 3", ["a=1", "=2", "c=3"]],
    ["the second pattern", fastmatch("x=%{a}", "y=%{b}"), "y=1", ["b=1"]],
    ["regex", regex(String.raw`^(?P<a>\d+)`, String.raw` (?P<b>\S+)?$`), "12 x", ["a=12", "b=x"]],
    ["an optional group that took no part", regex(String.raw`^(?P<a>\d+) (?P<b>x)?$`), "12 ", ["a=12"]],
    ["a grok reference", regex("^%{IP:a} %{WORD:b}$"), "10.0.0.1 GET", ["a=10.0.0.1", "b=GET"]],
    ["characters of two units", regex("^(?P<a>.)(?P<b>.)$"), "😀x", ["a=😀", "b=x"]],
    ["groups within groups", regex("^(?P<a>(?P<b>x)y)$"), "xy", ["a=xy", "b=x"]],
    ["csv", csv(columns), '1,"x, ""y""",', ["a=1", 'b=x, ""y""', "c="]],
    ["csv with blanks", csv(`${columns}, trimSpace: true`), " 1 , 2 ,3", ["a=1", "b=2", "c=3"]],
    [
      "key=value",
      schemaOf("{ native: { name: keyValue } }", ["a"]),
      "<13>gate: a=1, b=\"x y\" c='2'",
      ["a=1", "b=x y", "c=2"],
    ],
    [
      "CEF",
      schemaOf("{ native: { name: cef } }", ["name"]),
      String.raw`CEF:0|V|P|1|id|n\|m|5|src=::1 msg=a b`,
      [
        "cefVersion=0",
        "deviceVendor=V",
        "deviceProduct=P",
        "deviceVersion=1",
        "deviceEventClassId=id",
        String.raw`name=n\|m`,
        "severity=5",
        "src=::1",
        "msg=a b",
      ],
    ],
    [
      "LEEF",
      schemaOf("{ native: { name: leef } }", ["eventId"]),
      "host LEEF:2.0|V|P|1|login|^|src=::1^usr=mira k",
      [
        "syslogHeader=host",
        "leefVersion=2.0",
        "deviceVendor=V",
        "deviceProduct=P",
        "deviceVersion=1",
        "eventId=login",
        "src=::1",
        "usr=mira k",
      ],
    ],
  ])("shows the pieces of %s", async (_, schema, line, pieces) => {
    const traced = await lineOf(schema, line);
    expect(piecesOf(traced)).toEqual(pieces);
    expect(traced).toMatchObject({ outcome: "STORED", reason: "" });
  });

  test("gives the values that the fields get, and none where there is nothing", async () => {
    const { pieces } = await lineOf(fastmatch('%{a} "%{b}" %{c}'), String.raw`- "say \"hi\"" -`);
    expect(pieces.map(({ name, value }) => [name, value])).toEqual([
      ["a", null],
      ["b", 'say "hi"'],
      ["c", null],
    ]);
  });

  test("gives the value of the last piece of a name", async () => {
    const { pieces } = await lineOf(fastmatch("%{a} %{a}"), "1 2");
    expect(pieces.map(({ value }) => value)).toEqual([null, "2"]);
  });

  test("shows values that stand in no place of it", async () => {
    const schema = schemaOf('{ fastmatch: { match: ["%{a} %{b}"], expandFields: { c: "%{a}:%{b}" } } }', [
      "a",
      "b",
      "c",
    ]);
    const { pieces } = await lineOf(schema, "1 2");
    expect(pieces.at(-1)).toEqual({ name: "c", start: null, end: null, value: "1:2" });
  });
});

describe("a line that a parser does not read", () => {
  test.each<[name: string, schema: string, line: string, stopsAt: string, reason: string, pieces: string[]]>([
    ["a prefix", fastmatch("gate %{a}"), "gaze 1", "ga", 'expected "te "', []],
    ["a missing literal", fastmatch("%{a} [%{b}] %{c}"), "1 [2 3", "1 [", '"] " does not follow %{b}', ["a=1"]],
    [
      "more than the pattern",
      fastmatch("%{a}: %{b};"),
      "1: 2; 3",
      "1: 2;",
      "the pattern ends here, and the line goes on",
      ["a=1", "b=2"],
    ],
    [
      "another character",
      regex(String.raw`^(?P<a>\d+) (?P<b>\d+)$`),
      "12 x",
      "12 ",
      String.raw`expected (?P<b>\d+) after a`,
      ["a=12"],
    ],
    [
      "another literal",
      regex(String.raw`^(?P<a>\w+): \[(?P<b>\w+)\]$`),
      "gate; [x]",
      "gate",
      'expected ": [" after a',
      ["a=gate"],
    ],
    ["a literal within a group", regex("^(?P<a>id=(?P<b>[0-9]+);)$"), "id=7,", "id=7", 'expected ";" after b', ["b=7"]],
    [
      "a grok reference",
      regex("^%{IP:a} %{INT:b} %{WORD:c}$"),
      "10.0.0.1 seven GET",
      "10.0.0.1 ",
      "expected %{INT:b} after a",
      ["a=10.0.0.1"],
    ],
    [
      "an own definition",
      schemaOf(`{ regex: { match: ["^%{GATE:a} %{INT:b}"], patternDefinitions: { GATE: "[A-Z]+" } } }`, ["a", "b"]),
      "N x",
      "N ",
      "expected %{INT:b} after a",
      ["a=N"],
    ],
    [
      "more than the pattern",
      regex(String.raw`^(?P<a>\d+)$`),
      "12 x",
      "12",
      "the pattern ends here after a, and the line goes on",
      ["a=12"],
    ],
    [
      "less than the pattern",
      regex(String.raw`^(?P<a>\d+) (?P<b>\d+)$`),
      "12",
      "12",
      'expected " " after a, and the line ends',
      ["a=12"],
    ],
    [
      "the alternative that comes further",
      regex(String.raw`^x(?P<a>\d)$|^y(?P<b>\d)(?P<c>\d)$`),
      "y1z",
      "y1",
      String.raw`expected (?P<c>\d) after b`,
      ["b=1"],
    ],
    [
      "flags",
      regex("(?i)^GATE (?P<a>[a-z]+)-(?P<b>[a-z]+)"),
      "gate north east",
      "gate north",
      'expected "-" after a',
      ["a=north"],
    ],
    [
      "too few cells",
      csv(columns),
      "1,2",
      "1,2",
      'the line has 2 cells instead of 3; the first without a cell is "c"',
      ["a=1", "b=2"],
    ],
    ["too many cells", csv(columns), "1,2,3,4", "1,2,3,", "the line has 4 cells instead of 3", ["a=1", "b=2", "c=3"]],
    [
      "no pair",
      schemaOf("{ native: { name: keyValue } }", ["a"]),
      "gate says no",
      "",
      "the line has no key=value pair",
      [],
    ],
  ])("stops at %s: %#", async (_, schema, line, before, reason, pieces) => {
    const traced = await lineOf(schema, line);
    expect(traced).toMatchObject({ outcome: "UNPARSED", reason });
    expect(line.slice(0, traced.attempts[0]?.at)).toBe(before);
    expect(piecesOf(traced)).toEqual(pieces);
  });

  test("tells of each pattern that was tried, and shows the one that came furthest", async () => {
    const traced = await lineOf(fastmatch("x=%{a}", "gate %{b} [%{c}]", "gate %{a}."), "gate north 3");
    expect(traced.pattern).toBe(1);
    expect(traced.attempts.map(({ pattern, at }) => [pattern, at])).toEqual([
      [0, 0],
      [1, 5],
      [2, 5],
    ]);
  });

  test("shows the reason of a field that does not take it beside its pieces", async () => {
    const schema = schemaOf('{ fastmatch: { match: ["%{a} %{b}"] } }', ["a", "b"]).replace(
      '"b", type: string',
      '"b", type: int',
    );
    const traced = await lineOf(schema, "1 x");
    expect(traced).toMatchObject({ outcome: "REFUSED", reason: expect.stringContaining("b") });
    expect(piecesOf(traced)).toEqual(["a=1", "b=x"]);
  });
});

describe("lines together", () => {
  test("are those that a source would read: a header and comments are none", async () => {
    const text = '# export\na,b\n1,2\nx\n"3\nstill 3",4\n';
    const { lines } = await trace(csv('hasHeader: true, skipPrefix: "#"'), text);
    expect(lines.map(({ text: line, outcome }) => [line, outcome])).toEqual([
      ["# export", "IGNORED"],
      ["a,b", "IGNORED"],
      ["1,2", "STORED"],
      ["x", "UNPARSED"],
      ['"3\nstill 3",4', "STORED"],
    ]);
    expect(piecesOf(lines[4] as TracedLine)).toEqual(["a=3\nstill 3", "b=4"]);
  });

  test("name the pieces that no field reads", async () => {
    const { unread } = await trace(fastmatch("%{a} %{who} %{}"), "1 mira x");
    expect(unread).toEqual(["who"]);
    const copying = schemaOf('{ fastmatch: { match: ["%{who}:%{b}"] } }', ["a"], ", copy: { from: who }");
    expect((await trace(copying, "mira:1")).unread).toEqual(["b"]);
  });

  test("of a script have the values that it returns, and no places", async () => {
    const schema = schemaOf('{ script: { function: "def parse(log): return {}" } }', ["a"]);
    const run: RunScript = async (_, texts) => texts.map((text) => ({ json: JSON.stringify({ a: text, n: 7 }) }));
    const { parser, lines } = await trace(schema, "x\n", run);
    expect(parser).toBe("script");
    expect(lines[0]?.pieces).toEqual([
      { name: "a", start: null, end: null, value: "x" },
      { name: "n", start: null, end: null, value: "7" },
    ]);
  });

  test("of JSON have an outcome and no pieces", async () => {
    const text = '{"a":1}\n{"a":"x"}\nplain text\n';
    const { parser, lines } = await trace("schema: Custom.Gate\nfields: [{ name: a, type: int }]", text);
    expect(parser).toBeNull();
    expect(lines.map(({ outcome, pieces }) => [outcome, pieces])).toEqual([
      ["STORED", []],
      ["REFUSED", []],
      ["UNPARSED", []],
    ]);
    expect(lines[2]?.reason).toBe("the record is not a JSON object");
  });

  test("are the first of many", async () => {
    const { lines } = await trace(fastmatch("%{a} %{b}"), "1 2\n".repeat(1000));
    expect(lines).toHaveLength(200);
  });
});
