// @vitest-environment happy-dom
import { liveVersionsPath } from "@pharos/domain";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { nextPollMs, versionOf } from "./live-feed.ts";

test("asks less and less often while the server does not answer", () => {
  expect([0, 1, 2, 3, 4, 9].map(nextPollMs)).toEqual([5000, 2000, 4000, 8000, 15_000, 15_000]);
});

test("the version of several topics differs when one of them does", () => {
  expect(versionOf({ alerts: "1", sources: "2" }, ["alerts", "sources"])).not.toBe(
    versionOf({ alerts: "1", sources: "3" }, ["alerts", "sources"]),
  );
});

const alertOf = (title: string) => ({
  id: title,
  type: "ALERT",
  subtype: "RULE",
  status: "OPEN",
  severity: "HIGH",
  title,
  eventCount: 1,
  createdAt: "2026-01-01T00:00:00Z",
  lastReceivedEventAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  logTypes: [],
  ruleId: "rule",
  tags: [],
  sources: [],
  cases: [],
});

/** A server whose alerts and versions a test changes; it counts how often the alerts were asked for. */
function liveServer() {
  const server = { titles: ["First"], version: "1", status: 200, asked: 0, checks: 0 };
  const alerts = () => {
    server.asked += 1;
    return {
      totalCount: server.titles.length,
      edges: server.titles.map((title) => ({ node: alertOf(title), cursor: title })),
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    };
  };
  const versions = () => {
    server.checks += 1;
    return { status: server.status, body: { alerts: server.version } };
  };
  const auth = { [liveVersionsPath]: versions };
  return { server, options: { fields: { alerts }, auth } };
}
/** The page asks at once when it is looked at again. */
const lookAgain = () => fireEvent(document, new Event("visibilitychange"));

test("shows what is new when the version changes, and asks for nothing when it does not", async () => {
  const { server, options } = liveServer();
  openPage("/alerts-and-errors/", options);
  expect(await screen.findByText("First")).toBeTruthy();
  expect(await screen.findByText(/^Updated \d\d:\d\d:\d\d/)).toBeTruthy();
  const asked = server.asked;
  server.titles = ["Second", "First"];
  server.version = "2";
  lookAgain();
  expect(await screen.findByText("Second")).toBeTruthy();
  expect(server.asked).toBe(asked + 1);
});

test("says that the server is unreachable and since when, keeps the rows, and recovers by itself", async () => {
  const { server, options } = liveServer();
  openPage("/alerts-and-errors/", options);
  expect(await screen.findByText("First")).toBeTruthy();
  server.status = 502;
  lookAgain();
  expect(
    await screen.findByText(/^Server unreachable\. Showing data from \d\d:\d\d:\d\d .*\. Retrying…$/),
  ).toBeTruthy();
  expect(screen.getByText("First")).toBeTruthy();
  server.status = 200;
  await waitFor(() => expect(screen.queryByText(/Server unreachable/)).toBeNull());
});

test("keeps the rows while some are selected, and says how many are new", async () => {
  const { server, options } = liveServer();
  openPage("/alerts-and-errors/", options);
  await screen.findByText(/^Updated/);
  const [checkbox] = screen.getAllByRole("checkbox", { name: "Select row" });
  if (!checkbox) throw new Error("the row has no checkbox");
  fireEvent.click(checkbox);
  server.titles = ["Second", "First"];
  server.version = "2";
  const checks = server.checks;
  lookAgain();
  await waitFor(() => expect(server.checks).toBeGreaterThan(checks));
  expect(await screen.findByRole("button", { name: "1 new alert" })).toBeTruthy();
  expect(screen.queryByText("Second")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "1 new alert" }));
  expect(await screen.findByText("Second")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /new alert/ })).toBeNull();
});
