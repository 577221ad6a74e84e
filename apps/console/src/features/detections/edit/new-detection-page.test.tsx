// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

const policy = {
  ...{ __typename: "Policy", id: "Mfa", kind: "POLICY", displayName: "Second factor", enabled: true, managed: true },
  ...{ severity: "HIGH", resourceTypes: ["A.User"], suppressions: [], body: "def policy(resource):\n    return True" },
  ...{ description: "", reference: "", runbook: "", tags: [], reports: [], outputIds: [], tests: [] },
  ...{ lastModified: "2026-01-02T00:00:00.000Z", lastModifiedBy: null },
};
const rule = {
  ...{ __typename: "Rule", id: "Door", kind: "RULE", displayName: "Door opened", enabled: true, managed: true },
  ...{
    severity: "HIGH",
    logTypes: ["A.Log"],
    scheduledQueries: [],
    tests: [],
    body: "def rule(event):\n    return True",
  },
  ...{ description: "", reference: "", runbook: "", tags: [], reports: [], outputIds: [] },
  ...{ dedupPeriodMinutes: 60, threshold: 1, createAlert: true, summaryAttributes: [] },
  ...{ lastModified: "2026-01-02T00:00:00.000Z", lastModifiedBy: null },
};

test("copies a detection of the kind that it is, whatever kind the address names", async () => {
  openPage("/build/detections/new/?relatedDetectionId=Mfa", {
    fields: { detection: () => policy, policy: () => policy, schemas: () => ({ edges: [] }), destinations: () => [] },
  });
  expect(await screen.findByDisplayValue("Second factor (copy)")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Policy Function" })).toBeTruthy();
});

test("creates a rule that follows another one, disabled", async () => {
  const drafts: string[] = [];
  const fields = {
    rule: () => rule,
    saveDetection({ input }: { input: { draft: { yaml: string } } }) {
      drafts.push(input.draft.yaml);
      return { detection: null, problems: [{ file: "YAML", line: 2, column: 1, message: "The id is taken" }] };
    },
  };
  openPage("/build/detections/new/?relatedDetectionId=Door&relationOperation=derive", { fields });
  fireEvent.change(await screen.findByRole("textbox", { name: /^ID/ }), { target: { value: "Door.Night" } });
  fireEvent.click(screen.getByRole("button", { name: "Create rule" }));
  expect(await screen.findByText("The id is taken")).toBeTruthy();
  expect(drafts).toEqual([
    "AnalysisType: rule\nRuleID: Door.Night\nDisplayName: Door opened (derived)\nBaseDetection: Door\nEnabled: false\nSeverity: High\n",
  ]);
});
