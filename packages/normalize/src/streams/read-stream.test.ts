import type { StreamOptions, StreamType } from "@pharos/domain";
import { describe, expect, test } from "vitest";
import { anyReaders, readStream } from "./read-stream.ts";
import type { RecordSink } from "./record-sink.ts";

/** Each record as a word for how it came and what it was. */
function records(type: StreamType, input: string | Uint8Array, options: StreamOptions = {}): unknown[] {
  const found: unknown[] = [];
  const sink: RecordSink = {
    text: (text, context) => found.push(context ? { text, context } : { text }),
    json: (value) => found.push({ json: value }),
    part: (value) => found.push({ json: value }),
    unreadable: (reason, raw) => found.push({ unreadable: reason, raw }),
  };
  readStream(typeof input === "string" ? Buffer.from(input) : input, type, options, anyReaders, sink);
  return found;
}
const json = (...values: unknown[]) => values.map((value) => ({ json: value }));

describe("Lines", () => {
  test.each<[name: string, input: string, lines: string[]]>([
    ["splits at line feeds", "a\nb\n", ["a", "b"]],
    ["drops carriage returns", "a\r\nb\r\n", ["a", "b"]],
    ["passes over blank lines", "\n \r\n\na\n\n", ["a"]],
    ["takes a last line without an end", "a\nb", ["a", "b"]],
    ["drops a byte order mark", "\ufeffa\n", ["a"]],
    ["keeps NUL", "a\0b", ["a\0b"]],
    ["finds nothing in nothing", "", []],
  ])("%s", (_, input, lines) => {
    expect(records("Lines", input)).toEqual(lines.map((text) => ({ text })));
  });

  test("replaces invalid UTF-8", () => {
    expect(records("Lines", new Uint8Array([0x61, 0xff, 0x0a, 0xc3]))).toEqual([
      { text: "a\ufffd" },
      { text: "\ufffd" },
    ]);
  });
});

describe("Zeek's text", () => {
  const heading = ["#separator \\x09", "#set_separator\t,", "#empty_field\t(empty)", "#unset_field\t-", "#path\tdns"];
  const read = (fields: readonly [name: string, type: string][], ...lines: string[]) =>
    records(
      "Auto",
      [
        ...heading,
        ["#fields", ...fields.map(([name]) => name)].join("\t"),
        ["#types", ...fields.map(([, type]) => type)].join("\t"),
        ...lines,
      ].join("\n"),
    );

  test.each<[type: string, cell: string, value: string]>([
    ["time", "1770106542.417111", "1770106542.417111"],
    ["count", "18446744073709551615", "18446744073709551615"],
    ["interval", "-", ""],
    ["string", "-", ""],
    ["string", "\\x2d", '"-"'],
    ["string", "a\\x09b\\xc3\\xa9", '"a\\tbé"'],
    ["string", "(empty)", '""'],
    ["double", "nan", '"nan"'],
    ["bool", "T", "true"],
    ["bool", "F", "false"],
    ["set[string]", "a,-,b", '["a",null,"b"]'],
    ["vector[count]", "1,2", "[1,2]"],
    ["vector[string]", "(empty)", "[]"],
    ["vector[bool]", "T", "[true]"],
  ])("a %s of %s is the JSON %s", (type, cell, value) => {
    expect(read([["id.x", type]], cell)).toEqual([{ text: `{"_path":"dns"${value && `,"id.x":${value}`}}` }]);
  });

  test("delivers a line with other columns than were named as it stands", () => {
    expect(read([["n", "count"]], "1\t2", "3", "#close\t2026-02-03")).toEqual([
      { text: "1\t2" },
      { text: '{"_path":"dns","n":3}' },
    ]);
  });

  test("takes another file behind the first, with columns of its own", () => {
    const second = ["#separator ,", "#fields,a,_path", "#types,string,string", "x,http"];
    expect(read([["n", "count"]], "1", "#close\t2026-02-03", ...second)).toEqual([
      { text: '{"_path":"dns","n":1}' },
      { text: '{"a":"x","_path":"http"}' },
    ]);
  });
});

