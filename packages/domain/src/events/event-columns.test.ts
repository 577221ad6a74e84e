import { expect, test } from "vitest";
import { columnsOfPaths, type EventColumns, joinedColumns } from "./event-columns.ts";

test.each([
  { what: "the first step of each path", paths: [["user", "name"], ["kind"]], columns: ["user", "kind"] },
  { what: "what is spelt in other capitals once", paths: [["Kind"], ["KIND"]], columns: ["kind"] },
  { what: "no elements: an event is not a list", paths: [[0, "name"], [null]], columns: [] },
  { what: "nothing without paths", paths: [], columns: [] },
])("reads $what", ({ paths, columns }) => {
  expect(columnsOfPaths(paths)).toEqual(new Set(columns));
});

test("reads all columns where a path is the event itself", () => {
  expect(columnsOfPaths([["kind"], []])).toBe("all");
});

test.each([
  { some: new Set(["a"]), others: new Set(["b", "a"]), both: new Set(["a", "b"]) },
  { some: "all", others: new Set(["b"]), both: "all" },
  { some: new Set(["a"]), others: "all", both: "all" },
] as { some: EventColumns; others: EventColumns; both: EventColumns }[])("joins $some and $others", (joined) => {
  expect(joinedColumns(joined.some, joined.others)).toEqual(joined.both);
});
