import { describe, expect, it } from "vitest";
import * as Word from "../../../syntax/word.ts";
import { wordSpelling } from "../../operator-spelling.ts";
import { runFlow } from "../../testing/run-flow.ts";
import { findOperator, operatorDefinitions, sourceDocs } from "./operator-table.ts";

const all = [...operatorDefinitions, ...sourceDocs].map((definition) => [definition.name, definition] as const);

describe.each(all)("%s", (name, { examples, refuses, summary, syntax }) => {
  it("says what it does, how it is written, what it gives and what it refuses", () => {
    expect(summary).toMatch(/^[A-Z].*\.$/s);
    expect(syntax.startsWith(name)).toBe(true);
    expect(examples.length).toBeGreaterThan(0);
    expect(refuses.length).toBeGreaterThan(0);
  });

  it.each(examples.map((example) => [example.flow, example.gives] as const))(
    "gives what its example says: %s",
    (flow, gives) => {
      const answer = runFlow(flow);
      expect(answer.codes).toEqual([]);
      expect(answer.rows).toEqual(gives);
    },
  );

  it.each(refuses.map(({ flow, code }) => [flow, code] as const))("refuses %s: %s", (flow, code) => {
    expect(runFlow(flow).codes).toContain(code);
  });
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
