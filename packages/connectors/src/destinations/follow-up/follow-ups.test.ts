import { type RecordingServer, startRecordingServer } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOutboundFetch } from "../../outbound/create-outbound-fetch.ts";
import { destinationKinds } from "../destination-kinds.ts";
import { testMessage } from "../message/test-message.ts";
import type { SendContext } from "../request/send-context.ts";
import type { AlertChange } from "./follow-up.ts";
import { followsOf } from "./sync-settings.ts";

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
/** Sends over HTTP to the recording server, whichever host a kind asks for. */
const context: SendContext = {
  clock: () => now,
  version: "1.2.3",
  sendMail: () => Promise.reject(new Error("This kind sends no mail")),
  fetch: (url, request) => {
    const { pathname, search } = new URL(url);
    return outbound(`${server.url}${pathname}${search}`, request);
  },
};

const message = { ...testMessage("https://pharos.example", now), alertId: "a1", status: "RESOLVED" as const };
const became = (to: "OPEN" | "TRIAGED" | "RESOLVED" | "CLOSED", from: "OPEN" | "TRIAGED" | "CLOSED" = "OPEN") =>
  ({ type: "STATUS_CHANGE", by: "Ada", comment: "", from, to, outcome: undefined }) satisfies AlertChange;
const commented: AlertChange = { type: "COMMENT", by: "Ada", comment: "Looks *bad* <!channel> @all" };
const assigned: AlertChange = {
  type: "ASSIGNEE_CHANGE",
  by: "Ada",
  comment: "",
  assignee: { name: "Bo Berg", email: "bo@example.com" },
};

const jira = {
  orgDomain: "https://jira.example",
  projectKey: "SEC",
  issueType: "Task",
  apiKey: "key",
  userName: "ada@example.com",
  statusMap: [{ name: "RESOLVED", value: "done" }],
};
const settingsOf: Readonly<Record<string, Record<string, unknown>>> = {
  asana: { personalAccessToken: "token", projectGids: ["12"] },
  github: { repoName: "kestrel/alerts", token: "token" },
  incidentiowebhook: { webhookURL: "https://api.incident.example/v2/alert_events/http/1", apiKey: "key" },
  jira,
  opsgenie: { apiKey: "key" },
  pagerduty: { integrationKey: "0123456789abcdef0123456789abcdef" },
  slackbot: { botToken: "xoxb-token", channel: "#alerts" },
  jiradatacenter: jira,
};

async function follow(type: string, change: AlertChange, externalId?: string) {
  const kind = destinationKinds.find((one) => one.type === type);
  if (!kind?.followUp) throw new Error(`${type} takes no changes`);
  const settings = kind.parseSettings(settingsOf[type]);
  return kind.followUp({ message, change, externalId }, settings, context);
}
const requests = () =>
  server.requests
    .slice(seen)
    .map(({ method, path, body }) => [`${method} ${path}`, body === "" ? undefined : JSON.parse(body)]);

test("the switches that are on say which changes a destination hears of", () => {
  const follows = (type: string, change: object = {}) => {
    const kind = destinationKinds.find((one) => one.type === type);
    return followsOf(kind?.parseSettings({ ...settingsOf[type], ...change }) ?? {});
  };
  expect(follows("pagerduty")).toEqual(["STATUS_CHANGE"]);
  expect(follows("pagerduty", { syncAlertStatus: false })).toEqual([]);
  expect(follows("jira")).toEqual(["STATUS_CHANGE", "ASSIGNEE_CHANGE", "COMMENT"]);
  for (const { type, fields } of destinationKinds) {
    const switches = fields.filter(({ name }) => name.startsWith("syncAlert"));
    if (settingsOf[type]) expect(follows(type)).toHaveLength(switches.length);
    else expect(switches).toEqual([]);
  }
});