describe("JSON", () => {
  test.each<[name: string, input: string, found: unknown[]]>([
    ["reads one value a line", '{"a":1}\n{"a":2}\r\n\n', json({ a: 1 }, { a: 2 })],
    ["reads values without anything between", '{"a":1}{"a":2} {"a":3}', json({ a: 1 }, { a: 2 }, { a: 3 })],
    [
      "reads printed values",
      '{\n  "a": [\n    "}{",\n    "\\""\n  ]\n}\n{\n  "a": 2\n}\n',
      json({ a: ["}{", '"'] }, { a: 2 }),
    ],
    ["reads values on lines with others", '{"a":1}{"a":\n2}\n{"a":3}', json({ a: 1 }, { a: 2 }, { a: 3 })],
    ["takes an array as one value", '[{"a":1}]', json([{ a: 1 }])],
    ["lets the last of equal keys win", '{"a":1,"a":2}', json({ a: 2 })],
    [
      "delivers other lines as text",
      '{"a":1}\nhello\n{"a":2}',
      [...json({ a: 1 }), { text: "hello" }, ...json({ a: 2 })],
    ],
    [
      "goes on after a malformed line",
      '{"a":1}\n{"a":x}\n{"a":2}',
      [...json({ a: 1 }), { unreadable: "malformed JSON", raw: '{"a":x}' }, ...json({ a: 2 })],
    ],
    [
      "goes on after a truncated line",
      '{"a":1,"b\n{"a":2}\n',
      [{ unreadable: "malformed JSON", raw: '{"a":1,"b' }, ...json({ a: 2 })],
    ],
    [
      "goes on after an unclosed line",
      '{"a":1\n{"a":2}\n{"a":3}',
      [{ unreadable: "malformed JSON", raw: '{"a":1' }, ...json({ a: 2 }, { a: 3 })],
    ],
    [
      "finds what a line cut after a colon swallowed",
      '{"a":\n{"a":2}\n{"a":3}',
      [{ unreadable: "malformed JSON", raw: '{"a":' }, ...json({ a: 2 }, { a: 3 })],
    ],
    [
      "finds what an unclosed last value swallowed",
      '{"a":[\n{"a":2}\n',
      [{ unreadable: "unclosed JSON", raw: '{"a":[' }, ...json({ a: 2 })],
    ],
    [
      "reports an unclosed last value",
      '{"a":1}\n{"a":',
      [...json({ a: 1 }), { unreadable: "unclosed JSON", raw: '{"a":' }],
    ],
    [
      "reports brackets of two kinds",
      '{"a":[1}]\n{"a":2}',
      [{ unreadable: "malformed JSON", raw: '{"a":[1}]' }, ...json({ a: 2 })],
    ],
  ])("%s", (_, input, found) => {
    expect(records("JSON", input)).toEqual(found);
  });
});

describe("JsonArray", () => {
  test.each<[name: string, input: string, field: string | undefined, found: unknown[]]>([
    ["reads elements", '[{"a":1},{"a":2}]', undefined, json({ a: 1 }, { a: 2 })],
    ["reads arrays one after another", '[{"a":1}]\n[{"a":2}]', undefined, json({ a: 1 }, { a: 2 })],
    ["reads the enclosing field", '{"x":1,"list":[{"a":1}]}', "list", json({ a: 1 })],
    ["reads a bare array where a field is named", '[{"a":1}]', "list", json({ a: 1 })],
    ["finds nothing in an empty array", "[]", undefined, []],
    [
      "reports an absent field",
      '{"x":[{}]}',
      "list",
      [{ unreadable: "the field list does not contain an array", raw: '{"x":[{}]}' }],
    ],
    [
      "reports what is no array",
      '{"x":1}',
      undefined,
      [{ unreadable: "the value is not a JSON array", raw: '{"x":1}' }],
    ],
    [
      "keeps the complete elements of a truncated array",
      '[{"a":1}, {"a":2},\n{"a":',
      undefined,
      [...json({ a: 1 }, { a: 2 }), { unreadable: "unclosed JSON array", raw: '{"a":' }],
    ],
    [
      "keeps the complete elements of a truncated field",
      '{"x":"y","list":[{"a":1},{"b',
      "list",
      [...json({ a: 1 }), { unreadable: "unclosed JSON array", raw: '{"b' }],
    ],
    [
      "reports a malformed element alone",
      '[{"a":1},{"a":x},{"a":3}]',
      undefined,
      [...json({ a: 1 }), { unreadable: "malformed JSON", raw: '{"a":x}' }, ...json({ a: 3 })],
    ],
  ])("%s", (_, input, field, found) => {
    expect(records("JsonArray", input, field === undefined ? {} : { jsonArrayEnvelopeField: field })).toEqual(found);
  });
});

