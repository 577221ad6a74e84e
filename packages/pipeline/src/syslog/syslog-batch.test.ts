import { expect, test } from "vitest";
import { SyslogBatch } from "./syslog-batch.ts";

const now = new Date("2026-03-01T10:00:00Z");
const batchOf = (...messages: string[]) => {
  const batch = new SyslogBatch(now);
  for (const text of messages) batch.message(Buffer.from(text));
  return batch.bytes.toString();
};

test("is a line for each message, whatever it holds, behind an empty one", () => {
  expect(batchOf("<1>a\n", "<1>b\r\n\0", "\n", "<1>c\0d", "\x1f\x8bgzip")).toBe("\n<1>a\n<1>b\n<1>c d\n\x1f\x8bgzip\n");
  expect(batchOf("<1>at A\n  at B", '<1>{"a":\n1}')).toBe('\n<1>at A#012  at B\n<1>{"a": 1}\n');
});

test("takes lines as they are, and those that end in zeros", () => {
  const batch = new SyslogBatch(now);
  batch.lines(Buffer.from("<1>a\n<1>b\0"));
  batch.lines(Buffer.from(`${"x".repeat(200_000)}\n`));
  expect(batch.bytes.toString()).toBe(`\n<1>a\n<1>b\n${"x".repeat(200_000)}\n`);
});

test("keeps what is no message beside them", () => {
  const batch = new SyslogBatch(now);
  expect(batch.isEmpty).toBe(true);
  batch.unreadable("longer than 5 bytes", Buffer.from("abcde"));
  expect([batch.isEmpty, batch.unreadableParts]).toEqual([false, [{ reason: "longer than 5 bytes", raw: "abcde" }]]);
});
