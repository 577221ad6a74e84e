// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SavedQueryInput } from "../../../graphql/generated/graphql.ts";
import { openPage } from "../../../testing/open-page.tsx";

const params = { language: "sql", query: "SELECT 1", databases: [], tables: [] };
const doors = {
  id: "s1",
  name: "Doors",
  description: "All doors",
  tags: ["physical"],
  sqlQuery: "SELECT 1 LIMIT 5",
  managed: false,
  enabled: true,
  hasTimeFilter: false,
  hasLimit: true,
  params,
  schedule: { rateMinutes: 60, timeoutMinutes: 5 },
  email: { recipients: ["ada@pharos.example"], sendEmpty: false, preferAttachment: false },
  createdBy: { id: "ada", name: "Ada" },
  lastModified: "2026-01-01T00:00:00Z",
  lastModifiedBy: null,
  lastRun: { queryName: "Doors", dueAt: "2026-01-01T00:00:00Z", status: "FAILED", error: "Unknown table t" },
};
const run = {
  ...doors.lastRun,
  attempts: 1,
  startedAt: "2026-01-01T00:00:00Z",
  rows: 7,
  isTruncated: false,
  matches: 0,
};

function server(kept: object[]) {
  const created: SavedQueryInput[] = [];
  const updated: SavedQueryInput[] = [];
  const pageInfo = { hasNextPage: false, hasPreviousPage: false };
  const fields = {
    savedQueries: () => ({
      edges: kept.map((node, i) => ({ node, cursor: `${i}` })),
      pageInfo,
      totalCount: kept.length,
    }),
    savedQuery: () => doors,
    queryRuns: () => [run],
    createSavedQuery: ({ input }: { input: SavedQueryInput }) => {
      created.push(input);
      return { savedQuery: { ...doors, id: "s2", name: input.name } };
    },
    updateSavedQuery: ({ input }: { input: SavedQueryInput }) => {
      updated.push(input);
      return { savedQuery: { ...doors, name: input.name } };
    },
    deleteSavedQueries: ({ ids }: { ids: string[] }) => {
      kept.length = 0;
      return { ids };
    },
  };
  return { created, updated, fields };
}

test("lists saved searches with their schedule and last run, each a link to Search", async () => {
  openPage("/investigate/saved-searches/", { fields: server([doors]).fields });
  const link = await screen.findByRole("link", { name: "Doors" });
  expect(link.getAttribute("href")).toBe("/investigate/search/?mode=sql&sql=SELECT+1+LIMIT+5&saved=s1");
  for (const text of ["every hour", "Failed", "physical", "Ada"])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test("changes the schedule, and shows what the runs found", async () => {
  const { updated, fields } = server([doors]);
  openPage("/investigate/saved-searches/?edit=s1", { fields });
  const sheet = await screen.findByRole("dialog");
  expect(await within(sheet).findByText("Unknown table t")).toBeTruthy();
  fireEvent.change(within(sheet).getByRole("textbox", { name: "Name" }), { target: { value: "Gates" } });
  fireEvent.click(within(sheet).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(updated).toHaveLength(1));
  // What the form does not show stays.
  expect(updated[0]).toMatchObject({ name: "Gates", schedule: { rateMinutes: 60 }, email: doors.email });
});

test("deletes with a way back", async () => {
  const { created, fields } = server([doors]);
  openPage("/investigate/saved-searches/?edit=s1", { fields });
  fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("dialog", { name: "Delete saved search" });
  fireEvent.click(within(question).getByRole("button", { name: "Delete" }));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]).toMatchObject({ name: "Doors", sql: doors.sqlQuery, schedule: { rateMinutes: 60 } });
});

test("says that nothing matches, and clears the filters", async () => {
  const { address } = openPage("/investigate/saved-searches/?q=windows&runs=hand", { fields: server([doors]).fields });
  expect(await screen.findByText(/contains “windows”/)).toBeTruthy();
  fireEvent.click(screen.getAllByRole("button", { name: "Clear filters" })[0] as HTMLElement);
  expect(await screen.findByRole("link", { name: "Doors" })).toBeTruthy();
  expect(address()).toBe("/investigate/saved-searches/");
});

test("keeps what the builder asks under a name", async () => {
  const { created, fields } = server([]);
  const lake = { dataLakeDatabases: () => [], dataLakeTablesColumns: () => [] };
  const { address } = openPage("/investigate/search/?filter[]=%5B%22a%22,%22EQUALS%22,1%5D&range=P3D&save=new", {
    fields: { ...fields, ...lake },
  });
  fireEvent.change(await screen.findByRole("textbox", { name: "Name" }), { target: { value: "Doors" } });
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(address()).toContain("saved=s2"));
  expect(created[0]).toMatchObject({ name: "Doors", language: "simplesearch", relativeTime: "P3D", schedule: null });
  expect(created[0]?.filters).toBe('{"ors":[{"ands":[{"key":"a","operator":"EQUALS","value":1}]}]}');
});
