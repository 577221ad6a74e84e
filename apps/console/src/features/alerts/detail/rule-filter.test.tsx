// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { expect, test, vi } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

// What the page loads when it is shown is loaded before: a busy machine takes longer for it than a test waits.
import "@pharos/ui/markdown";
import "./alert-page.tsx";

const id = "a".repeat(32);
const path = `/alerts-and-errors/${id}/`;
const at = "2026-01-01T00:00:00Z";
const removed = { id, title: "Root signed in", severity: "HIGH", status: "RESOLVED", createdAt: at, outcome: null };

interface Saved {
  readonly filters: string;
  readonly lastModified: string;
  readonly test: { readonly name: string; readonly resource: string } | null;
}

function serverWithRule({ managed = false, truePositives = 0, kind = "RULE" } = {}) {
  const saved: Saved[] = [];
  let lastModified = at;
  const rule = () => ({
    id: "AWS.Root",
    kind: "RULE",
    displayName: "Root",
    managed,
    baseDetection: null,
    sigmaBody: null,
    inlineFilters: null,
    lastModified,
    tests: [],
  });
  const fields = {
    alert: () => ({
      id,
      type: "ALERT",
      subtype: "RULE",
      status: "OPEN",
      severity: "HIGH",
      title: "Root signed in",
      description: "",
      runbook: "",
      runbookTicks: [],
      reference: "",
      tags: [],
      context: {},
      origin: { __typename: "Detection" },
      dedupString: "root",
      eventCount: 1,
      createdAt: at,
      firstEventMatchedAt: at,
      lastReceivedEventAt: at,
      updatedAt: at,
      eventTimes: { first: at, last: at },
      logTypes: ["AWS.CloudTrail"],
      sources: [],
      ruleId: "AWS.Root",
      rule: null,
      detection: {
        __typename: "Rule",
        id: "AWS.Root",
        kind,
        displayName: "Root",
        reports: [],
        threshold: 1,
        dedupPeriodMinutes: 60,
      },
      assignee: null,
      isHiddenFromAssignee: false,
      history: [],
      events: () => ({
        nodes: [{ user: { name: "backup" }, port: 22, p_log_type: "AWS.CloudTrail", p_alert_id: id }],
        pageInfo: { hasNextPage: false, hasPreviousPage: false },
      }),
    }),
    rule,
    filterImpact: () => ({
      alerts: 4,
      alertsRemoved: 3,
      truePositivesRemoved: truePositives,
      falsePositivesRemoved: 0,
      events: 9,
      eventsRemoved: 6,
      notice: "",
      filteredAlerts: [{ ...removed, events: 2, eventsRemoved: 2, isRemoved: true, isTruePositive: truePositives > 0 }],
    }),
    updateRuleAndFilter({ input }: { input: Saved }) {
      if (input.lastModified !== lastModified) {
        throw new GraphQLError("Somebody else saved it", { extensions: { code: "RevisionConflict" } });
      }
      saved.push(input);
      return rule();
    },
  };
  const changeElsewhere = () => {
    lastModified = "2026-01-02T00:00:00Z";
  };
  return { saved, fields, changeElsewhere };
}

