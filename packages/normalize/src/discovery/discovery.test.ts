import { expect, test } from "vitest";
import { mergeFields } from "../schema/merge-fields.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { eventsOf, normalizeText } from "../testing/a-chunk.ts";
import { addFields } from "./add-fields.ts";
import { proposeFields } from "./propose-fields.ts";

const discovering = `# of the gates
schema: Custom.Gate
fieldDiscoveryEnabled: true
fields: # what we know
  - { name: gate, type: string, required: true }
  - name: keeper
    type: object
    fields:
      - { name: id, type: int } # a number
  - { name: lanes, type: array, element: { type: object, fields: [{ name: n, type: int }] } }
  - { name: secret, type: string, copy: { from: inner.secret }, mask: { type: redact } }
`;

function discoveredOf(record: unknown): unknown {
  const { tables } = normalizeText([discovering], JSON.stringify(record));
  return tables[0]?.events[0]?.p_discovered;
}

test.each<[what: string, record: object, discovered: unknown]>([
  ["nothing where all is known", { gate: "n", keeper: { id: 1 } }, undefined],
  ["unknown members under the vendor's keys", { gate: "n", "@at": 1, b: { c: [1] } }, { "@at": 1, b: { c: [1] } }],
  ["unknown members of objects", { gate: "n", keeper: { id: 1, ip: "10.0.0.1" } }, { keeper: { ip: "10.0.0.1" } }],
  ["no members of elements, no nulls", { gate: "n", lanes: [{ n: 1, m: 2 }], x: null }, undefined],
  ["nothing that a transformation reads", { gate: "n", inner: { secret: "s" } }, undefined],
  ["names of Pharos as the vendor's", { gate: "n", p_log_type: "x" }, { p_log_type: "x" }],
])("keeps %s", (_, record, discovered) => {
  expect(discoveredOf(record)).toEqual(discovered);
});

test("keeps all digits of unknown numbers", () => {
  const { tables } = normalizeText([discovering], '{"gate":"n","big":9007199254740993}');
  expect(tables[0]?.ndjson.toString()).toContain('"p_discovered":{"big":9007199254740993}');
});

test("leaves out what is nested too deeply to be stored", () => {
  const deep = `${'{"a":'.repeat(300)}1${"}".repeat(300)}`;
  const { tables, failures } = normalizeText([discovering], `{"gate":"n","deep":${deep},"x":1}`);
  expect(failures).toEqual([]);
  expect(tables[0]?.events[0]?.p_discovered).toEqual({ x: 1 });
});

test("drops unknown members without discovery", () => {
  const { tables } = normalizeText([discovering.replace("true", "false")], '{"gate":"n","x":1}');
  expect(tables[0]?.events[0]).not.toHaveProperty("p_discovered");
});

test("proposes types and indicators, and requires nothing", () => {
  const events = [
    { ip: "10.0.0.1", at: "2026-02-03T08:00:00Z", keeper: { age: 3 }, p_log_type: "reserved" },
    { ip: "10.0.0.2", at: "2026-02-03T08:00:01Z", keeper: { age: 4.5 } },
  ];
  expect(proposeFields(events)).toEqual([
    { name: "ip", type: "string", indicators: ["ip"], isDiscovered: true },
    { name: "at", type: "timestamp", timeFormats: ["rfc3339"], isDiscovered: true },
    {
      name: "keeper",
      type: "object",
      isDiscovered: true,
      fields: [{ name: "age", type: "float", isDiscovered: true }],
    },
  ]);
});

test("adds fields to a document that stays as it was, and reads them from then on", () => {
  const fields = proposeFields([{ ip: "10.0.0.1", keeper: { age: 3 } }, { ip: "10.0.0.2" }]);
  const document = addFields(discovering, ["fields"], fields);
  expect(document).toContain("# of the gates");
  expect(document).toContain("# a number");
  expect(eventsOf(document, '{"gate":"n","ip":"10.0.0.9","keeper":{"id":1,"age":5}}')).toEqual([
    { gate: "n", keeper: { id: 1, age: 5 }, ip: "10.0.0.9" },
  ]);
  expect(parseSchema(document).fields.at(-1)).toMatchObject({ name: "ip", isDiscovered: true });
});

test("adds fields to a document without any", () => {
  const document = addFields("schema: Custom.A\nfields: []\n", ["fields"], [{ name: "a", type: "int" }]);
  expect(document).toBe("schema: Custom.A\nfields:\n  - name: a\n    type: int\n");
  expect(addFields("", ["extension", "fields"], [{ name: "a", type: "int" }])).toBe(
    "extension:\n  fields:\n    - name: a\n      type: int\n",
  );
});

test("a schema's own field counts before an added one of the same type only", () => {
  const own = [
    { name: "a", type: "string" as const, required: true },
    { name: "b", type: "object" as const, fields: [{ name: "c", type: "int" as const }] },
    { name: "d", type: "int" as const },
  ];
  const added = [
    { name: "a", type: "string" as const },
    { name: "b", type: "object" as const, fields: [{ name: "e", type: "int" as const }] },
    { name: "d", type: "string" as const },
    { name: "f", type: "int" as const },
  ];
  expect(mergeFields(own, added)).toEqual([
    own[0],
    {
      name: "b",
      type: "object",
      fields: [
        { name: "c", type: "int" },
        { name: "e", type: "int" },
      ],
    },
    added[2],
    added[3],
  ]);
});

test("reads what an installation adds to a schema", () => {
  const yaml = discovering.replace("fieldDiscoveryEnabled: true\n", "");
  const { fieldDiscoveryEnabled, fields } = parseSchema(
    `${yaml}extension:\n  fieldDiscoveryEnabled: true\n  fields: [{ name: x, type: int, isDiscovered: true }]\n`,
  );
  expect(fieldDiscoveryEnabled).toBe(true);
  expect(fields.at(-1)).toEqual({ name: "x", type: "int", isDiscovered: true });
});
