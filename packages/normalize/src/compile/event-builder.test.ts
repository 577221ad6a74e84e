import { describe, expect, test } from "vitest";
import { eventsOf, normalizeText } from "../testing/a-chunk.ts";

function schemaOf(field: string): string {
  return `schema: Custom.Test\nfields:\n  - { name: v, ${field} }\n  - { name: other, type: string }`;
}

describe("stores", () => {
  test.each<[field: string, input: string, stored: string | undefined]>([
    ["type: string", '"text"', '"text"'],
    ["type: string", '""', '""'],
    ["type: string", "12.5", '"12.5"'],
    ["type: string", "true", '"true"'],
    ["type: string", "null", undefined],
    ["type: string", "12345678901234567890", '"12345678901234567890"'],
    ["type: int", "-2147483648", "-2147483648"],
    ["type: int", '"42"', "42"],
    ["type: int", "42.0", "42"],
    ["type: int", '""', undefined],
    ["type: smallint", "32767", "32767"],
    ["type: bigint", "9007199254740991", "9007199254740991"],
    ["type: bigint", "-9223372036854775808", "-9223372036854775808"],
    ["type: bigint", "9223372036854775807", "9223372036854775807"],
    ["type: bigint", '"9223372036854775807"', "9223372036854775807"],
    ["type: bigint", '""', undefined],
    ["type: float", "1.5e3", "1500"],
    ["type: float", '"-0.25"', "-0.25"],
    ["type: float", '""', undefined],
    ["type: boolean", "false", "false"],
    ["type: boolean", '"true"', "true"],
    ["type: boolean", '""', undefined],
    ["type: timestamp, timeFormats: [unix, rfc3339]", '"1970-01-01T00:00:01Z"', '"1970-01-01 00:00:01.000000000"'],
    ["type: timestamp, timeFormat: unix_ns", "1649092157000000003", '"2022-04-04 17:09:17.000000003"'],
    ["type: timestamp, timeFormat: unix", '""', undefined],
    ["type: json", '{"a":[1,null,{"b":"c"}]}', '{"a":[1,null,{"b":"c"}]}'],
    ["type: json", '"text"', '"text"'],
    ["type: json", '{"id":12345678901234567890}', '{"id":12345678901234567890}'],
    ["type: json, isEmbeddedJSON: true", '"{\\"a\\":1}"', '{"a":1}'],
    ["type: json, isEmbeddedJSON: true", '""', undefined],
    ["type: array, element: { type: int }", '[1,"2",null,3]', "[1,2,3]"],
    ["type: array, element: { type: int }", "[]", "[]"],
    ["type: array, isEmbeddedJSON: true, element: { type: int }", '"[1]"', "[1]"],
    ["type: array, element: { type: array, element: { type: string } }", '[["a"],[]]', '[["a"],[]]'],
    ["type: object, fields: [{ name: a, type: int }]", '{"a":"1","b":2}', '{"a":1}'],
    ["type: object, fields: [{ name: a, type: int }]", "{}", "{}"],
    ["type: object, fields: [{ name: a.b, type: int }]", '{"a.b":1}', '{"a_b":1}'],
    ["type: object, isEmbeddedJSON: true, fields: [{ name: a, type: int }]", '"{\\"a\\":1}"', '{"a":1}'],
    ["type: string, validate: { allow: [a, b], deny: [a] }", '"a"', '"a"'],
    ["type: string, validate: { allow: [a] }", "null", undefined],
    ["type: string, validate: { denyContains: [x] }", '"abc"', '"abc"'],
    ["type: string, validate: { cidr: any }", '"10.0.0.0/8"', '"10.0.0.0/8"'],
  ])("%s: %s", (field, input, stored) => {
    const { tables, failures } = normalizeText([schemaOf(field)], `{"v":${input},"other":"x"}`);
    expect(failures).toEqual([]);
    const json = tables[0]?.ndjson.toString() ?? "";
    const value = stored === undefined ? "" : `"v":${stored},`;
    expect(json.slice(0, json.indexOf(',"p_event_time"'))).toBe(`{${value}"other":"x"`);
  });
});

