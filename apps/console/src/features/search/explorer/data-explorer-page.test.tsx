// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ExecuteDataLakeQueryInput } from "../../../graphql/generated/graphql.ts";
import { openPage } from "../../../testing/open-page.tsx";

const table = {
  id: "pharos_logs.public.custom_door",
  name: "custom_door",
  displayName: "Custom.Door",
  description: "Doors",
  logType: "Custom.Door",
  rows: 1234,
  bytes: 2048,
  newestEventAt: "2026-01-01T00:00:00Z",
  columns: [
    { name: "p_event_time", type: "DateTime64(9)", description: "When it happened", paths: [] },
    { name: "door", type: "String", description: "Which door", paths: [] },
  ],
};
const run = {
  __typename: "DataLakeQuery",
  id: "r1",
  kind: "query",
  sql: "SELECT 7",
  language: "sql",
  name: null,
  status: "succeeded",
  message: "",
  annotations: {},
  progress: { isWaiting: false, rowsRead: 1, bytesRead: 1 },
  stats: { bytesScanned: 1, executionTime: 1, rowCount: 0 },
  metadata: { databases: [], tables: [] },
  results: null,
};

function server(shown: object = run) {
  const asked: ExecuteDataLakeQueryInput[] = [];
  const fields = {
    dataLakeDatabases: () => [{ name: "pharos_logs.public", displayName: "Logs", tables: [table] }],
    dataLakeDatabaseTable: () => table,
    dataLakeTableColumns: () => table.columns,
    dataLakeQuery: () => shown,
    executeDataLakeQuery: ({ input }: { input: ExecuteDataLakeQueryInput }) => {
      asked.push(input);
      return { id: "r1" };
    },
  };
  return { asked, fields };
}

test("describes a table, and previews its rows in a tab of its own", async () => {
  const { asked, fields } = server();
  const { address } = openPage("/investigate/data-explorer/", { fields });
  fireEvent.click(await screen.findByRole("button", { name: /Custom\.Door/ }));
  expect(await screen.findByText("Which door")).toBeTruthy();
  expect(screen.getByText("1,234")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Preview rows" }));
  expect(await screen.findByRole("tab", { name: "custom_door" })).toBeTruthy();
  await waitFor(() => expect(asked[0]?.sql).toContain(`SELECT * FROM ${table.id}\nWHERE p_occurs_since`));
  await waitFor(() => expect(address()).toContain("queryId=r1"));
});

test("opens the run that a link names, once", async () => {
  const { asked, fields } = server();
  const { address } = openPage("/investigate/data-explorer/?queryId=r1", { fields });
  expect(await screen.findByRole("tab", { name: "Query 2" })).toBeTruthy();
  await waitFor(() => expect(address()).toContain("tab="));
  expect(screen.getAllByRole("tab")).toHaveLength(2);
  expect(asked).toEqual([]);
});

test("opens in Search what is not SQL", async () => {
  const flow = { ...run, language: "pharosflow", sql: "t | count" };
  const { address } = openPage("/investigate/data-explorer/?queryId=r1", { fields: server(flow).fields });
  await waitFor(() => expect(address()).toContain("/investigate/search/?mode=flow"));
});
