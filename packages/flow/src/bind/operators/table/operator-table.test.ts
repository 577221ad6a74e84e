import { describe, expect, it } from "vitest";
import * as Word from "../../../../syntax/word.ts";
import { wordSpelling } from "../../../syntax-tree/operator-spelling.ts";
import { testDocumented } from "../../../testing/test-documented.ts";
import { findOperator, operatorDefinitions, sourceDocs } from "./operator-table.ts";

const all = [...operatorDefinitions, ...sourceDocs].map((definition) => [definition.name, definition] as const);

describe.each(all)("%s", (name, definition) => {
  it("says how it is written", () => {
    expect(definition.syntax.startsWith(name)).toBe(true);
  });

  testDocumented(definition);
});

it("has every operator of the grammar", () => {
  const sources: readonly number[] = [Word.Datatable, Word.Range];
  const words = Array.from({ length: Word.Filter - Word.Where + 1 }, (_value, index) => Word.Where + index);
  const operators = words.filter((word) => !sources.includes(word)).map(wordSpelling);
  expect(operators.filter((word) => findOperator(word) === undefined)).toEqual([]);
});

it("gives every word to one operator", () => {
  const words = operatorDefinitions.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
