import { expect, test } from "vitest";
import { breadcrumbsOf, truncated } from "./breadcrumbs.ts";

test.each([
  ["/dashboard/overview/", ["Dashboards>", "Overview"]],
  ["/dashboard/mitre-attack/", ["Dashboards>", "MITRE ATT&CK"]],
  ["/settings/api/tokens/", ["Settings>", "API tokens"]],
  ["/settings/api/playground/graphql/", ["Settings>", "API playground>", "Graphql"]],
  ["/configure/log-sources/add-new-source/http-ingest/", ["Configure", "Log sources>", "Add new source>", "HTTP"]],
  ["/build/detections/rules/AWS.Root%20Login/", ["Build", "Detections>", "Rules>", "AWS.Root Login"]],
  ["/alerts-and-errors/0af3/", ["Alerts>", "0af3"]],
])("%s reads %j", (path, expected) => {
  expect(breadcrumbsOf(path).map((crumb) => crumb.label + (crumb.path ? ">" : ""))).toEqual(expected);
});

test("a page may name the thing that an id stands for", () => {
  expect(breadcrumbsOf("/alerts-and-errors/0af3/", { "0af3": "Root sign-in" }).at(-1)?.label).toBe("Root sign-in");
});

test("above three the middle is folded", () => {
  const { first, hidden, last } = truncated(breadcrumbsOf("/configure/log-sources/7/edit/"));
  expect(first.map((c) => c.label)).toEqual(["Configure"]);
  expect(hidden.map((c) => c.label)).toEqual(["Log sources"]);
  expect(last.map((c) => c.label)).toEqual(["7", "Edit"]);
});
