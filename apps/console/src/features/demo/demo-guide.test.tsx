// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
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
const half = { share: 0.5, writtenUpTo: "2026-11-08T00:00:00Z", isComplete: false };
const whole = { share: 1, writtenUpTo: "2026-11-23T00:00:00Z", isComplete: true };
const open = (path: string, demoProgress: () => unknown, isDemo = true) =>
  openPage(path, {
    fields: {
      appConfig: () => ({ ...appConfig, isDemo, demoProgress: demoProgress() }),
      overview: () => overview,
      alerts,
    },
  });
const openOverview = (demoProgress: () => unknown, isDemo = true) => open("/dashboard/overview/", demoProgress, isDemo);

test("follows the month until it is written", async () => {
  let progress: unknown = half;
  openOverview(() => progress);
  expect(await screen.findByText("50% written, up to November 8")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Demo logs written" }).getAttribute("aria-valuenow")).toBe("50");
  progress = whole;
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect(screen.getByText(/New logs arrive as they happen/)).toBeTruthy();
});

test("closes, stays closed, and opens again", async () => {
  openOverview(() => whole);
  fireEvent.click(await screen.findByRole("button", { name: "Close guide" }));
  expect(screen.queryByText("Welcome to the demo")).toBeNull();
  expect(localStorage.getItem("demo-guide-closed")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Show demo guide" }));
  expect(screen.getByText("Welcome to the demo")).toBeTruthy();
});

test("leads through a story from page to page, and can be left", async () => {
  const { address } = openOverview(() => whole);
  fireEvent.click(await screen.findByRole("button", { name: "Start tour: The phished administrator" }));
  expect(await screen.findByText("The phished administrator, step 1 of 4")).toBeTruthy();
  await waitFor(() => expect(decodeURIComponent(address())).toContain("/alerts-and-errors/?q=bruno&status[]="));
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(await screen.findByText("What the address did")).toBeTruthy();
  await waitFor(() => expect(address()).toContain("/investigate/search/?q=203.0.113.66"));
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByText("Prompts until he tapped yes")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Leave tour" }));
  await waitFor(() => expect(screen.queryByText(/step 1 of 4/)).toBeNull());
});

test("says above every list that the month is being written", async () => {
  open("/alerts-and-errors/", () => half);
  expect(await screen.findByText(/lists and counts are still growing/)).toBeTruthy();
});

test("is absent without --demo", async () => {
  openOverview(() => null, false);
  expect(await screen.findByRole("list", { name: "Headline numbers" })).toBeTruthy();
  expect(screen.queryByText("Welcome to the demo")).toBeNull();
});
