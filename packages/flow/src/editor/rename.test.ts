import { describe, expect, it } from "vitest";
import { openText } from "../testing/open-text.ts";
import { rename } from "./rename.ts";

function renamed(marked: string, name: string): string {
  const { document, offset } = openText(marked);
  const edits = rename(document, offset, name);
  if (typeof edits === "string") return edits;
  return edits
    .toReversed()
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), document.text);
}

describe("renames", () => {
  it.each([
    ["a value of let", "let n┆ = 5; print a = n + n", "m", "let m = 5; print a = m + m"],
    [
      "a table of let from its use",
      "let t = print a = 1; t┆ | union t",
      "rows",
      "let rows = print a = 1; rows | union rows",
    ],
    [
      "a parameter of a lambda, and not what hides it",
      "print a = arrays.map([1], fn (x┆) { [x, b.x, arrays.map([2], fn (x) { x })] })",
      "y",
      "print a = arrays.map([1], fn (y) { [y, b.x, arrays.map([2], fn (x) { x })] })",
    ],
    [
      "a column and its uses up to where it is set again",
      "print a = 1 | extend b┆ = a | where b > 0 | extend b = b + 1 | where b > 1",
      "c",
      "print a = 1 | extend c = a | where c > 0 | extend b = c + 1 | where b > 1",
    ],
    [
      "a column from its use",
      "print a = 1 | extend b = a | where b┆ > 0 | project b",
      "weird name",
      "print a = 1 | extend `weird name` = a | where `weird name` > 0 | project `weird name`",
    ],
    [
      "a column that does not leave its pipeline",
      "let t = print a = 1 | extend b┆ = a | project c = b; t",
      "x",
      "let t = print a = 1 | extend x = a | project c = x; t",
    ],
  ])("%s", (_what, marked, name, result) => {
    expect(renamed(marked, name)).toBe(result);
  });
});

describe("refuses", () => {
  it.each([
    ["a column of a table", "aws_cloudtrail | where event┆Name == 'a'", /comes from the table/],
    ["a word of the language", "aws_cloudtrail | wh┆ere true", /word of the language/],
    ["a column that others read", "let t = print a = 1 | extend b┆ = a; t | where b > 0", /other parts of the query/],
    ["a place without a name", "print a = '┆x'", /nothing to rename here/],
  ])("%s", (_what, marked, reason) => {
    expect(renamed(marked, "x")).toMatch(reason);
  });

  it("an empty name", () => {
    expect(renamed("let n┆ = 5; print a = n", " ")).toBe("A name cannot be empty");
  });
});
