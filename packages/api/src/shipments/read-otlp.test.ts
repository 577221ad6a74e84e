import { expect, test } from "vitest";
import { readOtlp } from "./read-otlp.ts";

const field = (number: number, content: Buffer) =>
  Buffer.concat([Buffer.from([(number << 3) | 2, content.length]), content]);
const varint = (number: number, ...bytes: number[]) => Buffer.from([number << 3, ...bytes]);
const fixed64 = (number: number, value: bigint) => {
  const bytes = Buffer.alloc(9, (number << 3) | 1);
  bytes.writeBigUInt64LE(value, 1);
  return bytes;
};
const text = (number: number, value: string) => field(number, Buffer.from(value));
const attribute = (key: string, value: Buffer) => field(6, Buffer.concat([text(1, key), field(2, value)]));
const request = (record: Buffer) => field(1, field(2, field(2, record)));

const record = Buffer.concat([
  fixed64(1, 1772362801000000001n),
  varint(2, 9),
  text(5, "\u000a\u0005hello"),
  attribute("user", text(1, "ada")),
  attribute("minus", varint(3, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01)),
  attribute("ok", varint(2, 1)),
  field(9, Buffer.from("00ff", "hex")),
]);

const plain = {
  timeUnixNano: "1772362801000000001",
  severityNumber: 9,
  body: "hello",
  attributes: { user: "ada", minus: -1, ok: true },
  traceId: "00ff",
};

test("protobuf and JSON say the same event, with attributes as a map", () => {
  const fromProtobuf = readOtlp(request(record), false);
  const json = {
    ...plain,
    body: { stringValue: "hello" },
    attributes: [
      { key: "user", value: { stringValue: "ada" } },
      { key: "minus", value: { intValue: "-1" } },
      { key: "ok", value: { boolValue: true } },
    ],
  };
  const body = Buffer.from(JSON.stringify({ resourceLogs: [{ scopeLogs: [{ logRecords: [json] }] }] }));
  for (const logs of [fromProtobuf, readOtlp(body, true)]) {
    expect("lines" in logs && JSON.parse(logs.lines)).toEqual(plain);
  }
});

test("a whole number that a double would round keeps its digits", () => {
  const value = { key: "id", value: { intValue: "9007199254740993" } };
  const body = { resourceLogs: [{ scopeLogs: [{ logRecords: [{ attributes: [value] }] }] }] };
  const logs = readOtlp(Buffer.from(JSON.stringify(body)), true);
  expect("lines" in logs && JSON.parse(logs.lines).attributes.id).toBe("9007199254740993");
});

test("bytes that end early, are of another type, or nest without end are refused", () => {
  let deep: Buffer = text(1, "x");
  for (let depth = 0; depth < 60; depth++) deep = Buffer.from(longField(5, longField(1, deep)));
  const bodies = [
    request(record).subarray(0, -1),
    Buffer.from([0x0f]),
    varint(1, 0x80),
    longRequest(longField(5, deep)),
  ];
  for (const body of bodies) expect(readOtlp(body, false)).toMatchObject({ problem: expect.any(String) });
});

function longField(number: number, content: Buffer): Buffer {
  const length = [(content.length & 0x7f) | 0x80, content.length >> 7];
  return Buffer.concat([Buffer.from([(number << 3) | 2, ...length]), content]);
}

function longRequest(content: Buffer): Buffer {
  return longField(1, longField(2, longField(2, content)));
}