describe("CloudWatchLogs", () => {
  const delivery = {
    messageType: "DATA_MESSAGE",
    owner: "123456789012",
    logGroup: "group",
    logStream: "stream",
    subscriptionFilters: ["all"],
    logEvents: [
      { id: "1", timestamp: 1_649_092_157_001, message: '{"a":1}' },
      { id: "2", timestamp: 1_649_092_157_002, message: "text" },
    ],
  };
  const context = (id: string, timestamp: number) => ({
    cloudWatchLogs: { owner: "123456789012", logGroup: "group", logStream: "stream", id, timestamp },
  });
  const found = [
    { text: '{"a":1}', context: context("1", 1_649_092_157_001) },
    { text: "text", context: context("2", 1_649_092_157_002) },
  ];

  test.each<StreamType>(["CloudWatchLogs", "Auto"])("%s reads messages with what is known of them", (type) => {
    expect(records(type, JSON.stringify(delivery))).toEqual(found);
  });
  test("passes over control messages", () => {
    expect(records("CloudWatchLogs", '{"messageType":"CONTROL_MESSAGE","logEvents":[{"message":"x"}]}')).toEqual([]);
  });
  test("reports what is no delivery, and events without a message", () => {
    expect(records("CloudWatchLogs", '{"a":1}\n{"logEvents":[{"id":"1"}]}')).toEqual([
      { unreadable: "the value is not a CloudWatch Logs delivery: it has no logEvents", raw: '{"a":1}' },
      { unreadable: "a CloudWatch Logs event without a message", raw: '{"id":"1"}' },
    ]);
  });
});

describe("XML", () => {
  test.each<[name: string, input: string, root: string | undefined, found: unknown[]]>([
    [
      "reads the children of the root element",
      '<?xml version="1.0"?><l><e n="1"><a>x</a></e><e n="2"/></l>',
      "l",
      json({ n: "1", a: "x" }, { n: "2" }),
    ],
    [
      "reads top-level elements",
      '<e n="1"><a>x</a><a>y</a></e>\n<e n="2">t</e>',
      undefined,
      json({ n: "1", a: ["x", "y"] }, { n: "2", "#text": "t" }),
    ],
    ["finds a root element further inside", '<x><l><e n="1"/></l></x>', "l", json({ n: "1" })],
    ["decodes characters", "<e><a>&lt;&amp;&#65;&#x42;&apos;</a></e>", undefined, json({ a: "<&AB'" })],
    [
      "reads well-formed lines beside a malformed one",
      '<e n="1"/>\n<e n=\n<e n="3"/>',
      undefined,
      [
        ...json({ n: "1" }),
        expect.objectContaining({ unreadable: expect.stringContaining("malformed XML"), raw: "<e n=" }),
        ...json({ n: "3" }),
      ],
    ],
    [
      "refuses declared entities",
      '<!DOCTYPE e [<!ENTITY a "x">]><e>&a;</e>',
      undefined,
      [expect.objectContaining({ unreadable: "XML with a document type declaration is refused" })],
    ],
    [
      "reports a document without the root element",
      "<e/>",
      "l",
      [{ unreadable: "the XML contains no record", raw: "<e/>" }],
    ],
  ])("%s", (_, input, root, found) => {
    expect(records("XML", input, root === undefined ? {} : { xmlRootElement: root })).toEqual(found);
  });
});

describe("Auto", () => {
  test.each<[name: string, input: string, found: unknown[]]>([
    ["unpacks Records", '{"Records":[{"a":1},{"a":2}]}', json({ a: 1 }, { a: 2 })],
    ["unpacks a named list beside scalars", '{"value":[{"a":1}],"nextLink":"x"}', json({ a: 1 })],
    ["unpacks an only list with a collective name", '{"events":[{"a":1}]}', json({ a: 1 })],
    ["keeps an event that has a list", '{"kind":"x","events":[{"a":1}]}', json({ kind: "x", events: [{ a: 1 }] })],
    ["keeps an event that has nothing else", '{"answers":[{"a":1}]}', json({ answers: [{ a: 1 }] })],
    ["finds nothing in an empty envelope", '{"Records":[]}', []],
    ["reads lines of JSON", '{"a":1}\n{"a":2}', json({ a: 1 }, { a: 2 })],
    ["reads a printed array", '[\n  {"a":1},\n  {"a":2}\n]\n', json({ a: 1 }, { a: 2 })],
    ["reads plain lines", "[2023-07-10] x\n<34>Oct 11 y", [{ text: "[2023-07-10] x" }, { text: "<34>Oct 11 y" }]],
    ["reads syslog lines", "<34>Oct 11 y", [{ text: "<34>Oct 11 y" }]],
    ["reads XML", '<e n="1"/>', json({ n: "1" })],
    [
      "keeps the complete part of a truncated envelope",
      '{"Records":[{"a":1},{"a"',
      [...json({ a: 1 }), { unreadable: "unclosed JSON array", raw: '{"a"' }],
    ],
  ])("%s", (_, input, found) => {
    expect(records("Auto", input)).toEqual(found);
  });
});
