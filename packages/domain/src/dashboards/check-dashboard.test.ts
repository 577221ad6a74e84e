import { expect, test } from "vitest";
import { checkDashboard } from "./check-dashboard.ts";
import type { DashboardContent, DashboardVariable, ListVariable, QueryPanel } from "./dashboard.ts";

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
  variables: [],
};
const list: ListVariable = {
  ...{ name: "account", label: "Account", kind: "LIST", items: ["1", "2"], defaultValues: ["1"] },
  ...{ isMultiple: false, hasAll: false },
};
const queried: DashboardVariable = { ...list, kind: "QUERY", text: "t", language: "pharosflow" };
const withVariable = (change: object) => ({ ...dashboard, variables: [{ ...list, ...change } as DashboardVariable] });
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
  {
    name: "a variable of no name",
    content: withVariable({ name: "a-b" }),
    problem: 'variables[0].name: "a-b" cannot be',
  },
  {
    name: "two variables of one name",
    content: { ...dashboard, variables: [list, list] },
    problem: "variables[1].name is account",
  },
  { name: "a list without values", content: withVariable({ items: [] }), problem: "variables[0].items is empty" },
  {
    name: "an empty value",
    content: withVariable({ items: ["1", ""] }),
    problem: "variables[0] has a value that is empty",
  },
  {
    name: "a default that is no value",
    content: withVariable({ defaultValues: ["3"] }),
    problem: "has 3, which is not",
  },
  { name: "two defaults of one", content: withVariable({ defaultValues: ["1", "2"] }), problem: "at most 1 can be" },
  {
    name: "1,001 values",
    content: withVariable({ items: Array.from({ length: 1_001 }, (_, index) => `${index}`) }),
    problem: "variables[0].items has 1001 values",
  },
  {
    name: "values without a query",
    content: withVariable({ ...queried, text: " " }),
    problem: "variables[0] has no query",
  },
  { name: "a long label", content: withVariable({ label: "x".repeat(61) }), problem: "variables[0].label" },
  {
    name: "too many variables",
    content: { ...dashboard, variables: Array.from({ length: 21 }, (_, index) => ({ ...list, name: `v${index}` })) },
    problem: "at most 20 variables, not 21",
  },
])("refuses $name", ({ content, problem }) => {
  expect(() => checkDashboard(content)).toThrow(problem);
});
