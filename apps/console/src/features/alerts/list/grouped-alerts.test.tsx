// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AlertGroupsInput, AlertsInput } from "../../../graphql/generated/graphql.ts";
import { ada, openPage } from "../../../testing/open-page.tsx";

// What is loaded when it is wanted is loaded before: a busy machine takes longer for it than a test waits.
import "../outcome/outcome-prompt.tsx";
import "./alert-list-page.tsx";
import "./bulk-actions.tsx";
import "./grouped-alerts.tsx";

const alertOf = (ruleId: string, number: number) => ({
  id: `${ruleId} ${number}`,
  subtype: "RULE",
  status: "OPEN",
  severity: "LOW",
  title: `${ruleId} alert ${number}`,
  eventCount: 3,
  createdAt: "2026-01-01T00:00:00Z",
  lastReceivedEventAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  logTypes: [],
  ruleId,
  tags: [],
  sources: [],
  assignee: null,
  cases: [],
});

const keyOf = ({ entity, detectionId }: AlertsInput) =>
  entity ? `${entity.field}:${entity.value}` : (detectionId ?? "");

/** A server with so many alerts in each group. */
function serverWith(counts: Readonly<Record<string, number>>) {
  const asked: { groups: AlertGroupsInput[]; alerts: AlertsInput[] } = { groups: [], alerts: [] };
  const changed: { filters: AlertsInput[]; status: string }[] = [];
  const fields = {
    alertGroups({ input }: { input: AlertGroupsInput }) {
      asked.groups.push(input);
      const edges = Object.entries(counts).map(([key, count]) => ({
        cursor: key,
        node: {
          ...{ key, count, openCount: count - 1, severity: "HIGH", newestAt: "2026-01-01T00:00:00Z" },
          entity: input.by === "ENTITY" ? { field: "p_any_usernames", value: key.slice(key.indexOf(":") + 1) } : null,
          detection:
            input.by === "ENTITY" || key === "gone"
              ? null
              : { __typename: "Rule", id: key, displayName: `Rule ${key}` },
          assignees: [ada],
        },
      }));
      return { edges, totalCount: edges.length, pageInfo: { hasNextPage: false, hasPreviousPage: false } };
    },
    alerts({ input }: { input: AlertsInput }) {
      asked.alerts.push(input);
      const { detectionId, cursor, pageSize = 50 } = input;
      const count = counts[keyOf(input)] ?? 0;
      const start = Number(cursor ?? 0);
      const end = Math.min(count, start + (pageSize ?? count));
      const numbers = Array.from({ length: end - start }, (_, index) => start + index);
      const edges = numbers.map((number) => ({ cursor: String(number), node: alertOf(detectionId ?? "", number) }));
      const pageInfo = { hasNextPage: end < count, hasPreviousPage: start > 0, endCursor: String(end) };
      return { edges, totalCount: count, pageInfo };
    },
    changeMatchingAlerts({ input }: { input: { filters: AlertsInput[]; status: string } }) {
      changed.push(input);
      return { id: "c" };
    },
  };
  return { asked, changed, fields };
}

const rowOf = (name: string) => within(screen.getByText(name).closest("[role=row]") as HTMLElement);

test("groups the alerts by detection, keeps that in the address, and says how many each has", async () => {
  const { asked, fields } = serverWith({ one: 1234, gone: 2 });
  const { address } = openPage("/alerts-and-errors/?severity[]=HIGH", { fields });
  fireEvent.click(await screen.findByRole("button", { name: /^Group by/ }));
  fireEvent.click(await screen.findByRole("option", { name: "Detection" }));
  expect(await screen.findByText("2 groups")).toBeTruthy();
  expect(address()).toContain("group=detection");
  expect(rowOf("Rule one").getByText("1,234")).toBeTruthy();
  expect(rowOf("Rule one").getByText("1,233 open")).toBeTruthy();
  expect(rowOf("gone").getByText("Ada Keeper")).toBeTruthy();
  expect(asked.groups[0]).toMatchObject({ filter: { severities: ["HIGH"] }, sortBy: "count", sortDir: "descending" });
  fireEvent.click(screen.getByRole("button", { name: /^Group by/ }));
  fireEvent.click(await screen.findByRole("option", { name: "None" }));
  await waitFor(() => expect(address()).not.toContain("group"));
});

