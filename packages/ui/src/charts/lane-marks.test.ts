import { expect, test } from "vitest";
import { gatherMarks } from "./lane-marks.ts";

const item = (atMs: number) => ({ key: String(atMs), atMs, label: "", severity: "LOW" as const });

test.each([
  { name: "nothing", at: [], marks: [] },
  { name: "far apart", at: [0, 20, 90], marks: [[0], [20], [90]] },
  {
    name: "near to the first",
    at: [0, 9, 11, 20],
    marks: [
      [0, 9],
      [11, 20],
    ],
  },
  { name: "at once", at: [5, 5, 5], marks: [[5, 5, 5]] },
])("gathers items: $name", ({ at, marks }) => {
  const gathered = gatherMarks(at.map(item), (ms) => ms, 10);
  expect(gathered.map(({ items }) => items.map(({ atMs }) => atMs))).toEqual(marks);
  expect(gathered.map(({ leftPx }) => leftPx)).toEqual(marks.map(([first]) => first));
});
