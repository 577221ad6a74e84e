import { expect, it } from "vitest";
import { withLiterals } from "./literals.ts";

it.each([
  ["SELECT {a:String}", { a: "it's \\ {b:String} \0" }, "SELECT 'it\\'s \\\\ {b:String} \\0'"],
  ["LIMIT {n:UInt32}", { n: 5 }, "LIMIT CAST('5', 'UInt32')"],
  ["{l:Array(String)}", { l: ["a", "'"] }, "CAST(['a', '\\''], 'Array(String)')"],
  ["{l:Array(String)}", { l: [] }, "CAST([], 'Array(String)')"],
  ["{t:DateTime64(9, 'UTC')}", { t: "2026-03-01" }, "CAST('2026-03-01', 'DateTime64(9, \\'UTC\\')')"],
  ["{a:String} {a:String}", { a: "x" }, "'x' 'x'"],
  [
    "`{a:String}` '{a:String}' /* {a:String} */ {a:String}",
    { a: "x" },
    "`{a:String}` '{a:String}' /* {a:String} */ 'x'",
  ],
  ["`col\\`{a:String}` = {a:String}", { a: "x" }, "`col\\`{a:String}` = 'x'"],
  ["{b:String} {toString:String} {", { a: "x" }, "{b:String} {toString:String} {"],
])("writes %s", (sql, params, expected) => {
  expect(withLiterals({ sql, params })).toEqual({ sql: expected });
});

it("leaves a statement without values as it is", () => {
  const statement = { sql: "SELECT {a:String}", settings: { max_threads: 1 } };
  expect(withLiterals(statement)).toEqual(statement);
});
