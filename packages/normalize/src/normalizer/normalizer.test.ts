import { gzipSync } from "node:zlib";
import { eventBytesMax, eventDepthMax, failureRawBytesMax } from "@pharos/domain";
import { describe, expect, test } from "vitest";
import { compileSchema } from "../compile/compiled-schema.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { aChunk, eventsOf, normalizeText, receivedAtMs } from "../testing/a-chunk.ts";
import { createNormalizer } from "./normalizer.ts";

const login = `
schema: Custom.Login
fields:
  - { name: time, type: timestamp, timeFormats: [rfc3339], isEventTime: true }
  - { name: user, type: string, required: true, indicators: [email] }
  - { name: "@from", type: string, indicators: [ip] }
  - { name: extra, type: json }
udm:
  - { name: user.email, paths: [user] }
  - { name: source.ip, paths: [extra.ip, "@from"] }
  - { name: source.address, paths: ["@from"] }
`;
const ping = "schema: Custom.Ping\nfields:\n  - { name: host, type: string, required: true }";

describe("a stored event", () => {
  const input =
    '{"time":"2026-01-01T00:00:00.5Z","user":"homer@example.com","@from":"10.0.0.1","unknown":1,"extra":null}';

  test("has the vendor's fields under stored names and all fields of Pharos", () => {
    const { tables } = normalizeText([login], input);
    expect(tables[0]?.events).toEqual([
      {
        time: "2026-01-01 00:00:00.500000000",
        user: "homer@example.com",
        at_sign_from: "10.0.0.1",
        p_log_type: "Custom.Login",
        p_row_id: "00112233aabbccdd000000000000",
        p_event_time: "2026-01-01 00:00:00.500000000",
        p_parse_time: "2026-01-02 03:04:05.678000000",
        p_schema_version: 0,
        p_source_id: "2f1e0d6c-1111-4222-8333-444455556666",
        p_source_label: "tests",
        p_any_ip_addresses: ["10.0.0.1"],
        p_any_emails: ["homer@example.com"],
        p_any_usernames: ["homer"],
        p_udm: { user: { email: "homer@example.com" }, source: { ip: "10.0.0.1", address: "10.0.0.1" } },
      },
    ]);
  });

  test("is the same as JSON, a row a line, between its offsets", () => {
    const [table] = normalizeText([login], `${input}\n{"user":"ü"}\n`).tables;
    const rows = Array.from(table?.events ?? [], (_, i) => {
      const row = table?.ndjson.subarray(table.offsets[i], table.offsets[i + 1]).toString() ?? "";
      expect(row.endsWith("\n")).toBe(true);
      return JSON.parse(row);
    });
    expect(rows).toEqual(table?.events);
    expect(table?.offsets).toHaveLength(3);
    expect(table?.offsets[2]).toBe(table?.ndjson.length);
  });

  test("is counted by its place in the chunk, failures included", () => {
    const { tables, failures } = normalizeText([login], '{"user":"a"}\n{}\n{"user":"b"}');
    expect(tables[0]?.events.map((event) => event.p_row_id)).toEqual([
      "00112233aabbccdd000000000000",
      "00112233aabbccdd000000000002",
    ]);
    expect(failures.map(({ index }) => index)).toEqual([1]);
  });

  test("bounds the event times of its table", () => {
    const [table] = normalizeText([login], `${input}\n{"user":"a"}\n{"user":"b","time":"2025-06-01T00:00:00Z"}`).tables;
    expect(table?.minEventTimeMs).toBe(Date.UTC(2025, 5, 1));
    expect(table?.maxEventTimeMs).toBe(receivedAtMs);
  });
});

describe("the event time", () => {
  const times = `
schema: Custom.Times
fields:
  - { name: first, type: timestamp, timeFormat: unix, isEventTime: true }
  - { name: in, type: object, fields: [{ name: second, type: timestamp, timeFormat: rfc3339, isEventTime: true }] }
`;
  const parseTime = "2026-01-02 03:04:05.678000000";
  test.each<[name: string, input: string, eventTime: string]>([
    ["is the first that has a value", '{"in":{"second":"2026-01-01T00:00:00Z"}}', "2026-01-01 00:00:00.000000000"],
    [
      "goes by the order of the schema",
      '{"in":{"second":"2026-01-01T00:00:00Z"},"first":1767225601}',
      "2026-01-01 00:00:01.000000000",
    ],
    ["is the time of parsing when there is none", '{"in":{}}', parseTime],
    ["is the time of parsing when it is ten years old", '{"first":1}', parseTime],
    ["is the time of parsing when it is days ahead", '{"first":1893456000}', parseTime],
    ["may be hours ahead", '{"first":1767400000}', "2026-01-03 00:26:40.000000000"],
  ])("%s", (_, input, eventTime) => {
    expect(normalizeText([times], input).tables[0]?.events[0]?.p_event_time).toBe(eventTime);
  });
  test("out of all bounds leaves the vendor's field as it is", () => {
    expect(eventsOf(times, '{"first":253402300799}')).toEqual([{ first: "9999-12-31 23:59:59.000000000" }]);
  });
});

