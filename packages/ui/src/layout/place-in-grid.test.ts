import { expect, test } from "vitest";
import { movedBy, resizedBy } from "./place-in-grid.ts";

const place = { x: 8, y: 0, width: 4, height: 2 };

test.each([
  ["ArrowLeft", { x: 7 }],
  ["ArrowRight", {}],
  ["ArrowUp", {}],
  ["ArrowDown", { y: 1 }],
])("%s moves a panel within the grid", (key, change) => {
  expect(movedBy(place, key, 12)).toEqual({ ...place, ...change });
});

test.each([
  ["ArrowLeft", { width: 3 }],
  ["ArrowRight", {}],
  ["ArrowUp", {}],
  ["ArrowDown", { height: 3 }],
])("%s with Shift sizes a panel within the grid", (key, change) => {
  expect(resizedBy(place, key, 12)).toEqual({ ...place, ...change });
});

test("other keys do nothing", () => {
  expect([movedBy(place, "Enter", 12), resizedBy(place, "Tab", 12)]).toEqual([undefined, undefined]);
});
