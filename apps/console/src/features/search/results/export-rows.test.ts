import { expect, test } from "vitest";
import { csvText, jsonText } from "./export-rows.ts";

test("a CSV has every column that any row has", () => {
  expect(csvText([{ a: 1 }, { b: "x" }])).toBe("a,b\r\n1,\r\n,x\r\n");
});

test.each([
  ["a comma", "a,b", '"a,b"'],
  ["a quote", 'say "hi"', '"say ""hi"""'],
  ["a line break", "a\nb", '"a\nb"'],
  ["an object", { a: 1 }, '"{""a"":1}"'],
  ["a formula", "=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["a formula after a space", " =1+1", "' =1+1"],
  ["a wide formula", "＝1+1", "'＝1+1"],
  ["a negative number", -5, "-5"],
])("a CSV cell with %s", (_name, value, cell) => {
  expect(csvText([{ v: value }])).toBe(`v\r\n${cell}\r\n`);
});

test("a JSON export reads back as the rows", () => {
  const rows = [{ a: { b: [1] } }];
  expect(JSON.parse(jsonText(rows))).toEqual(rows);
});
