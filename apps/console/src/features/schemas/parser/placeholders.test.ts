import { expect, test } from "vitest";
import { readParserDocument } from "./parser-document.ts";
import { placeholdersIn, tintNumbers } from "./placeholders.ts";

test.each<[name: string, parser: string, found: string[]]>([
  ["fastmatch", "{ fastmatch: { match: ['%{a} - %{ b }%{}', \"%{c}\"] } }", ["%{a}=a", "%{ b }=b", "%{}=", "%{c}=c"]],
  [
    "regex",
    String.raw`{ regex: { match: ['^(?P<a>\d+) %{IP:b} %{WORD} (?<c>.)'] } }`,
    ["(?P<a>=a", "%{IP:b}=b", "(?<c>=c"],
  ],
  ["escaped regex", String.raw`{ regex: { match: ["^(?P<a>\\d+)"] } }`, ["(?P<a>=a"]],
  ["columns", '{ csv: { columns: [a, "b c"] } }', ["a=a", '"b c"=b c']],
  ["native", "{ native: { name: cef } }", []],
])("finds the places of %s as they are written", (_, parser, found) => {
  const spec = `schema: Custom.Gate # %{no}\nparser: ${parser}\nfields: []\n`;
  const places = placeholdersIn(spec, readParserDocument(spec));
  expect(places.map(({ name, start, end }) => `${spec.slice(start, end)}=${name}`)).toEqual(found);
});

test.each(["", "a", "parser:", "parser: [", "parser: { fastmatch: { match: 'x' } }"])("finds none in %j", (spec) => {
  expect(placeholdersIn(spec, readParserDocument(spec))).toEqual([]);
});

test("gives a name one number, and none to text that is discarded", () => {
  expect([...tintNumbers(["a", "", "b"], ["b", "c"])]).toEqual([
    ["a", 0],
    ["b", 1],
    ["c", 2],
  ]);
});