test("opens a group in place, page by page, and closes it when another one is opened", async () => {
  const { fields } = serverWith({ one: 60, two: 1 });
  const { address } = openPage("/alerts-and-errors/?group=detection", { fields });
  fireEvent.click(await screen.findByRole("button", { name: "Rule one" }));
  expect(await screen.findByRole("link", { name: "one alert 0" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Rule one", expanded: true })).toBeTruthy();
  expect(address()).toContain("open=one");
  const grid = screen.getByRole("grid", { name: "Groups of alerts" });
  expect(grid.getAttribute("aria-rowcount")).toBe("54");
  fireEvent.keyDown(grid, { key: "End" });
  fireEvent.keyDown(grid, { key: "ArrowUp" });
  fireEvent.keyDown(grid, { key: "Enter" });
  await waitFor(() => expect(grid.getAttribute("aria-rowcount")).toBe("63"));
  fireEvent.keyDown(grid, { key: "End" });
  fireEvent.keyDown(grid, { key: "Enter" });
  await waitFor(() => expect(address()).toContain("open=two"));
  expect(await screen.findByRole("link", { name: "two alert 0" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "one alert 0" })).toBeNull();
});

test("leads to the list of a group's alerts alone, with the other filters", async () => {
  const { fields } = serverWith({ one: 1 });
  const { address } = openPage("/alerts-and-errors/?group=detection&q=root", { fields });
  fireEvent.click(await screen.findByRole("link", { name: "List only the alerts of Rule one" }));
  expect(await screen.findByRole("link", { name: "one alert 0" })).toBeTruthy();
  expect(address()).toBe("/alerts-and-errors/?q=root&rule=one");
});

test("changes all alerts of the selected groups at once, loaded or not", async () => {
  const { changed, fields } = serverWith({ one: 1200, two: 3, three: 1 });
  openPage("/alerts-and-errors/?group=detection", { fields });
  await screen.findByText("3 groups");
  for (const name of ["Rule one", "Rule two"]) fireEvent.click(rowOf(name).getByLabelText("Select row"));
  expect(await screen.findByText("1,203 alerts selected")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Status" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Triaged" }));
  fireEvent.click(await screen.findByRole("button", { name: "Change 1,203 alerts" }));
  await waitFor(() => expect(screen.queryByText("1,203 alerts selected")).toBeNull());
  expect(changed).toMatchObject([
    {
      filters: [
        { detectionId: "one", statuses: ["OPEN", "TRIAGED"] },
        { detectionId: "two", statuses: ["OPEN", "TRIAGED"] },
      ],
      status: "TRIAGED",
    },
  ]);
});

test("groups the alerts by entity, opens one, and leads to the list of its alerts", async () => {
  const { asked, fields } = serverWith({ "p_any_usernames:root": 3, "p_any_usernames:eve": 1 });
  const { address } = openPage("/alerts-and-errors/?group=entity", { fields });
  fireEvent.click(await screen.findByRole("button", { name: "root" }));
  expect(rowOf("root").getByText("Usernames")).toBeTruthy();
  expect(await screen.findAllByRole("link", { name: /alert \d/ })).toHaveLength(3);
  expect(asked.alerts.at(-1)?.entity).toEqual({ field: "p_any_usernames", value: "root" });
  fireEvent.click(screen.getByRole("link", { name: "List only the alerts of root" }));
  expect(await screen.findByText("Usernames: root")).toBeTruthy();
  expect(new URLSearchParams(address().split("?")[1]).get("entity")).toBe("p_any_usernames:root");
  fireEvent.click(screen.getByRole("button", { name: "Clear the entity" }));
  await waitFor(() => expect(address()).not.toContain("entity"));
});

test("claims no number of alerts where they may be in several of the selected groups", async () => {
  const { changed, fields } = serverWith({ "p_any_usernames:root": 3, "p_any_usernames:eve": 1 });
  openPage("/alerts-and-errors/?group=entity", { fields });
  await screen.findByText("2 groups");
  for (const name of ["root", "eve"]) fireEvent.click(rowOf(name).getByLabelText("Select row"));
  expect(await screen.findByText("2 groups selected")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Status" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Triaged" }));
  fireEvent.click(await screen.findByRole("button", { name: "Change the alerts of 2 groups" }));
  await waitFor(() => expect(changed[0]?.filters.map(({ entity }) => entity?.value)).toEqual(["root", "eve"]));
});

test("selects either groups or alerts, whichever was chosen last", async () => {
  const { fields } = serverWith({ one: 2, two: 3 });
  openPage("/alerts-and-errors/?group=detection&open=one", { fields });
  await screen.findByRole("link", { name: "one alert 0" });
  fireEvent.click(rowOf("one alert 0").getByLabelText("Select row"));
  expect(await screen.findByText("1 alert selected")).toBeTruthy();
  fireEvent.click(rowOf("Rule two").getByLabelText("Select row"));
  expect(await screen.findByText("3 alerts selected")).toBeTruthy();
  fireEvent.click(rowOf("one alert 1").getByLabelText("Select row"));
  expect(await screen.findByText("1 alert selected")).toBeTruthy();
});

test("says that nothing matches, and clears the filters but not the groups", async () => {
  const { fields } = serverWith({});
  const { address } = openPage("/alerts-and-errors/?group=detection&q=nothing", { fields });
  expect(await screen.findByText("No alerts match")).toBeTruthy();
  fireEvent.click(screen.getAllByRole("button", { name: "Clear filters" })[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe("/alerts-and-errors/?status[]=&group=detection"));
});

test("shows the server's message and tries again", async () => {
  const { fields } = serverWith({ one: 1 });
  let isDown = true;
  const alertGroups = (args: { input: AlertGroupsInput }) => {
    if (isDown) throw new Error("the store is starting");
    return fields.alertGroups(args);
  };
  openPage("/alerts-and-errors/?group=detection", { fields: { ...fields, alertGroups } });
  expect(await screen.findByText("The store is starting")).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Rule one")).toBeTruthy();
});
