import { streamTypes } from "@pharos/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeText } from "./testing/a-chunk.ts";

const schemas = [
  "schema: Custom.Json\nfields: [{ name: a, type: int, required: true }, { name: b, type: json }, { name: t, type: timestamp, timeFormat: unix, isEventTime: true }]",
  "schema: Custom.Csv\nparser: { csv: { columns: [a, b], delimiter: ',', skipPrefix: '#' } }\nfields: [{ name: a, type: float }, { name: b, type: string }]",
];
const samples = [
  '{"a":1}\n{"a":2,"b":[{"c":"}"}]}\r\n{"a":"x"}\n',
  '[{"a":1},{"a":2}]\n[{"a":3}]',
  '{"Records":[{"a":1},\n{"a":99999999999}, {"a":3,"b":"\\"\\\\"}]}',
  '{\n  "a": 1,\n  "b": {\n    "t": 1\n  }\n}\n{"a":2}{"a":3}',
  '{"messageType":"DATA_MESSAGE","logGroup":"g","logEvents":[{"message":"{\\"a\\":1}"},{"message":"1,2"},{}]}',
  '<?xml version="1.0"?><l><e a="1"><b>x</b></e><e a="y"/></l>',
  '1,2\n# comment\n"3","x, y"\n4,5,6\n',
];

/** Bytes cut out, doubled or replaced at random places. */
const mutated = fc
  .tuple(
    fc.constantFrom(...samples),
    fc.array(fc.tuple(fc.nat(200), fc.nat(20), fc.uint8Array({ maxLength: 4 })), { maxLength: 4 }),
  )
  .map(([sample, edits]) => {
    let bytes = Buffer.from(sample);
    for (const [at, cut, insert] of edits) {
      bytes = Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + cut)]);
    }
    return bytes;
  });
const jsonLike = fc
  .array(fc.constantFrom("{", "}", "[", "]", '"', ":", ",", "\n", " ", "\\", "1", '"a"', '{"a":1}', "Records"), {
    maxLength: 60,
  })
  .map((parts) => Buffer.from(parts.join("")));
const anyInput = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  mutated,
  jsonLike,
);

test.each(streamTypes)("%s: what is received is stored or failed, for any bytes", (streamType) => {
  fc.assert(
    fc.property(
      anyInput,
      fc.constantFrom({}, { jsonArrayEnvelopeField: "Records", xmlRootElement: "l" }),
      (input, streamOptions) => {
        // The magic numbers of compressed data have their own tests.
        fc.pre(!(input[0] === 0x1f && input[1] === 0x8b) && !(input[0] === 0x28 && input[1] === 0xb5));
        const { received, tables, failures } = normalizeText(schemas, input, { streamType, streamOptions });
        const stored = tables.reduce((sum, { events }) => sum + events.length, 0);
        expect(stored + failures.length).toBe(received);
        for (const { events, ndjson, offsets } of tables) {
          expect(offsets).toHaveLength(events.length + 1);
          expect(
            ndjson
              .toString()
              .split("\n")
              .slice(0, -1)
              .map((row) => JSON.parse(row)),
          ).toEqual(events);
        }
        const ids = tables.flatMap(({ events }) =>
          events.map(({ p_row_id }) => Number.parseInt(String(p_row_id).slice(16), 16)),
        );
        expect([...ids, ...failures.map(({ index }) => index)].sort((a, b) => a - b)).toEqual([
          ...Array(received).keys(),
        ]);
      },
    ),
    { numRuns: 300 },
  );
});

test("a line of JSON that is complete is never lost to a broken one before it", () => {
  const broken = fc.constantFrom(
    "{",
    '{"a":',
    '{"a":1',
    '{"a":"x',
    '{"a":[',
    '{"a":1]',
    "[",
    '{"b":{"c":1}',
    "}",
    '{"a":1,',
  );
  fc.assert(
    fc.property(fc.array(broken, { maxLength: 4 }), fc.integer({ min: 1, max: 5 }), (lines, count) => {
      const good = Array.from({ length: count }, (_, i) => `{"a":${i}}`);
      const { tables } = normalizeText(schemas.slice(0, 1), [...lines, ...good].join("\n"), { streamType: "JSON" });
      expect(tables[0]?.events.slice(-count).map(({ a }) => a)).toEqual(good.map((_, i) => i));
    }),
    { numRuns: 300 },
  );
});
