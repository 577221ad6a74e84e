// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ExecuteDataLakeQueryInput } from "../../../graphql/generated/graphql.ts";
import { openPage } from "../../../testing/open-page.tsx";

// What the page loads when it has results is loaded before: a busy machine takes longer for it than a test waits.
import "../runs/run-results.tsx";

const table = { id: "pharos_logs.public.custom_own", displayName: "Custom.Own", logType: "Custom.Own", rows: 1 };
const columns = ["p_event_time", "p_log_type", "p_row_id", "version", "text", "user", "action"];
const event = {
  p_event_time: "2026-03-01 12:00:00.000000000",
  p_log_type: "Custom.Own",
  p_row_id: "1",
  version: 1,
  text: "found a needle",
  user: "ada",
  action: "open",
};

interface Options {
  /** The events of a question. */
  readonly rowsOf?: (input: ExecuteDataLakeQueryInput) => readonly object[];
  /** Those that do not end by themselves. */
  readonly isSlow?: (input: ExecuteDataLakeQueryInput) => boolean;
  readonly refusal?: string;
}

/** Runs what is asked; counts are derived runs, and are told apart from the searches. */
function lake({ rowsOf = () => [], isSlow = () => false, refusal }: Options = {}) {
  const runs: ExecuteDataLakeQueryInput[] = [];
  const asked: ExecuteDataLakeQueryInput[] = [];
  const counted: ExecuteDataLakeQueryInput[] = [];
  const cancelled = new Set<string>();
  const answered = Promise.withResolvers<void>();
  let hasAnswered = false;
  void answered.promise.then(() => {
    hasAnswered = true;
  });
  const fields = {
    dataLakeDatabases: () => [{ name: "pharos_logs.public", displayName: "Logs", tables: [table] }],
    dataLakeTablesColumns: () => [],
    executeDataLakeQuery({ input }: { input: ExecuteDataLakeQueryInput }) {
      if (refusal) throw new Error(refusal);
      (input.parentId ? counted : asked).push(input);
      runs.push(input);
      return { id: `run ${runs.length}` };
    },
    cancelDataLakeQuery({ input: { id } }: { input: { id: string } }) {
      cancelled.add(id);
      return { id };
    },
    dataLakeQuery({ id }: { id: string }) {
      const input = runs[Number(id.slice(4)) - 1] as ExecuteDataLakeQueryInput;
      const isRunning = isSlow(input) && !hasAnswered && !cancelled.has(id);
      const rows = isRunning || input.parentId ? [] : rowsOf(input);
      return {
        __typename: "DataLakeQuery",
        id,
        sql: "",
        language: "simplesearch",
        status: cancelled.has(id) ? "cancelled" : isRunning ? "running" : "succeeded",
        message: "",
        startedAt: "2026-03-01T12:00:00Z",
        annotations: {},
        progress: { isWaiting: false, rowsRead: 0, bytesRead: 0, percent: null },
        stats: { bytesScanned: 1, executionTime: 1, rowCount: rows.length },
        results: {
          edges: rows.map((node, index) => ({ node, cursor: String(index) })),
          pageInfo: { hasNextPage: false, endCursor: null },
          columnInfo: { order: columns, types: {} },
          tryAgain: false,
          isTruncated: false,
        },
      };
    },
  };
  const isSearch = (id: string) => !runs[Number(id.slice(4)) - 1]?.parentId;
  return { asked, counted, cancelled, isSearch, answer: answered.resolve, fields };
}

const textOf = ({ filters }: ExecuteDataLakeQueryInput) =>
  filters ? JSON.parse(filters).ors[0].ands[0].value : undefined;

/** The field starts a search by itself, which has no answer yet. */
async function typeInto(server: ReturnType<typeof lake>) {
  openPage("/investigate/search/", { fields: server.fields });
  await screen.findByText("No events in this time range");
  const button = screen.getByRole("button", { name: "Run" });
  fireEvent.change(screen.getByRole("textbox", { name: "Contains" }), { target: { value: "root" } });
  await waitFor(() => expect(server.asked.map(textOf)).toEqual([undefined, "root"]));
  return button;
}

test("asks for all logs of the last 20 minutes, and keeps the run in the address", async () => {
  const { asked, counted, fields } = lake({ rowsOf: () => [event] });
  const { address, entries } = openPage("/investigate/search/", { fields });
  await screen.findByRole("grid", { name: "Events" });
  const all = { databases: ["pharos_logs.public"], relativeTime: "PT20M" };
  expect(asked).toEqual([{ ...all, sql: "", language: "simplesearch", limit: 1000 }]);
  expect(address()).toContain("run=run+1");
  expect(entries()).toBe(1);
  const { databases, sql, language } = asked[0] as ExecuteDataLakeQueryInput;
  await waitFor(() =>
    expect(counted).toEqual([
      {
        ...{ databases, sql, language, parentId: "run 1", countSeconds: 15 },
        ...{ startTime: "2026-03-01T11:40:00.000Z", endTime: "2026-03-01T12:00:00.000Z" },
      },
    ]),
  );
});