describe("refuses", () => {
  test.each<[field: string, input: string, reason: string]>([
    ["type: string", "{}", "v must be a string"],
    ["type: string", "[]", "v must be a string"],
    ["type: int", "2147483648", "v must be a whole number of 32 bits"],
    ["type: int", "1.5", "v must be a whole number of 32 bits"],
    ["type: int", "true", "v must be a whole number of 32 bits"],
    ["type: smallint", "32768", "v must be a whole number of 16 bits"],
    ["type: bigint", "9223372036854775808", "v must be a whole number of 64 bits"],
    ["type: bigint", '"12a"', "v must be a whole number of 64 bits"],
    ["type: float", '"1,5"', "v must be a number"],
    ["type: float", '"Infinity"', "v must be a number"],
    ["type: boolean", "1", "v must be true or false"],
    ["type: boolean", '"yes"', "v must be true or false"],
    ["type: timestamp, timeFormat: rfc3339", '"soon"', "v must be a timestamp of the given format"],
    ["type: timestamp, timeFormat: unix", "{}", "v must be a timestamp of the given format"],
    ["type: json, isEmbeddedJSON: true", '"{"', "v must be JSON that is not nested too deeply"],
    ["type: array, element: { type: int }", "1", "v must be an array"],
    ["type: array, element: { type: int }", '["x"]', "v[] must be a whole number of 32 bits"],
    ["type: object, fields: [{ name: a, type: int }]", "[]", "v must be an object"],
    ["type: object, fields: [{ name: a, type: int, required: true }]", "{}", "v.a is required"],
    ["type: object, fields: [{ name: a, type: int }]", '{"a":[]}', "v.a must be a whole number of 32 bits"],
    ["type: string, required: true", "null", "v is required"],
    ["type: int, required: true", '""', "v is required"],
    ["type: string, validate: { allow: [a] }", '"b"', "v has a value that the schema does not allow"],
    ["type: string, validate: { deny: [b] }", '"b"', "v has a value that the schema does not allow"],
    ["type: string, validate: { allowContains: [x] }", '"b"', "v has a value that the schema does not allow"],
    ["type: string, validate: { ip: ipv6 }", '"10.0.0.1"', "v has a value that the schema does not allow"],
    ["type: string, validate: { cidr: ipv4 }", '"10.0.0.0/33"', "v has a value that the schema does not allow"],
  ])("%s: %s", (field, input, reason) => {
    expect(eventsOf(schemaOf(field), `{"v":${input}}`)).toEqual([`Custom.Test: ${reason}`]);
  });
});

test("names of a schema cannot become code", () => {
  const name = '"];globalThis.injected = true;//\\u2028`$(1)';
  const schema = `schema: Custom.Test\nfields:\n  - name: ${JSON.stringify(`a${name}`)}\n    type: string\n    required: true`;
  expect(eventsOf(schema, "{}")).toEqual([`Custom.Test: a${name} is required`]);
  expect(globalThis).not.toHaveProperty("injected");
});

test("names that every object inherits are no values", () => {
  const schema = "schema: Custom.Test\nfields: [{ name: constructor, type: json }, { name: toString, type: string }]";
  expect(eventsOf(schema, '{"a":1}')).toEqual([{}]);
  expect(eventsOf(schema, '{"toString":"x"}')).toEqual([{ toString: "x" }]);
});

test("a number too long for a double reaches rules as the nearest one and the lake with all digits", () => {
  const { tables } = normalizeText([schemaOf("type: bigint")], '{"v":9223372036854775807}');
  expect(tables[0]?.events[0]?.v).toBe(2 ** 63);
  expect(tables[0]?.ndjson.toString()).toContain('"v":9223372036854775807,');
});

test("an object of very many fields is read like any other, and leaves nothing to the next", () => {
  const many = Array.from({ length: 200 }, (_, i) => `  - { name: f${i}, type: string }`).join("\n");
  const schema = `schema: Custom.Wide
fields:
  - { name: id, type: int, required: true }
  - { name: new, type: string, rename: { from: old } }
  - { name: toString, type: string }
${many}`;
  const input = '{"f7":"a","x":1,"id":1,"f199":"b"}\n{"old":"c","id":2,"toString":"d","f7":null}\n{"f0":"e"}';
  expect(eventsOf(schema, input)).toEqual<unknown[]>([
    { id: 1, f7: "a", f199: "b" },
    { id: 2, new: "c", toString: "d" },
    "Custom.Wide: id is required",
  ]);
});
