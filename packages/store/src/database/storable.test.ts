import { expect, test } from "vitest";
import { storableJson, storableText } from "./storable.ts";

test.each([
  { name: "NUL", text: "a\0b", kept: "a\ufffdb" },
  { name: "half of a pair", text: "\udc00x\ud800", kept: "\ufffdx\ufffd" },
  { name: "a whole pair", text: "🔑", kept: "🔑" },
  { name: "an escape that is text", text: "\\u0000 \\\\u0000 \\ud800", kept: "\\u0000 \\\\u0000 \\ud800" },
  { name: "a backslash before NUL", text: "\\\0", kept: "\\\ufffd" },
])("writes JSON that jsonb takes: $name", ({ text, kept }) => {
  expect(JSON.parse(storableJson({ [text]: [text] }))).toEqual({ [kept]: [kept] });
});

test("replaces NUL in text and lists of it, and leaves other values alone", () => {
  const bytes = Buffer.from("a\0");
  expect(["a\0", ["b\0", ["c"]], 1, null, bytes].map(storableText)).toEqual([
    "a\ufffd",
    ["b\ufffd", ["c"]],
    1,
    null,
    bytes,
  ]);
});
