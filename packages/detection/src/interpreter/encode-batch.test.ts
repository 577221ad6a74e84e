import { expect, test } from "vitest";
import { callAt, callsOf, encodeBatch } from "./encode-batch.ts";

const batch = {
  events: [
    { json: Buffer.from('{"a":1}'), rules: [4, 2] },
    { json: Buffer.from("{}"), rules: [] },
    { json: Buffer.from('{"b":"é"}'), rules: [2] },
  ],
};

test("writes counts, lengths, rules and skipped calls in front of the events", () => {
  const bytes = encodeBatch(batch, [3], true, 250);
  const numbers = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + 4 * 15));
  expect([...numbers]).toEqual([3, 3, 1, 1, 250, 7, 2, 10, 2, 0, 1, 4, 2, 2, 3]);
  expect(bytes.subarray(4 * 15).toString()).toBe('{"a":1}{}{"b":"é"}');
});

test("finds the event and rule of a call, and a rule's later calls", () => {
  expect([1, 2, 3, 4].map((call) => callAt(batch, call))).toEqual([
    { event: 0, rule: 4 },
    { event: 0, rule: 2 },
    { event: 2, rule: 2 },
    undefined,
  ]);
  expect(callsOf(batch, 2, 2)).toEqual([{ call: 3, event: 2 }]);
});
