import { expect, test } from "vitest";
import { describeLines, describeShare, partlyTaken } from "./line-coverage.ts";

test.each([
  { lines: [1, 2, 4], missed: [4], says: "2 of 3 lines (66%)" },
  { lines: [1], missed: [], says: "1 of 1 line (100%)" },
  { lines: [], missed: [], says: "0 of 0 lines (100%)" },
  { lines: Array.from({ length: 300 }, (_, n) => n + 1), missed: [7], says: "299 of 300 lines (99%)" },
])("says $says", ({ lines, missed, says }) => {
  expect(describeShare({ lines, missed })).toBe(says);
});

test.each([
  { missed: [], says: "" },
  { missed: [8], says: "8" },
  { missed: [1, 2, 4, 9], says: "1\u20134, 9" },
  { missed: [1, 4], says: "1, 4" },
])("joins lines between which there is no other code: $says", ({ missed, says }) => {
  expect(describeLines(missed, [1, 2, 4, 8, 9])).toBe(says);
});

test("a branch into lines that are missed anyway is not told twice", () => {
  const untaken = [
    { from: 1, to: 2 },
    { from: 3, to: 5 },
  ];
  expect(partlyTaken({ missed: [2], untaken })).toEqual([{ from: 3, to: 5 }]);
});
