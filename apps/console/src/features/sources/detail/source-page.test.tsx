// @vitest-environment happy-dom
import { liveVersionsPath } from "@pharos/domain";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
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

const object = {
  id: "7",
  key: "doors/1.gz",
  bytes: 2_000,
  state: "FAILED",
  reason: "The gzip data is cut off",
  foundAt: "2026-01-01T00:00:00Z",
  endedAt: "2026-01-02T00:00:00Z",
};
const bucketSource = {
  ...anySource,
  __typename: "S3LogIntegration",
  integrationType: "aws-s3",
  s3Bucket: "acme-doors",
  region: "eu-west-1",
  externalId: "e1",
  awsAccountId: "",
  logProcessingRole: "",
  nextLookAtTime: "2026-01-02T00:00:30Z",
  objectCounts: { waiting: 0, done: 3, failed: 1 },
  objects: { nodes: [object], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
  s3PrefixLogTypes: [{ prefix: "doors/", logTypes: ["AWS.CloudTrail"], excludedPrefixes: ["doors/tmp/"] }],
};

test("says why a bucket cannot be read, and what is known of its objects", async () => {
  const collectionProblem = "s3:GetObject on s3://acme-doors was refused. Grant s3:GetObject.";
  openPage(path, { fields: { source: () => ({ ...bucketSource, health: "ACCESS_DENIED", collectionProblem }) } });
  expect(await screen.findByText(collectionProblem)).toBeTruthy();
  expect(screen.getAllByText("Access denied")).toHaveLength(2);
  expect(screen.getByText("3 read, 0 waiting, 1 failed")).toBeTruthy();
  expect(screen.queryByText("Send logs here")).toBeNull();
});

test("reads a failed object of a bucket again, and all of them after it was confirmed", async () => {
  const asked: object[] = [];
  const retryBucketObjects = ({ input }: { input: object }) => {
    asked.push({ ...input });
    return { retried: 1 };
  };
  openPage(`${path}?tab=objects`, { fields: { source: () => bucketSource, retryBucketObjects } });
  expect(await screen.findByText("The gzip data is cut off")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Retry doors/1.gz" }));
  await waitFor(() => expect(asked).toEqual([{ sourceId: "doors", objectIds: ["7"] }]));
  fireEvent.click(screen.getByRole("button", { name: "Retry all" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(asked).toHaveLength(1);
  fireEvent.click(dialog.getByRole("button", { name: "Retry all" }));
  await waitFor(() => expect(asked[1]).toEqual({ sourceId: "doors" }));
});

test("switches a bucket off without naming its settings", async () => {
  const asked: object[] = [];
  const updateS3Source = ({ input }: { input: { enabled: boolean } }) => {
    asked.push({ ...input });
    return { logSource: { ...bucketSource, enabled: input.enabled, health: "DISABLED", revision: 5 } };
  };
  openPage(path, { fields: { source: () => bucketSource, updateS3Source } });
  fireEvent.click(await screen.findByRole("button", { name: "Disable" }));
  expect(await screen.findByRole("button", { name: "Enable" })).toBeTruthy();
  expect(asked).toEqual([{ id: "doors", enabled: false }]);
});

test("sets the alarm of a silent source within its limits", async () => {
  const asked: object[] = [];
  const setNoDataAlarm = ({ input }: { input: { minutesThreshold: number } }) => {
    asked.push({ ...input });
    return { logSource: { ...httpSource, noDataAlarm: { minutesThreshold: input.minutesThreshold, state: "OK" } } };
  };
  openPage(path, { fields: { source: () => httpSource, setNoDataAlarm } });
  fireEvent.click(await screen.findByRole("button", { name: "Set alarm" }));
  const dialog = within(await screen.findByRole("dialog"));
  const minutes = dialog.getByLabelText("Minutes without data");
  fireEvent.change(minutes, { target: { value: "14" } });
  expect(dialog.getByText("Must be a whole number of minutes from 15 to 43,200")).toBeTruthy();
  fireEvent.change(minutes, { target: { value: "90" } });
  fireEvent.click(dialog.getByRole("button", { name: "Set alarm" }));
  expect(await screen.findByText("After 90 minutes")).toBeTruthy();
  expect(asked).toEqual([{ sourceId: "doors", minutesThreshold: 90 }]);
});

test("says since when logs of a source that is behind wait, and takes its alarm away", async () => {
  const asked: object[] = [];
  const behind = {
    ...bucketSource,
    lagAlarm: { minutesThreshold: 60, state: "ALARM" },
    logsWaitingSinceTime: "2026-03-01T07:00:00Z",
  };
  const setLagAlarm = ({ input }: { input: { minutesThreshold: number | null } }) => {
    asked.push({ ...input });
    return { logSource: { ...behind, lagAlarm: null } };
  };
  openPage(`${path}?alarm=lag`, { fields: { source: () => behind, setLagAlarm } });
  expect(await screen.findByText("Behind")).toBeTruthy();
  expect(screen.getByText(/Logs wait since/)).toBeTruthy();
  const dialog = within(await screen.findByRole("dialog", { name: "Delay alarm" }));
  fireEvent.click(dialog.getByRole("button", { name: "Turn off" }));
  await waitFor(() => expect(screen.queryByText("Behind")).toBeNull());
  expect(asked).toEqual([{ sourceId: "doors", minutesThreshold: null }]);
});

test("sets the expiry date of the secret, and removes it", async () => {
  const asked: object[] = [];
  const setSecretExpiry = ({ input }: { input: { expiresAt: string | null } }) => {
    asked.push({ ...input });
    return { logSource: { ...httpSource, secretExpiresAt: input.expiresAt } };
  };
  openPage(`${path}?expiry=open`, { fields: { source: () => httpSource, setSecretExpiry } });
  const dialog = within(await screen.findByRole("dialog", { name: "Secret expiry date" }));
  expect(dialog.getByRole("button", { name: "Set date" })).toHaveProperty("disabled", true);
  fireEvent.change(dialog.getByLabelText("Expiry date (UTC)"), { target: { value: "2000-01-02" } });
  fireEvent.click(dialog.getByRole("button", { name: "Set date" }));
  expect(await screen.findByText("Expired")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Change" }));
  fireEvent.click(await screen.findByRole("button", { name: "Remove date" }));
  await waitFor(() => expect(screen.queryByText("Expired")).toBeNull());
  const sourceId = "doors";
  expect(asked).toEqual([
    { sourceId, expiresAt: "2000-01-02T00:00:00.000Z" },
    { sourceId, expiresAt: null },
  ]);
});

test("opens the alarm by its address, and closes it there", async () => {
  const { address } = openPage(`${path}?alarm=open`, { fields: { source: () => httpSource } });
  const dialog = await screen.findByRole("dialog", { name: "Alarm without data" });
  fireEvent.keyDown(dialog, { key: "Escape" });
  await waitFor(() => expect(address()).not.toContain("alarm"));
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

describe("reprocessing", () => {
  const failure = { id: "1", at: "2026-01-02T00:00:00Z", reason: "no schema matched", logType: null, raw: null };
  const receipt = { receiptId: "r1", sourceId: "doors", reason: null, error: "", startedAt: "2026-01-02T00:00:00Z" };
  const reason = { reason: "no schema matched", logType: "Custom.Door", count: 1, lastAt: "2026-01-02T00:00:00Z" };

  /** A source with one failure, which the first request mends. */
  function openFailures(begun: object[] = []) {
    let nodes = [failure];
    let works = begun;
    const asked: unknown[] = [];
    const source = () => ({
      ...httpSource,
      counts: { ...counts, failed: nodes.length },
      failures: { nodes, pageInfo: { hasNextPage: false, hasPreviousPage: false } },
    });
    openPage(path, {
      fields: {
        source,
        failureReasons: () => [reason],
        reprocessFailures: ({ input }: { input: unknown }) => {
          asked.push(input);
          nodes = [];
          works = [{ ...receipt, status: "DONE", tried: 1, stored: 1, failed: 0 }];
          return { ...receipt, status: "UNDER_WAY", tried: 0, stored: 0, failed: 0 };
        },
        failureReprocessings: () => works,
      },
    });
    return asked;
  }

  test("tells what is left once the list is empty", async () => {
    const asked = openFailures();
    fireEvent.click(await screen.findByRole("button", { name: "Reprocess failures" }));
    expect(await screen.findByText("Stored 1 event, no failures remain")).toBeTruthy();
    expect(await screen.findByText("No failures")).toBeTruthy();
    expect(screen.getByText("Stored 1 event, no failures remain")).toBeTruthy();
    expect(asked).toEqual([{ sourceId: "doors" }]);
  });

  test("tries the failures of one reason", async () => {
    const asked = openFailures();
    fireEvent.click(await screen.findByRole("button", { name: "Reprocess: no schema matched" }));
    expect(await screen.findByText("Stored 1 event, no failures remain")).toBeTruthy();
    expect(asked).toEqual([{ sourceId: "doors", reason: "no schema matched", logType: "Custom.Door" }]);
  });

  test("shows how far one is that was begun before the page was opened", async () => {
    openFailures([{ ...receipt, status: "UNDER_WAY", tried: 1200, stored: 900, failed: 300 }]);
    expect(await screen.findByText("Tried 1,200 failures, stored 900 events so far")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reprocess failures" }).hasAttribute("data-loading")).toBe(true);
  });
});

test.each([
  { retryable: 0, offered: [] },
  { retryable: 2, offered: ["Retry 2 messages"] },
  { retryable: 5, offered: ["Retry all"] },
])("offers to read $retryable of 5 failed messages again", async ({ retryable, offered }) => {
  const message = {
    id: "3",
    messageId: "doors/0@1",
    messages: 5,
    bytes: 0,
    reason: "Damaged",
    receivedAt: "2026-01-02T00:00:00Z",
  };
  const queueSource = {
    ...anySource,
    __typename: "QueueLogSource",
    integrationType: "kafka",
    connection: { kind: "Kafka", brokers: [], topics: [] },
    nextPollAtTime: "2026-01-02T00:00:30Z",
    topicLags: [{ topic: "doors", partitions: 1, messages: 4 }],
    repeatedMessages: 0,
    messageCounts: { inFlight: 0, failed: 5, retryable },
    failedMessages: { nodes: [message], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
  };
  openPage(`${path}?tab=messages`, { fields: { source: () => queueSource } });
  expect(await screen.findByRole("button", { name: "Delete all" })).toBeTruthy();
  const names = screen.queryAllByRole("button", { name: /^Retry/ }).map((button) => button.textContent);
  expect(names).toEqual(offered);
  expect(screen.getByText("4 messages in 1 partition")).toBeTruthy();
});
