import { expect, test } from "vitest";
import { lakeJson } from "./lake-json.ts";

test.each([
  { name: "text", value: 'grüße ☂ 😀 "\\ \n \0' },
  { name: "a backslash before what looks like an escape", value: "C:\\ud800" },
  { name: "anything else", value: [1, null, { a: true }] },
])("keeps $name", ({ value }) => {
  expect(lakeJson({ value })).toBe(JSON.stringify({ value }));
});

test("replaces halves of surrogate pairs, in names too", () => {
  const value = { "a\ud800": ["\udfff😀\ud83d", "\\\ud800"] };
  expect(JSON.parse(lakeJson(value))).toEqual({ "a\ufffd": ["\ufffd😀\ufffd", "\\\ufffd"] });
});
