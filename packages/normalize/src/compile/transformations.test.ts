import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { eventsOf, normalizeText } from "../testing/a-chunk.ts";

function transform(fields: string, input: string): unknown {
  return eventsOf(`schema: Custom.Test\nfields:\n${fields}`, input)[0];
}
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

test.each<[name: string, fields: string, input: string, event: unknown]>([
  ["rename moves a key", "  - { name: b, type: string, rename: { from: a } }", '{"a":"1"}', { b: "1" }],
  ["rename wins over the key", "  - { name: b, type: string, rename: { from: a } }", '{"a":"1","b":"2"}', { b: "1" }],
  [
    "rename leaves no old key",
    "  - { name: a, type: string }\n  - { name: b, type: string, rename: { from: a } }",
    '{"a":"1"}',
    { b: "1" },
  ],
  [
    "rename works inside renamed objects",
    "  - { name: o, type: object, rename: { from: x }, fields: [{ name: b, type: string, rename: { from: a } }] }",
    '{"x":{"a":"1"}}',
    { o: { b: "1" } },
  ],
  [
    "copy reads nested and dotted keys",
    "  - { name: b, type: string, copy: { from: o.id.x } }\n  - { name: o, type: json }",
    '{"o":{"id.x":"1"}}',
    { b: "1", o: { "id.x": "1" } },
  ],
  [
    "copy reads embedded JSON",
    "  - { name: b, type: int, copy: { from: o.a } }\n  - { name: o, type: json, isEmbeddedJSON: true }",
    '{"o":"{\\"a\\":7}"}',
    { b: 7, o: { a: 7 } },
  ],
  [
    "concat joins what is there",
    "  - { name: c, type: string, concat: { separator: '-', paths: [a, none, b] } }",
    '{"a":"1","b":2}',
    { c: "1-2" },
  ],
  ["concat of nothing is nothing", "  - { name: c, type: string, concat: { paths: [a, b] } }", "{}", {}],
  [
    "split takes an element",
    "  - { name: s, type: string, split: { from: a, separator: ':', index: 1 } }",
    '{"a":"1:2"}',
    { s: "2" },
  ],
  [
    "split out of range is nothing",
    "  - { name: s, type: string, split: { from: a, separator: ':', index: 2 } }",
    '{"a":"1:2"}',
    {},
  ],
  [
    "rename, copy, concat, split and mask follow each other",
    "  - { name: d, type: string, split: { from: c, separator: '-', index: 1 }, mask: { type: redact, to: X } }\n  - { name: c, type: string, concat: { separator: '-', paths: [b, b] } }\n  - { name: b, type: string, rename: { from: a } }",
    '{"a":"1"}',
    { d: "X", c: "1-1", b: "1" },
  ],
  [
    "mask hashes salt and value",
    "  - { name: a, type: string, mask: { type: sha256, salt: s } }",
    '{"a":"1"}',
    { a: sha256("s1") },
  ],
  ["mask redacts", "  - { name: a, type: string, mask: { type: redact } }", '{"a":"1"}', { a: "REDACTED" }],
  [
    "mask reaches objects in arrays",
    "  - { name: l, type: array, element: { type: object, fields: [{ name: a, type: string, mask: { type: redact } }] } }",
    '{"l":[{"a":"1"},{}]}',
    { l: [{ a: "REDACTED" }, {}] },
  ],
])("%s", (_, fields, input, event) => {
  expect(transform(fields, input)).toEqual(event);
});

test("a masked value does not leak into indicators", () => {
  const schema =
    "schema: Custom.Test\nfields:\n  - { name: user, type: string, indicators: [username], mask: { type: md5 } }";
  const event = normalizeText([schema], '{"user":"homer"}').tables[0]?.events[0];
  expect(JSON.stringify(event)).not.toContain("homer");
  expect(event?.p_any_usernames).toEqual([createHash("md5").update("homer").digest("hex")]);
});

test("a schema's transformations do not show to the next schema", () => {
  const masking =
    "schema: Custom.A\nfields: [{ name: a, type: string, mask: { type: redact } }, { name: n, type: int }]";
  const plain = "schema: Custom.B\nfields: [{ name: a, type: string }]";
  const { tables } = normalizeText([masking, plain], '{"a":"1","n":"x"}');
  expect(tables[0]?.events[0]).toMatchObject({ p_log_type: "Custom.B", a: "1" });
});
