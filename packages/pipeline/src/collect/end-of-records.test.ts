import { expect, test } from "vitest";
import { endOfRecords } from "./end-of-records.ts";

test.each([
  { name: "nothing", text: "", end: 0 },
  { name: "whole lines", text: '{"a":1}\r\n{"a":2}\r\n', end: 18 },
  { name: "a line that goes on is left", text: '{"a":1}\n{"a":', end: 8 },
  { name: "an object without the end of its line is whole", text: '{"a":1}\n{"a":2}', end: 15 },
  { name: "a number may go on", text: "1\n2", end: 2 },
  { name: "no line has ended", text: "hello", end: 0 },
])("$name", ({ text, end }) => {
  expect(endOfRecords(Buffer.from(text))).toBe(end);
});
