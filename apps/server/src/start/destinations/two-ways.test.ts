import { createHmac } from "node:crypto";
import { type ApiDependencies, type DestinationHooks, registerHooks } from "@pharos/api";
import { type Alert, changeStatus, type FollowedChange, type Permission, type User } from "@pharos/domain";
import { DeliveryWorker } from "@pharos/pipeline";
import { openTestStore, type RecordingServer, startRecordingServer, type TestStore } from "@pharos/testkit";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSender, type Sender } from "./create-sender.ts";

let testStore: TestStore;
let tool: RecordingServer;
let sender: Sender;
let app: FastifyInstance;
let worker: DeliveryWorker;
let seen = 0;
const clock = () => new Date();
const store = () => testStore.store;
beforeAll(async () => {
  [testStore, tool] = await Promise.all([openTestStore(), startRecordingServer()]);
  sender = createSender({
    store: store(),
    allowedPrivateHosts: ["127.0.0.1"],
    version: "1.2.3",
    publicUrl: () => "https://pharos.example",
    sendMail: () => Promise.reject(new Error("No mail is sent here")),
  });
  app = Fastify();
  await registerHooks(app, { store: store(), destinations: sender.gateway, clock } as unknown as ApiDependencies);
});
afterAll(async () => {
  await app.close();
  await Promise.all([testStore.close(), tool.close()]);
});
beforeEach(async () => {
  await testStore.clear();
  seen = tool.requests.length;
  const onProblem = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  worker = new DeliveryWorker({ store: store(), send: sender.send, holder: "one", clock, onProblem });
});

const at = new Date("2026-03-01T11:00:00Z");
const alert: Alert = {
  id: "",
  type: "ALERT",
  subtype: "RULE",
  status: "OPEN",
  severity: "HIGH",
  title: "The vault was opened",
  description: "",
  runbook: "",
  reference: "",
  ruleId: "Door.Vault",
  dedupString: "vault",
  context: {},
  logTypes: ["Custom.Door"],
  sourceIds: [],
  tags: [],
  eventCount: 1,
  createdAt: at,
  firstEventMatchedAt: at,
  lastReceivedEventAt: at,
  updatedAt: at,
  updatedBy: undefined,
  assigneeId: undefined,
  revision: 0,
};

const secret = "0123456789abcdef0123456789abcdef";
const kindSettings = {
  projectKey: "SEC",
  issueType: "Task",
  userName: "pharos@example.com",
  apiKey: "key",
  webhookSecret: secret,
  statusMap: [
    { name: "RESOLVED", value: "Done" },
    { name: "TRIAGED", value: "Doing" },
  ],
};

async function aJira(displayName: string) {
  const settings = { ...kindSettings, orgDomain: `${tool.url}/${displayName.toLowerCase()}` };
  const follows: FollowedChange[] = ["STATUS_CHANGE"];
  const routing = { defaultForSeverity: [], alertTypes: ["RULE" as const], logTypes: [] };
  return store().destinations.create({ type: "jira", displayName, settings, follows, ...routing }, "Ada", clock());
}

async function deliver(): Promise<void> {
  await worker.look();
  await worker.idle();
}

const answer = (body: object, status = 200) => tool.willAnswer({ status, body: JSON.stringify(body) });

/** One alert that both have as an issue with the same key. */
async function anAlertIn(...destinations: readonly { readonly id: string }[]): Promise<string> {
  const id = "a".repeat(32);
  const at = clock();
  await store().alerts.insert([{ ...alert, id, createdAt: at, updatedAt: at }]);
  for (const { id: destinationId } of destinations) {
    await store().deliveries.add([{ alertId: id, destinationIds: [destinationId], trigger: "CREATED" }], at);
    answer({ key: "SEC-42" }, 201);
    await deliver();
  }
  seen = tool.requests.length;
  return id;
}

const paths = () => tool.requests.slice(seen).map(({ method, path }) => `${method} ${path}`);
const statusOf = async (id: string) => (await store().alerts.get(id))?.status;

