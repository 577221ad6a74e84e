import { describe, expect, test } from "vitest";
import { compileSchema } from "../compile/compiled-schema.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { areSchemaTests, readSchemaTests } from "./read-schema-tests.ts";
import { runSchemaTest } from "./run-schema-test.ts";

const schema = compileSchema(
  parseSchema(`schema: Custom.A
fields:
  - { name: n, type: int, required: true }
  - { name: t, type: timestamp, timeFormat: rfc3339, isEventTime: true }
  - { name: ips, type: array, element: { type: string, indicators: [ip] } }
`),
);

/** The differences of a test with this input and these expected events. */
function run(input: string, ...results: string[]): readonly string[] {
  const yaml = JSON.stringify({ logType: "Custom.A", input, ...(results.length > 0 && { results }) });
  return readSchemaTests(yaml).flatMap((schemaTest) => runSchemaTest(schemaTest, schema).differences);
}

describe("holds for", () => {
  test.each<[claim: string, input: string, results: string[]]>([
    ["an event without what depends on source and moment", '{"n":1}', ['{"n":1,"p_log_type":"Custom.A"}']],
    ["a template of the log type", '{"n":1}', ['{"n":1,"p_log_type":"{{.LogType}}"}']],
    [
      "an event time with fewer digits, or as RFC 3339",
      '{"n":1,"t":"2026-01-01T00:00:00.5Z"}',
      ['{"n":1,"t":"2026-01-01T00:00:00.5Z","p_event_time":"2026-01-01 00:00:00.500","p_log_type":"Custom.A"}'],
    ],
    ["several events", '{"n":1}{"n":2}', ['{"n":1,"p_log_type":"Custom.A"}', '{"n":2,"p_log_type":"Custom.A"}']],
    ["a record that must be refused", '{"n":"x"}', []],
  ])("%s", (_, input, results) => {
    expect(run(input, ...results)).toEqual([]);
  });
});

describe("finds", () => {
  const logType = '"p_log_type":"Custom.A"';
  test.each<[claim: string, input: string, results: string[], differences: string[]]>([
    ["another value", '{"n":1}', [`{"n":2,${logType}}`], ["n: expected 2, got 1"]],
    ["a missing member", '{"n":1}', [`{"n":1,"m":{},${logType}}`], ["m: expected {}, got nothing"]],
    ["a member too many", '{"n":1}', ['{"n":1}'], ['p_log_type: expected nothing, got "Custom.A"']],
    [
      "elements in another order",
      '{"n":1,"ips":["1.1.1.1","2.2.2.2"]}',
      [`{"n":1,"ips":["2.2.2.2","1.1.1.1"],"p_any_ip_addresses":["1.1.1.1","2.2.2.2"],${logType}}`],
      ['ips[0]: expected "2.2.2.2", got "1.1.1.1"', 'ips[1]: expected "1.1.1.1", got "2.2.2.2"'],
    ],
    [
      "an event time that the expectation omits",
      '{"n":1,"t":"2026-01-01T00:00:00Z"}',
      [`{"n":1,"t":"2026-01-01 00:00:00",${logType}}`],
      ['p_event_time: expected nothing, got "2026-01-01 00:00:00.000000000"'],
    ],
    [
      "a refused record",
      '{"n":"x"}',
      [`{"n":1,${logType}}`],
      ["refused: Custom.A: n must be a whole number of 32 bits", "event 1 of 1 is missing"],
    ],
    ["an accepted record", '{"n":1}', [], ["the record must be refused, but gave an event"]],
    ["more events", '{"n":1}{"n":2}', [`{"n":1,${logType}}`], ["1 more events than expected"]],
  ])("%s", (_, input, results, differences) => {
    expect(run(input, ...results)).toEqual(differences);
  });
});

test("reads documents with their lines, and keys in any case", () => {
  const tests = readSchemaTests(
    "logtype: Custom.A\nInput: a\n---\nname: second\nlogType: Custom.B\ninput: b\nresult: '{}'",
  );
  expect(tests).toEqual([
    { name: "the test in line 1", logType: "Custom.A", line: 1, input: "a", results: [] },
    { name: "second", logType: "Custom.B", line: 4, input: "b", results: [{}] },
  ]);
});

test.each([
  ["logType: A\ninput: a\nresults: '{}'", "line 3, column 10: results must be a list"],
  ["logType: A\ninput: a\nresult: '{'", "line 3, column 9: the result is not JSON"],
  ["logType: A\ninput: a\nresult: '[]'", "line 3, column 9: the result must be a JSON object"],
  ["logType: A\ninput: a\nrseult: '{}'", 'line 3, column 1: unknown key "rseult"'],
  ["logType: A", 'line 1, column 1: a schema test needs "input"'],
])("refuses %j with its place", (yaml, message) => {
  expect(() => readSchemaTests(yaml)).toThrow(message);
});

test.each([
  ["logType: A\ninput: a\n---\nlogType: A\ninput: b", true],
  ["schema: Custom.A\nfields: []", false],
  ["- a", false],
  ["", false],
])("tells tests from schemas: %j", (yaml, isTests) => {
  expect(areSchemaTests(yaml)).toBe(isTests);
});
