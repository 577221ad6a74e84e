import { expect, it } from "vitest";
import { operatorDefinitions, sourceDocs } from "../../bind/operators/table/operator-table.ts";
import { editorParser } from "../../testing/open-text.ts";
import { snippet } from "./completion-item.ts";
import { continuationItems, operatorItems, sourceItems } from "./operator-items.ts";

it("suggests every operator and every source of the language, by all their words", () => {
  const words = operatorDefinitions.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  expect(operatorItems.map(({ label }) => label)).toEqual(expect.arrayContaining(words));
  expect(sourceItems.map(({ label }) => label)).toEqual(expect.arrayContaining(sourceDocs.map(({ name }) => name)));
});

it.each(operatorItems.map((item) => [item.label, item.insert] as const))(
  "writes %s so that it is read",
  (_label, insert) => {
    const written = insert
      .replace(/\$\{\d+:([^}]*)\}/g, "$1")
      .replace(/(?<!\\)\$0/g, "a")
      .replaceAll("\\$", "$");
    expect(editorParser.parse(`t | ${written}`).errors).toEqual([]);
  },
);

it("numbers the places of a pattern, equal ones alike, and keeps its own dollar signs", () => {
  const place = (number: number, name: string) => `$\{${number}:${name}}`.replace("\\", "");
  expect(snippet("$left.<key> == <other> + <key> <>")).toBe(
    `\\$left.${place(1, "key")} == ${place(2, "other")} + ${place(1, "key")} $0`,
  );
});

it.each([
  ["summarize", "by"],
  ["sort", "nulls first"],
  ["parse-kv", "as"],
  ["mv-expand", "to typeof"],
  ["render", "with"],
])("goes on behind %s with %s", (operator, word) => {
  expect(continuationItems(operator).map(({ label }) => label)).toContain(word);
});