function jiraSays(destination: { readonly id: string }, name: string, accountId: string, timestamp = Date.now()) {
  const changelog = { items: [{ field: "status", to: "7", toString: name }] };
  return jiraSends(destination, accountId, { timestamp, issue: { key: "SEC-42" }, changelog });
}

async function jiraSends(destination: { readonly id: string }, accountId: string, change: object) {
  const user = { accountId, displayName: "Bo Berg" };
  const hook = { timestamp: Date.now(), webhookEvent: "jira:issue_updated", user, ...change };
  const payload = JSON.stringify(hook);
  const signature = createHmac("sha256", secret).update(payload).digest("hex");
  return app.inject({
    method: "POST",
    url: `/hooks/destinations/${destination.id}`,
    headers: { "content-type": "application/json", "x-hub-signature": `sha256=${signature}` },
    payload,
  });
}

test("a status that a person sets in one Jira goes to the other, and nothing comes around", async () => {
  const [north, south] = [await aJira("North"), await aJira("South")];
  const id = await anAlertIn(north, south);
  answer({ accountId: "pharos-1" });
  expect((await jiraSays(north, "Done", "bo-1")).statusCode).toBe(200);
  expect(await statusOf(id)).toBe("RESOLVED");
  expect((await store().alerts.history(id)).map(({ actor, origin }) => [actor.name, origin])).toEqual([
    ["Bo Berg (North)", north.id],
  ]);
  answer({ fields: { status: { id: "1", name: "To Do" } } });
  answer({ transitions: [{ id: "31", to: { id: "7", name: "Done" } }] });
  tool.willAnswer({ status: 204 });
  await deliver();
  expect(paths()).toEqual([
    "GET /north/rest/api/2/myself",
    "GET /south/rest/api/2/issue/SEC-42?fields=status",
    "GET /south/rest/api/2/issue/SEC-42/transitions",
    "POST /south/rest/api/2/issue/SEC-42/transitions",
  ]);
  // South tells of the transition that our account made.
  answer({ accountId: "pharos-1" });
  await jiraSays(south, "Done", "pharos-1");
  await deliver();
  expect(paths().slice(4)).toEqual(["GET /south/rest/api/2/myself"]);
  expect(await store().alerts.history(id)).toHaveLength(1);
});

test("an echo that arrives after the next change does not undo it", async () => {
  const jira = await aJira("North");
  const id = await anAlertIn(jira);
  const alertNow = (await store().alerts.get(id)) as Alert;
  const { alert: resolved, entry } = changeStatus(
    alertNow,
    "RESOLVED",
    { kind: "user", id: "ada", name: "Ada" },
    clock(),
  );
  await store().alerts.update(resolved, entry);
  answer({ accountId: "pharos-1" });
  await jiraSays(jira, "Doing", "pharos-1");
  expect(await statusOf(id)).toBe("RESOLVED");
});

test.each([
  {
    name: "nobody here has",
    email: { emailAddress: "cy@example.com" },
    reason:
      "No enabled Pharos user has the email address cy@example.com of Cy Dahl. Invite them, or choose another assignee in Pharos.",
  },
  {
    name: "Jira does not tell",
    email: {},
    reason: "The email address of Cy Dahl is not known, so no Pharos user was found. Choose the assignee in Pharos.",
  },
])("an assignee whose address $name is told of once in the history of the alert", async ({ email, reason }) => {
  const north = await aJira("North");
  const id = await anAlertIn(north);
  const assignee = { accountId: "cy-1", displayName: "Cy Dahl", ...email };
  const issue = { key: "SEC-42", fields: { assignee } };
  for (const timestamp of [Date.now(), Date.now() + 1]) {
    answer({ accountId: "pharos-1" });
    if (!("emailAddress" in email)) answer({ accountId: "cy-1" });
    await jiraSends(north, "bo-1", { timestamp, issue, changelog: { items: [{ field: "assignee", to: "cy-1" }] } });
  }
  expect(
    (await store().alerts.history(id)).map(({ type, from, actor, comment }) => [type, from, actor.name, comment]),
  ).toEqual([["CHANGE_REFUSED", "ASSIGNEE_CHANGE", "Bo Berg (North)", reason]]);
  expect((await store().alerts.get(id))?.assigneeId).toBeUndefined();
});