describe("classification", () => {
  test("gives each record to the schema that takes it", () => {
    const { tables, failures } = normalizeText([login, ping], '{"host":"a"}\n{"user":"b"}\n{"host":"c"}\n{"x":1}');
    expect(tables.map(({ logType, events }) => [logType, events.length])).toEqual([
      ["Custom.Ping", 2],
      ["Custom.Login", 1],
    ]);
    expect(failures).toEqual([
      { index: 3, reason: "resembles no log type of the source", logType: undefined, raw: '{"x":1}' },
    ]);
  });
  test("names the schema whose required fields a record has, before one of which it has more fields", () => {
    const strict = "schema: Custom.Strict\nfields: [{ name: kind, type: int, required: true }, { name: z, type: int }]";
    const loose =
      "schema: Custom.Loose\nfields: [{ name: id, type: int, required: true }, { name: kind, type: string }, { name: a, type: int }]";
    const { failures } = normalizeText([loose, strict], '{"kind":"x","a":1}');
    expect(failures).toMatchObject([{ logType: "Custom.Strict", reason: expect.stringContaining("kind") }]);
  });
  test("names no schema where several could be meant", () => {
    const text = (name: string) =>
      `schema: Custom.${name}\nparser: { fastmatch: { match: ['%{a} - %{b}'] } }\nfields: [{ name: a, type: int }]`;
    const { failures } = normalizeText([text("One"), text("Two")], "nothing", { streamType: "Lines" });
    expect(failures).toMatchObject([{ logType: undefined }]);
  });
  test("names the schema that came closest", () => {
    const wide = "schema: Custom.Wide\nfields: [{ name: a, type: int }, { name: b, type: int }]";
    expect(normalizeText([login, wide], '{"a":1,"b":"x"}').failures[0]).toMatchObject({
      reason: "Custom.Wide: b must be a whole number of 32 bits",
      logType: "Custom.Wide",
    });
  });
  test("mixes text and JSON schemas in one stream", () => {
    const text =
      "schema: Custom.Text\nparser: { fastmatch: { match: ['%{a} - %{b}'] } }\nfields: [{ name: a, type: int }]";
    const { tables, failures } = normalizeText([text, ping], '1 - x\n{"host":"a"}\nnothing', { streamType: "Lines" });
    expect(tables.map(({ logType }) => logType)).toEqual(["Custom.Text", "Custom.Ping"]);
    expect(failures).toEqual([{ index: 2, reason: expect.any(String), logType: "Custom.Text", raw: "nothing" }]);
  });
  test("does not count headers and comments", () => {
    const csv =
      "schema: Custom.Csv\nparser: { csv: { hasHeader: true, skipPrefix: '#' } }\nfields: [{ name: a, type: int }]";
    expect(normalizeText([csv], "a,b\n# c\n1,2\n")).toMatchObject({ received: 1, failures: [] });
  });
  test("merges what a CloudWatch delivery says where a schema asks for it", () => {
    const schema = "schema: Custom.Cw\nfields: [{ name: a, type: int }, { name: cloudWatchLogs, type: json }]";
    const input =
      '{"owner":"1","logGroup":"g","logStream":"s","logEvents":[{"id":"i","timestamp":5,"message":"{\\"a\\":1}"}]}';
    expect(eventsOf(schema, input, { streamType: "CloudWatchLogs" })).toEqual([
      { a: 1, cloudWatchLogs: { owner: "1", logGroup: "g", logStream: "s", id: "i", timestamp: 5 } },
    ]);
  });
  test("says which log types nobody knows", () => {
    const chunk = aChunk({ bytes: Buffer.from("{}"), logTypes: ["Custom.Nobody"] });
    expect(createNormalizer([]).normalize(chunk)).toMatchObject({
      received: 1,
      failures: [{ reason: "no schema is called Custom.Nobody", logType: undefined, raw: "{}" }],
    });
  });
});

