import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";

test.each<[string, readonly unknown[], string]>([
  ["values", ["a", 1, -2.5, true], "a,1,-2.5,true"],
  ["nothing", [null, undefined, ""], ",,"],
  ["commas, quotes and line breaks in quotes", ["a,b", 'say "hi"', "one\r\ntwo"], '"a,b","say ""hi""","one\r\ntwo"'],
  ["objects and lists as JSON", [{ a: "x" }, [1, "y"]], '"{""a"":""x""}","[1,""y""]"'],
  ["letters of any script", ["Zürich 東京 🚪"], "Zürich 東京 🚪"],
  ["formulas as texts", ["=1+1", "+cmd|x", "-cmd", "@SUM(A1)", "\tx"], "'=1+1,'+cmd|x,'-cmd,'@SUM(A1),\"'\tx\""],
  ["formulas that begin otherwise as texts", [" =1", "＝1", ";=1"], "' =1,'＝1,\";'=1\""],
  ["formulas inside of objects as texts", [{ a: ";=1" }], `"{""a"":"";'=1""}"`],
  ["a formula with a comma", ["=HYPERLINK(1,2)"], `"'=HYPERLINK(1,2)"`],
  ["numbers in texts as they are", ["-5", "+4.25", "18446744073709551615"], "-5,+4.25,18446744073709551615"],
  ["a formula that begins like a number", ["-5+cmd"], "'-5+cmd"],
])("writes %s", (_what, values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`);
});
