// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";

const panel = {
  id: "doors",
  title: "Doors",
  kind: "QUERY",
  text: "custom_door | count",
  language: "pharosflow",
  display: "VALUE",
  ...{ x: 0, y: 0, width: 4, height: 4 },
};
const note = {
  id: "note",
  title: "Note",
  kind: "TEXT",
  text: "Ask Bo",
  ...{ language: null, display: null, x: 4, y: 0, width: 4, height: 4 },
};
const dashboard = {
  id: "d1",
  name: "Front doors",
  description: "",
  relativeTime: "P1W",
  refreshSeconds: null,
  revision: 3,
  managed: false,
  isOwn: true,
  mayChange: true,
  updatedAt: "2026-03-01T12:00:00Z",
  owner: null,
  sharing: { kind: "PRIVATE", roleIds: [] },
  panels: [panel, note],
};
const run = {
  ...{ id: "run1", sql: panel.text, language: "pharosflow", status: "succeeded", message: "" },
  ...{ startedAt: "2026-03-01T12:00:00Z", userConfig: null },
  annotations: { visualize: null },
  progress: { isWaiting: false, rowsRead: 1, bytesRead: 1, percent: 100 },
  stats: { bytesScanned: 1, executionTime: 1, rowCount: 1 },
  results: {
    edges: [{ node: { count: 1234 }, cursor: "1" }],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    columnInfo: { order: ["count"], types: { count: "UInt64" } },
    tryAgain: false,
    isTruncated: false,
  },
};

function open(path: string, change: object = {}, ran: object = {}) {
  const asked: Record<string, unknown>[] = [];
  const saved: { input: Record<string, unknown> }[] = [];
  const page = openPage(path, {
    fields: {
      dashboard: () => ({ ...dashboard, ...change }),
      dashboards: () => [{ ...dashboard, ...change }],
      roles: () => [],
      executeDataLakeQuery: ({ input }: { input: Record<string, unknown> }) => {
        asked.push(input);
        return { id: "run1" };
      },
      dataLakeQuery: () => ({ ...run, ...ran }),
      saveDashboard: (args: { input: Record<string, unknown> }) => {
        saved.push(args);
        return { ...dashboard, ...change, revision: 4 };
      },
    },
  });
  return { ...page, asked, saved };
}

test("a dashboard shows what its panels find in its time range, with runs that others may take", async () => {
  const { asked } = open("/dashboard/d1/");
  await screen.findByRole("heading", { level: 1, name: "Front doors" });
  await screen.findByText("1,234");
  await screen.findByText("Ask Bo");
  expect(asked).toEqual([
    {
      sql: "custom_door | count",
      language: "pharosflow",
      relativeTime: "P1W",
      timesCountEverywhere: true,
      maxAgeSeconds: 60,
    },
  ]);
});

test("the range of the address counts before that of the dashboard, and a refresh asks again", async () => {
  const { asked } = open("/dashboard/d1/?range=PT1H");
  await screen.findByText("1,234");
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await waitFor(() => expect(asked.length).toBe(2));
  expect(asked).toMatchObject([
    { relativeTime: "PT1H", maxAgeSeconds: 60 },
    { relativeTime: "PT1H", maxAgeSeconds: 1 },
  ]);
});

test("a query that fails says why in its own panel", async () => {
  open("/dashboard/d1/", {}, { status: "failed", message: "Line 1: no such table", results: null });
  await screen.findByText("Line 1: no such table");
  await screen.findByText("Ask Bo");
});

test("who may not change a dashboard is not offered to, and may copy it", async () => {
  open("/dashboard/d1/?edit=on", { mayChange: false });
  await screen.findByText("1,234");
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "More actions" }));
  await screen.findByRole("menuitem", { name: "Duplicate" });
  expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
});

test("a changed name is saved over the state that it was made of", async () => {
  const { saved, address } = open("/dashboard/d1/?edit=on&sheetOf=settings");
  fireEvent.change(await screen.findByRole("textbox", { name: "Name" }), { target: { value: "Back doors" } });
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  await screen.findByRole("heading", { level: 1, name: "Back doors" });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saved.length).toBe(1));
  expect(saved[0]?.input).toMatchObject({
    id: "d1",
    revision: 3,
    name: "Back doors",
    panels: [{ id: "doors" }, { id: "note" }],
  });
  await waitFor(() => expect(address()).toBe("/dashboard/d1/"));
});

test("the list leads to each dashboard, and says when there is none", async () => {
  open("/dashboard/");
  const link = await screen.findByRole("link", { name: "Front doors" });
  expect(link.getAttribute("href")).toBe("/dashboard/d1/");
});
