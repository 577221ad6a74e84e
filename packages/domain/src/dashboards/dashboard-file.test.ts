import { expect, test } from "vitest";
import type { DashboardContent } from "./dashboard.ts";
import { dashboardFile, readDashboardFile } from "./dashboard-file.ts";

const dashboard: DashboardContent = {
  name: "Identity",
  description: "",
  relativeTime: "PT24H",
  refreshSeconds: 60,
  variables: [
    { name: "user", label: "User", kind: "TEXT", defaultValues: [] },
    {
      ...{ name: "app", label: "", kind: "LIST", items: ["a", "b"], defaultValues: ["a"] },
      ...{ isMultiple: true, hasAll: true },
    },
    {
      ...{ name: "account", label: "", kind: "QUERY", text: "t", language: "sql", defaultValues: [] },
      ...{ isMultiple: false, hasAll: true },
    },
  ],
  panels: [
    { id: "note", title: "", kind: "TEXT", text: "**Hello**", x: 0, y: 0, width: 12, height: 2 },
    {
      ...{ id: "count", title: "Sign-ins", kind: "QUERY", text: "okta_systemlog | count" },
      ...{ language: "pharosflow", display: "VALUE", x: 0, y: 2, width: 3, height: 4 },
    },
  ],
};

test("a file gives the dashboard that it was made of", () => {
  expect(readDashboardFile(dashboardFile(dashboard))).toEqual(dashboard);
});

test("a file without variables, and one that says only what it must of them, are read", () => {
  const { variables, ...rest } = JSON.parse(dashboardFile(dashboard));
  expect(readDashboardFile(JSON.stringify(rest))).toEqual({ ...dashboard, variables: [] });
  expect(dashboardFile({ ...dashboard, variables: [] })).not.toContain("variables");
  const list = { name: "app", kind: "LIST", items: ["a"] };
  expect(
    readDashboardFile(JSON.stringify({ ...rest, variables: [list, { name: "user", kind: "TEXT" }] })),
  ).toMatchObject({
    variables: [
      { ...list, label: "", defaultValues: [], isMultiple: false, hasAll: false },
      { name: "user", kind: "TEXT", label: "", defaultValues: [] },
    ],
  });
});

const file = JSON.parse(dashboardFile(dashboard));
test.each<[string, unknown, string]>([
  ["another JSON file", { some: "thing" }, "This is not a dashboard"],
  ["a later version", { ...file, version: 9 }, "version 9"],
  ["no panels", { ...file, panels: "none" }, "panels must be a list"],
  ["a panel without a text", { ...file, panels: [{ ...file.panels[0], text: 1 }] }, "panels[0].text must be a text"],
  ["a panel of another kind", { ...file, panels: [{ ...file.panels[0], kind: "MAP" }] }, "TEXT or QUERY"],
  ["a panel beside the grid", { ...file, panels: [{ ...file.panels[0], x: 5 }] }, "panels[0] does not fit"],
  ["variables that are no list", { ...file, variables: {} }, "variables must be a list"],
  ["a variable of another kind", { ...file, variables: [{ name: "a", kind: "MAP" }] }, "TEXT, LIST or QUERY"],
  [
    "values that are no texts",
    { ...file, variables: [{ name: "a", kind: "LIST", items: [1] }] },
    "items must be a list",
  ],
  [
    "a variable without a query",
    { ...file, variables: [{ name: "a", kind: "QUERY", language: "sql" }] },
    "[0].text must",
  ],
  ["a variable of no name", { ...file, variables: [{ kind: "TEXT" }] }, "variables[0].name must be a text"],
  ["a name with a quote", { ...file, variables: [{ name: "a'", kind: "TEXT" }] }, "cannot be the name of a variable"],
])("refuses %s", (_name, content, problem) => {
  expect(readDashboardFile(JSON.stringify(content))).toContain(problem);
});

test("says where JSON is broken", () => {
  expect(readDashboardFile("{")).toMatch(/^This is not JSON: /);
});