test("shows the run that the address names, and asks for nothing anew", async () => {
  const server = lake({ rowsOf: () => [event] });
  server.fields.executeDataLakeQuery({ input: {} });
  openPage("/investigate/search/?run=run+1", { fields: server.fields });
  await screen.findByRole("grid", { name: "Events" });
  expect(server.asked).toHaveLength(1);
});

test("pressing Run just when the typed text is asked for asks again, and cancels what nobody waits for", async () => {
  const server = lake({ isSlow: (input) => textOf(input) === "root" });
  const button = await typeInto(server);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel" })).toBeTruthy());
  fireEvent.click(button);
  await waitFor(() => expect(server.asked.map(textOf)).toEqual([undefined, "root", "root"]));
  server.answer();
  expect(await screen.findByText("No events match")).toBeTruthy();
  expect([...server.cancelled].filter(server.isSearch).length).toBeLessThanOrEqual(1);
});

test("a search that runs can be cancelled", async () => {
  const server = lake({ isSlow: (input) => textOf(input) === "root" });
  await typeInto(server);
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("Query cancelled")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});

test("rows say who did what first and mark what was searched; an empty result is widened at a click", async () => {
  const server = lake({ rowsOf: ({ relativeTime }) => (relativeTime === "P1W" ? [event] : []) });
  const { address } = openPage("/investigate/search/?q=needle&range=PT1H", { fields: server.fields });
  await screen.findByRole("button", { name: "Widen to 24 hours" });
  fireEvent.click(screen.getByRole("button", { name: "Widen to 7 days" }));
  await screen.findByRole("grid", { name: "Events" });
  expect(server.asked.map(({ relativeTime }) => relativeTime)).toEqual(["PT1H", "P1W"]);
  expect(address()).toContain("range=P1W");
  const heads = screen.getAllByRole("columnheader").map((head) => head.textContent);
  expect(heads.slice(0, 4)).toEqual(["#", "Event Time", "user", "action"]);
  expect(screen.getByText("needle").tagName).toBe("MARK");
});

test("a text is one step in the history, however it is typed on", async () => {
  const server = lake();
  const { address, entries } = openPage("/investigate/search/", { fields: server.fields });
  await screen.findByText("No events in this time range");
  for (const value of ["ro", "root"]) {
    fireEvent.change(screen.getByRole("textbox", { name: "Contains" }), { target: { value } });
    await waitFor(() => expect(address()).toContain(`q=${value}`));
    await waitFor(() => expect(server.asked.map(textOf).at(-1)).toBe(value));
    await waitFor(() => expect(address()).toContain("run="));
  }
  expect(entries()).toBe(2);
});

test("does not wait for the list of tables, and is not asked again with it", async () => {
  const server = lake();
  const { promise, resolve: list } = Promise.withResolvers<void>();
  const dataLakeDatabases = () => promise.then(server.fields.dataLakeDatabases);
  openPage("/investigate/search/?table[]=Custom.Own", { fields: { ...server.fields, dataLakeDatabases } });
  await waitFor(() => expect(server.asked).toHaveLength(1));
  expect(server.asked[0]?.tables).toEqual([table.id]);
  list();
  await screen.findByRole("button", { name: "Tables: Custom.Own" });
  expect(server.asked).toHaveLength(1);
});

test("a limit that is none is refused with the reason, and nothing is asked", async () => {
  const server = lake();
  openPage("/investigate/search/?limit=0", { fields: server.fields });
  await screen.findByText("Must be a whole number, at least 1");
  const limit = screen.getByRole("textbox", { name: "Limit" });
  fireEvent.change(limit, { target: { value: "" } });
  await screen.findByText("This field is required");
  expect(server.asked).toEqual([]);
  fireEvent.change(limit, { target: { value: "25" } });
  fireEvent.blur(limit);
  await waitFor(() => expect(server.asked.map(({ limit }) => limit)).toEqual([25]));
});

test("a question that the server refuses says why, and can be asked again", async () => {
  const server = lake({ refusal: "50 of your queries wait for their turn already" });
  openPage("/investigate/search/", { fields: server.fields });
  await screen.findByText("Couldn't run your search");
  expect(screen.getByText(/50 of your queries wait/)).toBeTruthy();
});

test("says of a search that takes long how far it reads, and narrows it", async () => {
  const { asked, fields } = lake({ isSlow: () => true });
  const estimate = { rows: 123_000_000, bytes: 1e9, seconds: 40 };
  openPage("/investigate/search/?range=PAllTime", { fields: { ...fields, checkDataLakeQuery: () => ({ estimate }) } });
  expect(await screen.findByText("Reads 120 million rows, about 40 s")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Narrow to 24 hours" }));
  await waitFor(() => expect(asked.at(-1)?.relativeTime).toBe("PT24H"));
  expect(await screen.findByText("Reads 120 million rows, about 40 s")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Narrow to 24 hours" })).toBeNull();
});
