import { expect, test } from "vitest";
import { sortByNeeds } from "./store-tables.ts";

test.each([
  ["those that others refer to first", { a: ["b"], b: ["c"], c: [] }, ["c", "b", "a"]],
  ["those that refer to nothing in their order", { b: [], a: [] }, ["b", "a"]],
  ["each of a ring once", { a: ["b"], b: ["a"] }, ["b", "a"]],
  ["those that refer to what is not copied", { a: ["migrations"] }, ["a"]],
])("puts %s", (_what, tables, expected) => {
  const needing = Object.entries(tables).map(([name, needs]) => ({ name, needs }));
  expect(sortByNeeds(needing).map(({ name }) => name)).toEqual(expected);
});
