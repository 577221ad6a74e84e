import { expect, it } from "vitest";
import { splitLines } from "./split-lines.ts";

it.each([
  { name: "nothing", lines: "", pieces: [] },
  { name: "what fits", lines: "a\nb\n", pieces: ["a\nb\n"] },
  { name: "between lines", lines: "aa\nbb\ncc\n", pieces: ["aa\n", "bb\n", "cc\n"] },
  { name: "exactly at the limit", lines: "aaa\nb\nc\n", pieces: ["aaa\n", "b\nc\n"] },
  { name: "around a line beyond the limit", lines: "a\nbbbbbbbb\nc\n", pieces: ["a\n", "bbbbbbbb\n", "c\n"] },
  { name: "a last line without an end", lines: "aa\nbbbbbbbb", pieces: ["aa\n", "bbbbbbbb"] },
])("cuts $name", ({ lines, pieces }) => {
  expect(splitLines(Buffer.from(lines), 4).map(String)).toEqual(pieces);
});
