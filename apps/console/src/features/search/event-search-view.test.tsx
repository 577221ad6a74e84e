// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SearchInput } from "../../graphql/generated/graphql.ts";
import { openPage } from "../../testing/open-page.tsx";

const table = { id: "pharos_logs.public.aws_cloudtrail", displayName: "AWS.CloudTrail", rows: 1, bytes: 1 };

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
  const button = screen.getByRole("button", { name: "Search" });
  fireEvent.change(screen.getByRole("textbox", { name: "Contains" }), { target: { value: "root" } });
  await waitFor(() => expect(server.asked).toEqual([undefined, "root"]));
  return button;
}

test("pressing Search just when the typed text is asked for asks again, and does not cancel it", async () => {
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
