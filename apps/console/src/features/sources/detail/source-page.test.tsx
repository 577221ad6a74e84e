// @vitest-environment happy-dom
import { liveVersionsPath } from "@pharos/domain";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { DeleteSourceInput, UpdateHttpSourceInput } from "../../../graphql/generated/graphql.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { sourceRefreshMs } from "./source-refresh.ts";

const counts = { received: 3, stored: 3, failed: 0, dropped: 0, repeated: 0, bytes: 30, isBalanced: true };
const anySource = {
  integrationId: "doors",
  integrationLabel: "Front doors",
  logTypes: ["AWS.CloudTrail"],
  logStreamType: "Lines",
  logStreamTypeOptions: {},
  enabled: true,
  health: "HEALTHY",
  createdAtTime: "2026-01-01T00:00:00Z",
  createdBy: { __typename: "RecordedActor", name: "Ada" },
  lastModified: "2026-01-01T00:00:00Z",
  lastEventReceivedAtTime: "2026-01-02T00:00:00Z",
  revision: 4,
  counts,
  volume: [],
  failures: { nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
};
const httpSource = {
  ...anySource,
  __typename: "HttpLogSource",
  integrationType: "http-ingest",
  auth: { method: "HMAC", headerName: "x-signature", algorithm: "sha256" },
  ingestUrl: "http://localhost/http/doors",
  curl: "curl --data-binary @FILE http://localhost/http/doors",
};
afterEach(() => {
  vi.useRealTimers();
});

const path = "/configure/log-sources/doors/";

test("shows how to send to a source over HTTP", async () => {
  openPage(path, { fields: { source: () => httpSource } });
  expect(await screen.findByRole("heading", { name: "Front doors" })).toBeTruthy();
  expect(screen.getByText("HTTP")).toBeTruthy();
  expect(screen.getByText("x-signature")).toBeTruthy();
  expect(screen.queryByText(httpSource.curl)).toBeNull();
  fireEvent.click(screen.getByRole("tab", { name: "Send logs" }));
  expect(await screen.findByText(httpSource.curl)).toBeTruthy();
});

test("shows how to send first while nothing has arrived", async () => {
  openPage(path, { fields: { source: () => ({ ...httpSource, lastEventReceivedAtTime: null }) } });
  expect(await screen.findByRole("heading", { name: "Send logs here" })).toBeTruthy();
  expect(screen.getByText(httpSource.curl)).toBeTruthy();
  expect(screen.queryByRole("tab", { name: "Send logs" })).toBeNull();
});

test.each([
  ["Bearer", "http://localhost/elasticsearch"],
  ["HMAC", null],
])("with %s, tells log shippers the address %s", async (method, address) => {
  const silent = { ...httpSource, lastEventReceivedAtTime: null, auth: { method } };
  openPage(path, { fields: { source: () => silent } });
  expect(await screen.findByText(httpSource.curl)).toBeTruthy();
  expect(screen.queryByText("http://localhost/elasticsearch")?.textContent ?? null).toBe(address);
});

test("the badge, the tab and its body tell the same, also after a change", async () => {
  let source: object = httpSource;
  let version = "1";
  const auth = { [liveVersionsPath]: () => ({ status: 200, body: { sources: version } }) };
  openPage(path, { fields: { source: () => source }, auth });
  expect(await screen.findByText("All 3 events of the last 24 hours matched a schema.")).toBeTruthy();
  expect([screen.getByText("Healthy"), screen.getByRole("tab", { name: "Failures" })]).toHaveLength(2);
  const failure = { id: "1", at: "2026-01-02T00:00:00Z", reason: "no schema matched", logType: null, raw: null };
  source = {
    ...httpSource,
    health: "FAILING",
    counts: { ...counts, received: 5, failed: 2 },
    failures: { nodes: [failure], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
  };
  version = "2";
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + sourceRefreshMs });
  fireEvent(document, new Event("visibilitychange"));
  expect(await screen.findByRole("tab", { name: "Failures (2)" })).toBeTruthy();
  expect(screen.getByText("Failing")).toBeTruthy();
  expect(await screen.findByText("2 of 5 events in the last 24 hours matched no schema.")).toBeTruthy();
  expect(await screen.findByText("no schema matched")).toBeTruthy();
});

test("shows of another kind of source what is true of every one", async () => {
  const bucket = { ...anySource, __typename: "S3LogIntegration", integrationType: "aws-s3" };
  openPage(path, { fields: { source: () => bucket } });
  expect(await screen.findByRole("heading", { name: "Front doors" })).toBeTruthy();
  expect(screen.getByText("Amazon S3")).toBeTruthy();
  expect(screen.queryByText("Send logs here")).toBeNull();
  expect(screen.queryByRole("button", { name: "Disable" })).toBeNull();
});

test("switches it off with everything else as it was", async () => {
  const asked: UpdateHttpSourceInput[] = [];
  const updateHttpSource = ({ input }: { input: UpdateHttpSourceInput }) => {
    asked.push(input);
    return { logSource: { ...httpSource, enabled: input.enabled, health: "DISABLED", revision: 5 } };
  };
  openPage(path, { fields: { source: () => httpSource, updateHttpSource } });
  fireEvent.click(await screen.findByRole("button", { name: "Disable" }));
  expect(await screen.findByRole("button", { name: "Enable" })).toBeTruthy();
  expect(asked).toMatchObject([
    { id: "doors", revision: 4, enabled: false, auth: { method: "HMAC", headerName: "x-signature" } },
  ]);
});

test("deletes it after it was confirmed, and goes back to the list", async () => {
  const asked: DeleteSourceInput[] = [];
  const deleteSource = ({ input }: { input: DeleteSourceInput }) => {
    asked.push(input);
    return { id: input.id };
  };
  const { address } = openPage(path, { fields: { source: () => httpSource, deleteSource } });
  fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(asked).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Delete the log source" }));
  await waitFor(() => expect(address()).toBe("/configure/log-sources/"));
  expect(asked).toMatchObject([{ id: "doors" }]);
});
