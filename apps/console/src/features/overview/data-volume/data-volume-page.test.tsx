// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

const totals = (bytes: number, failed = 0) => ({ events: bytes / 10, bytes, failed });
const volume = (id: string, label: string, bytes: number, before: number, failed = 0) => ({
  ...{ id, label, totals: totals(bytes, failed), totalsBefore: totals(before), lastReceivedAt: null },
});
const shown = {
  totals: totals(3000, 10),
  totalsBefore: totals(2000),
  bytesByLogType: { at: [], series: [] },
  bytesBySource: { at: [], series: [] },
  logTypes: [volume("Custom.Door", "Custom.Door", 3000, 1500), volume("", "No log type", 0, 500, 10)],
  sources: [volume("s1", "Doors", 3000, 1500, 10), volume("s2", "Gates", 0, 500)],
};
const fields = {
  dataVolume: () => shown,
  dataFailures: () => [
    { sourceId: "s1", label: "Doors", reason: "door is missing", failures: 10, lastAt: "2026-01-01T00:00:00Z" },
  ],
  dataLag: () => [{ logType: "Custom.Door", seconds: 90 }],
};
const hrefOf = (name: string, list: HTMLElement) =>
  decodeURIComponent(within(list).getByRole("link", { name }).getAttribute("href") ?? "");

test("says how much arrived and how it grew, and leads to events and sources", async () => {
  openPage("/dashboard/data/?range=P1W", { fields });
  const tiles = within(await screen.findByRole("list", { name: "Headline numbers" }));
  expect(tiles.getAllByRole("listitem").map((tile) => tile.textContent)).toEqual([
    "Data received3 kB+50% vs. the period before",
    "Events300+50% vs. the period before",
    "Failed events103.2% of what arrived",
    "Active log types1−50% vs. the period before",
    "Sending sources11 went silent",
  ]);
  const logTypes = screen.getByRole("grid", { name: "Volume by log type" });
  expect(within(logTypes).getByText("+100%")).toBeTruthy();
  expect(within(logTypes).getByText("gone")).toBeTruthy();
  expect(hrefOf("Custom.Door", logTypes)).toBe("/investigate/search/?table[]=Custom.Door&range=P1W");
  expect(hrefOf("Gates", screen.getByRole("grid", { name: "Volume by source" }))).toBe("/configure/log-sources/s2/");
});

test("says why events failed and how late events are", async () => {
  openPage("/dashboard/data/", { fields });
  const reasons = await screen.findByRole("list", { name: "Reasons of failures" });
  expect(reasons.textContent).toContain("door is missing");
  expect(hrefOf("Doors", reasons)).toBe("/configure/log-sources/s1/?tab=failures");
  expect((await screen.findByRole("list", { name: "Average lag by log type" })).textContent).toContain("1.5 min");
});
