import { expect, test } from "vitest";
import { requestsOf, resourceDocuments } from "./resource-documents.ts";

const a = '{"ResourceId":"a","ResourceType":"T"}';
const b = '{"resourceId":"b","resourceType":"T","attributes":{"x":1}}';

test.each([
  { name: "lines", text: `${a}\n\n${b}\n`, ids: ["a", "b"] },
  { name: "one document over several lines", text: JSON.stringify(JSON.parse(b), undefined, 2), ids: ["b"] },
  { name: "a list", text: `[${a},\n${b}]`, ids: ["a", "b"] },
  { name: "nothing", text: "\n", ids: [] },
])("reads $name", ({ text, ids }) => {
  expect(resourceDocuments("f", text).map(({ id }) => id)).toEqual(ids);
});

test.each([
  { name: "a line that is no JSON", text: `${a}\n{"x`, says: "f, line 2: not valid JSON" },
  { name: "a line without a type", text: `${a}\n{"Arn":"b"}`, says: "f, line 2: A resource needs a ResourceType" },
  { name: "a document without an id", text: '{"ResourceType":"T"}', says: "f: A resource needs a ResourceId" },
])("refuses $name and says where it is", ({ text, says }) => {
  expect(() => resourceDocuments("f", text)).toThrow(says);
});

test("keeps requests within what the server takes", () => {
  const resource = (length: number) => ({ id: "a", type: "T", attributes: { text: "x".repeat(length) } });
  const lengths = (resources: ReturnType<typeof resource>[]) => requestsOf(resources).map(({ length }) => length);
  expect(lengths(Array.from({ length: 501 }, () => resource(1)))).toEqual([500, 1]);
  expect(lengths([resource(300_000), resource(300_000), resource(900_000), resource(1)])).toEqual([1, 1, 1, 1]);
  expect(lengths([])).toEqual([]);
});
