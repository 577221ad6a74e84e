import { failureRawBytesMax } from "@pharos/domain";
import { describe, expect, test } from "vitest";
import { type MessageSink, SyslogFramer } from "./syslog-framer.ts";

interface Found {
  readonly messages: string[];
  readonly unreadable: string[];
  /** Why nothing more was understood. */
  problem: string | undefined;
}
const max = 100;
const octets = (...messages: string[]) => messages.map((text) => `${Buffer.byteLength(text)} ${text}`).join("");

function frame(pieces: Iterable<Buffer>, messageBytesMax = max): Found {
  const found: Found = { messages: [], unreadable: [], problem: undefined };
  const sink: MessageSink = {
    lines: (bytes) =>
      found.messages.push(
        ...bytes
          .toString()
          .split(/[\n\0]/)
          .slice(0, -1)
          .filter(Boolean),
      ),
    message: (bytes) => found.messages.push(bytes.toString()),
    unreadable: (reason, beginning) => found.unreadable.push(`${reason} | ${beginning}`),
  };
  const framer = new SyslogFramer();
  for (const piece of pieces) {
    found.problem = framer.push(piece, sink, messageBytesMax);
    if (found.problem) return found;
  }
  framer.end(sink, messageBytesMax);
  expect(framer.heldBytes).toBe(0);
  return found;
}
const frameWhole = (text: string) => frame([Buffer.from(text)]);

const long = "x".repeat(250);
const streams: readonly [what: string, bytes: string, expected: Partial<Found>][] = [
  ["lines", "<1>a\n<1>b\r\n\n<1>c", { messages: ["<1>a", "<1>b\r", "<1>c"] }],
  ["lines that end in zeros", "<1>a\0<1>b\0", { messages: ["<1>a", "<1>b"] }],
  ["lines that begin with a year", "2026-02-03 a\n7 b\n", { messages: ["2026-02-03 a", "7 b"] }],
  ["lines after blank ones", "\n\r\n<1>a\n", { messages: ["<1>a"] }],
  ["a line of exactly the limit", `${"y".repeat(max)}\n`, { messages: ["y".repeat(max)] }],
  [
    "a line that is too long between others",
    `<1>a\n${long}\n<1>b\n`,
    { messages: ["<1>a", "<1>b"], unreadable: [`longer than 100 bytes: it has 250 | ${long}`] },
  ],
  ["a line that is too long at the end", `<1>a\n${long}`, { messages: ["<1>a"] }],
  ["octet counting", octets("<1>a", "<1>b\nc", "<1>ü"), { messages: ["<1>a", "<1>b\nc", "<1>ü"] }],
  ["octet counting with line feeds between", "4 <1>a\n4 <1>b\r\n\0 4 <1>c", { messages: ["<1>a", "<1>b", "<1>c"] }],
  ["an empty message", "4 <1>a0 4 <1>b", { messages: ["<1>a", "<1>b"] }],
  [
    "a message that is too long between others",
    octets("<1>a", `<1>${long}`, "<1>b"),
    { messages: ["<1>a", "<1>b"], unreadable: [`longer than 100 bytes: it has 253 | <1>${long}`] },
  ],
  [
    "a connection that ends within a message",
    "4 <1>a9 <1>b",
    { unreadable: ["the connection ended within the message: 4 of 9 bytes came | <1>b"] },
  ],
  ["only the beginning of a length", "12", { messages: ["12"] }],
  ["nothing", "", { messages: [] }],
];

test.each(streams)("%s", (_, bytes, expected) => {
  expect(frameWhole(bytes)).toMatchObject(expected);
});

test("a length that is missing ends what can be understood", () => {
  const { messages, problem, unreadable } = frameWhole("4 <1>a<1>b");
  expect([messages, problem]).toEqual([["<1>a"], expect.stringContaining("does not begin with its length")]);
  expect(unreadable).toEqual([`${problem} | <1>b`]);
  expect(frameWhole("4 <1>a123456789 <1>b").problem).toBeDefined();
});

test("of what is too long the beginning is kept", () => {
  const huge = "z".repeat(10 * 1024 * 1024);
  for (const bytes of [`<1>a\n${huge}\n<1>b\n`, octets("<1>a", huge, "<1>b")]) {
    const { messages, unreadable } = frame([Buffer.from(bytes)], 1024 * 1024);
    expect(messages).toEqual(["<1>a", "<1>b"]);
    expect(unreadable[0]?.split(" | ")[1]).toBe("z".repeat(failureRawBytesMax));
  }
});

describe("however the bytes are cut", () => {
  const whole = [...streams.map(([, bytes]) => bytes), `${octets("<1>a")}<1>lost`, "1".repeat(20)];
  /** Deterministic. */
  function* numbers(seed: number): Generator<number> {
    for (let state = seed; ; ) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      yield state / 2 ** 32;
    }
  }
  function piecesOf(bytes: Buffer, random: Generator<number>): Buffer[] {
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; ) {
      const length = 1 + Math.floor((random.next().value as number) ** 3 * 60);
      pieces.push(bytes.subarray(at, at + length));
      at += length;
    }
    return pieces;
  }
  const withoutRest = ({ messages, unreadable, problem }: Found) => ({
    messages,
    // How much of the rest is kept depends on what had come.
    unreadable: problem ? unreadable.slice(0, -1) : unreadable,
    problem,
  });

  test.each(whole)("%j gives the same messages", (text) => {
    const bytes = Buffer.from(text);
    const expected = withoutRest(frame([bytes]));
    expect(withoutRest(frame([...bytes].map((byte) => Buffer.from([byte]))))).toEqual(expected);
    const random = numbers(text.length + 1);
    for (let run = 0; run < 60; run++) expect(withoutRest(frame(piecesOf(bytes, random)))).toEqual(expected);
  });
});