test("a request that is replayed changes nothing, whatever its unsigned headers say", async () => {
  const jira = await aJira("North");
  const id = await anAlertIn(jira);
  const at = Date.now();
  for (const status of ["Done", "Doing", "Done"]) {
    answer({ accountId: "pharos-1" });
    // The third is the first once more.
    const sent = await jiraSays(jira, status, "bo-1", status === "Done" ? at : at + 1);
    expect(sent.statusCode).toBe(200);
  }
  expect(await statusOf(id)).toBe("TRIAGED");
});

test("a status that arrives after a later one of the same tool changes nothing", async () => {
  const jira = await aJira("North");
  const id = await anAlertIn(jira);
  const at = Date.now();
  for (const [status, timestamp] of [
    ["Done", at],
    ["Doing", at - 60_000],
  ] as const) {
    answer({ accountId: "pharos-1" });
    expect((await jiraSays(jira, status, "bo-1", timestamp)).statusCode).toBe(200);
  }
  expect(await statusOf(id)).toBe("RESOLVED");
  expect(await store().alerts.history(id)).toHaveLength(1);
});

test("a status that was set in a tool before the alert got another one here changes nothing", async () => {
  const jira = await aJira("North");
  const id = await anAlertIn(jira);
  const alertNow = (await store().alerts.get(id)) as Alert;
  const ada = { kind: "user", id: "ada", name: "Ada" } as const;
  const { alert: resolved, entry } = changeStatus(alertNow, "RESOLVED", ada, clock());
  await store().alerts.update(resolved, entry);
  answer({ accountId: "pharos-1" });
  await jiraSays(jira, "Doing", "bo-1", Date.now() - 60_000);
  expect(await statusOf(id)).toBe("RESOLVED");
});

test("an unknown address and a wrong signature get the same answer", async () => {
  const jira = await aJira("North");
  const post = async (id: string) =>
    (await app.inject({ method: "POST", url: `/hooks/destinations/${id}`, payload: { timestamp: Date.now() } })).json();
  const refusal = await post("0198c3a0-0000-7000-8000-000000000000");
  expect(refusal).toMatchObject({ code: "destinations.hook_refused" });
  expect(await post(jira.id)).toEqual(refusal);
  expect(await post("..%2f")).toEqual(refusal);
});

test.each([
  { titleTemplate: "{{ alert.severity }}: {{ alert.title }}", summary: "HIGH: The vault was opened", note: "{" },
  { titleTemplate: "{% include 'x' %}", summary: "The vault was opened", note: "Sent without the template. Line 1" },
])("an alert is sent with the title $summary", async ({ titleTemplate, summary, note }) => {
  const settings = { ...kindSettings, orgDomain: tool.url };
  const routing = { defaultForSeverity: [], alertTypes: [], logTypes: [] };
  const content = { type: "jira", displayName: "North", settings, titleTemplate, ...routing };
  const id = await anAlertIn(await store().destinations.create(content, "Ada", clock()));
  expect(JSON.parse(tool.requests.at(-1)?.body ?? "").fields.summary).toBe(summary);
  const [delivery] = (await store().deliveries.byAlerts([id])).get(id) ?? [];
  expect(delivery?.history[0]?.message.startsWith(note)).toBe(true);
});

let people = 0;
async function aUserWho(...permissions: Permission[]): Promise<User> {
  people += 1;
  const role = await store().roles.create({ name: `Role ${people}`, permissions }, clock());
  const person = { email: `user${people}@example.com`, givenName: "Bo", familyName: "Berg" };
  return store().users.create({ ...person, roleId: role.id, status: "CONFIRMED" }, clock());
}

