import { createHmac } from "node:crypto";
import { type RecordingServer, startRecordingServer } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOutboundFetch } from "../../outbound/create-outbound-fetch.ts";
import { destinationKinds } from "../destination-kinds.ts";
import { testMessage } from "../message/test-message.ts";
import type { SendContext } from "../request/send-context.ts";

const now = new Date("2026-11-22T09:14:05Z");
const seconds = now.getTime() / 1000;
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
  sendMail: () => Promise.reject(new Error("This kind sends no mail")),
  fetch: (url, request) => {
    const { pathname, search } = new URL(url);
    return outbound(`${server.url}${pathname}${search}`, request);
  },
};

const secret = "0123456789abcdef0123456789abcdef";
const sign = (text: string, by = secret) => createHmac("sha256", by).update(text).digest("hex");
function findKind(type: string) {
  const kind = destinationKinds.find((one) => one.type === type);
  if (!kind?.inbound) throw new Error(`Nothing comes back from ${type}`);
  return { kind, inbound: kind.inbound };
}
async function receive(type: string, settings: object, headers: Record<string, string>, body: string) {
  const { kind, inbound } = findKind(type);
  return inbound.receive({ headers, body: Buffer.from(body) }, kind.parseSettings(settings), context);
}

test.each(["asana", "slackbot", "jira", "jiradatacenter", "pagerduty"])("the secret of %s is never shown", (type) => {
  const { kind, inbound } = findKind(type);
  expect(kind.secretKeys).toContain(inbound.secretKey);
  expect(kind.fields.find(({ name }) => name === inbound.secretKey)?.type).toBe("secret");
});

describe("Slack", () => {
  const settings = { botToken: "xoxb-token", channel: "#alerts", signingSecret: secret };
  const signed = (body: string, at = seconds, by = secret) => ({
    "x-slack-request-timestamp": String(at),
    "x-slack-signature": `v0=${sign(`v0:${at}:${body}`, by)}`,
  });
  const post = (payload: object, headers?: (body: string) => Record<string, string>) => {
    const body = `payload=${encodeURIComponent(JSON.stringify(payload))}`;
    const form = { "content-type": "application/x-www-form-urlencoded" };
    return receive("slackbot", settings, { ...form, ...(headers ?? signed)(body) }, body);
  };
  const action = (change: object) => ({
    type: "block_actions",
    user: { id: "U1", name: "bo" },
    container: { message_ts: "1.5", channel_id: "C1" },
    actions: [change],
  });
  const chooseTriaged = action({ action_id: "status", selected_option: { value: "TRIAGED" } });

  test("reads the menus of its messages", async () => {
    const person = { id: "U1", name: "bo" };
    expect(await post(chooseTriaged)).toEqual({
      kind: "events",
      events: [
        { externalId: "C1:1.5", person, change: { type: "STATUS_CHANGE", statuses: ["TRIAGED"] }, isRequest: true },
      ],
    });
    expect(await post(action({ action_id: "assign", selected_user: "U2" }))).toMatchObject({
      events: [{ change: { type: "ASSIGNEE_CHANGE", assignee: { id: "U2" } } }],
    });
    for (const other of [{ action_id: "view" }, { action_id: "status", selected_option: { value: "GONE" } }]) {
      expect(await post(action(other))).toEqual({ kind: "events", events: [] });
    }
  });

  test.each([
    { name: "another secret", headers: (body: string) => signed(body, seconds, "another-secret-0000") },
    { name: "a time of six minutes ago", headers: (body: string) => signed(body, seconds - 360) },
    { name: "a time that is ahead", headers: (body: string) => signed(body, seconds + 360) },
    { name: "a time that is none", headers: (body: string) => ({ ...signed(body), "x-slack-request-timestamp": "x" }) },
    {
      name: "a later time than was signed",
      headers: (body: string) => ({ ...signed(body, seconds - 360), "x-slack-request-timestamp": String(seconds) }),
    },
    { name: "no signature", headers: () => ({}) },
    { name: "the signature of another body", headers: () => signed("payload=%7B%7D") },
  ])("refuses $name", async ({ headers }) => {
    expect(await post(chooseTriaged, headers)).toEqual({ kind: "refused" });
  });

  test("refuses everything while it has no secret", async () => {
    const body = "{}";
    const headers = signed(body, seconds, "");
    expect(await receive("slackbot", { ...settings, signingSecret: "" }, headers, body)).toEqual({ kind: "refused" });
  });

  test("answers the challenge of the events API, and keeps replies of people only", async () => {
    const send = (payload: object) => {
      const body = JSON.stringify(payload);
      return receive("slackbot", settings, { "content-type": "application/json", ...signed(body) }, body);
    };
    expect(await send({ type: "url_verification", challenge: "c" })).toEqual({
      kind: "answered",
      body: { challenge: "c" },
    });
    const event = { type: "message", thread_ts: "1.5", user: "U1", text: "on it", channel: "C1" };
    expect(await send({ event })).toMatchObject({
      events: [{ externalId: "C1:1.5", change: { type: "COMMENT", comment: "on it" }, isRequest: false }],
    });
    for (const subtype of ["file_share", "thread_broadcast"]) {
      expect(await send({ event: { ...event, subtype, text: "load &gt; 9" } })).toMatchObject({
        events: [{ change: { type: "COMMENT", comment: "load > 9" } }],
      });
    }
    const others = [{ bot_id: "B1" }, { subtype: "message_changed" }, { thread_ts: undefined }, { text: "" }];
    for (const change of others) {
      expect(await send({ event: { ...event, ...change } })).toEqual({ kind: "events", events: [] });
    }
  });

  test("finds the address of a person, and tells in place why nothing changed", async () => {
    const { kind, inbound } = findKind("slackbot");
    const parsed = kind.parseSettings(settings);
    server.willAnswer({ status: 200, body: '{"ok":true,"user":{"profile":{"email":"bo@example.com"}}}' });
    expect(await inbound.findEmail?.({ id: "U1", name: "bo" }, parsed, context)).toBe("bo@example.com");
    server.willAnswer({ status: 200, body: '{"ok":false,"error":"user_not_found"}' });
    expect(await inbound.findEmail?.({ id: "U1", name: "bo" }, parsed, context)).toBeUndefined();
    const [event] = (await post(chooseTriaged).then((received) => ("events" in received ? received.events : []))) ?? [];
    if (!event) throw new Error("No event");
    await inbound.tellPerson?.(event, "No", parsed, context);
    const [asked, , told] = server.requests.slice(seen);
    expect(asked?.path).toBe("/api/users.info?user=U1");
    expect(told).toMatchObject({ path: "/api/chat.postEphemeral" });
    expect(JSON.parse(told?.body ?? "")).toEqual({ channel: "C1", user: "U1", text: "No" });
  });

  test.each([
    { status: 503, body: "" },
    { status: 200, body: '{"ok":false,"error":"ratelimited"}' },
    { status: 429, body: "" },
  ])(
    "fails while Slack does not say who somebody is ($status $body), so that nothing is refused for it",
    async (answer) => {
      const { kind, inbound } = findKind("slackbot");
      server.willAnswer(answer);
      const finding = inbound.findEmail?.({ id: "U1", name: "bo" }, kind.parseSettings(settings), context);
      await expect(finding).rejects.toThrow("Slack did not say who U1 is");
    },
  );

  test("shows menus only where they work", async () => {
    const { kind } = findKind("slackbot");
    const message = testMessage("https://pharos.example", now);
    await kind.send(message, kind.parseSettings(settings), context);
    await kind.send(message, kind.parseSettings({ ...settings, signingSecret: "" }), context);
    const [withMenus, without] = server.requests.slice(seen).map(({ body }) => body);
    expect(withMenus).toContain('"action_id":"status"');
    expect(without).not.toContain('"action_id":"status"');
  });
});

