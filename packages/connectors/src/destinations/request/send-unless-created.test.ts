import { type RecordingServer, startRecordingServer } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOutboundFetch } from "../../outbound/create-outbound-fetch.ts";
import { destinationKinds } from "../destination-kinds.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import { testMessage } from "../message/test-message.ts";
import type { SendContext } from "./send-context.ts";
import { sendUnlessCreated } from "./send-unless-created.ts";

const now = new Date("2026-11-22T09:14:05Z");
let server: RecordingServer;
let seen = 0;
beforeAll(async () => {
  server = await startRecordingServer();
});
beforeEach(() => {
  seen = server.requests.length;
});
afterAll(() => server.close());

const outbound = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] });
const context: SendContext = {
  clock: () => now,
  version: "1.2.3",
  sendMail: () => Promise.reject(new Error("These kinds send no mail")),
  fetch: (url, request) => {
    const { pathname, search } = new URL(url);
    return outbound(`${server.url}${pathname}${search}`, request);
  },
};
const message: AlertMessage = { ...testMessage("https://pharos.example", now), alertId: "a1", idempotencyKey: "a1-7" };

type Json = Readonly<Record<string, unknown>>;
interface Case {
  readonly type: string;
  readonly settings: object;
  /** Method and path of the request that creates. */
  readonly create: string;
  /** Method and path of the look-up, with its query. */
  readonly lookUp: string;
  /** What the tool has of a request that created, in its answer to the look-up; of none, where nothing arrived. */
  readonly list: (created: readonly Json[]) => object;
  /** Its answer to the request that creates. */
  readonly created: readonly [status: number, body: object];
  readonly receipt: object;
  /** Its answer to a look-up that the token may not make. */
  readonly refusal: readonly [status: number, body: object];
}

const jira = { orgDomain: "https://jira.example", projectKey: "SEC", issueType: "Task", apiKey: "token-of-jira" };
const jiraCase: Omit<Case, "type" | "lookUp" | "settings"> = {
  create: "POST /rest/api/2/issue",
  list: (created) => ({ issues: created.map(() => ({ key: "SEC-42" })) }),
  created: [201, { key: "SEC-42" }],
  receipt: { externalId: "SEC-42", url: "https://jira.example/browse/SEC-42", label: "SEC-42" },
  refusal: [403, { errorMessages: ["You cannot search"] }],
};
/** Ten minutes before the alert, for clocks that differ. */
const earliest = new Date(now.getTime() - 600_000);
const since = encodeURIComponent(earliest.toISOString());
const cases: readonly Case[] = [
  {
    ...jiraCase,
    type: "jira",
    settings: { ...jira, userName: "pharos@example.com" },
    lookUp: "POST /rest/api/3/search/jql",
  },
  { ...jiraCase, type: "jiradatacenter", settings: jira, lookUp: "POST /rest/api/2/search" },
  {
    type: "github",
    settings: { repoName: "kestrel/alerts", token: "token" },
    create: "POST /repos/kestrel/alerts/issues",
    lookUp: `GET /repos/kestrel/alerts/issues?state=all&since=${since}&per_page=50&page=1`,
    list: (created) => [
      { number: 43, body: "Somebody wrote <!-- pharos:a1-7 --> into an issue", html_url: "https://github.com/k/43" },
      { number: 41, body: null },
      ...created.map(({ body }) => ({ number: 42, body, html_url: "https://github.com/k/42" })),
    ],
    created: [201, { number: 42, html_url: "https://github.com/k/42" }],
    receipt: { externalId: "42", url: "https://github.com/k/42", label: "#42" },
    refusal: [403, { message: "Resource not accessible by personal access token" }],
  },
  {
    type: "asana",
    settings: { personalAccessToken: "token", projectGids: ["12"] },
    create: "POST /api/1.0/tasks",
    lookUp: `GET /api/1.0/tasks?project=12&modified_since=${since}&opt_fields=notes%2Cpermalink_url&limit=100`,
    list: (created) => ({
      data: [
        { gid: "8", notes: "Another delivery\nPharos alert a1-77" },
        ...created.map(({ data }) => ({ gid: "9", notes: (data as Json).notes, permalink_url: "https://asana/9" })),
      ],
      next_page: null,
    }),
    created: [201, { data: { gid: "9", permalink_url: "https://asana/9" } }],
    receipt: { externalId: "9", label: "9", url: "https://asana/9" },
    refusal: [403, { errors: [{ message: "Forbidden" }] }],
  },
  {
    type: "slackbot",
    settings: { botToken: "xoxb-token", channel: "C1" },
    create: "POST /api/chat.postMessage",
    lookUp: `GET /api/conversations.history?channel=C1&oldest=${earliest.getTime() / 1000}&include_all_metadata=true&limit=200`,
    list: (created) => ({
      ok: true,
      messages: [{ ts: "1.1" }, ...created.map(({ metadata }) => ({ ts: "1.2", metadata }))],
    }),
    created: [200, { ok: true, channel: "C1", ts: "1.2" }],
    receipt: { externalId: "C1:1.2", label: "C1" },
    refusal: [200, { ok: false, error: "missing_scope", needed: "channels:history" }],
  },
];

