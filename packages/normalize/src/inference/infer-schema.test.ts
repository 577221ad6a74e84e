import type { FieldSchema } from "@pharos/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inferSchema } from "./infer-schema.ts";
import { readSamples } from "./read-samples.ts";

const infer = (samples: readonly (object | string)[]) =>
  inferSchema(
    samples.map((sample) => (typeof sample === "string" ? sample : JSON.stringify(sample))),
    { name: "Custom.Inferred" },
  );

/** The field that is inferred for `key` from these values, without its name; each value is in a sample of its own. */
function field(key: string, ...values: unknown[]): Omit<FieldSchema, "name"> | undefined {
  const { schema, failures } = infer(values.map((value) => ({ always: "x", [key]: value })));
  expect(failures).toEqual([]);
  const found = schema.fields.find(({ name }) => name === key);
  if (!found) return undefined;
  const { name, required, isEventTime, ...rest } = found;
  return rest;
}

describe("types", () => {
  test.each<[what: string, key: string, values: unknown[], field: object | undefined]>([
    ["text", "a", ["x", "1"], { type: "string" }],
    ["whole numbers", "a", [1, -2], { type: "bigint" }],
    ["numbers beyond 64 bits", "a", [1, 1e20], { type: "float" }],
    ["numbers with fractions", "a", [1, 2.5], { type: "float" }],
    ["texts of whole numbers", "a", ["1", "20", ""], { type: "bigint" }],
    ["texts of numbers", "a", ["1", "2.5"], { type: "float" }],
    ["whole numbers and texts of them", "a", [1, "2"], { type: "bigint" }],
    ["digits with leading zeros", "a", ["007", "12"], { type: "string" }],
    ["digits of a version", "tlsVersion", ["1.2", "1.3"], { type: "string" }],
    ["booleans", "a", [true, "false"], { type: "boolean" }],
    ["numbers and a dash", "a", ["1", "-"], { type: "string" }],
    ["values of several kinds", "a", ["x", 1], { type: "json" }],
    ["an object or an empty text", "a", [{ b: 1 }, ""], { type: "json" }],
    [
      "objects",
      "a",
      [{ b: 1 }, { b: 2, c: "x" }],
      {
        type: "object",
        fields: [
          { name: "b", required: true, type: "bigint" },
          { name: "c", type: "string" },
        ],
      },
    ],
    [
      "objects of more than 200 keys",
      "a",
      [Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`k${i}`, i]))],
      {
        type: "json",
      },
    ],
    ["objects whose keys are data", "a", Array.from({ length: 30 }, (_, i) => ({ [`user${i}`]: i })), { type: "json" }],
    ["objects whose keys cannot be fields", "a", [{ " ": 1 }], { type: "json" }],
    ["arrays", "a", [[1, null], [], [2]], { type: "array", element: { type: "bigint" } }],
    [
      "arrays of objects",
      "a",
      [[{ b: 1 }, { c: 2 }]],
      {
        type: "array",
        element: {
          type: "object",
          fields: [
            { name: "b", type: "bigint" },
            { name: "c", type: "bigint" },
          ],
        },
      },
    ],
    ["arrays of several kinds", "a", [[1, "x"]], { type: "json" }],
    ["nothing but null and empty objects", "a", [null, {}], undefined],
  ])("%s", (_, key, values, expected) => {
    expect(field(key, ...values)).toEqual(expected);
  });
});

describe("timestamps", () => {
  test.each<[key: string, values: unknown[], formats: string[] | undefined]>([
    ["a", ["2024-05-06T07:08:09Z", "2024-05-06T07:08:09.123+02:00"], ["rfc3339"]],
    ["a", ["2024-05-06 07:08:09", ""], ["%Y-%m-%d %H:%M:%S"]],
    ["a", ["2024-05-06 07:08:09", "2024-05-06 07:08:09.5"], ["%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M:%S.%f"]],
    ["a", ["06/May/2024:07:08:09 +0000"], ["%d/%b/%Y:%H:%M:%S %z"]],
    ["a", ["05/06/2024 07:08:09", "25/06/2024 07:08:09"], ["%d/%m/%Y %H:%M:%S"]],
    ["a", ["2024-05-06T07:08:09Z", "soon"], undefined],
    ["createdAt", [1714979289, 1714979289.5], ["unix"]],
    ["timestamp", [1714979289000, "1714979289001"], ["unix_ms"]],
    ["ts", [1714979289000000], ["unix_us"]],
    ["start_time", ["1714979289000000000"], ["unix_ns"]],
    ["bytes", [1714979289], undefined],
    ["time", [12], undefined],
  ])("%s: %j", (key, values, formats) => {
    expect(field(key, ...values)?.timeFormats).toEqual(formats);
  });
});