describe("Jira", () => {
  const settings = {
    orgDomain: "https://jira.example",
    projectKey: "SEC",
    issueType: "Task",
    apiKey: "key",
    userName: "pharos@example.com",
    webhookSecret: secret,
    statusMap: [
      { name: "RESOLVED", value: "Done" },
      { name: "CLOSED", value: "Done" },
      { name: "TRIAGED", value: "3" },
    ],
  };
  const bo = { accountId: "bo-1", displayName: "Bo Berg" };
  const moved = (item: object, change: object = {}) => ({
    timestamp: now.getTime(),
    webhookEvent: "jira:issue_updated",
    user: bo,
    issue: {
      key: "SEC-42",
      fields: { assignee: { accountId: "cy-1", displayName: "Cy", emailAddress: "cy@example.com" } },
    },
    changelog: { items: [item] },
    ...change,
  });
  const toDone = { field: "status", from: "1", to: "10002", toString: "Done" };
  const send = (hook: object, change: { readonly settings?: object; readonly by?: string } = {}) => {
    const body = JSON.stringify(hook);
    const headers = { "x-hub-signature": `sha256=${sign(body, change.by)}` };
    return receive("jira", { ...settings, ...change.settings }, headers, body);
  };
  const asAccount = (accountId: string) => server.willAnswer({ status: 200, body: JSON.stringify({ accountId }) });
  const none = { kind: "events", events: [] };

  test("reads status by the map, assignee and comments", async () => {
    asAccount("pharos-1");
    expect(await send(moved(toDone))).toEqual({
      kind: "events",
      events: [
        {
          externalId: "SEC-42",
          person: { id: "bo-1", name: "Bo Berg" },
          change: { type: "STATUS_CHANGE", statuses: ["RESOLVED", "CLOSED"] },
          at: now,
          isRequest: false,
        },
      ],
    });
    asAccount("pharos-1");
    expect(await send(moved({ field: "status", to: "3", toString: "Doing" }))).toMatchObject({
      events: [{ change: { statuses: ["TRIAGED"] } }],
    });
    asAccount("pharos-1");
    expect(await send(moved({ field: "assignee", to: "cy-1" }))).toMatchObject({
      events: [{ change: { type: "ASSIGNEE_CHANGE", assignee: { email: "cy@example.com" } } }],
    });
    asAccount("pharos-1");
    const comment = { author: bo, body: "false alarm" };
    expect(await send(moved({}, { webhookEvent: "comment_created", comment }))).toMatchObject({
      events: [{ change: { type: "COMMENT", comment: "false alarm" } }],
    });
  });

  test("reads the assignee of Data Center, whose accounts have names", async () => {
    server.willAnswer({ status: 200, body: '{"name":"pharos"}' });
    const fields = { assignee: { name: "cy", displayName: "Cy" } };
    const body = JSON.stringify(
      moved({ field: "assignee", to: "cy" }, { user: { name: "bo" }, issue: { key: "SEC-42", fields } }),
    );
    const headers = { "x-hub-signature": `sha256=${sign(body)}` };
    const received = await receive("jiradatacenter", settings, headers, body);
    const cy = { id: "cy", name: "Cy" };
    expect(received).toMatchObject({ events: [{ change: { type: "ASSIGNEE_CHANGE", assignee: cy } }] });
    const { kind, inbound } = findKind("jiradatacenter");
    server.willAnswer({ status: 200, body: '{"name":"cy","emailAddress":"cy@example.com"}' });
    expect(await inbound.findEmail?.(cy, kind.parseSettings(settings), context)).toBe("cy@example.com");
    expect(server.requests.at(-1)?.path).toBe("/rest/api/2/user?username=cy");
  });

  test("fails while Jira does not say who the assignee is, so that it sends the webhook again", async () => {
    const { kind, inbound } = findKind("jiradatacenter");
    server.willAnswer({ status: 503, body: "" });
    const finding = inbound.findEmail?.({ id: "cy", name: "Cy" }, kind.parseSettings(settings), context);
    await expect(finding).rejects.toThrow("Jira did not say who cy is");
  });

  test("drops what our own account did there: it was pushed from here", async () => {
    asAccount("bo-1");
    expect(await send(moved(toDone))).toEqual(none);
  });

  test("fails while Jira does not say which account is ours, so that it sends the webhook again", async () => {
    server.willAnswer({ status: 503, body: "" });
    await expect(send(moved(toDone))).rejects.toThrow("which account is ours");
  });

  test("asks nothing where nothing is pulled", async () => {
    expect(await send(moved({ field: "status", to: "9", toString: "Blocked" }))).toEqual(none);
    expect(await send(moved(toDone), { settings: { pullAlertStatus: false } })).toEqual(none);
    expect(server.requests.slice(seen)).toEqual([]);
  });

  test("refuses another secret, no secret, and what is older than a day", async () => {
    expect(await send(moved(toDone), { by: "another-secret-00000" })).toEqual({ kind: "refused" });
    expect(await send(moved(toDone), { by: "", settings: { webhookSecret: "" } })).toEqual({ kind: "refused" });
    expect(await send(moved(toDone, { timestamp: now.getTime() - 90_000_000 }))).toEqual({ kind: "refused" });
    expect(await send(moved(toDone, { timestamp: undefined }))).toEqual({ kind: "refused" });
  });
});