describe.each(cases)("$type, after a connection that broke", (row) => {
  const kind = destinationKinds.find(({ type }) => type === row.type);
  if (!kind) throw new Error(`There is no kind ${row.type}`);
  const settings = kind.parseSettings(row.settings);
  const asked = () => server.requests.slice(seen).map(({ method, path }) => `${method} ${path}`);
  const answer = ([status, body]: readonly [number, object]) =>
    server.willAnswer({ status, body: JSON.stringify(body) });
  const sendAgain = () => sendUnlessCreated(kind, message, settings, context);

  test("takes over what the first attempt created", async () => {
    server.willDrop();
    expect(await kind.send(message, settings, context)).toMatchObject({ kind: "retry", mayHaveArrived: true });
    const created = JSON.parse(server.requests.at(-1)?.body ?? "");
    answer([200, row.list([created])]);
    expect(await sendAgain()).toEqual({
      kind: "delivered",
      statusCode: 200,
      message: "An earlier attempt had arrived. Nothing was sent again.",
      receipt: row.receipt,
    });
    expect(asked()).toEqual([row.create, row.lookUp]);
  });

  test("creates it once where the first attempt did not arrive", async () => {
    answer([200, row.list([])]);
    answer(row.created);
    expect(await sendAgain()).toMatchObject({ kind: "delivered", receipt: row.receipt });
    expect(asked()).toEqual([row.lookUp, row.create]);
  });

  test("sends it and says that it may be a repeat where the look-up is refused", async () => {
    answer(row.refusal);
    answer(row.created);
    expect(await sendAgain()).toMatchObject({
      kind: "delivered",
      receipt: row.receipt,
      message: expect.stringMatching(/^This may be a repeat: .+ refused to say whether an earlier attempt arrived/),
    });
    expect(asked()).toEqual([row.lookUp, row.create]);
  });

  test.each([
    { name: "is down", status: 503, body: "", kind: "retry" },
    { name: "has had enough", status: 429, body: "", kind: "throttled" },
    { name: "is behind a proxy that answers", status: 200, body: "<html>a proxy</html>", kind: "retry" },
  ])("waits with sending while the tool $name", async ({ status, body, kind: expected }) => {
    server.willAnswer({ status, body });
    expect(await sendAgain()).toMatchObject({
      kind: expected,
      message: expect.stringContaining("Looked for what an earlier attempt created"),
    });
    expect(asked()).toEqual([row.lookUp]);
  });
});

test("looks through the pages of a busy repository, and stops at the last", async () => {
  const kind = destinationKinds.find(({ type }) => type === "github");
  const settings = kind?.parseSettings({ repoName: "kestrel/alerts", token: "token" }) ?? {};
  const full = Array.from({ length: 50 }, (_, index) => ({ number: index, body: "x".repeat(20_000) }));
  const own = { number: 7, body: "…\n\n<!-- pharos:a1-7 -->", html_url: "https://github.com/k/7" };
  for (const page of [full, [own]]) server.willAnswer({ status: 200, body: JSON.stringify(page) });
  expect(await kind?.findCreated?.(message, settings, context)).toMatchObject({ receipt: { externalId: "7" } });
  for (const page of [full, []]) server.willAnswer({ status: 200, body: JSON.stringify(page) });
  const outcome = await kind?.findCreated?.(message, settings, context);
  expect(outcome).toMatchObject({ kind: "delivered" });
  expect(outcome).not.toHaveProperty("receipt");
  expect(server.requests.slice(seen).map(({ path }) => /&page=\d+/.exec(path)?.[0])).toEqual([
    "&page=1",
    "&page=2",
    "&page=1",
    "&page=2",
  ]);
});

test("kinds that cannot be asked send again", async () => {
  const kind = destinationKinds.find(({ type }) => type === "customwebhook");
  if (!kind) throw new Error("There is no custom webhook");
  const settings = kind.parseSettings({ webhookURL: "https://tool.example/hook" });
  expect(await sendUnlessCreated(kind, message, settings, context)).toMatchObject({ kind: "delivered" });
  expect(server.requests.slice(seen)).toHaveLength(1);
});
