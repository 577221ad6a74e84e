// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AlertStatus, AlertsInput } from "../../../graphql/generated/graphql.ts";
import { listedAlert } from "../../../testing/listed-alert.ts";
import { openPage } from "../../../testing/open-page.tsx";

// What is loaded when it is wanted is loaded before: a busy machine takes longer for it than a test waits.
import "../outcome/outcome-prompt.tsx";
import "./alert-list-page.tsx";
import "./bulk-actions.tsx";

function serverWith(given: ReturnType<typeof listedAlert>[]) {
  let alerts = given;
  const asked: AlertsInput[] = [];
  const changed: { ids: string[]; status: AlertStatus; outcome?: string }[] = [];
  const fields = {
    alerts({ input }: { input: AlertsInput }) {
      asked.push(input);
      const found = alerts.filter((alert) => input.statuses?.includes(alert.status) ?? true);
      const start = Number(input.cursor ?? 0);
      const end = start + (input.pageSize ?? found.length);
      const edges = found.slice(start, end).map((node) => ({ node, cursor: node.id }));
      const pageInfo = { hasNextPage: end < found.length, hasPreviousPage: start > 0, endCursor: String(end) };
      return { edges, totalCount: found.length, pageInfo };
    },
    updateAlertStatusById({ input }: { input: { ids: string[]; status: AlertStatus; outcome?: string } }) {
      changed.push(input);
      alerts = alerts.map((alert) => (input.ids.includes(alert.id) ? { ...alert, status: input.status } : alert));
      return { alerts: alerts.filter(({ id }) => input.ids.includes(id)) };
    },
  };
  return { asked, changed, fields };
}

const rowOf = async (title: string) => {
  const row = (await screen.findByRole("link", { name: title })).closest("[role=row]");
  return within(row as HTMLElement);
};