describe("PagerDuty", () => {
  const settings = { integrationKey: secret, webhookSecret: secret };
  const send = (change: object, by = secret) => {
    const agent = { id: "P1", type: "user_reference", summary: "Bo Berg" };
    const data = { incident_key: "pharos-a1" };
    const event = { event_type: "incident.resolved", occurred_at: now.toISOString(), agent, data, ...change };
    const body = JSON.stringify({ event });
    return receive("pagerduty", settings, { "x-pagerduty-signature": `v1=old,v1=${sign(body, by)}` }, body);
  };

  test("reads what people do with incidents", async () => {
    expect(await send({})).toEqual({
      kind: "events",
      events: [
        {
          externalId: "pharos-a1",
          person: { id: "P1", name: "Bo Berg" },
          change: { type: "STATUS_CHANGE", statuses: ["RESOLVED", "CLOSED"] },
          at: now,
          isRequest: false,
        },
      ],
    });
    expect(await send({ event_type: "incident.acknowledged" })).toMatchObject({
      events: [{ change: { statuses: ["TRIAGED"] } }],
    });
  });

  test("drops what integrations do, ours among them, and other events", async () => {
    const none = { kind: "events", events: [] };
    expect(await send({ agent: { type: "inbound_integration_reference" } })).toEqual(none);
    expect(await send({ event_type: "incident.annotated" })).toEqual(none);
  });

  test("refuses another secret and what is older than a day", async () => {
    expect(await send({}, "another-secret-00000")).toEqual({ kind: "refused" });
    expect(await send({ occurred_at: "2026-11-20T00:00:00Z" })).toEqual({ kind: "refused" });
  });
});

