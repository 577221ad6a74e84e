import { describe, expect, test } from "vitest";
import { compileSchema } from "../compile/compiled-schema.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { meaningOf, TwoWays } from "./testing/two-ways.ts";

const both = new TwoWays([
  compileSchema(
    parseSchema(`
schema: Custom.Door
fields:
  - { name: at, type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }
  - { name: door, type: int }
  - { name: who, type: string, indicators: [username] }
  - { name: more, type: json }
`),
  ),
]);
const event = (door: unknown, more = "") =>
  `{"at":"2026-03-01T10:00:00Z","door":${JSON.stringify(door)},"who":"ada"${more}}`;

describe("a list of records in Auto", () => {
  test.each([
    ["alone", `[${event(1)},${event(2)}]`, 2],
    ["in an envelope", `{"Records":[${event(1)},${event(2)},${event(3)}]}`, 3],
    ["in a lone member", `{ "events" : [ ${event(1)} , ${event(2)} ] }\r\n`, 2],
    ["over lines", `[\n${event(1)},\n  ${event(2)}\n]\n`, 2],
    ["in an envelope over lines", `{"Records":[\n${event(1)},\n${event(2)}\n]\n}\n`, 2],
    ["several of them, and lines between", `[${event(1)}]\n${event(2)}\n\n{"Records":[${event(3)},${event(4)}]}\n`, 4],
    ["with one that needs the general way", `[${event(1)},${event("1e0")},${event(3)}]`, 2],
    ["with an exponent", `[${event(1, ',"more":{"n":1.5E3,"m":1e-9}')}]`, 1],
    ["with one that fails", `[${event(1)},${event("open")},${event(3)}]`, 2],
    ["with one that has no time", `[${event(1)},{"door":2},${event(3)}]`, 2],
    ["with one that looks like an envelope", `[${event(1)},{"Records":[${event(2)}]}]`, 1],
    ["that is empty", "[]", 0],
    ["with a number in it", `[${event(1)},2]`, 0],
    ["with a number in it, in an envelope", `{"Records":[${event(1)},2]}`, 0],
    ["beside scalars", `{"Records":[${event(1)},${event(2)}],"next":"abc"}`, 0],
    ["beside an object", `{"Records":[${event(1)},${event(2)}],"next":{}}`, 0],
    ["under another name", `{"things":[${event(1)}]}`, 0],
    ["twice in a line", `[${event(1)}] [${event(2)}]`, 1],
    ["that is cut", `[${event(1)},${event(2)},{"at":"20`, 0],
    ["that is not closed", `{"Records":[${event(1)},${event(2)}`, 0],
    ["that is closed by something else", `[${event(1)}}`, 0],
    ["with a comma too many", `[${event(1)},]`, 0],
    ["with a broken element", `[${event(1)},{"at":tru},${event(2)}]`, 0],
  ])("%s means the same in both ways", (_, text, quickRowsExpected) => {
    const { quick, general, quickRows } = both.normalize({ bytes: Buffer.from(text), streamType: "Auto" });
    expect(meaningOf(quick)).toEqual(meaningOf(general));
    expect(quickRows).toBe(quickRowsExpected);
  });
});

test("a list of many windows is read whole, whatever stands at their ends", () => {
  const events = Array.from({ length: 3_000 }, (_, i) => event(i, `,"more":{"pad":"${"x".repeat(i % 97)}"}`));
  const text = `{"Records":[${events.join(",")}]}`;
  const { quick, general, quickRows } = both.normalize({ bytes: Buffer.from(text), streamType: "Auto" });
  expect(meaningOf(quick)).toEqual(meaningOf(general));
  expect(quickRows).toBe(3_000);
});

test("an element longer than a window is read the general way, and those around it are not", () => {
  const long = event(2, `,"more":{"pad":"${"x".repeat(100_000)}"}`);
  const text = `[${event(1)},${long},${event(3)}]`;
  const { quick, general } = both.normalize({ bytes: Buffer.from(text), streamType: "Auto" });
  expect(meaningOf(quick)).toEqual(meaningOf(general));
});

test("JsonArray takes the elements of its field", () => {
  const chunk = { streamType: "JsonArray", streamOptions: { jsonArrayEnvelopeField: "things" } } as const;
  const text = `{"things":[${event(1)},${event(2)}]}\n{"Records":[${event(3)}]}\n[${event(4)}]`;
  const { quick, general, quickRows } = both.normalize({ bytes: Buffer.from(text), ...chunk });
  expect(meaningOf(quick)).toEqual(meaningOf(general));
  expect(quickRows).toBe(3);
});

test("lines are records of their own where no schema parses text, whatever is in them", () => {
  const text = `${event(1)}\r\n\n ${event(2)}\n[${event(3)}]\n${event("open")}\n{"door":\n${event(4)}\n${event(5)} ${event(6)}\n${event(7)}`;
  const { quick, general, quickRows } = both.normalize({ bytes: Buffer.from(text), streamType: "Lines" });
  expect(meaningOf(quick)).toEqual(meaningOf(general));
  expect(quickRows).toBe(4);
});

test("stream type JSON has no lists of records", () => {
  const { quick, general } = both.normalize({ bytes: Buffer.from(`[${event(1)}]`), streamType: "JSON" });
  expect(meaningOf(quick)).toEqual(meaningOf(general));
  expect(quick.failures).toHaveLength(1);
});
