import { expect, test } from "vitest";
import type { DashboardContent } from "./dashboard.ts";
import { dashboardFile, readDashboardFile } from "./dashboard-file.ts";

const dashboard: DashboardContent = {
  name: "Identity",
  description: "",
  relativeTime: "PT24H",
  refreshSeconds: 60,
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

const file = JSON.parse(dashboardFile(dashboard));
test.each<[string, unknown, string]>([
  ["another JSON file", { some: "thing" }, "This is not a dashboard"],
  ["a later version", { ...file, version: 9 }, "version 9"],
  ["no panels", { ...file, panels: "none" }, "panels must be a list"],
  ["a panel without a text", { ...file, panels: [{ ...file.panels[0], text: 1 }] }, "panels[0].text must be a text"],
  ["a panel of another kind", { ...file, panels: [{ ...file.panels[0], kind: "MAP" }] }, "TEXT or QUERY"],
  ["a panel beside the grid", { ...file, panels: [{ ...file.panels[0], x: 5 }] }, "panels[0] does not fit"],
])("refuses %s", (_name, content, problem) => {
  expect(readDashboardFile(JSON.stringify(content))).toContain(problem);
});

test("says where JSON is broken", () => {
  expect(readDashboardFile("{")).toMatch(/^This is not JSON: /);
});