const one = { routing_key: settingsOf.pagerduty?.integrationKey, dedup_key: "pharos-a1" };
describe.each([
  {
    type: "pagerduty",
    change: became("TRIAGED"),
    sent: [["POST /v2/enqueue", { ...one, event_action: "acknowledge" }]],
  },
  { type: "pagerduty", change: became("CLOSED"), sent: [["POST /v2/enqueue", { ...one, event_action: "resolve" }]] },
  { type: "pagerduty", change: became("OPEN"), sent: [["POST /v2/enqueue", { ...one, event_action: "trigger" }]] },
  {
    type: "opsgenie",
    change: became("RESOLVED"),
    sent: [["POST /v2/alerts/pharos-a1/close?identifierType=alias", { user: "Ada", note: expect.anything() }]],
  },
  {
    type: "opsgenie",
    change: became("OPEN", "TRIAGED"),
    sent: [["POST /v2/alerts/pharos-a1/unacknowledge?identifierType=alias", {}]],
  },
  { type: "opsgenie", change: became("OPEN", "CLOSED"), sent: [["POST /v2/alerts", { alias: "pharos-a1" }]] },
  {
    type: "opsgenie",
    change: commented,
    sent: [["POST /v2/alerts/pharos-a1/notes?identifierType=alias", { note: expect.stringContaining("Looks") }]],
  },
  {
    type: "incidentiowebhook",
    change: became("RESOLVED"),
    sent: [["POST /v2/alert_events/http/1", { status: "resolved", deduplication_key: "a1" }]],
  },
  {
    type: "github",
    change: became("CLOSED"),
    sent: [["PATCH /repos/kestrel/alerts/issues/42", { state: "closed", state_reason: "not_planned" }]],
  },
  {
    type: "github",
    change: commented,
    sent: [["POST /repos/kestrel/alerts/issues/42/comments", { body: expect.stringContaining("@\u200ball") }]],
  },
  {
    type: "asana",
    change: became("RESOLVED"),
    sent: [
      ["PUT /api/1.0/tasks/42", { data: { completed: true } }],
      ["POST /api/1.0/tasks/42/stories", { data: { text: "Ada changed the status to Resolved." } }],
    ],
  },
  {
    type: "asana",
    change: became("OPEN", "CLOSED"),
    sent: [
      ["PUT /api/1.0/tasks/42", { data: { completed: false } }],
      ["POST /api/1.0/tasks/42/stories", {}],
    ],
  },
] as const)("$type, $change.type $change.to", ({ type, change, sent }) => {
  test("makes the change there", async () => {
    for (const _ of sent)
      server.willAnswer({ status: type === "pagerduty" || type === "opsgenie" ? 202 : 200, body: "{}" });
    expect(await follow(type, change, "42")).toMatchObject({ kind: "delivered" });
    expect(requests()).toMatchObject(sent);
  });
});

describe("Slack", () => {
  const ok = { status: 200, body: '{"ok":true,"channel":"C1","ts":"2.0"}' };

  test("edits the message and replies in its thread; the reply is no message to edit next time", async () => {
    server.willAnswer(ok);
    server.willAnswer(ok);
    const outcome = await follow("slackbot", became("RESOLVED"), "C1:1.5");
    expect(outcome).toMatchObject({ kind: "delivered" });
    expect(outcome).not.toHaveProperty("receipt");
    expect(requests()).toMatchObject([
      ["POST /api/chat.update", { channel: "C1", ts: "1.5" }],
      ["POST /api/chat.postMessage", { channel: "C1", thread_ts: "1.5", text: "Ada changed the status to Resolved." }],
    ]);
    expect(JSON.stringify(requests()[0])).toContain("*Status*\\nResolved");
  });

  test("replies where the message can no longer be edited, and tries again after other failures", async () => {
    server.willAnswer({ status: 200, body: '{"ok":false,"error":"edit_window_closed"}' });
    server.willAnswer(ok);
    expect(await follow("slackbot", became("RESOLVED"), "C1:1.5")).toMatchObject({ kind: "delivered" });
    server.willAnswer({ status: 200, body: '{"ok":false,"error":"internal_error"}' });
    expect(await follow("slackbot", became("RESOLVED"), "C1:1.5")).toMatchObject({ kind: "retry" });
    expect(requests()).toHaveLength(3);
  });

  test("replies with an AI summary, and leaves the message as it is", async () => {
    server.willAnswer(ok);
    const summary: AlertChange = { type: "AI_SUMMARY", by: "Ada", comment: "Bo opened the vault. <!channel>" };
    expect(await follow("slackbot", summary, "C1:1.5")).toMatchObject({ kind: "delivered" });
    const text = "Ada asked AI about the alert. Check what it wrote:\nBo opened the vault. &lt;!channel&gt;";
    expect(requests()).toMatchObject([["POST /api/chat.postMessage", { thread_ts: "1.5", text }]]);
  });

  test("mentions nobody in a reply", async () => {
    server.willAnswer(ok);
    await follow("slackbot", commented, "C1:1.5");
    expect(JSON.stringify(requests())).not.toContain("<!channel>");
  });
});

