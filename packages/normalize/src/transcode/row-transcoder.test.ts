import { expect, test } from "vitest";
import { compileSchema } from "../compile/compiled-schema.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { RowTranscoder } from "./row-transcoder.ts";

const schema = compileSchema(parseSchema("schema: Custom.Door\nfields: [{ name: door, type: int, required: true }]"));
const times = { parseTime: "2026-03-01 10:00:00.000000000", receivedAtMs: 0, earliestMs: 0, latestMs: 0 };
const tail = { bytes: Buffer.from(',"p_row_id":"000000000000"}\n'), digitsStart: 13 };

function rowsOf(transcoder: RowTranscoder, text: string) {
  const bytes = Buffer.from(text);
  const program = transcoder.programOf(schema);
  const records = { bytes, from: 0, to: bytes.length, isList: false };
  const written = program && transcoder.write(program, records, 10, tail, undefined, times);
  return written && { ...written, text: Buffer.from(written.bytes).toString() };
}

test("writes the rows of records up to the one that needs the general way", () => {
  const text = '{"door":1}\n\n{"door":2}\n{"door":1e0}\n{"door":4}';
  const written = rowsOf(new RowTranscoder(), text);
  expect(written).toMatchObject({ rows: 2, isRefused: true, readTo: text.indexOf('{"door":1e0') });
  expect(written?.text.split("\n").map((row) => row && JSON.parse(row))).toEqual([
    { door: 1, p_event_time: times.parseTime, p_row_id: "00000000000a" },
    { door: 2, p_event_time: times.parseTime, p_row_id: "00000000000b" },
    "",
  ]);
});

test("is worn when it has read as many objects as it can number", () => {
  const transcoder = new RowTranscoder(3);
  rowsOf(transcoder, '{"door":1}\n{"door":2}');
  expect(transcoder.isWorn).toBe(false);
  rowsOf(transcoder, '{"door":3}');
  expect(transcoder.isWorn).toBe(true);
});

test("a record whose time is not believed has that of parsing", () => {
  const bytes = rowsOf(new RowTranscoder(), '{"door":1}')?.text ?? "";
  expect(JSON.parse(bytes).p_event_time).toBe(times.parseTime);
});

test("rows with a tail that is too long are left to the general way", () => {
  const transcoder = new RowTranscoder();
  const program = transcoder.programOf(schema);
  const bytes = Buffer.from('{"door":1}');
  const long = { bytes: Buffer.alloc(9000), digitsStart: 0 };
  const records = { bytes, from: 0, to: bytes.length, isList: false };
  expect(program && transcoder.write(program, records, 0, long, undefined, times)).toBeUndefined();
});
