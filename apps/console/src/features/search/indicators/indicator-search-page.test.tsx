// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ExecuteIndicatorSearchQueryInput } from "../../../graphql/generated/graphql.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { sumCounts } from "./sum-counts.ts";

const row = (log_type: string, day: string, events: number) => ({
  table: "t",
  log_type,
  day,
  events,
  first_seen: `${day} 10:00:00.000`,
  last_seen: `${day} 11:00:00.000`,
});
const rows = [row("AWS.ALB", "2026-03-04", 2), row("AWS.CloudTrail", "2026-03-02", 5), row("AWS.ALB", "2026-03-02", 1)];

test("counts are summed by log type and day, with the days between", () => {
  const { events, logTypes, days, series, firstSeen, lastSeen } = sumCounts(rows);
  expect(events).toBe(8);
  expect(logTypes.map((one) => [one.logType, one.events, one.days])).toEqual([
    ["AWS.CloudTrail", 5, 1],
    ["AWS.ALB", 3, 2],
  ]);
  expect(days.map((day) => day.toISOString().slice(0, 10))).toEqual(["2026-03-02", "2026-03-03", "2026-03-04"]);
  expect(series).toEqual([
    { name: "AWS.CloudTrail", values: [5, 0, 0] },
    { name: "AWS.ALB", values: [1, 0, 2] },
  ]);
  expect([firstSeen, lastSeen].map((time) => time?.toISOString())).toEqual([
    "2026-03-02T10:00:00.000Z",
    "2026-03-04T11:00:00.000Z",
  ]);
  expect(sumCounts([])).toMatchObject({ events: 0, days: [], logTypes: [] });
});

test("finds the indicators of a report, searches for them, and leads to their events", async () => {
  const asked: ExecuteIndicatorSearchQueryInput[] = [];
  const results = {
    edges: rows.map((node, index) => ({ node, cursor: `${index}` })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    columnInfo: { order: [], types: {} },
    tryAgain: false,
    isTruncated: false,
  };
  const fields = {
    executeIndicatorSearchQuery: ({ input }: { input: ExecuteIndicatorSearchQueryInput }) => {
      asked.push(input);
      return { id: "r1" };
    },
    dataLakeQuery: () => ({
      id: "r1",
      sql: "{}",
      language: "sql",
      status: "succeeded",
      startedAt: "2026-03-01T12:00:00Z",
      userConfig: null,
      message: "",
      annotations: {},
      progress: { isWaiting: false, rowsRead: 1, bytesRead: 1 },
      stats: { bytesScanned: 1, executionTime: 1, rowCount: 3 },
      results,
    }),
  };
  const { address } = openPage("/investigate/indicator-search/", { fields });
  const report = await screen.findByRole("textbox", { name: "Report" });
  fireEvent.change(report, { target: { value: "from 192.0.2[.]7 and evil[.]example" } });
  expect(await screen.findByText("Found 1 IP address, 1 domain")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Add 2 indicators" }));
  await waitFor(() => expect(address()).toBe("/investigate/indicator-search/?value[]=192.0.2.7&value[]=evil.example"));
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  expect((await screen.findByRole("link", { name: "AWS.CloudTrail" })).getAttribute("href")).toContain(
    "table[]=AWS.CloudTrail&from=2026-03-02T10:00:00.000Z",
  );
  expect(asked[0]?.indicators).toEqual(["192.0.2.7", "evil.example"]);
  expect(address()).toContain("run=r1");
});