describe("indicators", () => {
  test.each<[key: string, values: string[], indicators: string[] | undefined]>([
    ["client", ["203.0.113.9", "2001:db8::1", "-"], ["ip"]],
    ["sourceIPAddress", ["203.0.113.9", "AWS Internal"], ["hostname"]],
    ["link", ["https://example.com/a"], ["url"]],
    ["a", ["mira@example.com"], ["email"]],
    ["userName", ["mira", "mira@example.com"], ["email", "username"]],
    ["target_user", ["NT AUTHORITY\\SYSTEM"], ["username"]],
    ["query", ["example.com", "_ldap._tcp.example.com"], ["domain"]],
    ["Hostname", ["WS5.example.com", "WS5"], ["hostname"]],
    ["resource", ["arn:aws:s3:::bucket"], ["aws_arn"]],
    ["accountId", ["210000000017"], ["aws_account_id"]],
    ["md5", ["d41d8cd98f00b204e9800998ecf8427e"], ["md5"]],
    ["id", ["d41d8cd98f00b204e9800998ecf8427e"], undefined],
    ["file", ["e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"], ["sha256"]],
    ["requestID", ["a-1"], ["trace_id"]],
    ["peer", ["203.0.113.9:443"], ["net_addr"]],
    ["mac", ["00:1b:21:3c:4d:5e"], ["mac"]],
    ["message", ["seen at 203.0.113.9"], undefined],
  ])("%s: %j", (key, values, indicators) => {
    expect(field(key, ...values)?.indicators).toEqual(indicators);
  });
});

test("requires what every sample has a value of", () => {
  const { schema } = infer([
    { a: 1, b: 2, c: "" },
    { a: 0, b: null, c: "x" },
  ]);
  expect(schema.fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(["a"]);
});

describe("proposes the time of the event", () => {
  const at = "2024-05-06T07:08:09Z";
  test.each<[what: string, sample: object, line: string]>([
    ["by its name", { receivedTime: at, timestamp: at, expires: at }, "  - name: timestamp\n"],
    ["within objects", { event: { created: at }, updated_at: at }, "      - name: created\n"],
    ["the surer of two", { "@timestamp": at, EventTime: at }, "  - name: EventTime\n"],
  ])("%s", (_, sample, line) => {
    const { yaml } = infer([sample]);
    const before = yaml.slice(0, yaml.indexOf("isEventTime: true # Proposed"));
    expect(before.slice(before.lastIndexOf("- name:") - line.indexOf("-"))).toContain(line);
    expect(yaml.match(/isEventTime/g)).toHaveLength(1);
  });

  test("or says that there is none", () => {
    expect(infer([{ a: 1, expires: at }]).yaml).toContain("# No field is plausible as the event's time");
  });
});

test("reads CSV whose first line names the columns", () => {
  const { schema, yaml, samples, failures } = infer([
    "time|user name|address|bytes",
    "2024-05-06 07:08:09|mira|203.0.113.9|12",
    "2024-05-06 07:08:10|-|203.0.113.9|7",
    "broken",
  ]);
  expect(schema.parser).toEqual({ csv: { hasHeader: true, delimiter: "|", emptyValues: ["-"] } });
  expect(schema.fields.map(({ type, indicators, required }) => [type, indicators?.[0], required])).toEqual([
    ["timestamp", undefined, true],
    ["string", "username", undefined],
    ["string", "ip", true],
    ["bigint", undefined, true],
  ]);
  expect(yaml).toContain('    delimiter: "|"\n    emptyValues: ["-"]\n');
  expect(samples).toBe(3);
  expect(failures.map(({ index, raw }) => [index, raw])).toEqual([[2, "broken"]]);
});

test("names what it leaves out", () => {
  const { yaml } = infer([{ a: 1, b: null, A: 2, p_d: 1 }]);
  expect(yaml).toContain(" or another one has: b, A, p_d\n");
});

test("refuses what it can learn nothing from", () => {
  expect(() => infer(["hello world", "how are you"])).toThrow("neither JSON objects nor CSV");
  expect(() => infer([])).toThrow("No schema can be proposed");
  expect(() => infer([{ a: null }])).toThrow("no field of them has a value");
  expect(() => inferSchema(['{"a":1}'], { name: "lower" })).toThrow('the name "lower" must be words');
});

test("the schema parses every sample that it was inferred from", () => {
  const key = fc.oneof(
    fc.constantFrom("a", "b", "time", "user.name", "@c", "A", "__proto__", "constructor", "...", "--- a", "a\nb"),
    fc.string(),
  );
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom("", "-", "1", "1.5", "true", "2024-05-06T07:08:09Z", "2024-05-06", 1714979289, 2 ** 63, -0.5),
  );
  fc.assert(
    fc.property(fc.array(fc.dictionary(key, value, { maxKeys: 6 }), { minLength: 1, maxLength: 12 }), (records) => {
      const samples = records.map((record) => JSON.stringify({ ...record, always: 1 }));
      expect(inferSchema(samples, { name: "Custom.A" }).failures).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

describe("samples of a file", () => {
  test.each<[what: string, text: string, samples: string[]]>([
    ["lines", '{"a":1}\n\n{"a":2}\n', ['{"a":1}', '{"a":2}']],
    ["JSON over many lines", '{\n  "a": "x  y"\n}\n{"a":2}', ['{ "a": "x  y" }', '{"a":2}']],
    [
      "an envelope, with all digits",
      '{"Records":[{"a":12345678901234567890},{"a":2}]}',
      ['{"a":12345678901234567890}', '{"a":2}'],
    ],
    ["text", "a,b\r\n1,2\r\n", ["a,b", "1,2"]],
  ])("%s", (_, text, samples) => {
    expect(readSamples(Buffer.from(text), 10)).toEqual(samples);
  });

  test("are no more than asked for", () => {
    expect(readSamples(Buffer.from("a\nb\nc"), 2)).toEqual(["a", "b"]);
  });
});
