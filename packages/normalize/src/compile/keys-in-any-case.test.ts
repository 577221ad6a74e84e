import { expect, test } from "vitest";
import { eventsOf, normalizeText } from "../testing/a-chunk.ts";

const schema = `
schema: Custom.A
fields:
  - { name: eventName, type: string, required: true }
  - { name: user, type: object, fields: [{ name: name, type: string }] }
  - { name: list, type: array, element: { type: object, fields: [{ name: id, type: bigint }] } }
  - { name: host, type: string, rename: { from: hostName } }
`;

test.each([
  ["top-level keys", '{"EVENTNAME":"a"}', { eventName: "a" }],
  ["keys of objects", '{"EventName":"a","User":{"Name":"b"}}', { eventName: "a", user: { name: "b" } }],
  [
    "keys of elements",
    '{"EventName":"a","List":[{"ID":1},{"id":2}]}',
    { eventName: "a", list: [{ id: 1 }, { id: 2 }] },
  ],
  ["renamed keys", '{"EventName":"a","HOSTNAME":"h"}', { eventName: "a", host: "h" }],
  ["long numbers with all digits", '{"EventName":"a","LIST":[{"Id":9007199254740993}]}', undefined],
  ["nothing of another record", '{"EventNames":"a"}', "Custom.A: eventName is required"],
])("finds %s in other capitals where no schema took the record", (_, input, expected) => {
  const [event] = eventsOf(schema, input);
  if (expected === undefined) {
    expect(normalizeText([schema], input).tables[0]?.ndjson.toString()).toContain("9007199254740993");
  } else expect(event).toEqual(expected);
});

test("prefers the schema's own spelling", () => {
  expect(eventsOf(schema, '{"EVENTNAME":"no","eventName":"yes"}')).toEqual([{ eventName: "yes" }]);
  expect(eventsOf(schema, '{"eventName":null,"EVENTNAME":"no"}')).toEqual(["Custom.A: eventName is required"]);
});

test("keeps the bytes of what fails in any capitals as they came", () => {
  const { failures } = normalizeText([schema], '{"EVENTNAME":{}}');
  expect(failures).toMatchObject([{ raw: '{"EVENTNAME":{}}', reason: "Custom.A: eventName is required" }]);
});
