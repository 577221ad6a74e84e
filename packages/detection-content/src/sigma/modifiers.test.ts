import { expect, test } from "vitest";
import { checkCondition } from "../conditions/match-condition.ts";
import { compileSigmaRule } from "../testing/a-sigma-rule.ts";

type Event = Readonly<Record<string, unknown>>;
interface Case {
  readonly name: string;
  readonly search: string;
  readonly hits: readonly Event[];
  readonly misses: readonly Event[];
}

const base64OfText = (text: string) => Buffer.from(text).toString("base64");
const base64OfWide = (text: string) => Buffer.from(text, "utf16le").toString("base64");

const cases: readonly Case[] = [
  { name: "a text", search: "f: Abc", hits: [{ f: "abc" }, { F: "ABC" }], misses: [{ f: "abcd" }, {}, { f: null }] },
  { name: "a number", search: "f: 4624", hits: [{ f: 4624 }, { f: "4624" }], misses: [{ f: 46240 }, { f: "4624 " }] },
  {
    name: "a number written in its own way",
    search: "f: 0x10",
    hits: [{ f: 16 }, { f: "0X10" }],
    misses: [{ f: "x10" }],
  },
  { name: "such a number, gt", search: "f|gt: 0x10", hits: [{ f: 17 }], misses: [{ f: 16 }] },
  { name: "a truth", search: "f: true", hits: [{ f: true }, { f: "True" }], misses: [{ f: 1 }, { f: "yes" }] },
  { name: "no text", search: "f: ''", hits: [{ f: "" }], misses: [{}, { f: null }, { f: " " }] },
  { name: "null", search: "f: null", hits: [{ f: null }, {}], misses: [{ f: "" }, { f: 0 }, { f: [] }] },
  { name: "several values", search: "f: [a, 2, null]", hits: [{ f: "A" }, { f: 2 }, {}], misses: [{ f: "b" }] },
  { name: "a list in the event", search: "f: b", hits: [{ f: ["a", "b"] }, { f: [["b"]] }], misses: [{ f: ["ab"] }] },
  {
    name: "a path",
    search: "a.b.c: x",
    hits: [{ a: { B: { c: "x" } } }, { a: [{ b: { c: "y" } }, { b: { c: "x" } }] }, { a: { b: [{ c: ["x"] }] } }],
    misses: [{ a: { b: "x" } }, { "a.b.c": "x" }, { a: [] }],
  },
  {
    name: "an object",
    search: "f: '*'",
    hits: [{ f: "" }, { f: 0 }, { f: ["a"] }],
    misses: [{ f: {} }, {}, { f: [] }],
  },
  {
    name: "wildcards",
    search: "f: 'a*b?c*d'",
    hits: [{ f: "abxcd" }, { f: "A--B-C--D" }, { f: "aabbcccd" }],
    misses: [{ f: "abcd" }, { f: "abxc" }, { f: "xabxcd" }, { f: "abxcdd!" }],
  },
  {
    name: "several wildcards in turn",
    search: "f: '*a?b*c*'",
    hits: [{ f: "axbc" }, { f: "a1a2b!c!" }],
    misses: [{ f: "abc" }, { f: "caxb" }],
  },
  {
    name: "a wildcard that is none",
    search: "f: 'a\\*b'",
    hits: [{ f: "a*b" }],
    misses: [{ f: "a\\*b" }, { f: "axb" }],
  },
  { name: "a backslash", search: "f: 'a\\b'", hits: [{ f: "a\\b" }], misses: [{ f: "ab" }] },
  { name: "two backslashes", search: "f: 'a\\\\b'", hits: [{ f: "a\\b" }], misses: [{ f: "a\\\\b" }] },
  { name: "a backslash before a wildcard", search: "f: 'a\\\\*'", hits: [{ f: "a\\x" }], misses: [{ f: "a*" }] },
  { name: "three backslashes", search: "f: 'a\\\\\\*'", hits: [{ f: "a\\*" }], misses: [{ f: "a\\x" }] },
  { name: "four backslashes", search: "f: '\\\\\\\\a'", hits: [{ f: "\\\\a" }], misses: [{ f: "\\a" }] },
  { name: "contains", search: "f|contains: [Ab, 'c?d']", hits: [{ f: "xaby" }, { f: "cxd" }], misses: [{ f: "a b" }] },
  { name: "contains, a number", search: "f|contains: 12", hits: [{ f: 3123 }, { f: "x12" }], misses: [{ f: 21 }] },
  { name: "startswith", search: "f|startswith: Ab", hits: [{ f: "abc" }], misses: [{ f: "xab" }, { f: "a" }] },
  { name: "endswith", search: "f|endswith: '\\x.exe'", hits: [{ f: "C:\\X.EXE" }], misses: [{ f: "x.exe" }] },
  { name: "endswith a wildcard", search: "f|endswith: 'a*'", hits: [{ f: "bac" }], misses: [{ f: "b" }] },
  {
    name: "all",
    search: "f|contains|all: [a, b]",
    hits: [{ f: "xbxa" }, { f: ["a", "b"] }],
    misses: [{ f: "a" }, { f: "b" }],
  },
  { name: "cased", search: "f|cased: Ab", hits: [{ f: "Ab" }], misses: [{ f: "ab" }] },
  { name: "contains, cased", search: "f|contains|cased: Ab", hits: [{ f: "xAb" }], misses: [{ f: "xab" }] },
  { name: "neq", search: "f|neq: [a, b]", hits: [{ f: "c" }, {}], misses: [{ f: "A" }, { f: "b" }] },
  { name: "re", search: "f|re: 'a.c$'", hits: [{ f: "xabc" }], misses: [{ f: "ABC" }, { f: "abcd" }, { f: "a\nc" }] },
  { name: "re, i", search: "f|re|i: '^a(b|c)+$'", hits: [{ f: "ABCB" }], misses: [{ f: "a" }] },
  { name: "re, m", search: "f|re|m: '^b$'", hits: [{ f: "a\nb\nc" }], misses: [{ f: "a\nbb" }] },
  { name: "re, s", search: "f|re|s: 'a.b'", hits: [{ f: "a\nb" }], misses: [{ f: "ab" }] },
  { name: "re, i, s", search: "f|re|i|s: 'a.b'", hits: [{ f: "A\nB" }], misses: [{ f: "ab" }] },
  {
    name: "re with literals around groups",
    search: "f|re: 'left\\.(x|y)?righ?t{2,}[a-z\\]]+'",
    hits: [{ f: "left.righttt]" }, { f: "left.xrigtta" }],
    misses: [{ f: "leftxrighttt" }, { f: "left.right" }],
  },
  {
    name: "re on the long s",
    search: "f|re|i: 'secret'",
    hits: [{ f: "ſECRET" }, { f: "Secret" }],
    misses: [{ f: "ecret" }],
  },
  {
    name: "cidr",
    search: "f|cidr: [10.0.0.0/8, 'fe80::/10']",
    hits: [{ f: "10.1.2.3" }, { f: "FE80::1" }, { f: ["1.1.1.1", "10.0.0.1"] }],
    misses: [{ f: "11.0.0.1" }, { f: "10.x" }, { f: 10 }],
  },
  {
    name: "base64",
    search: "f|base64: 'foo bar'",
    hits: [{ f: base64OfText("foo bar") }],
    misses: [{ f: base64OfText("foo  bar") }, { f: "foo bar" }],
  },
  {
    name: "base64offset",
    search: "f|base64offset|contains: '/bin/bash'",
    hits: ["", "x", "xy"].map((before) => ({ f: base64OfText(`${before}/bin/bash -i`) })),
    misses: [{ f: base64OfText("/bin/dash") }],
  },
  {
    name: "wide base64offset",
    search: "f|wide|base64offset|contains: [http, ftp]",
    hits: ["", "a", "ab", "abc"].map((before) => ({ f: base64OfWide(`${before}http://x`) })),
    misses: [{ f: base64OfText("http://x") }],
  },
  {
    name: "utf16le",
    search: "f|utf16le|base64: cmd",
    hits: [{ f: Buffer.from([0x63, 0, 0x6d, 0, 0x64, 0]).toString("base64") }],
    misses: [{ f: base64OfText("cmd") }],
  },
  {
    name: "utf16be",
    search: "f|utf16be|base64: cmd",
    hits: [{ f: Buffer.from([0, 0x63, 0, 0x6d, 0, 0x64]).toString("base64") }],
    misses: [{ f: base64OfWide("cmd") }],
  },
  {
    name: "utf16",
    search: "f|utf16|base64: cmd",
    hits: [{ f: Buffer.from([0xff, 0xfe, 0x63, 0, 0x6d, 0, 0x64, 0]).toString("base64") }],
    misses: [{ f: base64OfWide("cmd") }],
  },
  { name: "wide without base64", search: "f|wide: cmd", hits: [{ f: "c\0m\0d\0" }], misses: [{ f: "cmd" }] },
  {
    name: "windash",
    search: "f|windash|contains: ' -a /b'",
    hits: [" -a -b", " /a /b", " –a —b", " ―a /b"].map((f) => ({ f: `x${f} y` })),
    misses: [{ f: "x +a /b" }, { f: "x a b" }],
  },
  { name: "windash within a word", search: "f|windash: a-b", hits: [{ f: "a-b" }], misses: [{ f: "a/b" }] },
  { name: "windash at the start", search: "f|windash: -f", hits: [{ f: "/F" }, { f: "-f" }], misses: [{ f: "f" }] },
  {
    name: "expand",
    search: "f|expand: '%admins%'",
    hits: [{ f: "root" }, { f: "Administrator" }],
    misses: [{ f: "ann" }],
  },
  {
    name: "expand, contains, all",
    search: "f|expand|contains|all: ['%hosts%-%hosts%', '\\%x%']",
    hits: [{ f: "a-b %x%" }, { f: "%x% b-b" }],
    misses: [{ f: "a-c %x%" }, { f: "a-b" }],
  },
  {
    name: "fieldref",
    search: "f|fieldref: g",
    hits: [
      { f: "A", g: "a" },
      { f: 1, g: "1" },
    ],
    misses: [{ f: "a" }, {}],
  },
  { name: "fieldref, cased", search: "f|fieldref|cased: g", hits: [{ f: "a", g: "a" }], misses: [{ f: "A", g: "a" }] },
  { name: "fieldref, neq", search: "f|fieldref|neq: g", hits: [{ f: "b", g: "a" }, {}], misses: [{ f: "A", g: "a" }] },
  {
    name: "fieldref, startswith",
    search: "f|fieldref|startswith: g.h",
    hits: [{ f: "abc", g: { h: "AB" } }],
    misses: [{ f: "ab", g: { h: "abc" } }],
  },
  { name: "exists", search: "f|exists: true", hits: [{ f: null }, { f: "" }], misses: [{}] },
  { name: "exists not", search: "f|exists: false", hits: [{}], misses: [{ f: null }, { f: "" }] },
  { name: "lt", search: "f|lt: 10", hits: [{ f: 9 }, { f: "-1.5" }], misses: [{ f: 10 }, { f: "x" }, { f: "" }, {}] },
  { name: "lte", search: "f|lte: 10", hits: [{ f: 10 }], misses: [{ f: 11 }] },
  { name: "gt", search: "f|gt: 10", hits: [{ f: "0x10" }, { f: 11 }], misses: [{ f: 10 }] },
  { name: "gte", search: "f|gte: 10", hits: [{ f: 10 }, { f: [1, 12] }], misses: [{ f: 9 }] },
  {
    name: "hour",
    search: "f|hour: [2, 3]",
    hits: [{ f: "2026-02-03 03:15:00.1" }],
    misses: [{ f: "2026-02-03" }, { f: 3 }],
  },
  {
    name: "hour, gte",
    search: "f|hour|gte: 18",
    hits: [{ f: "2026-02-03T18:00:00Z" }],
    misses: [{ f: "2026-02-03T17:59:00Z" }],
  },
  {
    name: "minute",
    search: "f|minute: 15",
    hits: [{ f: "2026-02-03 03:15:00" }],
    misses: [{ f: "2026-02-15 03:16:00" }],
  },
  { name: "day", search: "f|day: 3", hits: [{ f: "2026-02-03" }], misses: [{ f: "2026-03-02" }] },
  {
    name: "week",
    search: "f|week: 53",
    hits: [{ f: "2021-01-03" }, { f: "2020-12-31" }],
    misses: [{ f: "2021-01-04" }],
  },
  { name: "month", search: "f|month: 2", hits: [{ f: "2026-02-03" }], misses: [{ f: "2026-03-02" }] },
  { name: "year", search: "f|year|lt: 2026", hits: [{ f: "2025-02-03" }], misses: [{ f: "2026-02-03" }] },
  {
    name: "a field that is mapped",
    search: "Program: x",
    hits: [{ image: "X" }, { newImage: "x" }],
    misses: [{ image: "y", newImage: "x" }, { Program: "x" }],
  },
];