describe("Asana", () => {
  const other = "fedcba9876543210fedcba9876543210";
  const settings = { personalAccessToken: "token", projectGids: ["12"], webhookSecret: `${other} ${secret}` };
  const completed = (event: object = {}) => ({
    user: { gid: "7", resource_type: "user" },
    created_at: now.toISOString(),
    action: "changed",
    resource: { gid: "42", resource_type: "task" },
    change: { field: "completed", action: "changed" },
    ...event,
  });
  const send = (events: readonly object[], change: { readonly by?: string; readonly settings?: object } = {}) => {
    const body = JSON.stringify({ events });
    return receive(
      "asana",
      { ...settings, ...change.settings },
      { "x-hook-signature": sign(body, change.by ?? secret) },
      body,
    );
  };
  const answer = (data: object) => server.willAnswer({ status: 200, body: JSON.stringify({ data }) });
  const answerTask = (isCompleted: boolean) => {
    answer({ gid: "1" });
    answer({ gid: "42", completed: isCompleted });
    answer({ gid: "7", name: "Bo Berg" });
  };
  const none = { kind: "events", events: [] };

  test("repeats the secret of a new webhook, which proves the address and nothing else", async () => {
    expect(await receive("asana", { ...settings, webhookSecret: "" }, { "x-hook-secret": secret }, "")).toEqual({
      kind: "answered",
      body: {},
      headers: { "X-Hook-Secret": secret },
    });
    expect(await receive("asana", settings, { "x-hook-secret": `${secret}\r\nset-cookie: a=b` }, "")).toEqual({
      kind: "refused",
    });
  });

  test.each([
    { isCompleted: true, statuses: ["RESOLVED", "CLOSED"] },
    { isCompleted: false, statuses: ["OPEN", "TRIAGED"] },
  ])("asks what a task is now: completed $isCompleted", async ({ isCompleted, statuses }) => {
    answerTask(isCompleted);
    expect(await send([completed(), completed()])).toEqual({
      kind: "events",
      events: [
        {
          externalId: "42",
          person: { id: "7", name: "Bo Berg" },
          change: { type: "STATUS_CHANGE", statuses },
          isRequest: false,
        },
      ],
    });
    expect(server.requests.slice(seen).map(({ path }) => path)).toEqual([
      "/api/1.0/users/me?opt_fields=gid",
      "/api/1.0/tasks/42?opt_fields=completed",
      "/api/1.0/users/7?opt_fields=name",
    ]);
  });

  test("drops what our own account did there: it was pushed from here", async () => {
    answer({ gid: "7" });
    expect(await send([completed()])).toEqual(none);
  });

  test("asks nothing for heartbeats, for other changes, and where nothing is pulled", async () => {
    expect(await send([])).toEqual(none);
    for (const other of [
      { action: "added" },
      { change: { field: "name", action: "changed" } },
      { resource: { gid: "9", resource_type: "story" } },
    ]) {
      expect(await send([completed(other)])).toEqual(none);
    }
    expect(await send([completed()], { settings: { pullAlertStatus: false } })).toEqual(none);
    expect(server.requests.slice(seen)).toEqual([]);
  });

  test("fails while Asana does not answer, so that it sends the webhook again", async () => {
    server.willAnswer({ status: 503, body: "" });
    await expect(send([completed()])).rejects.toThrow("which account is ours");
    answer({ gid: "1" });
    server.willAnswer({ status: 503, body: "" });
    await expect(send([completed()])).rejects.toThrow("whether the task 42 is completed");
  });

  test("refuses another secret, no secret, and what is older than a day", async () => {
    expect(await send([completed()], { by: "another-secret-00000" })).toEqual({ kind: "refused" });
    expect(await send([completed()], { by: "", settings: { webhookSecret: "" } })).toEqual({ kind: "refused" });
    expect(await send([completed({ created_at: "2026-11-20T00:00:00Z" })])).toEqual({ kind: "refused" });
  });

  test("takes no secrets that are too short, and no more than 20", () => {
    const { kind } = findKind("asana");
    expect(() => kind.parseSettings({ ...settings, webhookSecret: `${secret} short` })).toThrow();
    expect(() => kind.parseSettings({ ...settings, webhookSecret: Array(21).fill(secret).join(" ") })).toThrow();
  });
});
