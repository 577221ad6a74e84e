// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";

const note = {
  ...{ id: "n", kind: "NOTE", title: "", text: "She was **on leave**.", language: null, databases: [], tables: [] },
  ...{ relativeTime: null, startTime: null, endTime: null, runId: null },
};
const query = { ...note, id: "q", kind: "QUERY", title: "Logins", text: "custom_door | count", language: "pharosflow" };
const notebook = {
  ...{ id: "n1", name: "Who was it?", description: "", revision: 3, isOwn: true, mayChange: true, owner: null },
  ...{ updatedAt: "2026-03-01T12:00:00Z", updatedBy: { __typename: "RecordedActor", name: "Ada" } },
  sharing: { kind: "PRIVATE", roleIds: [] },
  steps: [note, query],
};
const run = {
  ...{ id: "run1", sql: query.text, language: "pharosflow", status: "succeeded", message: "" },
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

interface Saved {
  readonly input: { readonly revision: number; readonly steps: readonly Record<string, unknown>[] };
}

function open(change: object = {}, refuse?: () => Error, ran: object = {}) {
  const saved: Saved["input"][] = [];
  const asked: Record<string, unknown>[] = [];
  openPage("/investigate/notebooks/n1/", {
    fields: {
      notebook: () => ({ ...notebook, ...change }),
      dataLakeDatabases: () => [],
      executeDataLakeQuery: ({ input }: { input: Record<string, unknown> }) => {
        asked.push(input);
        return { id: "run1" };
      },
      dataLakeQuery: () => ({ ...run, ...ran }),
      saveNotebook: ({ input }: Saved) => {
        const refusal = refuse?.();
        if (refusal) throw refusal;
        saved.push(input);
        return { ...notebook, revision: input.revision + 1 };
      },
    },
  });
  return { saved, asked };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const stepNames = () => screen.getAllByRole("region").map((step) => step.getAttribute("aria-label"));

test("shows notes as Markdown and saves changes automatically", async () => {
  const { saved } = open();
  await screen.findByText("on leave");
  press("Edit");
  fireEvent.change(await screen.findByLabelText("Text of Note 1"), { target: { value: "She was there." } });
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ revision: 3, steps: [{ id: "n", text: "She was there." }, { id: "q" }] });
  await screen.findByText("Saved");
  fireEvent.change(screen.getByLabelText("Text of Note 1"), { target: { value: "She was there, says Bo." } });
  await waitFor(() => expect(saved[1]).toMatchObject({ revision: 4 }));
});

test("runs the current text of each search and saves which run is shown", async () => {
  const { saved, asked } = open();
  await screen.findByText("Not run yet");
  press("Run all");
  await screen.findByText("1 row");
  expect(asked).toEqual([{ sql: "custom_door | count", language: "pharosflow", databases: [], tables: [] }]);
  await waitFor(() => expect(saved.at(-1)?.steps[1]).toMatchObject({ id: "q", runId: "run1" }));
});

test("puts a removed step back where it was", async () => {
  open();
  await screen.findByText("on leave");
  expect(stepNames()).toEqual(["Note 1", "Logins"]);
  press("Actions of Note 1");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Remove" }));
  await waitFor(() => expect(stepNames()).toEqual(["Logins"]));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(stepNames()).toEqual(["Note 1", "Logins"]));
  press("Actions of Logins");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Move up" }));
  await waitFor(() => expect(stepNames()).toEqual(["Logins", "Note 2"]));
});

test("neither overwrites a conflicting change nor loses the local one", async () => {
  const { saved } = open({}, () => new GraphQLError("", { extensions: { code: "RevisionConflict" } }));
  await screen.findByText("on leave");
  press("Note");
  await screen.findByText("Somebody else changed this notebook");
  expect(saved).toEqual([]);
  press("Load theirs");
  await waitFor(() => expect(screen.queryByText("Somebody else changed this notebook")).toBeNull());
  expect(stepNames()).toEqual(["Note 1", "Logins"]);
});

test("reports a rejected save and retries it", async () => {
  let isRefused = true;
  const { saved } = open({}, () =>
    isRefused ? new GraphQLError("Too much", { extensions: { code: "InvalidInput" } }) : (undefined as never),
  );
  await screen.findByText("on leave");
  press("Note");
  await screen.findByText(/Not saved: Too much/);
  isRefused = false;
  press("Try again");
  await waitFor(() => expect(saved).toHaveLength(1));
});

test("lets people who may not change a notebook run it, and does not save their edits", async () => {
  const { saved } = open({ mayChange: false });
  await screen.findByText("on leave");
  press("Edit");
  fireEvent.change(await screen.findByLabelText("Text of Note 1"), { target: { value: "Mine" } });
  await screen.findByText(/Your changes are not saved/);
  press("More actions");
  const menu = await screen.findByRole("menu");
  expect(within(menu).queryByRole("menuitem", { name: "Delete…" })).toBeNull();
  expect(within(menu).getByRole("menuitem", { name: "Duplicate" })).toBeDefined();
  expect(saved).toEqual([]);
});

const shown = { steps: [{ ...query, runId: "run1" }] };

test("shows the progress of a search before its first row", async () => {
  const progress = { isWaiting: false, rowsRead: 5_000, bytesRead: 1_000, percent: 40 };
  open(shown, undefined, { status: "running", results: null, progress });
  expect((await screen.findByRole("progressbar")).getAttribute("aria-valuenow")).toBe("40");
});

test("says why a search failed, and nothing about rows", async () => {
  open(shown, undefined, { status: "failed", message: "No such table", results: null });
  await screen.findByText("No such table");
  expect(screen.queryByText(/rows/)).toBeNull();
});

test("asks for another run when the rows have expired", async () => {
  open(shown, undefined, { results: null });
  await screen.findByText("The rows have expired. Run it again.");
});
