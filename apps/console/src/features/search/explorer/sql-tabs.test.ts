import { expect, test } from "vitest";
import { matchingDatabases } from "./matching-databases.ts";
import { addTab, changeTab, findTab, removeTab, tabNameProblem } from "./sql-tabs.ts";

const tabs = [
  { key: "a", name: "Query 1", draft: "SELECT 1" },
  { key: "b", name: "Doors", draft: "SELECT 2", run: "r1" },
  { key: "c", name: "Gates", draft: "SELECT 3", saved: "s1" },
];

test.each([
  [{}, "a"],
  [{ tab: "b" }, "b"],
  [{ tab: "another browser's" }, "a"],
  [{ tab: "another browser's", queryId: "r1" }, "b"],
  [{ savedQueryId: "s1" }, "c"],
  [{ queryId: "r2" }, undefined],
])("%j means the tab %s", (address, key) => {
  expect(findTab(tabs, address)?.key).toBe(key);
});

test("tabs have names of their own, and a removed one gives way to the one before it", () => {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  expect(names(addTab(addTab(tabs, "d", { draft: "" }), "e", { draft: "", name: "Doors" }))).toEqual([
    ...names(tabs),
    "Query 2",
    "Doors 2",
  ]);
  expect(removeTab(tabs, "b").next?.key).toBe("a");
  expect(removeTab(tabs, "a").next?.key).toBe("b");
  expect(changeTab(tabs, "a", { draft: "x" })[0]).toEqual({ ...tabs[0], draft: "x" });
  expect(tabNameProblem(tabs, "a", "Doors")).toBe("Cannot have duplicate tab name");
  expect(tabNameProblem(tabs, "b", "Doors")).toBeUndefined();
});

test("tables are found by name or log type, those with rows first", () => {
  const table = (id: string, displayName: string, rows: number) => ({ id, displayName, rows });
  const databases = [
    { name: "logs", displayName: "Logs", tables: [table("logs.alb", "AWS.ALB", 0), table("logs.zeek", "Zeek", 5)] },
    { name: "views", displayName: "Views", tables: [table("views.all", "all", 1)] },
  ];
  const ids = (text: string) =>
    matchingDatabases(databases, text).flatMap(({ tables: found }) => found.map((t) => t.id));
  expect(ids("")).toEqual(["logs.zeek", "logs.alb", "views.all"]);
  expect(ids("aws.")).toEqual(["logs.alb"]);
  expect(matchingDatabases(databases, "nothing")).toEqual([]);
});
