// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SourcesInput } from "../../../graphql/generated/graphql.ts";
import { openPage } from "../../../testing/open-page.tsx";

const counts = { received: 0, stored: 0, failed: 0, dropped: 0, repeated: 0, bytes: 0, isBalanced: true };
const sourceAt = (label: string) => ({
  __typename: "HttpLogSource",
  integrationId: label,
  integrationLabel: label,
  logTypes: ["AWS.CloudTrail"],
  logStreamType: "Auto",
  health: "HEALTHY",
  createdAtTime: "2026-01-01T00:00:00Z",
  createdBy: { __typename: "RecordedActor", name: "Ada" },
  lastEventReceivedAtTime: null,
  counts,
  volume: [],
});

/** A source a page; `refusals` says how often a page is refused before it is given. */
function serverWith(labels: readonly string[], refusals: Record<string, number> = {}) {
  const asked: SourcesInput[] = [];
  const sources = ({ input }: { input: SourcesInput }) => {
    asked.push(input);
    const at = Number(input.cursor ?? 0);
    const label = labels[at] ?? "";
    const left = refusals[label] ?? 0;
    refusals[label] = left - 1;
    if (left > 0) throw new Error(`${label} is away`);
    const pageInfo = { hasNextPage: at + 1 < labels.length, hasPreviousPage: at > 0, endCursor: String(at + 1) };
    return { edges: [{ node: sourceAt(label), cursor: String(at + 1) }], pageInfo };
  };
  return { asked, fields: { sources } };
}

const shownLabels = () => screen.getAllByRole("link", { name: /doors/ }).map((link) => link.textContent);

test("shows the sources of all pages, sorted as one list, and asks for each page once", async () => {
  const { asked, fields } = serverWith(["Back doors", "Attic doors", "Cellar doors"]);
  openPage("/configure/log-sources/?sortBy=label&sortDir=ascending", { fields });
  expect(await screen.findByText("3 log sources")).toBeTruthy();
  expect(shownLabels()).toEqual(["Attic doors", "Back doors", "Cellar doors"]);
  expect(asked.map(({ cursor }) => cursor ?? null)).toEqual([null, "1", "2"]);
});

test("narrows over all pages", async () => {
  const { fields } = serverWith(["Back doors", "Attic doors", "Cellar doors"]);
  openPage("/configure/log-sources/?q=cellar", { fields });
  expect(await screen.findByRole("link", { name: "Cellar doors" })).toBeTruthy();
  expect(shownLabels()).toEqual(["Cellar doors"]);
});

test.each([
  { name: "the first page", refused: "Back doors" },
  { name: "a later page", refused: "Cellar doors" },
])("says that $name failed instead of showing a part, and tries again when told", async ({ refused }) => {
  const { fields } = serverWith(["Back doors", "Attic doors", "Cellar doors"], { [refused]: 1 });
  openPage("/configure/log-sources/", { fields });
  expect(await screen.findByText("Couldn't load your log sources")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Attic doors" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /again|retry/i }));
  await waitFor(() => expect(shownLabels()).toHaveLength(3));
});

test("says how to begin when there is no source", async () => {
  const fields = { sources: () => ({ edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } }) };
  openPage("/configure/log-sources/", { fields });
  expect(await screen.findByText("No log source yet")).toBeTruthy();
});

test("says beside the health what is wrong with a source, whole on request", async () => {
  const problem = "The key may not receive messages of the queue doors. Grant it sqs:ReceiveMessage.";
  const node = { ...sourceAt("Back doors"), __typename: "QueueLogSource", health: "ACCESS_DENIED", problem };
  const fields = { sources: () => ({ edges: [{ node, cursor: "1" }], pageInfo: { hasNextPage: false } }) };
  openPage("/configure/log-sources/", { fields });
  const reason = await screen.findByRole("button", { name: `Access denied ${problem}` });
  expect(reason.textContent).toContain(problem);
  fireEvent.click(reason);
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain(problem);
  fireEvent.keyDown(dialog, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("says of a source that works what will go wrong soon", async () => {
  const problem = "Its secret expires on 2026-12-05. Enter a new one and its expiry date.";
  const node = { ...sourceAt("Back doors"), __typename: "HttpLogSource", health: "HEALTHY", problem };
  const fields = { sources: () => ({ edges: [{ node, cursor: "1" }], pageInfo: { hasNextPage: false } }) };
  openPage("/configure/log-sources/", { fields });
  expect(await screen.findByRole("button", { name: `Healthy ${problem}` })).toBeTruthy();
});
