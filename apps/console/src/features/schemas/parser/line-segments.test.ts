import { expect, test } from "vitest";
import { lineSegments } from "./line-segments.ts";

const piece = (name: string, start: number, end: number) => ({ name, start, end, value: name });

test.each<[name: string, pieces: ReturnType<typeof piece>[], stop: number | undefined, segments: string[]]>([
  ["nothing is taken", [], undefined, ["0-9"]],
  ["pieces stand apart", [piece("a", 0, 2), piece("b", 3, 5)], undefined, ["0-2 a", "2-3", "3-5 b", "5-9"]],
  [
    "a piece is within another one",
    [piece("a", 0, 6), piece("b", 2, 4)],
    undefined,
    ["0-2 a", "2-4 b", "4-6 a", "6-9"],
  ],
  ["a piece is empty", [piece("a", 3, 3)], undefined, ["0-3", "3-9"]],
  ["the parser stops", [piece("a", 0, 2)], 4, ["0-2 a", "2-4", "4-9 !"]],
  ["the parser stops at the end", [piece("a", 0, 2)], 9, ["0-2 a", "2-9"]],
  ["the parser stops at once", [], 0, ["0-9 !"]],
])("cuts a line where %s", (_, pieces, stop, segments) => {
  const cut = lineSegments(9, pieces, stop);
  expect(
    cut.map(({ start, end, piece: one, isBeyond }) =>
      [`${start}-${end}`, ...(one ? [one.name] : []), ...(isBeyond ? ["!"] : [])].join(" "),
    ),
  ).toEqual(segments);
});