test("asks for open and triaged alerts and lists them", async () => {
  const { asked, fields } = serverWith([listedAlert("one"), listedAlert("two", "CLOSED")]);
  openPage("/alerts-and-errors/", { fields });
  expect(await screen.findByRole("link", { name: "Alert one" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Alert two" })).toBeNull();
  expect(asked[0]?.statuses).toEqual(["OPEN", "TRIAGED"]);
});

test("says what narrows an empty list and clears it", async () => {
  const { fields } = serverWith([listedAlert("one")]);
  const { address } = openPage("/alerts-and-errors/?status[]=CLOSED", { fields });
  const state = await screen.findByText("No alerts match");
  expect(state.parentElement?.textContent).toContain("Status: Closed");
  fireEvent.click(screen.getAllByRole("button", { name: "Clear filters" })[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe("/alerts-and-errors/?status[]="));
  expect(await screen.findByRole("link", { name: "Alert one" })).toBeTruthy();
});

test("changes the status of selected alerts with an outcome, and undoes it", async () => {
  const { changed, fields } = serverWith([listedAlert("one"), listedAlert("two", "TRIAGED")]);
  openPage("/alerts-and-errors/", { fields });
  await screen.findByRole("link", { name: "Alert one" });
  fireEvent.click(screen.getByLabelText("Select all loaded rows"));
  const toolbar = within(await screen.findByRole("toolbar", { name: "Selected alerts" }));
  expect(toolbar.getByText("2 alerts selected")).toBeTruthy();
  fireEvent.click(toolbar.getByRole("button", { name: "Status" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Resolved" }));
  fireEvent.keyDown(await screen.findByRole("button", { name: /False positive/ }), { key: "f" });
  // They no longer meet the filter.
  await waitFor(() => expect(screen.queryByRole("link", { name: "Alert one" })).toBeNull());
  expect(screen.getByText("0 alerts")).toBeTruthy();
  expect(changed).toEqual([{ ids: ["one", "two"], status: "RESOLVED", outcome: "FALSE_POSITIVE", reason: "" }]);
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await rowOf("Alert one")).getByText("Open")).toBeTruthy());
  await waitFor(async () => expect((await rowOf("Alert two")).getByText("Triaged")).toBeTruthy());
});

test("puts the old status back when the server refuses", async () => {
  const { fields } = serverWith([listedAlert("one")]);
  const refusing = {
    ...fields,
    updateAlertStatusById() {
      throw new Error("the alert is locked");
    },
  };
  openPage("/alerts-and-errors/", { fields: refusing });
  fireEvent.click((await rowOf("Alert one")).getByLabelText("Select row"));
  fireEvent.click(await screen.findByRole("button", { name: "Status" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Closed" }));
  fireEvent.click(await screen.findByRole("button", { name: "Skip" }));
  expect(await screen.findByText("The alert is locked")).toBeTruthy();
  expect((await rowOf("Alert one")).getByText("Open")).toBeTruthy();
});

test("shows the server's message and tries again", async () => {
  const { fields } = serverWith([listedAlert("one")]);
  let isDown = true;
  const failing = {
    ...fields,
    alerts(args: { input: AlertsInput }) {
      if (isDown) throw new Error("the store is starting");
      return fields.alerts(args);
    },
  };
  openPage("/alerts-and-errors/", { fields: failing });
  expect(await screen.findByText("The store is starting")).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Alert one" })).toBeTruthy();
});

test("selects all that match beyond the loaded rows", async () => {
  const alerts = Array.from({ length: 116 }, (_, index) => listedAlert(`number ${index}`));
  const { fields } = serverWith(alerts);
  openPage("/alerts-and-errors/", { fields });
  await screen.findByRole("link", { name: "Alert number 0" });
  fireEvent.click(screen.getByLabelText("Select all loaded rows"));
  fireEvent.click(await screen.findByRole("button", { name: "Select all 116 that match" }));
  expect(await screen.findByText("116 alerts selected")).toBeTruthy();
});

test("shows how far a change of all that match is, also to a tab that did not start it, and undoes it", async () => {
  const { fields } = serverWith(Array.from({ length: 101 }, (_, index) => listedAlert(`number ${index}`)));
  const change = {
    ...{ id: "c", kind: "STATUS", state: "RUNNING", error: "", isOwn: true, status: "TRIAGED", assignee: null },
    ...{ actor: { __typename: "User", id: "ada", name: "Ada" }, total: 12_000, looked: 5_000, changed: 5_000 },
    hiddenFromAssignee: 0,
  };
  let changes: object[] = [];
  const asked: unknown[] = [];
  const withChanges = {
    ...fields,
    alerts: (given: { input: AlertsInput }) => ({ ...fields.alerts(given), totalCount: 10_000 }),
    matchingChanges: () => changes,
    changeMatchingAlerts({ input }: { input: { status: string; filters: AlertsInput[] } }) {
      asked.push([input.status, input.filters.map(({ statuses }) => statuses)]);
      changes = [change];
      return change;
    },
    undoMatchingChange({ id }: { id: string }) {
      asked.push(id);
      changes = [{ ...change, id: "u", kind: "UNDO", state: "DONE", status: null, changed: 11_999 }];
      return changes[0];
    },
  };
  const { visit } = openPage("/alerts-and-errors/", { fields: withChanges });
  await screen.findByRole("link", { name: "Alert number 0" });
  fireEvent.click(screen.getByLabelText("Select all loaded rows"));
  fireEvent.click(await screen.findByRole("button", { name: "Select all 10,000 or more that match" }));
  fireEvent.click(screen.getByRole("button", { name: "Status" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Triaged" }));
  fireEvent.click(await screen.findByRole("button", { name: "Change 10,000 or more alerts" }));
  expect(await screen.findByText("Setting alerts to Triaged: 5,000 of 12,000")).toBeTruthy();
  expect(screen.queryByText("10,000 or more alerts selected")).toBeNull();
  expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
  changes = [{ ...change, state: "DONE", looked: 12_000, changed: 12_000 }];
  await visit("/");
  await visit("/alerts-and-errors/");
  expect(await screen.findByText("12,000 alerts changed")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("11,999 alerts as before")).toBeTruthy();
  const lines = screen.getByRole("list", { name: "Changes of many alerts" });
  fireEvent.click(within(lines).getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByText("11,999 alerts as before")).toBeNull());
  expect(asked).toEqual([["TRIAGED", [["OPEN", "TRIAGED"]]], "c"]);
});

test("adds all that match to a case, and takes them out again", async () => {
  const { fields } = serverWith(Array.from({ length: 116 }, (_, index) => listedAlert(`number ${index}`)));
  const theft = { id: "7", title: "Theft", alertCount: 116, openAlertCount: 116, updatedAt: "2026-01-01T00:00:00Z" };
  const added: AlertsInput[] = [];
  const takenOut: string[] = [];
  const withCases = {
    ...fields,
    cases: () => ({ edges: [{ node: theft }], totalCount: 1 }),
    addMatchingAlertsToCase({ input }: { input: { filters: AlertsInput[] } }) {
      added.push(...input.filters);
      return { case: theft, addedAlertIds: ["a", "b"] };
    },
    removeAlertsFromCase({ input }: { input: { alertIds: string[] } }) {
      takenOut.push(...input.alertIds);
      return { case: theft };
    },
  };
  openPage("/alerts-and-errors/", { fields: withCases });
  await screen.findByRole("link", { name: "Alert number 0" });
  fireEvent.click(screen.getByLabelText("Select all loaded rows"));
  fireEvent.click(await screen.findByRole("button", { name: "Select all 116 that match" }));
  fireEvent.click(await screen.findByRole("button", { name: "Add to case" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "7: Theft" }));
  const snackbar = (await screen.findByText(/2 alerts added to/)).closest("[role=alert]") as HTMLElement;
  expect(added).toMatchObject([{ statuses: ["OPEN", "TRIAGED"] }]);
  fireEvent.click(within(snackbar).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(takenOut).toEqual(["a", "b"]));
});

test("adds no more alerts to a case than it can have", async () => {
  const { fields } = serverWith(Array.from({ length: 501 }, (_, index) => listedAlert(`number ${index}`)));
  openPage("/alerts-and-errors/", { fields });
  await screen.findByRole("link", { name: "Alert number 0" });
  fireEvent.click(screen.getByLabelText("Select all loaded rows"));
  fireEvent.click(await screen.findByRole("button", { name: "Select all 501 that match" }));
  const add = await screen.findByRole("button", { name: "Add to case" });
  expect(add.title).toBe("A case has at most 500 alerts. Narrow the filters.");
  expect(add.hasAttribute("disabled")).toBe(true);
});

test("shows compact rows when the reader wants them, and again in the next list", async () => {
  const { fields } = serverWith([listedAlert("one")]);
  const { visit } = openPage("/alerts-and-errors/", { fields });
  const rowHeight = () => screen.getByRole("grid", { name: "Alerts" }).style.getPropertyValue("--row-height");
  await screen.findByRole("link", { name: "Alert one" });
  expect(rowHeight()).toBe("40px");
  fireEvent.click(screen.getByRole("button", { name: "Columns" }));
  fireEvent.click(await screen.findByRole("checkbox", { name: "Compact rows" }));
  expect(rowHeight()).toBe("30px");
  await visit("/alerts-and-errors/?status[]=CLOSED");
  await screen.findByText("No alerts match");
  await visit("/alerts-and-errors/");
  await screen.findByRole("link", { name: "Alert one" });
  expect(rowHeight()).toBe("30px");
});

test("a row links to the cases of its alert, open ones first, and the list is narrowed to those in a case", async () => {
  const cases = [
    { id: "7", title: "Old", status: "CLOSED" },
    { id: "12", title: "Theft", status: "OPEN" },
    { id: "3", title: "Older", status: "CLOSED" },
  ];
  const { asked, fields } = serverWith([{ ...listedAlert("one"), cases }]);
  openPage("/alerts-and-errors/?cases=in", { fields });
  const links = (await rowOf("Alert one")).getAllByRole("link", { name: /^Case / });
  expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
    ["Case 12: Theft", "/cases/12/"],
    ["Case 7: Old (closed)", "/cases/7/"],
  ]);
  expect((await rowOf("Alert one")).getByText("+1")).toBeTruthy();
  expect(asked[0]).toMatchObject({ cases: "IN_CASE" });
});
