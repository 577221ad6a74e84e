import { describe, expect, it, test } from "vitest";
import { bindVariables } from "./bind-variables.ts";

describe("a variable is written as a literal where its hole is", () => {
  it.each([
    ["SELECT {v:String}", "a", "SELECT 'a'"],
    ["SELECT { v : String }", "a", "SELECT 'a'"],
    ["SELECT {v:String}, {v:String}", "a", "SELECT 'a', 'a'"],
    ["SELECT {v:String}", "it's \\ {v:String} \0", "SELECT 'it\\'s \\\\ {v:String} \\0'"],
    ["SELECT {v:String}", "' OR 1=1 --", "SELECT '\\' OR 1=1 --'"],
    ["x IN {v:Array(String)}", ["a", "'"], "x IN ['a', '\\'']"],
    ["x IN {v:Array ( String )}", ["a"], "x IN ['a']"],
    ["x IN {v:Array(String)}", [], "x IN CAST([], 'Array(String)')"],
    ["'{v:String}' `{v:String}` /* {v:String} */ {v:String} -- {v:String}", "a", undefined],
    ["map {1}", "a", "map {1}"],
    ["{v:String", "a", "{v:String"],
  ])("%s", (sql, v, expected = "'{v:String}' `{v:String}` /* {v:String} */ 'a' -- {v:String}") => {
    expect(bindVariables(sql, { v })).toBe(expected);
  });
});

test.each([
  ["one that is not declared", "SELECT 1,\n  {w:String}", "Line 2, column 3: The variable w is not declared"],
  ["a name that was probably meant", "SELECT {acount:String}", "did you mean account?"],
  ["a name of JavaScript's", "SELECT {constructor:String}", "The variable constructor is not declared"],
  ["a list for a text", "SELECT {v:Array(String)}", "Line 1, column 8: The variable v is written {v:String}"],
  ["another type", "SELECT {v:Identifier}", "is written {v:String}, not {v:Identifier}"],
  ["a text for a list", "SELECT {list:String}", "is written {list:Array(String)}"],
])("refuses %s, with its place", (_what, sql, problem) => {
  expect(() => bindVariables(sql, { v: "a", list: ["a"], account: "1" })).toThrow(problem);
});

test("a text of nothing but braces takes no longer than another", () => {
  const sql = "{a:".repeat(80_000);
  const before = performance.now();
  expect(bindVariables(sql, {})).toBe(sql);
  expect(performance.now() - before).toBeLessThan(1_000);
});
