// @vitest-environment happy-dom
import { liveVersionsPath } from "@pharos/domain";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "../../testing/open-page.tsx";

afterEach(() => {
  vi.useRealTimers();
});

const overviewOf = (open: number) => ({
  openAlerts: [{ label: "HIGH", count: open }],
  totals: { alerts: 12, events: 2000, bytes: 5_000_000 },
  totalsBefore: { alerts: 8, events: 1000, bytes: 0 },
  alertsBySeverity: [{ label: "HIGH", count: 12 }],
  alertsByStatus: [{ label: "OPEN", count: 12 }],
  alertsOverTime: { at: [], series: [] },
  topRules: [],
  eventsOverTime: { at: [], series: [] },
  totalEvents: 2000,
  totalBytes: 5_000_000,
  sourcesByHealth: [
    { label: "HEALTHY", count: 2 },
    { label: "FAILING", count: 1 },
  ],
});
const alertsOf = (titles: readonly string[]) => ({
  totalCount: titles.length,
  edges: titles.map((title) => ({
    cursor: title,
    node: { id: title, title, severity: "HIGH", status: "OPEN", createdAt: "2026-01-01T00:00:00Z" },
  })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
});
const tile = async (name: string) => {
  const tiles = within(await screen.findByRole("list", { name: "Headline numbers" }));
  return tiles.getByText(name).closest("li")?.textContent;
};

test("begins with the numbers that matter, compared with the period before, each a way to what it counts", async () => {
  const fields = { overview: () => overviewOf(7), alerts: () => alertsOf(["Door forced"]) };
  openPage("/dashboard/overview/?range=P1W", { fields });
  expect(await tile("Open alerts")).toBe("Open alerts77 high");
  expect(await tile("New alerts")).toBe("New alerts12+50% vs. the period before");
  expect(await tile("Events")).toBe("Events2,000+100% vs. the period before");
  expect(await tile("Data received")).toBe("Data received5 MBNone in the period before");
  expect(await tile("Log sources")).toBe("Log sources31 failing");
  const links = within(screen.getByRole("list", { name: "Headline numbers" })).getAllByRole("link");
  expect(links.map((link) => decodeURIComponent(link.getAttribute("href") ?? ""))).toEqual([
    "/alerts-and-errors/",
    "/alerts-and-errors/?status[]=&range=P1W",
    "/investigate/search/?range=P1W",
    "/configure/log-sources/?sortBy=received",
    "/configure/log-sources/?health[]=FAILING",
  ]);
});

test("follows the server: number and rows come from one answer", async () => {
  let [version, titles] = ["1", ["Door forced"]];
  const fields = { overview: () => overviewOf(titles.length), alerts: () => alertsOf(titles) };
  const auth = { [liveVersionsPath]: () => ({ status: 200, body: { alerts: version, sources: "" } }) };
  openPage("/dashboard/overview/", { fields, auth });
  expect(await screen.findByText("Door forced")).toBeTruthy();
  expect(await screen.findByText(/^Updated/)).toBeTruthy();
  [version, titles] = ["2", ["Gate forced", "Door forced"]];
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 });
  fireEvent(document, new Event("visibilitychange"));
  expect(await screen.findByText("Gate forced")).toBeTruthy();
  expect(await tile("Open alerts")).toBe("Open alerts22 high");
});