test.each(cases)("matches $name", async ({ search, hits, misses }) => {
  const { matches } = await compileSigmaRule(`  selection:\n    ${search}\n  condition: selection`);
  expect(hits.map(matches)).toEqual(hits.map(() => true));
  expect(misses.map(matches)).toEqual(misses.map(() => false));
});

test.each(cases)("is found by the index: $name", async ({ search, hits }) => {
  const { conditions } = await compileSigmaRule(`  selection:\n    ${search}\n  condition: selection`);
  for (const event of hits) expect(conditions.filter((condition) => !checkCondition(condition, event))).toEqual([]);
});

const refused: readonly { readonly search: string; readonly why: string }[] = [
  { search: "f|kontains: a", why: "the modifier kontains does not exist: use one of contains, startswith" },
  { search: "f|re: 'a(?=b)'", why: "none that RE2 knows" },
  { search: "f|re: '('", why: "none that RE2 knows" },
  { search: "f|contains|re: a", why: "re needs the text as written" },
  { search: "f|i: a", why: "i must follow re" },
  { search: "f|cidr: 10.0.0.0/40", why: "10.0.0.0/40 is not a network such as 10.0.0.0/8" },
  { search: "f|base64: 'a*'", why: "base64 can't be applied to text with wildcards" },
  { search: "f|wide: 'a?'", why: "utf16le can't be applied to text with wildcards" },
  { search: "f|contains: null", why: "contains can't be applied to null" },
  { search: "f|exists: maybe", why: "exists needs true or false" },
  { search: "f|expand: '%nobody%'", why: "the placeholder %nobody% has no values: list them under placeholders" },
  { search: "f|gt: many", why: "gt needs a number" },
  { search: "Gone: x", why: "the field Gone is not kept in Test.Log" },
  { search: "f|fieldref: Gone", why: "the field Gone is not kept in Test.Log" },
  { search: "f: { a: b }", why: "f must have a value or a list of values" },
  { search: "f: []", why: "f must have a value or a list of values" },
];

test.each(refused)("refuses $search", async ({ search, why }) => {
  const rule = compileSigmaRule(`  selection:\n    ${search}\n  condition: selection`);
  await expect(rule).rejects.toThrow(why);
});
