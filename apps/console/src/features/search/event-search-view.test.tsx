// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SearchInput } from "../../graphql/generated/graphql.ts";
import { openPage } from "../../testing/open-page.tsx";

const table = { id: "pharos_logs.public.aws_cloudtrail", displayName: "AWS.CloudTrail", rows: 1 };

/** Finds nothing, and what contains a text only when it is told to. */
function slowServer() {
  const asked: (string | undefined)[] = [];
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const fields = {
    dataLakeDatabases: () => [{ name: "pharos_logs.public", displayName: "Logs", tables: [table] }],
    dataLakeTablesColumns: () => [],
    async search({ input }: { input: SearchInput }) {
      asked.push(input.text ?? undefined);
      if (input.text) await promise;
      return { nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
    },
    searchHistogram: () => new Promise(() => {}),
  };
  return { asked, answer, fields };
}

/** The field starts a search by itself, which has no answer yet. */
async function typeInto(server: ReturnType<typeof slowServer>) {
  openPage("/investigate/search/", { fields: server.fields });
  await screen.findByText("No events in this time range");
  const button = screen.getByRole("button", { name: "Run" });
  fireEvent.change(screen.getByRole("textbox", { name: "Contains" }), { target: { value: "root" } });
  await waitFor(() => expect(server.asked).toEqual([undefined, "root"]));
  return button;
}

test("pressing Run just when the typed text is asked for asks again, and does not cancel it", async () => {
  const server = slowServer();
  fireEvent.click(await typeInto(server));
  await waitFor(() => expect(server.asked).toEqual([undefined, "root", "root"]));
  server.answer();
  expect(await screen.findByText("No events match")).toBeTruthy();
});

test("a search that runs can be cancelled", async () => {
  await typeInto(slowServer());
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("Search cancelled")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});

test("rows say who did what first and mark what was searched; an empty result is widened at a click", async () => {
  const ranges: number[] = [];
  const row = { p_row_id: "1", p_event_time: "2026-03-01 12:00:00.000000000", p_log_type: "Custom.Own" };
  const fields = {
    ...slowServer().fields,
    search({ input }: { input: SearchInput }) {
      const hours = (Date.parse(String(input.endTime)) - Date.parse(String(input.startTime))) / 3_600_000;
      ranges.push(hours);
      const nodes = hours > 24 ? [{ ...row, version: 1, text: "found a needle", user: "ada", action: "open" }] : [];
      return { nodes, pageInfo: { hasNextPage: false, hasPreviousPage: false } };
    },
  };
  const { address } = openPage("/investigate/search/?q=needle&range=PT1H", { fields });
  await screen.findByRole("button", { name: "Widen to 24 hours" });
  fireEvent.click(screen.getByRole("button", { name: "Widen to 7 days" }));
  await screen.findByRole("grid", { name: "Events" });
  expect(ranges).toEqual([1, 168]);
  expect(address()).toContain("range=P1W");
  const heads = screen.getAllByRole("columnheader").map((head) => head.textContent);
  expect(heads.slice(0, 3)).toEqual(["Event Time", "user", "action"]);
});

test("a text is one step in the history, however it is typed on", async () => {
  const server = slowServer();
  server.answer();
  const { address, entries } = openPage("/investigate/search/", { fields: server.fields });
  await screen.findByText("No events in this time range");
  for (const value of ["ro", "root"]) {
    fireEvent.change(screen.getByRole("textbox", { name: "Contains" }), { target: { value } });
    await waitFor(() => expect(address()).toContain(`q=${value}`));
    await waitFor(() => expect(server.asked.at(-1)).toBe(value));
  }
  expect(entries()).toBe(2);
});

test("a search of tables that the address names does not wait for the list of tables, and is not asked again with it", async () => {
  const server = slowServer();
  const { promise, resolve: list } = Promise.withResolvers<void>();
  const dataLakeDatabases = () => promise.then(server.fields.dataLakeDatabases);
  const fields = { ...server.fields, dataLakeDatabases };
  openPage(`/investigate/search/?table[]=${table.id}`, { fields });
  await waitFor(() => expect(server.asked).toHaveLength(1));
  list();
  await screen.findByRole("button", { name: "Tables: AWS.CloudTrail" });
  expect(server.asked).toHaveLength(1);
});