describe("Jira", () => {
  const answer = (body: object, status = 200) => server.willAnswer({ status, body: JSON.stringify(body) });
  const toDo = { fields: { status: { id: "1", name: "To Do" } } };

  test("takes the transition to the status of the map", async () => {
    answer(toDo);
    answer({
      transitions: [
        { id: "11", to: { id: "2", name: "Doing" } },
        { id: "31", to: { id: "3", name: "Done" } },
      ],
    });
    server.willAnswer({ status: 204 });
    expect(await follow("jira", became("RESOLVED"), "SEC-42")).toMatchObject({ kind: "delivered", statusCode: 204 });
    expect(requests()).toMatchObject([
      ["GET /rest/api/2/issue/SEC-42?fields=status", undefined],
      ["GET /rest/api/2/issue/SEC-42/transitions", undefined],
      ["POST /rest/api/2/issue/SEC-42/transitions", { transition: { id: "31" } }],
    ]);
  });

  test("sends nothing to an issue in that status, nor for a status without a row", async () => {
    answer({ fields: { status: { id: "3", name: "Done" } } });
    expect(await follow("jira", became("RESOLVED"), "SEC-42")).toMatchObject({ kind: "delivered" });
    expect(await follow("jira", became("TRIAGED"), "SEC-42")).toMatchObject({
      kind: "delivered",
      message: "Nothing sent: the status map has no row for Triaged",
    });
    expect(requests()).toHaveLength(1);
  });

  test("says which transition is missing, and does not try again", async () => {
    answer(toDo);
    answer({ transitions: [] });
    expect(await follow("jira", became("RESOLVED"), "SEC-42")).toMatchObject({
      kind: "rejected",
      message: expect.stringContaining('no transition from "To Do" to "done"'),
    });
  });

  test("assigns the one account with the assignee's address", async () => {
    answer([{ accountId: "bo-1" }] as unknown as object);
    server.willAnswer({ status: 204 });
    await follow("jira", assigned, "SEC-42");
    expect(requests()).toMatchObject([
      ["GET /rest/api/2/user/search?query=bo%40example.com", undefined],
      ["PUT /rest/api/2/issue/SEC-42/assignee", { accountId: "bo-1" }],
    ]);
    answer([] as unknown as object);
    expect(await follow("jira", assigned, "SEC-42")).toMatchObject({ kind: "rejected" });
  });

  test.each([
    { name: "the account that shows the address", accounts: [{ name: "bo", emailAddress: "Bo@example.com" }] },
    {
      name: "none whose address only begins like it",
      accounts: [
        { name: "bo2", emailAddress: "bo@example.com.au" },
        { name: "bo", emailAddress: "bo@example.com" },
      ],
    },
  ])("assigns by name in Data Center: $name", async ({ accounts }) => {
    answer(accounts);
    server.willAnswer({ status: 204 });
    expect(await follow("jiradatacenter", assigned, "SEC-42")).toMatchObject({ kind: "delivered" });
    expect(requests()).toMatchObject([
      ["GET /rest/api/2/user/search?username=bo%40example.com", undefined],
      ["PUT /rest/api/2/issue/SEC-42/assignee", { name: "bo" }],
    ]);
  });

  test("unassigns in Data Center", async () => {
    server.willAnswer({ status: 204 });
    await follow("jiradatacenter", { ...assigned, assignee: undefined }, "SEC-42");
    expect(requests()).toEqual([["PUT /rest/api/2/issue/SEC-42/assignee", { name: null }]]);
  });

  test("comments without markup of its own", async () => {
    server.willAnswer({ status: 201, body: '{"id":"100"}' });
    await follow("jira", commented, "SEC-42");
    expect(requests()).toMatchObject([
      ["POST /rest/api/2/issue/SEC-42/comment", { body: expect.stringContaining("\\*bad\\*") }],
    ]);
  });

  test("an issue that is gone ends the change, a token that is refused holds the queue", async () => {
    server.willAnswer({ status: 404, body: "{}" });
    expect(await follow("jira", became("RESOLVED"), "SEC-42")).toMatchObject({ kind: "rejected" });
    server.willAnswer({ status: 401, body: "" });
    expect(await follow("jira", became("RESOLVED"), "SEC-42")).toMatchObject({ kind: "credentials" });
  });
});

test.each(["asana", "github", "jira", "slackbot"])("%s says so where it has nothing to change", async (type) => {
  expect(await follow(type, became("RESOLVED"))).toMatchObject({ kind: "rejected" });
  expect(requests()).toEqual([]);
});
