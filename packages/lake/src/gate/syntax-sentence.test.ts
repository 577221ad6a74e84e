import { expect, it } from "vitest";
import { syntaxSentence } from "./syntax-sentence.ts";

const failed = (given: string, at: string) => {
  const position = Buffer.byteLength(given.slice(0, given.lastIndexOf(at))) + 1;
  return `Syntax error: failed at position ${position} (${at}) (line 9, col 99): ${at}. Expected one of: b`;
};

it.each([
  ["SELEC 1", "SELEC 1", "1", "Syntax error at line 1, column 7: 1"],
  // Changed before the place.
  ["SELECT 1\nFROM a.b\nWHERE , x", "SELECT 1\nFROM a.public.b\nWHERE , x", ", x", "line 3, column 7: , x"],
  ["SELECT 'é'\nWHERE (t > '2026') AND AND x", "SELECT 'é'\nWHERE p(1) AND AND x", "x", "line 2, column 20: x"],
  // Changed behind it.
  ["SELECT a b c FROM a.b", "SELECT a b c FROM a.public.b", "c FROM", "line 1, column 12: c FROM a.public.b"],
  // Changed on both sides: the one before the last `x`.
  [
    "SELECT (t) FROM x x y x, a.b",
    "SELECT p(1, 2) FROM x x y x, a.public.b",
    "y",
    "line 1, column 25: y x, a.public.b",
  ],
  [`SELECT ${"a ".repeat(40)}`, `SELECT ${"a ".repeat(40)}`, "a ", "line 1, column 86: a"],
])("places what the engine found in %j", (given, written, at, told) => {
  expect(syntaxSentence(failed(given, at), given, written)).toContain(told);
});

it("cuts what it quotes, and says where a query ends too early", () => {
  const long = `SELECT ! ${"a".repeat(100)}`;
  expect(syntaxSentence(failed(long, "!"), long, long)).toMatch(/: ! a{38}…$/);
  const sentence = syntaxSentence(
    "Syntax error: failed at position 14 (end of query) (line 2, col 5): .",
    "SELECT 1\nFROM",
    "SELECT 1\nFROM\n",
  );
  expect(sentence).toBe("Syntax error at line 2, column 5, at the end of the query");
});

it.each([
  [
    "Syntax error (Multi-statements are not allowed): failed at position 9 (end of query): ; SELECT 2.",
    "Multi-statements are not allowed at line 1, column 9: ; SELECT 2",
  ],
  [
    "Single quoted string is not closed: Syntax error: failed at position 9 (;): x.",
    "Single quoted string is not closed at line 1, column 9: ; SELECT 2",
  ],
  ["Unknown identifier x", undefined],
])("says why: %s", (message, told) => {
  expect(syntaxSentence(message, "SELECT 1; SELECT 2", "SELECT 1; SELECT 2")).toBe(told);
});
