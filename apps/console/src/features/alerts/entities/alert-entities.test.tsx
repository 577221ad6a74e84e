// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { alertFields, alertPath } from "../../../testing/alert-fields.ts";
import { ada, openPage } from "../../../testing/open-page.tsx";

// What the page loads when it is shown is loaded before: a busy machine takes longer for it than a test waits.
import "../detail/alert-page.tsx";

const address = { field: "p_any_ip_addresses", value: "192.0.2.7" };
const user = { field: "p_any_usernames", value: "ada" };
const related = {
  ...{ id: "b".repeat(32), title: "Earlier", severity: "LOW", status: "CLOSED", outcome: "FALSE_POSITIVE" },
  createdAt: "2026-01-01T00:00:00Z",
};

const entities = [
  { ...user, eventCount: 2, relatedAlertCount: 0, relatedAlerts: [] },
  { ...address, eventCount: 1, relatedAlertCount: 12, relatedAlerts: [related] },
];
const entitySightings = [
  { ...user, eventCount: 2, firstAt: "2026-01-01T00:00:00Z", lastAt: "2026-01-01T00:00:00Z", isNew: true },
];
const fields = (change: object = {}) => alertFields({ entities, entitySightings, ...change });

test("shows what the events name, what is new, and in which alerts it was before", async () => {
  openPage(alertPath, { fields: fields() });
  const table = await screen.findByRole("table", { name: "Entities" });
  const [, first, second] = within(table).getAllByRole("row");
  expect(await within(first as HTMLElement).findByText("New")).toBeTruthy();
  expect(first?.textContent).toContain("None");
  expect(second?.textContent).toContain("No events");
  fireEvent.click(within(table).getByRole("button", { name: "12 alerts with 192.0.2.7" }));
  expect(within(table).getByRole("link", { name: "Earlier" }).getAttribute("href")).toBe(
    `/alerts-and-errors/${related.id}/`,
  );
  expect(within(table).getByText("False positive")).toBeTruthy();
  const all = within(table).getByRole("link", { name: "Show all alerts with 192.0.2.7" });
  expect(decodeURIComponent(all.getAttribute("href") ?? "")).toBe(
    "/alerts-and-errors/?entity=p_any_ip_addresses:192.0.2.7&status[]=&snoozed=all",
  );
});

test("searches an entity's events from an hour before the first to an hour after the last", async () => {
  openPage(alertPath, { fields: fields() });
  const link = await screen.findByRole("link", { name: "Search the 2 events with ada" });
  const href = decodeURIComponent(link.getAttribute("href") ?? "");
  expect(href).toContain('["","HAS_INDICATOR","ada"]');
  expect(href).toContain("2025-12-31T23:00:00.000Z");
  expect(href).toContain("2026-01-01T01:00:00.000Z");
});

test("tells who may not search of other alerts alone", async () => {
  const viewer = () => ({ ...ada, roleName: "Triage", permissions: ["AlertRead"], hasTotp: false });
  openPage(alertPath, { fields: { ...fields(), viewer } });
  expect(await screen.findByRole("button", { name: "12 alerts with 192.0.2.7" })).toBeTruthy();
  expect(screen.queryByRole("columnheader", { name: "Seen from 30 days before the alert" })).toBeNull();
});

test("is not there where the events name nothing", async () => {
  openPage(alertPath, { fields: fields({ entities: [] }) });
  expect(await screen.findByRole("heading", { name: "Root signed in", level: 1 })).toBeTruthy();
  await screen.findByText("No Events found");
  expect(screen.queryByRole("heading", { name: "Entities" })).toBeNull();
});
