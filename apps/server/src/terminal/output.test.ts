import { expect, test } from "vitest";
import { createOutput, tableLines } from "./output.ts";

test("aligns columns to their widest cell and shortens what is too long", () => {
  const lines = tableLines(
    [
      { id: 1, title: "x".repeat(80) },
      { id: 22, title: "y" },
    ],
    ["id", "title"],
  );
  expect(lines[0]).toBe("ID  TITLE");
  expect(lines[1]).toBe(`1   ${"x".repeat(59)}…`);
  expect(lines[2]).toBe("22  y");
});

test("says so when there is nothing", () => {
  expect(tableLines([], ["id"])).toEqual(["Nothing to show."]);
});

test("writes a JSON line a row for machines, whole", () => {
  const lines: string[] = [];
  createOutput(true, (line) => lines.push(line)).list([{ id: 1, more: { a: 1 } }], ["id"]);
  expect(lines).toEqual(['{"id":1,"more":{"a":1}}']);
});