/** Slack answers 200 to whatever it is asked; this one knows where it put alerts. */
async function aSlackMessage(externalId: string) {
  const settings = { botToken: "xoxb-token", channel: "C1", signingSecret: secret };
  const routing = { defaultForSeverity: [], alertTypes: [], logTypes: [] };
  const content = { type: "slackbot", displayName: "Slack", settings, ...routing };
  const destination = await store().destinations.create(content, "Ada", clock());
  const id = "b".repeat(32);
  await store().alerts.insert([{ ...alert, id }]);
  await store().deliveries.add([{ alertId: id, destinationIds: [destination.id], trigger: "CREATED" }], clock());
  const send = async () => ({ kind: "delivered", statusCode: 200, message: "", receipt: { externalId } }) as const;
  const posting = new DeliveryWorker({ store: store(), send, holder: "two", clock, onProblem: () => undefined });
  await posting.look();
  await posting.idle();
  return { id, destination };
}

/** What a person does with a message in Slack, who has the user's address; returns what the person alone is told. */
async function actInSlack(
  destination: { readonly id: string },
  user: User,
  actions: readonly object[],
  assignee = user,
) {
  const payload = `payload=${encodeURIComponent(
    JSON.stringify({
      type: "block_actions",
      user: { id: "U1" },
      container: { channel_id: "C1", message_ts: "1.5" },
      actions,
    }),
  )}`;
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`v0:${at}:${payload}`).digest("hex");
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "x-slack-request-timestamp": String(at),
    "x-slack-signature": `v0=${signature}`,
  };
  const told: string[] = [];
  // Slack's own addresses cannot be led to the recording server; what is asked of them is tested with the kind.
  const slack = sender.gateway.hooksOf("slackbot") as DestinationHooks;
  const hooksOf = () => ({
    ...slack,
    findEmail: async ({ id }: { readonly id: string }) => (id === "U1" ? user : assignee).email,
    tellPerson: async (_event: unknown, text: string) => {
      told.push(text);
    },
  });
  const destinations = { ...sender.gateway, hooksOf };
  await using own = Fastify();
  await registerHooks(own, { store: store(), destinations, clock } as unknown as ApiDependencies);
  const url = `/hooks/destinations/${destination.id}`;
  expect((await own.inject({ method: "POST", url, headers, payload })).statusCode).toBe(200);
  return told;
}

test.each([
  { may: "AlertModify" as const, status: "TRIAGED", told: [] },
  { may: "AlertRead" as const, status: "OPEN", told: ["You need the permission AlertModify to do this"] },
])("a person who chooses a status in Slack needs AlertModify and has $may", async ({ may, status, told }) => {
  const user = await aUserWho(may);
  const { id, destination } = await aSlackMessage("C1:1.5");
  const actions = [{ action_id: "status", selected_option: { value: "TRIAGED" } }];
  expect(await actInSlack(destination, user, actions)).toEqual(told);
  expect(await statusOf(id)).toBe(status);
});

test("a person who assigns an alert in Slack is told when the assignee cannot see it", async () => {
  const [ada, bo, cy] = [await aUserWho("AlertModify"), await aUserWho("AlertRead"), await aUserWho("RuleRead")];
  const { id, destination } = await aSlackMessage("C1:1.5");
  const actions = [{ action_id: "assign", selected_user: "U2" }];
  expect(await actInSlack(destination, ada, actions, bo)).toEqual([]);
  expect(await actInSlack(destination, ada, [{ ...actions[0], action_ts: "2" }], cy)).toEqual([
    `The alert is assigned to ${cy.email}, who cannot see it in Pharos: their role does not allow it, and they were not notified.`,
  ]);
  expect((await store().alerts.get(id))?.assigneeId).toBe(cy.id);
});

