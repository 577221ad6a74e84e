// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { alertFields, alertPath, noTimeline } from "../../../testing/alert-fields.ts";
import { openPage } from "../../../testing/open-page.tsx";

// What the page loads when it is shown is loaded before: a busy machine takes longer for it than a test waits.
import "../detail/alert-page.tsx";

const ada = { field: "p_any_usernames", value: "ada" };
const address = { field: "p_any_ip_addresses", value: "192.0.2.7" };
const other = (title: string, at: string, entities: object[] = [ada]) => ({
  ...{ id: title, title, severity: "LOW", status: "CLOSED", outcome: "FALSE_POSITIVE", at, entities },
});
const timeline = {
  ...noTimeline,
  events: [{ first: "2025-12-31T22:00:00Z", last: "2025-12-31T22:05:00Z", count: 1_200 }],
  alerts: [
    other("Before", "2025-12-31T20:00:00Z"),
    other("Soon after", "2026-01-01T10:00:00Z", [ada, address]),
    other("Later", "2026-01-01T23:00:00Z"),
  ],
  alertCount: 3,
};
const marks = () => screen.getAllByRole("button", { name: /^Low: / });

test("tells in order of time what else there was, how it ended and when the alert's own events were", async () => {
  openPage(alertPath, { fields: alertFields({ timeline }) });
  const rows = within(await screen.findByRole("region", { name: "Timeline in words" })).getAllByRole("row");
  const texts = rows.map(({ textContent }) => textContent);
  expect(texts).toHaveLength(6);
  expect(texts[1]).toContain("LowBeforeadaFalse positive");
  expect(texts[2]).toContain("1,200 events of this alert until 2025-12-31 22:05");
  expect(texts[3]).toContain("This alert was created");
  expect(texts[4]).toContain("LowSoon afterada, 192.0.2.7False positive");
  expect(screen.getByRole("link", { name: "Later" }).getAttribute("href")).toBe("/alerts-and-errors/Later/");
  expect(
    screen.getByRole("group", { name: "Timeline of 1,200 events and 3 other alerts with 2 entities" }),
  ).toBeTruthy();
});

test("goes through the marks by arrow keys, with one stop for the Tab key, and narrows the table to one", async () => {
  openPage(alertPath, { fields: alertFields({ timeline }) });
  await screen.findByRole("region", { name: "Timeline in words" });
  expect(marks().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  marks()[0]?.focus();
  fireEvent.keyDown(marks()[0] as HTMLElement, { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Low: Soon after/);
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
  expect(document.activeElement).toBe(marks()[3]);
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowUp" });
  fireEvent.click(marks()[2] as HTMLElement);
  expect(screen.queryByRole("link", { name: "Before" })).toBeNull();
  expect(screen.getByRole("link", { name: "Later" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(screen.getByRole("link", { name: "Before" })).toBeTruthy();
});

test("gathers alerts of one time, and leads to all that name an entity which too many name", async () => {
  const alerts = Array.from({ length: 400 }, (_, index) => other(`Other ${index}`, "2026-01-01T10:00:00Z"));
  openPage(alertPath, {
    fields: alertFields({ timeline: { ...timeline, alerts, alertCount: 700, crowdedEntities: [ada] } }),
  });
  expect(await screen.findByRole("button", { name: /^400 from 2026-01-01/ })).toBeTruthy();
  expect(screen.getByText("700 other alerts; the 400 nearest to this one are shown.")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Show all alerts with ada" });
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toContain("entity=p_any_usernames:ada");
});

test("says that no other alert names the same", async () => {
  openPage(alertPath, { fields: alertFields() });
  expect(await screen.findByText(/^No other alert names its entities/)).toBeTruthy();
  expect(screen.getByText("No events")).toBeTruthy();
});
