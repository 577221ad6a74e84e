import { expect, it } from "vitest";
import { semanticNumbers } from "./semantic-numbers.ts";

it("counts lines and columns from the token before, and cuts what is longer than its line", () => {
  const text = "ab 'c'\n\n  /* d\n*/ e";
  const tokens = [
    { start: 0, end: 2, kind: "keyword" },
    { start: 3, end: 6, kind: "string" },
    { start: 10, end: 17, kind: "comment" },
    { start: 18, end: 19, kind: "column" },
  ];
  expect([...semanticNumbers(text, tokens)]).toEqual([0, 0, 2, 0, 0, 0, 3, 3, 9, 0, 2, 2, 4, 11, 0, 1, 3, 1, 4, 0]);
});

it("leaves out kinds that nobody colours", () => {
  expect([...semanticNumbers("a", [{ start: 0, end: 1, kind: "unknown" }])]).toEqual([]);
});
