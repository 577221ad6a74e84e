import { expect, test } from "vitest";
import { firstDirection, sortRows } from "./sort-rows.ts";

interface Host {
  readonly name: string;
  readonly events: number;
}

const columns = [
  { id: "name", sort: (host: Host) => host.name },
  { id: "events", sort: (host: Host) => host.events },
  { id: "state" },
];
const hosts: readonly Host[] = [
  { name: "web", events: 9 },
  { name: "db", events: 10 },
  { name: "app", events: 9 },
];
const namesBy = (columnId: string, direction: "ascending" | "descending") =>
  sortRows(hosts, columns, { columnId, direction }).map(({ name }) => name);

test("numbers sort by size and texts by letter; equal rows keep their order in both directions", () => {
  expect(namesBy("events", "ascending")).toEqual(["web", "app", "db"]);
  expect(namesBy("events", "descending")).toEqual(["db", "web", "app"]);
  expect(namesBy("name", "ascending")).toEqual(["app", "db", "web"]);
});

test("a column that cannot be sorted leaves the rows as they are", () => {
  expect(sortRows(hosts, columns, { columnId: "state", direction: "ascending" })).toBe(hosts);
});

test("the first click shows texts from A and numbers from the largest", () => {
  expect(firstDirection(hosts, columns, "name")).toBe("ascending");
  expect(firstDirection(hosts, columns, "events")).toBe("descending");
  expect(firstDirection([], columns, "name")).toBe("descending");
});
