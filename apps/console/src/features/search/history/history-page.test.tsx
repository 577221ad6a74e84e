// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DataLakeQueriesInput } from "../../../graphql/generated/graphql.ts";
import { openPage } from "../../../testing/open-page.tsx";

const run = {
  __typename: "DataLakeQuery",
  id: "r1",
  kind: "query",
  sql: "SELECT 1",
  language: "sql",
  name: null,
  status: "succeeded",
  message: "",
  isScheduled: false,
  startedAt: "2026-01-01T00:00:00Z",
  resultsUntil: null,
  issuedBy: { __typename: "User", id: "u1", givenName: "Ada", familyName: "Byron", email: "ada@pharos.example" },
  metadata: {
    databases: [],
    tables: [],
    startTime: null,
    endTime: null,
    relativeTime: null,
    limit: null,
    sortDirection: null,
    simpleSearchQueryFilter: null,
  },
  stats: { bytesScanned: 2_000_000, executionTime: 41.6, rowCount: 1234 },
};

function serverWith(runs: readonly object[]) {
  const asked: DataLakeQueriesInput[] = [];
  const dataLakeQueries = ({ input }: { input: DataLakeQueriesInput }) => {
    asked.push(input);
    const edges = runs.map((node, index) => ({ node, cursor: `${index}` }));
    return { edges, pageInfo: { hasNextPage: false, hasPreviousPage: false } };
  };
  return { asked, fields: { dataLakeQueries } };
}

test("lists runs with who ran them and what they cost, and links to their rows and to another run", async () => {
  const { fields } = serverWith([run]);
  openPage("/investigate/search-history/", { fields });
  const link = await screen.findByRole("link", { name: "SELECT 1" });
  expect(link.getAttribute("href")).toBe("/investigate/search/?mode=sql&sql=SELECT+1&sqlRun=r1");
  expect(screen.getByRole("link", { name: "Run again" }).getAttribute("href")).toBe(
    "/investigate/search/?mode=sql&sql=SELECT+1",
  );
  for (const text of ["Ada Byron", "1,234", "42", "Succeeded"])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test("asks for what the address narrows by, says so where nothing matches, and clears it", async () => {
  const { asked, fields } = serverWith([]);
  const { address } = openPage("/investigate/search-history/?q=root&status[]=failed&by=me&started=hand", { fields });
  expect(await screen.findByText(/Query contains “root”/)).toBeTruthy();
  expect(asked).toContainEqual(
    expect.objectContaining({ contains: "root", status: ["failed"], isScheduled: false, issuedBy: expect.any(String) }),
  );
  fireEvent.click(screen.getAllByRole("button", { name: "Clear filters" })[0] as HTMLElement);
  expect(await screen.findByText("No queries yet")).toBeTruthy();
  expect(address()).toBe("/investigate/search-history/");
});

test("lists CSV files with their links, or a way to another one", async () => {
  const file = {
    queryId: "r1",
    columns: [],
    error: null,
    rowCount: 7,
    bytes: 100,
    createdAt: new Date().toISOString(),
  };
  const files = [
    { ...file, id: "f1", status: "ready" },
    { ...file, id: "f2", status: "failed", error: { message: "Disk full" } },
    { ...file, id: "f3", status: "expired", createdAt: "2026-01-01T00:00:00Z" },
    { ...file, id: "f4", status: "running" },
  ];
  const queryDownloads = () => ({
    edges: files.map((node) => ({ node, cursor: node.id })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  });
  openPage("/investigate/search-history/?files=open", { fields: { ...serverWith([]).fields, queryDownloads } });
  expect(await screen.findByText("Download CSV")).toBeTruthy();
  for (const text of ["Retry Generating CSV", "Generate New CSV", "Disk full", "Generating"])
    expect(screen.getByText(text)).toBeTruthy();
});
