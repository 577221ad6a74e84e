import { expect, test } from "vitest";
import { hasRowLimit, queryLanguageOf, withLanguagePragma } from "./saved-query.ts";

test.each([
  ["SELECT 1", "sql"],
  ["--pragma: pantherflow\nt", "pharosflow"],
  ["// first\n-- Pragma: PharosFlow\nt", "pharosflow"],
  ["-- pragma: template\nSELECT 1", "sql"],
  ["-- pragma: pharosflowers\nSELECT 1", "sql"],
])("%j is %s", (text, language) => {
  expect(queryLanguageOf(text)).toBe(language);
});

test("a text in PharosFlow says so, once", () => {
  expect(withLanguagePragma("t", "pharosflow")).toBe("--pragma: pharosflow\nt");
  expect(withLanguagePragma("--pragma: pantherflow\nt", "pharosflow")).toBe("--pragma: pantherflow\nt");
  expect(withLanguagePragma("SELECT 1", "sql")).toBe("SELECT 1");
});

test.each([
  [{ sql: "SELECT 1 LIMIT 5" }, true],
  [{ sql: "t | limit 5" }, true],
  [{ sql: "SELECT unlimited" }, false],
  [{ sql: "t", search: { language: "pharosflow", params: { limit: 5 } } } as const, true],
])("%j has a limit: %s", (query, expected) => {
  expect(hasRowLimit(query)).toBe(expected);
});
