import type { LogParser } from "@pharos/domain";
import { describe, expect, test } from "vitest";
import { compileParser } from "./compile-parser.ts";

function parse(parser: LogParser, ...lines: string[]): unknown[] {
  const open = compileParser({ schema: "Custom.Test", parser, fields: [], fieldDiscoveryEnabled: true })?.();
  open?.begin(lines[0] ?? "");
  return lines.map((line) => open?.parse(line));
}

describe("csv", () => {
  const columns = ["a", "b", "c"];
  test.each<[line: string, values: unknown]>([
    ["1,2,3", { a: "1", b: "2", c: "3" }],
    ["1,,3", { a: "1", c: "3" }],
    ['"x, y","say ""hi""",3', { a: "x, y", b: 'say "hi"', c: "3" }],
    ['a "quoted" word,"b "lax" b",3', { a: 'a "quoted" word', b: 'b "lax" b', c: "3" }],
    ['1,2,"unclosed', { a: "1", b: "2", c: "unclosed" }],
    ['1,2,""', { a: "1", b: "2" }],
    ["1,2", undefined],
    ["1,2,3,4", undefined],
    ["", "ignored"],
  ])("reads %s", (line, values) => {
    expect(parse({ csv: { columns, delimiter: "," } }, line)).toEqual([values]);
  });

  test("takes names from the chunk's first line", () => {
    expect(parse({ csv: { hasHeader: true } }, "x,y", "1,2", "3,4")).toEqual([
      "ignored",
      { x: "1", y: "2" },
      { x: "3", y: "4" },
    ]);
  });

  test("passes over the header when the schema names the columns, and columns without a name", () => {
    expect(parse({ csv: { hasHeader: true, columns: ["", "b"], delimiter: " " } }, "x y", "1 2")).toEqual([
      "ignored",
      { b: "2" },
    ]);
  });

  test("trims, drops empty values, then expands", () => {
    const csv = {
      columns,
      delimiter: ",",
      trimSpace: true,
      emptyValues: ["-"],
      skipPrefix: "#",
      expandFields: { ab: "%{a}:%{b}", none: "%{c}" },
    };
    expect(parse({ csv }, "# comment", " 1 , 2 ,-")).toEqual(["ignored", { a: "1", b: "2", ab: "1:2" }]);
  });
});

describe("fastmatch", () => {
  test.each<[pattern: string, line: string, values: unknown]>([
    ["%{ip} - [%{time}] %{rest}", "::1 - [today] a - [b] c", { ip: "::1", time: "today", rest: "a - [b] c" }],
    ['%{a} "%{b}" %{c}', '1 "say \\"hi\\" now" 3', { a: "1", b: 'say "hi" now', c: "3" }],
    ["%{a} %{} %{c}", "1 2 3", { a: "1", c: "3" }],
    ["%{a} %{b};\n", "1 2;", { a: "1", b: "2" }],
    ["%{a} %{b};", "1 2; 3", undefined],
    ["x%{a}", "y1", undefined],
    ["%{a}, %{b}", "1;2", undefined],
    ["%{a}=%{b}", "=2", { b: "2" }],
  ])("%s reads %s", (pattern, line, values) => {
    expect(parse({ fastmatch: { match: [pattern] } }, line)).toEqual([values]);
  });

  test("the first pattern that fits wins", () => {
    expect(parse({ fastmatch: { match: ["a=%{a}", "b=%{b}"] } }, "b=1", "a=2", "c=3")).toEqual([
      { b: "1" },
      { a: "2" },
      undefined,
    ]);
  });
});

describe("regex", () => {
  test.each<[match: string[], line: string, values: unknown]>([
    [["^(?P<a>\\d+) ", "(?P<b>\\S+)?$"], "12 x", { a: "12", b: "x" }],
    [["^(?P<a>\\d+) ", "(?P<b>\\S+)?$"], "12 ", { a: "12" }],
    [
      ["^%{IP:client} %{WORD:method} %{NUMBER:bytes}$"],
      "10.0.0.1 GET 12",
      { client: "10.0.0.1", method: "GET", bytes: "12" },
    ],
    [["^%{HTTPDATE:at.time}$"], "10/Oct/2000:13:55:36 -0700", { "at.time": "10/Oct/2000:13:55:36 -0700" }],
    [
      ["^%{TIMESTAMP_ISO8601:t} %{GREEDYDATA:rest}"],
      "2022-04-04T17:09:17Z a b",
      { t: "2022-04-04T17:09:17Z", rest: "a b" },
    ],
    [
      ["^%{SYSLOGTIMESTAMP:t} %{HOSTNAME:h} %{DATA:p}(?:\\[%{PID:pid}\\])?: "],
      "Oct  9 10:11:12 web-1 sshd[12]: hi",
      { t: "Oct  9 10:11:12", h: "web-1", p: "sshd", pid: "12" },
    ],
    [["^%{URI:u}$"], "https://a.example:80/x?y=1", { u: "https://a.example:80/x?y=1" }],
    [["^(?P<a>\\d+)$"], "x", undefined],
  ])("%s reads %s", (match, line, values) => {
    expect(parse({ regex: { match } }, line)).toEqual([values]);
  });

  test("own definitions may refer to built-in ones", () => {
    const regex = { match: ["^%{PAIR}$"], patternDefinitions: { PAIR: "%{WORD:key}=%{INT:value}" } };
    expect(parse({ regex }, "a=1")).toEqual([{ key: "a", value: "1" }]);
  });

  test("a pattern that would backtrack for ages takes no time", () => {
    const regex = { match: ["^(?P<a>(?:a+)+)$"] };
    expect(parse({ regex }, `${"a".repeat(5000)}!`)).toEqual([undefined]);
  });
});