describe("bad input", () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  test.each<[name: string, input: string, failures: unknown[]]>([
    ["nothing", "", []],
    ["a byte order mark alone", "\ufeff", []],
    ["malformed JSON", '{"user":', [{ reason: "unclosed JSON", raw: '{"user":' }]],
    ["nesting at the limit", `{"user":"a","extra":${deep(eventDepthMax)}}`, []],
    [
      "nesting beyond the limit",
      `{"user":"a","extra":${deep(eventDepthMax + 1)}}`,
      [{ reason: "Custom.Login: extra must be JSON that is not nested too deeply" }],
    ],
    [
      "nesting of 10,000 levels",
      `{"user":"a","extra":${deep(10_000)}}`,
      [{ reason: "Custom.Login: extra must be JSON that is not nested too deeply" }],
    ],
    ["an array nested 10,000 levels", "[".repeat(10_000), [{ reason: "unclosed JSON" }]],
    [
      "10,000 levels in an envelope",
      `{"Records":[{"user":"a","extra":${deep(10_000)}}]}`,
      [{ reason: "Custom.Login: extra must be JSON that is not nested too deeply" }],
    ],
    [
      "a line of 10 MB",
      `{"user":"${"x".repeat(10 * 1024 * 1024)}"}`,
      [{ reason: `Custom.Login: longer than ${eventBytesMax} bytes` }],
    ],
    ["a list of no objects", '{"Records":[1]}', [{ reason: "Custom.Login: user is required" }]],
    ["plain text", "hello", [{ reason: "Custom.Login: the record is not a JSON object", raw: "hello" }]],
  ])("%s", (_, input, failures) => {
    const result = normalizeText([login], input);
    expect(result.failures).toMatchObject(failures);
    expect(result.failures).toHaveLength(failures.length);
    for (const { raw } of result.failures) expect(Buffer.byteLength(raw)).toBeLessThanOrEqual(failureRawBytesMax);
  });

  test("a line of 10 MB among plain lines is one failure with its first part", () => {
    const { received, failures } = normalizeText([login], `${"x".repeat(10 * 1024 * 1024)}\n{"user":"a"}`, {
      streamType: "Lines",
    });
    expect(received).toBe(2);
    expect(failures).toEqual([
      {
        index: 0,
        reason: `longer than ${eventBytesMax} bytes`,
        logType: undefined,
        raw: "x".repeat(failureRawBytesMax),
      },
    ]);
  });
  test("duplicate keys: the last one counts", () => {
    expect(eventsOf(login, '{"user":"a","user":"b"}')).toEqual([{ user: "b" }]);
  });
  test("invalid UTF-8 and halves of surrogate pairs become replacement characters", () => {
    const bytes = Buffer.concat([Buffer.from('{"user":"a'), Buffer.from([0xff]), Buffer.from('\\ud800 \\\\ud800"}')]);
    const [table] = normalizeText([login], bytes).tables;
    expect(table?.events[0]?.user).toBe("a\ufffd\ufffd \\ud800");
    expect(JSON.parse(table?.ndjson.toString() ?? "").user).toBe("a\ufffd\ufffd \\ud800");
  });
  test("NUL stays within its value", () => {
    expect(eventsOf(login, '{"user":"a\\u0000b"}')).toEqual([{ user: "a\0b" }]);
  });
  test("truncated gzip is refused as a whole", () => {
    const bytes = gzipSync('{"user":"a"}\n'.repeat(100));
    expect(() => normalizeText([login], bytes.subarray(0, -9))).toThrow("The gzip data is truncated");
  });
});

test("compressed bytes are read and their decompressed size is told", () => {
  const input = '{"user":"a"}\n';
  expect(normalizeText([login], gzipSync(input))).toMatchObject({ received: 1, bytes: input.length });
});

test("a listener is told each event with its row, in two tables at once", () => {
  const door = "schema: Custom.Door\nfields:\n  - { name: door, type: bigint, required: true }";
  const schemas = [login, door].map((yaml) => compileSchema(parseSchema(yaml)));
  const bytes = Buffer.from('{"user":"a"}\n{"door":1}\n{"user":"\\ud800"}\n{"no":1}\n{"door":9007199254740993}\n');
  const told: unknown[] = [];
  const { tables } = createNormalizer(schemas).normalize(
    aChunk({ bytes, logTypes: schemas.map(({ logType }) => logType) }),
    { columns: () => "all", event: (logType, event, row) => told.push([logType, row, event]) },
  );
  const stored = tables.flatMap(({ logType, events }) => events.map((event, row) => [logType, row, event]));
  expect(told).toHaveLength(4);
  expect(told).toEqual(expect.arrayContaining(stored));
});

test("records that were cut before are one row or failure each, headers and comments too", () => {
  const lines =
    "schema: Custom.Lines\nparser: { csv: { hasHeader: true, columns: [a, b], delimiter: ',', skipPrefix: '#' } }\nfields: [{ name: a, type: int, required: true }, { name: b, type: string }]";
  const records = ["1,x", "# nothing", "y\nz", "2,y"];
  const { received, tables, failures } = normalizeText([lines], "", { records });
  expect(received).toBe(4);
  expect(tables[0]?.events.map(({ a, p_row_id }) => [a, String(p_row_id).slice(-1)])).toEqual([
    [1, "0"],
    [2, "3"],
  ]);
  expect(failures.map(({ index, raw }) => [index, raw])).toEqual([
    [1, "# nothing"],
    [2, "y\nz"],
  ]);
});
