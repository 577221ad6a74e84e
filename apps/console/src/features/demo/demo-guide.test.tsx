// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { appConfig, openPage } from "../../testing/open-page.tsx";

const overview = {
  openAlerts: [],
  totals: { alerts: 0, events: 45_210, bytes: 0 },
  totalsBefore: { alerts: 0, events: 0, bytes: 0 },
  alertsBySeverity: [],
  alertsByStatus: [],
  alertsOverTime: { at: [], series: [] },
  topRules: [],
  eventsOverTime: { at: [], series: [] },
  totalEvents: 45_210,
  totalBytes: 0,
  sourcesByHealth: [{ label: "HEALTHY", count: 13 }],
};
const alerts = () => ({ edges: [], totalCount: 0, pageInfo: { hasNextPage: false, hasPreviousPage: false } });
const openOverview = (isDemo: boolean) =>
  openPage("/dashboard/overview/", {
    fields: { appConfig: () => ({ ...appConfig, isDemo }), overview: () => overview, alerts },
  });

test("says what the demo contains, links to each story, and closes", async () => {
  openOverview(true);
  expect(await screen.findByText(/45,210 events in this time range/)).toBeTruthy();
  const links = screen.getAllByRole("link", { name: "View alerts" }).map((link) => link.getAttribute("href") ?? "");
  expect(links.map(decodeURIComponent)).toContain("/alerts-and-errors/?q=bruno&status[]=");
  expect(links).toHaveLength(3);
  fireEvent.click(screen.getByRole("button", { name: "Close guide" }));
  expect(screen.queryByText("Welcome to the demo")).toBeNull();
  expect(localStorage.getItem("demo-guide-closed")).toBe("true");
});

test("is absent without --demo", async () => {
  openOverview(false);
  expect(await screen.findByRole("list", { name: "Headline numbers" })).toBeTruthy();
  expect(screen.queryByText("Welcome to the demo")).toBeNull();
});
