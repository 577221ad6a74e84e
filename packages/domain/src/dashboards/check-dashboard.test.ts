import { expect, test } from "vitest";
import { checkDashboard } from "./check-dashboard.ts";
import type { DashboardContent, QueryPanel } from "./dashboard.ts";

const panel: QueryPanel = {
  id: "failures",
  title: "Failed sign-ins",
  kind: "QUERY",
  text: "okta_systemlog | count",
  language: "pharosflow",
  display: "VALUE",
  x: 0,
  y: 0,
  width: 4,
  height: 4,
};
const dashboard: DashboardContent = {
  name: " Identity ",
  description: "",
  panels: [panel],
  relativeTime: "P1D",
  refreshSeconds: 60,
};
const withPanel = (change: object) => ({ ...dashboard, panels: [{ ...panel, ...change } as QueryPanel] });

test("keeps a dashboard, with its name as people read it", () => {
  expect(checkDashboard(dashboard)).toEqual({ ...dashboard, name: "Identity" });
});

test.each<{ name: string; content: DashboardContent; problem: string }>([
  { name: "no name", content: { ...dashboard, name: " " }, problem: "Enter a name" },
  { name: "a long name", content: { ...dashboard, name: "x".repeat(81) }, problem: "at most 80 characters" },
  { name: "what is no time", content: { ...dashboard, relativeTime: "a day" }, problem: "ISO 8601 duration" },
  { name: "a refresh without a pause", content: { ...dashboard, refreshSeconds: 1 }, problem: "from 30 to 86400" },
  {
    name: "too many panels",
    content: { ...dashboard, panels: Array.from({ length: 51 }, (_, index) => ({ ...panel, id: `p${index}` })) },
    problem: "at most 50 panels, not 51",
  },
  {
    name: "two panels of one id",
    content: { ...dashboard, panels: [panel, panel] },
    problem: "panels[1].id is failures",
  },
  { name: "a panel beside the grid", content: withPanel({ x: 9 }), problem: "panels[0] does not fit" },
  { name: "a panel of half a column", content: withPanel({ width: 1.5 }), problem: "panels[0] does not fit" },
  { name: "a panel without height", content: withPanel({ height: 0 }), problem: "panels[0].height" },
  { name: "a panel without a query", content: withPanel({ text: " " }), problem: "panels[0] has no query" },
  { name: "an id that is no name", content: withPanel({ id: "a b" }), problem: "panels[0].id" },
  { name: "a text without end", content: withPanel({ text: "x".repeat(50_001) }), problem: "panels[0].text" },
])("refuses $name", ({ content, problem }) => {
  expect(() => checkDashboard(content)).toThrow(problem);
});
