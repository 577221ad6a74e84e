import { expect, test } from "vitest";
import { breadcrumbsOf, truncated } from "./breadcrumbs.ts";

test.each([
  ["/dashboard/overview/", ["Dashboard>", "Overview"]],
  ["/dashboard/mitre-attack/", ["Dashboard>", "MITRE ATT&CK"]],
  ["/settings/api/tokens/", ["Settings>", "API Tokens"]],
  ["/settings/api/playground/graphql/", ["Settings>", "API Playground>", "Graphql"]],
  ["/configure/log-sources/add-new-source/http-ingest/", ["Configure", "Log Sources>", "Add New Source>", "HTTP"]],
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
  expect(hidden.map((c) => c.label)).toEqual(["Log Sources"]);
  expect(last.map((c) => c.label)).toEqual(["7", "Edit"]);
});
