import { expect, test } from "vitest";
import { cutPart } from "./cut-part.ts";

test.each([
  ["a small part whole", 10, 100, [[0, 10]]],
  [
    "a large one in even ranges",
    10,
    3 * 16 * 1024 ** 2,
    [
      [0, 4],
      [4, 8],
      [8, 10],
    ],
  ],
  [
    "rows that are larger than a range one by one",
    2,
    100 * 1024 ** 2,
    [
      [0, 1],
      [1, 2],
    ],
  ],
  ["nothing of an empty one", 0, 0, []],
])("cuts %s", (_what, extent, bytes, expected) => {
  expect(cutPart({ extent, bytes }).map(({ from, to }) => [from, to])).toEqual(expected);
});
