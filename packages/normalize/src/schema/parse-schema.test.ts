import { PharosError } from "@pharos/domain";
import { describe, expect, test } from "vitest";
import { parseSchema } from "./parse-schema.ts";

function refusal(yaml: string): string {
  try {
    parseSchema(yaml);
    return "accepted";
  } catch (error) {
    if (!(error instanceof PharosError) || error.category !== "InvalidLogSchema") throw error;
    return error.message;
  }
}
const withField = (field: string) => `schema: Custom.A\nfields:\n  - ${field}`;
const withParser = (parser: string) => `schema: Custom.A\nparser:\n  ${parser}\nfields:\n  - {name: a, type: string}`;

test("reads every part of the language", () => {
  const schema = parseSchema(`
schema: AWS.Some.Log
version: 0
description: text
referenceURL: https://example.com/doc
fieldDiscoveryEnabled: true
parser: { regex: { match: ["^(?P<a>x)", "%{MINE}$"], patternDefinitions: { MINE: y }, emptyValues: ["-"], trimSpace: true, skipPrefix: "#", expandFields: { b: "%{a}" } } }
fields:
  - name: a
    type: string
    required: true
    description: the first
    indicators: [ip, username]
    validate: { allow: [a], deny: [b], allowContains: [c], denyContains: [d], ip: any, cidr: ipv4 }
    mask: { type: sha256, salt: s }
  - { name: t, type: timestamp, timeFormats: [rfc3339, "%Y"], isEventTime: true }
  - { name: o, type: object, isEmbeddedJSON: true, fields: [{ name: n.x, type: bigint }] }
  - { name: l, type: array, element: { type: object, fields: [{ name: i, type: smallint }] } }
  - { name: c, type: string, concat: { separator: "-", paths: [a, t] } }
  - { name: s, type: string, split: { from: a, separator: ":", index: 0 } }
  - { name: r, type: json, rename: { from: q } }
  - { name: y, type: float, copy: { from: o.n.x } }
udm:
  - { name: source.ip, paths: [a, { path: o.n.x }] }
`);
  expect(schema.schema).toBe("AWS.Some.Log");
  expect(schema.fields).toHaveLength(8);
  expect(schema.fields[0]).toEqual({
    name: "a",
    required: true,
    description: "the first",
    type: "string",
    indicators: ["ip", "username"],
    validate: { allow: ["a"], deny: ["b"], allowContains: ["c"], denyContains: ["d"], ip: "any", cidr: "ipv4" },
    mask: { type: "sha256", salt: "s" },
  });
  expect(schema.udm).toEqual([{ name: "source.ip", paths: [{ path: "a" }, { path: "o.n.x" }] }]);
});

test("aliases stand for what they point at", () => {
  const schema = parseSchema(
    "schema: Custom.A\nfields:\n  - &f {name: a, type: string}\n  - name: b\n    type: object\n    fields: [*f]",
  );
  expect(schema.fields[1]?.fields).toEqual([{ name: "a", type: "string" }]);
});

test("puts definitions in the place of references, with what stands beside them", () => {
  const { fields } = parseSchema(`
schema: Custom.A
fields:
  - { name: from, type: ref, target: host, required: true }
  - { name: all, type: array, element: { type: ref, target: host } }
  - { name: name, type: ref, target: name, indicators: [domain] }
definitions:
  host:
    type: object
    fields: [{ name: ip, type: ref, target: name }]
  name: { type: string, indicators: [ip] }
`);
  const host = { type: "object", fields: [{ name: "ip", type: "string", indicators: ["ip"] }] };
  expect(fields).toEqual([
    { name: "from", required: true, ...host },
    { name: "all", type: "array", element: host },
    { name: "name", type: "string", indicators: ["domain"] },
  ]);
});