test("an AI summary that somebody asked for goes to the thread of a Slack bot that follows them", async () => {
  const settings = { botToken: "xoxb-token", channel: "C1", apiUrl: tool.url };
  const routing = { defaultForSeverity: [], alertTypes: [], logTypes: [] };
  const content = { type: "slackbot", displayName: "Slack", settings, follows: ["AI_SUMMARY" as const], ...routing };
  const destination = await store().destinations.create(content, "Ada", clock());
  const id = "e".repeat(32);
  const at = clock();
  await store().alerts.insert([{ ...alert, id }]);
  await store().deliveries.add([{ alertId: id, destinationIds: [destination.id], trigger: "CREATED" }], at);
  answer({ ok: true, channel: "C1", ts: "1.5" });
  await deliver();
  seen = tool.requests.length;
  const ada = { kind: "user", id: "ada", name: "Ada" } as const;
  const asked = { alias: id, createdBy: ada, userPrompt: "", parentStreamId: undefined, logTypeAccess: undefined };
  const stream = await store().inferenceStreams.create({ ...asked, metadata: {} }, at);
  await store().inferenceStreams.finish(stream.id, { error: "", responseText: "Bo opened the vault." }, at);
  const entry = { alertId: id, type: "AI_SUMMARY", actor: ada, at, from: stream.id, to: "", comment: "" } as const;
  await store().alerts.appendHistory(entry);
  answer({ ok: true, channel: "C1", ts: "1.6" });
  await deliver();
  expect(paths()).toEqual(["POST /chat.postMessage"]);
  expect(JSON.parse(tool.requests.at(-1)?.body ?? "")).toMatchObject({
    thread_ts: "1.5",
    text: "Ada asked AI about the alert. Check what it wrote:\nBo opened the vault.",
  });
});

test("Asana learns by the handshake that the address is ours; other tools' addresses repeat nothing", async () => {
  const settings = { personalAccessToken: "token", projectGids: ["12"], webhookSecret: "" };
  const routing = { defaultForSeverity: [], alertTypes: [], logTypes: [] };
  const asana = await store().destinations.create(
    { type: "asana", displayName: "Asana", settings, ...routing },
    "Ada",
    clock(),
  );
  const jira = await aJira("North");
  const shake = (id: string) =>
    app.inject({ method: "POST", url: `/hooks/destinations/${id}`, headers: { "x-hook-secret": secret } });
  const [shaken, refused] = [await shake(asana.id), await shake(jira.id)];
  expect([shaken.statusCode, shaken.headers["x-hook-secret"]]).toEqual([200, secret]);
  expect([refused.statusCode, refused.headers["x-hook-secret"]]).toEqual([401, undefined]);
});

test("an issue that was opened before its connection broke is taken over, not opened again", async () => {
  const jira = await aJira("Jira");
  const id = "c".repeat(32);
  const at = clock();
  await store().alerts.insert([{ ...alert, id }]);
  await store().deliveries.add([{ alertId: id, destinationIds: [jira.id], trigger: "CREATED" }], at);
  tool.willDrop();
  await deliver();
  answer({ issues: [{ key: "SEC-42" }] });
  const later = () => new Date(at.getTime() + 60_000);
  const onProblem = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  worker = new DeliveryWorker({ store: store(), send: sender.send, holder: "one", clock: later, onProblem });
  await deliver();
  expect(paths()).toEqual(["POST /jira/rest/api/2/issue", "POST /jira/rest/api/3/search/jql"]);
  expect(tool.requests.at(-1)?.body).toContain(`labels = \\"pharos-${id}\\"`);
  expect((await store().alertLinks.newest(jira.id, [id])).get(id)).toMatchObject({ externalId: "SEC-42" });
  const [delivery] = (await store().deliveries.byAlerts([id])).get(id) ?? [];
  expect(delivery).toMatchObject({
    status: "DELIVERED",
    history: [{ outcome: "retry" }, { outcome: "delivered", label: "SEC-42" }],
  });
});
