// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ada, openPage } from "../../../testing/open-page.tsx";

const test1 = { name: "opens", expectedResult: true, resource: "{}", mocks: [] };
const rule = {
  ...{ __typename: "Rule", id: "Door", kind: "RULE", displayName: "Door opened", enabled: true, managed: false },
  ...{
    severity: "HIGH",
    logTypes: ["A.Log"],
    scheduledQueries: [],
    tests: [test1],
    body: "def rule(event):\n    return 1",
  },
  ...{ description: "", reference: "", runbook: "", tags: [], reports: [], outputIds: [] },
  ...{ dedupPeriodMinutes: 60, threshold: 1, createAlert: true, summaryAttributes: [] },
  ...{ lastModified: "2026-01-02T00:00:00.000Z", lastModifiedBy: null },
};
const open = (path: string, permissions: readonly string[], fields = {}) =>
  openPage(path, {
    fields: { viewer: () => ({ ...ada, roleName: "Few", permissions, hasTotp: false }), rule: () => rule, ...fields },
  });

test("offers no tests to run to a reader who may not run them", async () => {
  let runs = 0;
  open("/build/detections/rules/Door/edit/", ["RuleRead"], { testDetections: () => ++runs });
  expect(await screen.findByRole("tab", { name: "opens" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Run All Tests" })).toBeNull();
  expect(screen.getByRole("link", { name: "Close" })).toBeTruthy();
  expect(screen.queryByText("Invalid test")).toBeNull();
  expect(runs).toBe(0);
});

test("takes log types as they are typed where the schemas are not listed", async () => {
  open("/build/detections/new/?type=rule", ["RuleRead", "RuleModify"]);
  expect(await screen.findByPlaceholderText("Such as AWS.CloudTrail")).toBeTruthy();
  expect(screen.queryByText(/You need the permission LogSourceRead/)).toBeNull();
});
