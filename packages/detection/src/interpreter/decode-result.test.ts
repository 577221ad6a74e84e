import { expect, test } from "vitest";
import { aRule } from "../testing/a-rule.ts";
import { AnswerRefused, decodeResult } from "./decode-result.ts";

const detections = ["A", "B"].map((id) => aRule({ id, body: "" }));
const batch = {
  events: [
    { json: new Uint8Array(), rules: [0, 1] },
    { json: new Uint8Array(), rules: [1] },
  ],
};
const match = (event: unknown, rule: unknown, more = {}) => ({ event, rule, context: {}, ...more });
const error = (event: unknown, rule: unknown, more = {}) => ({ event, rule, kind: "E", message: "m", ...more });
/** All events are done, and nothing took long, unless the answer says otherwise. */
const decode = (answer: object | null, skipped: string[] = []) => {
  const json = JSON.stringify(answer && { done: 2, spent: [], ...answer });
  return decodeResult(Buffer.from(json), detections, batch, new Set(skipped));
};

test("accepts one answer to each pair that was asked for", () => {
  const { matches, errors } = decode({ matches: [match(0, 1), match(1, 1)], errors: [error(0, 0, { extra: 1 })] });
  expect(matches.map(({ event, ruleId }) => [event, ruleId])).toEqual([
    [0, "B"],
    [1, "B"],
  ]);
  expect(errors).toEqual([{ event: 0, rule: 0, ruleId: "A", kind: "E", message: "m" }]);
});

test.each([
  { what: "a rule that was not asked about the event", answer: { matches: [match(1, 0)], errors: [] } },
  { what: "an event beyond the batch", answer: { matches: [match(2, 0)], errors: [] } },
  { what: "a rule beyond the set", answer: { matches: [], errors: [error(0, 2)] } },
  { what: "a number as text", answer: { matches: [match("0", 0)], errors: [] } },
  { what: "a fraction", answer: { matches: [match(0.5, 0)], errors: [] } },
  { what: "two matches of one pair", answer: { matches: [match(0, 0), match(0, 0)], errors: [] } },
  { what: "a match and an error of one pair", answer: { matches: [match(0, 0)], errors: [error(0, 0)] } },
  { what: "a pair that was left out", answer: { matches: [match(0, 0)], errors: [] }, skipped: ["0 0"] },
  { what: "a title that is not a string", answer: { matches: [match(0, 0, { title: 1 })], errors: [] } },
  { what: "a title without end", answer: { matches: [match(0, 0, { title: "x".repeat(3_000) })], errors: [] } },
  { what: "a context that is a list", answer: { matches: [match(0, 0, { context: [] })], errors: [] } },
  {
    what: "a context without end",
    answer: { matches: [match(0, 0, { context: { x: "x".repeat(300_000) } })], errors: [] },
  },
  { what: "destinations that are no list", answer: { matches: [match(0, 0, { destinations: "x" })], errors: [] } },
  { what: "an error without a message", answer: { matches: [], errors: [{ event: 0, rule: 0, kind: "E" }] } },
  { what: "a match that is null", answer: { matches: [null], errors: [] } },
  { what: "no errors", answer: { matches: [] } },
  { what: "null", answer: null },
])("refuses an answer with $what", ({ answer, skipped }) => {
  expect(() => decode(answer, skipped)).toThrow(AnswerRefused);
});

test("tells how many events are done, and what rules took", () => {
  const { done, spent } = decode({ matches: [], errors: [], done: 1, spent: [[1, 700.5, 2]] });
  expect(done).toBe(1);
  expect(spent).toEqual(new Map([[1, { ms: 700.5, calls: 2 }]]));
});

test.each([
  { what: "no event is done", answer: { done: 0 } },
  { what: "more events are done than there are", answer: { done: 3 } },
  { what: "half an event is done", answer: { done: 1.5 } },
  { what: "a match is of an event that is not done", answer: { done: 1, matches: [match(1, 1)] } },
  { what: "a rule took less than nothing", answer: { spent: [[0, -1, 1]] } },
  { what: "a rule beyond the set took long", answer: { spent: [[2, 1, 1]] } },
  { what: "a time is not a list", answer: { spent: [1] } },
])("refuses an answer where $what", ({ answer }) => {
  expect(() => decode({ matches: [], errors: [], ...answer })).toThrow(AnswerRefused);
});

test("refuses an answer that is not JSON", () => {
  expect(() => decodeResult(Buffer.from("{"), detections, batch)).toThrow(AnswerRefused);
});