describe("refuses with its place", () => {
  test.each<[yaml: string, message: string]>([
    ["", "line 1, column 1: the schema is empty"],
    ["schema: [", "line 1, column 10: "],
    ["- a", "line 1, column 1: the schema must be a mapping"],
    ["schema: Custom.A\n---\nschema: Custom.B", "more than one document"],
    ["fields: []", 'line 1, column 1: the key "schema" with the name of the log type is missing'],
    ["schema: custom.a\nfields: []", 'line 1, column 9: the name "custom.a" must be words'],
    ["schema: Custom.A", 'line 1, column 1: the key "fields" must name at least one field'],
    ["schema: Custom.A\nfields: []", 'line 2, column 9: the key "fields" must name at least one field'],
    ["schema: Custom.A\ncolour: red", 'line 2, column 1: unknown key "colour" in the schema'],
    ["schema: Custom.A\nschema: Custom.B", "line 2, column 1: Map keys must be unique"],
    ["schema: Custom.A\nversion: 1", "line 2, column 10: version 1 of the schema language is unknown"],
    ["schema: Custom.A\nreferenceURL: nowhere", 'line 2, column 15: referenceURL "nowhere" is not a link'],
    ["schema: Custom.A\nreferenceURL: javascript:alert(1)", 'referenceURL "javascript:alert(1)" is not a link'],
    [withField("name: a"), 'line 3, column 5: the field "a" needs a "type"'],
    [withField("type: string"), 'line 3, column 5: a field needs a "name"'],
    [withField("{name: a, type: text}"), 'line 3, column 21: type "text" is unknown. Use one of string,'],
    [withField("{name: '(a', type: string}"), 'the field name "(a" must begin with'],
    [withField("{name: p_a, type: string}"), 'the field name "p_a" is reserved'],
    [withField("{name: __proto__, type: string}"), '"__proto__" cannot be a field\'s name'],
    [
      withField("{name: a.b, type: string}\n  - {name: A_B, type: int}"),
      'line 4, column 5: the field "A_B" is stored under the same name as "a.b"',
    ],
    [withField("{name: a, type: object}"), 'the field "a" has type object and needs "fields"'],
    [withField("{name: a, type: array}"), 'the field "a" has type array and needs an "element"'],
    [withField("{name: a, type: timestamp}"), 'the field "a" has type timestamp and needs "timeFormats"'],
    [withField("{name: a, type: timestamp, timeFormat: iso}"), 'line 3, column 44: unknown time format "iso"'],
    [
      withField("{name: a, type: int, indicators: [ip]}"),
      'line 3, column 38: "indicators" is for type string, but the field "a" has type int',
    ],
    [withField("{name: a, type: string, indicators: [ipp]}"), 'line 3, column 42: the indicator "ipp" is unknown'],
    [withField("{name: a, type: string, required: yes please}"), "required must be true or false"],
    [withField("{name: a, type: string, validate: {}}"), "validate needs one of"],
    [withField("{name: a, type: string, validate: {allow: []}}"), "allow must have at least one value"],
    [withField("{name: a, type: string, validate: {ip: v4}}"), 'ip "v4" is unknown'],
    [withField("{name: a, type: int, mask: {type: md5}}"), '"mask" is for type string'],
    [withField("{name: a, type: string, mask: {type: redact, salt: s}}"), 'a redacting mask takes "to", not "salt"'],
    [withField("{name: a, type: string, mask: {type: md5, to: s}}"), 'a hashing mask takes "salt", not "to"'],
    [withField("{name: a, type: string, concat: {paths: [a]}}"), "concat needs at least 2 paths"],
    [withField("{name: a, type: string, split: {from: a, separator: ':'}}"), 'split needs "index"'],
    [withField("{name: a, type: string, split: {from: a, separator: ':', index: -1}}"), "index must be 0 or more"],
    [
      withField("{name: a, type: string}\nudm: [{name: user.shoe, paths: [a]}]"),
      'the core field "user.shoe" is unknown',
    ],
    [
      withField("{name: a, type: string}\nudm: [{name: user.name, paths: []}]"),
      'a core-field mapping needs at least one of "paths"',
    ],
    [
      withField("{name: a, type: string}\nudm: [{name: user.name, paths: [b]}]"),
      'the path "b" leads to no field of the schema',
    ],
    [withField("{name: a, type: ref}"), 'line 3, column 5: the field "a" has type ref and needs a "target"'],
    [withField("{name: a, type: ref, target: b}"), 'line 3, column 34: no definition is called "b"'],
    [withField("{name: a, type: string, target: b}"), '"target" is for type ref, but the field "a" has type string'],
    [
      withField("{name: a, type: ref, target: b}\ndefinitions: {b: {type: array, element: {type: ref, target: b}}}"),
      'line 4, column 61: the definition "b" refers to itself',
    ],
    [withField("{name: a, type: string}\ndefinitions: {b: {type: text}}"), 'line 4, column 25: type "text" is unknown'],
    [
      withField("{name: a, type: ref, target: b, mask: {type: md5}}\ndefinitions: {b: {type: int}}"),
      '"mask" is for type string, but the field "a" has type int',
    ],
    [withParser("{csv: {hasHeader: true}, regex: {match: [a]}}"), "a parser is exactly one of"],
    [withParser("{csv: {delimiter: ','}}"), 'csv without a header needs "columns"'],
    [withParser("{csv: {columns: [a]}}"), 'csv without a header needs a "delimiter"'],
    [withParser("{csv: {columns: [a], delimiter: '::'}}"), "delimiter must be one character"],
    [withParser("{fastmatch: {match: []}}"), 'fastmatch needs at least one pattern in "match"'],
    [withParser("{fastmatch: {match: ['%{a}', 'abc']}}"), "line 3, column 32: Must be at least 4 characters long"],
    [withParser("{fastmatch: {match: [abcd]}}"), "Must contain at least one placeholder %{...}"],
    [withParser("{fastmatch: {match: ['%{a}%{b}']}}"), "Put some text between two placeholders"],
    [withParser('{fastmatch: {match: ["%{a}\\n%{b}"]}}'), "Must not contain a line break except at the end"],
    [withParser("{regex: {match: ['(?P<a>x']}}"), "the pattern is not usable"],
    [withParser("{regex: {match: ['(?P<a>x)(?=y)']}}"), "the pattern is not usable"],
    [withParser("{regex: {match: ['%{NOPE:a}']}}"), "the pattern is not usable: no pattern is called NOPE"],
    [withParser("{regex: {match: ['%{A:a}'], patternDefinitions: {A: '%{A}'}}}"), "the pattern A refers to itself"],
    [withParser("{regex: {match: ['%{IP:a}'], patternDefinitions: {IP: x}}}"), "the pattern IP is built in"],
    [
      withParser("{regex: {match: ['%{A:a}'], patternDefinitions: {a: x}}}"),
      'the pattern name "a" must be in capital letters',
    ],
    [withParser("{regex: {match: [abc]}}"), "the pattern names no field"],
    [withParser("{csv: {hasHeader: true, expandFields: {1a: x}}}"), '"1a" must be alphanumeric'],
    [withParser("{native: {name: xml}}"), 'native needs a "name", one of cef, leef, keyValue'],
    [withParser("{native: {}}"), 'native needs a "name", one of cef, leef, keyValue'],
    [
      withParser("{script: {function: 'def parse(line): return {}'}}"),
      "line 3, column 23: Must be a Python function with the signature `def parse(log):`",
    ],
    [withParser("{script: {}}"), 'line 3, column 12: script needs a "function"'],
  ])("%j", (yaml, message) => {
    expect(refusal(yaml)).toContain(message);
  });

  test("a document of aliases that would grow without end", () => {
    const levels = Array.from({ length: 20 }, (_, i) => {
      const child = i === 0 ? "{name: x, type: string}" : `*f${i - 1}`;
      return `&f${i} {name: a${i}, type: object, fields: [${child}, {name: b, type: object, fields: [${child}]}]}`;
    });
    expect(refusal(`schema: Custom.A\nfields:\n  - ${levels.join("\n  - ")}`)).toContain("too large");
  });
});