async function openSheet(value: string) {
  fireEvent.click(await screen.findByRole("button", { name: value }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Add to the rule's filters" }));
  await vi.dynamicImportSettled();
  await screen.findByText("Add a filter to Root");
}

async function clickSave() {
  const button = screen.getByRole("button", { name: "Save" });
  await waitFor(() => expect(button.hasAttribute("disabled")).toBe(false));
  fireEvent.click(button);
}

test("a value of an alert becomes a filter of its rule in three clicks", async () => {
  const { saved, fields } = serverWithRule();
  const { address } = openPage(path, { fields });
  await openSheet("backup");
  expect(address()).toContain("ruleFilter=");
  expect(await screen.findByText("Removes 3 of 4 alerts and 6 of 9 events (67%).")).toBeTruthy();
  await clickSave();
  expect(await screen.findByText("Filters were saved")).toBeTruthy();
  expect(saved).toEqual([
    {
      ruleId: "AWS.Root",
      filters: "- KeyPath: user.name\n  Condition: DoesNotEqual\n  Value: backup\n",
      lastModified: at,
      test: null,
    },
  ]);
  await waitFor(() => expect(address()).toBe(path));
});

test("a filter that removes a true positive is saved after a second confirmation only", async () => {
  const { saved, fields } = serverWithRule({ truePositives: 1 });
  openPage(path, { fields });
  await openSheet("backup");
  expect((await screen.findAllByText(/1 of these alerts was a true positive/)).length).toBe(1);
  await clickSave();
  const anyway = await screen.findByRole("button", { name: "Save anyway" });
  expect(saved).toEqual([]);
  fireEvent.click(anyway);
  await waitFor(() => expect(saved).toHaveLength(1));
});

test("the alert's event becomes a unit test, without what the match added", async () => {
  const { saved, fields } = serverWithRule();
  openPage(path, { fields });
  await openSheet("22");
  fireEvent.click(screen.getByLabelText("Add the current alert event as a unit test"));
  await clickSave();
  expect(await screen.findByText("Filters and unit test were saved")).toBeTruthy();
  expect(saved[0]?.filters).toContain("Value: 22\n");
  expect(saved[0]?.test?.name).toMatch(/^Alert Test - \d{4}-/);
  expect(JSON.parse(saved[0]?.test?.resource ?? "")).toEqual({
    user: { name: "backup" },
    port: 22,
    p_log_type: "AWS.CloudTrail",
  });
});

test("rules that come with Pharos take filters, and no unit tests", async () => {
  openPage(path, { fields: serverWithRule({ managed: true }).fields });
  await openSheet("backup");
  const box = screen.getByLabelText("Add the current alert event as a unit test");
  expect(box.hasAttribute("disabled")).toBe(true);
});

test("an incomplete condition is not saved", async () => {
  const { saved, fields } = serverWithRule();
  openPage(path, { fields });
  await openSheet("backup");
  fireEvent.change(screen.getByLabelText("Value"), { target: { value: "" } });
  await clickSave();
  expect(await screen.findByText("The required fields below be filled")).toBeTruthy();
  expect(screen.getByText("Changes have not been saved to your detection.")).toBeTruthy();
  expect(screen.getByText("This field + operator requires a string")).toBeTruthy();
  expect(saved).toEqual([]);
});

test("a version that somebody else saved is not overwritten, and the filter is saved on top of it", async () => {
  const { saved, fields, changeElsewhere } = serverWithRule();
  openPage(path, { fields });
  await openSheet("backup");
  changeElsewhere();
  await clickSave();
  expect(await screen.findByText("There were errors trying to save the rule with additional filter(s)")).toBeTruthy();
  expect(screen.getByText(/Another version .* Changes have not been saved to your detection\.$/)).toBeTruthy();
  expect(saved).toEqual([]);
  await clickSave();
  await waitFor(() => expect(saved[0]?.lastModified).toBe("2026-01-02T00:00:00Z"));
});

test("asks before a changed filter is discarded", async () => {
  const { address } = openPage(path, { fields: serverWithRule().fields });
  await openSheet("backup");
  fireEvent.click(screen.getByRole("button", { name: "Add Condition" }));
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("button", { name: "Discard changes" })).toBeTruthy();
  expect(address()).toContain("ruleFilter=");
});

test("offers no filter where the alert is not of a rule", async () => {
  openPage(path, { fields: serverWithRule({ kind: "SCHEDULED_RULE" }).fields });
  fireEvent.click(await screen.findByRole("button", { name: "backup" }));
  await screen.findByRole("menuitem", { name: "Copy" });
  expect(screen.queryByRole("menuitem", { name: "Add to the rule's filters" })).toBeNull();
});
