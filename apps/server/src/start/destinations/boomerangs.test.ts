import { createHmac } from "node:crypto";
import { type ApiDependencies, registerHooks } from "@pharos/api";
import { type Alert, openBoomerangsMax, type Permission, type User } from "@pharos/domain";
import { DeliveryWorker, settleBoomerangs } from "@pharos/pipeline";
import {
  openTestStore,
  type RecordedRequest,
  type RecordingServer,
  startRecordingServer,
  type TestStore,
} from "@pharos/testkit";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createSender, type Sender } from "./create-sender.ts";

let testStore: TestStore;
let slack: RecordingServer;
let sender: Sender;
let app: FastifyInstance;
let now = new Date();
let seen = 0;
const clock = () => now;
const store = () => testStore.store;
beforeAll(async () => {
  testStore = await openTestStore();
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
  await testStore.close();
});
beforeEach(async () => {
  await testStore.clear();
  slack = await startRecordingServer();
  // Slack's signature is checked by the real time.
  now = new Date();
});

afterEach(() => slack.close());

const secret = "0123456789abcdef0123456789abcdef";
const alertId = "a".repeat(32);
const externalId = "C1:1.5";

async function anAlert(change: Partial<Alert> = {}) {
  const settings = {
    botToken: "xoxb-token",
    channel: "C1",
    signingSecret: secret,
    apiUrl: `${slack.url}/api`,
  };
  const routing = { defaultForSeverity: [], alertTypes: [], logTypes: [] };
  const content = { type: "slackbot", displayName: "Slack", settings, ...routing };
  const destination = await store().destinations.create(content, "Ada", now);
  const alert: Alert = {
    ...{ id: alertId, type: "ALERT", subtype: "RULE", status: "OPEN", severity: "HIGH", title: "The vault was opened" },
    ...{ description: "", runbook: "", reference: "", ruleId: "Door.Vault", dedupString: "vault", context: {} },
    ...{ logTypes: ["Custom.Door"], neededLogTypes: ["Custom.Door"], sourceIds: [], tags: [], eventCount: 1 },
    ...{ createdAt: now, firstEventMatchedAt: now, lastReceivedEventAt: now, updatedAt: now, updatedBy: undefined },
    ...{ assigneeId: undefined, revision: 0 },
    ...change,
  };
  await store().alerts.insert([alert]);
  await store().alerts.addEntities([{ alertId, field: "p_any_emails", value: "ana@example.com" }]);
  await store().deliveries.add([{ alertId, destinationIds: [destination.id], trigger: "CREATED" }], now);
  const send = async () => ({ kind: "delivered", statusCode: 200, message: "", receipt: { externalId } }) as const;
  const posting = new DeliveryWorker({ store: store(), send, holder: "two", clock, onProblem: () => undefined });
  await posting.look();
  await posting.idle();
  seen = slack.requests.length;
  return destination;
}

let people = 0;
async function anAsker(change: { permissions?: Permission[]; logTypes?: string[] } = {}): Promise<User> {
  people += 1;
  const { permissions = ["AlertRead", "AlertModify"], logTypes } = change;
  const access = logTypes && ({ logTypeAccessKind: "ALLOW", logTypeAccess: logTypes } as const);
  const role = await store().roles.create({ name: `Role ${people}`, permissions, ...access }, now);
  const person = { email: "ada@example.com", givenName: "Ada", familyName: "Byron" };
  return store().users.create({ ...person, roleId: role.id, status: "CONFIRMED" }, now);
}

const answer = (body: object, status = 200, headers = {}) =>
  slack.willAnswer({ status, headers, body: JSON.stringify(body) });
const isEmail = (email: string) => answer({ ok: true, user: { profile: { email } } });
const asked = (): RecordedRequest[] => slack.requests.slice(seen);
const methods = () => asked().map(({ path }) => path.replace("/api/", ""));
const lastBody = () => JSON.parse(slack.requests.at(-1)?.body ?? "{}");

function post(destination: { readonly id: string }, payload: object, by = secret) {
  const body = `payload=${encodeURIComponent(JSON.stringify(payload))}`;
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", by).update(`v0:${at}:${body}`).digest("hex");
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "x-slack-request-timestamp": String(at),
    "x-slack-signature": `v0=${signature}`,
  };
  return app.inject({ method: "POST", url: `/hooks/destinations/${destination.id}`, headers, payload: body });
}

const press = (user: string, action: object, [channel_id, message_ts] = ["C1", "1.5"]) => ({
  type: "block_actions",
  user: { id: user, name: user },
  container: { channel_id, message_ts },
  trigger_id: "t1",
  actions: [action],
});
const questionForm = (question = "Was it you?", recipient = "U2") => ({
  type: "view_submission",
  user: { id: "U1", name: "ada" },
  view: {
    callback_id: "boomerang_ask",
    private_metadata: externalId,
    state: {
      values: {
        recipient: { recipient: { selected_user: recipient } },
        question: { question: { value: question } },
      },
    },
  },
});

async function ask(destination: { readonly id: string }, question?: string, recipient?: string) {
  isEmail("ada@example.com");
  isEmail("ana@example.com");
  return post(destination, questionForm(question, recipient));
}

const settle = () => settleBoomerangs({ store: store(), sender: sender.boomerangs }, now);
/** The bot sends the question, and Slack takes it. */
async function send() {
  answer({ ok: true, channel: { id: "D2" } });
  answer({ ok: true, channel: "D2", ts: "2.5" });
  answer({ ok: true, channel: "C1", ts: "1.6" });
  await settle();
}
async function theQuestion() {
  const { rows } = await testStore.database.query<{ id: string; state: string }>("SELECT id, state FROM boomerangs");
  const [row] = rows;
  if (!row) throw new Error("Nobody was asked");
  return row;
}
const click = async (destination: { readonly id: string }, name: string, user = "U2") =>
  post(destination, press(user, { action_id: `boomerang_${name}`, value: (await theQuestion()).id }, ["D2", "2.5"]));
const history = async () =>
  (await store().alerts.history(alertId)).map(({ type, actor, from, to, comment }) =>
    [type, actor.name, from, to, comment].join("|"),
  );
const inAnHour = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const delivered = () => answer({ ok: true, channel: "D2", ts: "9.9" });

test("a question goes to a person and its answer comes back into thread, message and history", async () => {
  const destination = await anAlert();
  await anAsker();
  isEmail("ada@example.com");
  answer({ ok: true, user: { id: "U2" } });
  answer({ ok: true });
  expect((await post(destination, press("U1", { action_id: "boomerang" }))).statusCode).toBe(200);
  expect(methods()).toEqual(["users.info?user=U1", "users.lookupByEmail?email=ana%40example.com", "views.open"]);
  const { trigger_id, view } = lastBody();
  expect([trigger_id, view.private_metadata, view.blocks[0].element.initial_user]).toEqual(["t1", externalId, "U2"]);
  expect(view.blocks[1].element.initial_value).toContain("“The vault was opened”");

  expect((await ask(destination)).json()).toEqual({});
  seen = slack.requests.length;
  await send();
  expect(methods()).toEqual(["conversations.open", "chat.postMessage", "chat.postMessage"]);
  expect(asked()[1]?.body).toContain("Was it you?");
  expect(asked()[2]?.body).toContain("Ada Byron asked <@U2>: Was it you?");
  seen = slack.requests.length;
  await click(destination, "yes");
  delivered();
  delivered();
  await settle();
  await settle();
  expect(methods()).toEqual(["chat.update", "chat.postMessage"]);
  expect(asked()[0]?.body).not.toContain("boomerang_yes");
  expect(JSON.parse(asked()[1]?.body ?? "")).toMatchObject({ channel: "C1", thread_ts: "1.5" });
  expect(asked()[1]?.body).toContain("Answer: Yes, this was me");
  expect(await history()).toEqual([
    "SLACKBOT_BOOMERANG|Ada Byron|ana@example.com|ASKED|Was it you?",
    "SLACKBOT_BOOMERANG|ana@example.com|ana@example.com|YES|",
  ]);
});

test("a reply is written in a form", async () => {
  const destination = await anAlert();
  await anAsker();
  await ask(destination);
  await send();
  answer({ ok: true });
  await click(destination, "reply");
  const { view } = lastBody();
  expect(view.callback_id).toBe("boomerang_answer");
  const form = (user: string) => ({
    type: "view_submission",
    user: { id: user },
    view: { ...view, state: { values: { reply: { reply: { value: "I was on call" } } } } },
  });
  await post(destination, form("U3"));
  expect(await history()).toHaveLength(1);
  await post(destination, form("U2"));
  expect((await history())[1]).toBe("SLACKBOT_BOOMERANG|ana@example.com|ana@example.com|REPLY|I was on call");
});

test("nobody else answers, nobody answers twice, and a forged or replayed answer changes nothing", async () => {
  const destination = await anAlert();
  await anAsker();
  await ask(destination);
  await send();
  await click(destination, "yes", "U1");
  const forged = await post(destination, press("U2", { action_id: "boomerang_yes" }), "another-secret");
  expect(forged.statusCode).toBe(401);
  expect((await theQuestion()).state).toBe("OPEN");
  await click(destination, "no");
  await click(destination, "no");
  await click(destination, "yes");
  expect((await history()).map((line) => line.split("|")[3])).toEqual(["ASKED", "NO"]);
});

test.each([
  { severity: "HIGH" as const, told: 1 },
  { severity: "LOW" as const, told: 0 },
])("who asked hears of a No about an unassigned $severity alert $told times", async ({ severity, told }) => {
  const destination = await anAlert({ severity });
  const asker = await anAsker();
  await ask(destination);
  await send();
  await click(destination, "no");
  const { items } = await store().notifications.list(asker.id, { pageSize: 10 });
  expect(items.map(({ message }) => message)).toEqual(
    Array(told).fill("ana@example.com was asked about “The vault was opened” and answered No."),
  );
});

test("one reminder after an hour and the end after a day, by whichever of two processes, once", async () => {
  const destination = await anAlert();
  await anAsker();
  await ask(destination);
  await send();
  const both = () => Promise.all([settle(), settle()]);
  const stepsAfter = async (hours: number) => {
    inAnHour(hours);
    seen = slack.requests.length;
    delivered();
    delivered();
    await both();
    await both();
    return methods();
  };
  expect(await stepsAfter(1)).toEqual(["chat.postMessage"]);
  expect(lastBody().text).toContain("still waits");
  expect(await stepsAfter(2)).toEqual([]);
  expect(await stepsAfter(21)).toEqual(["chat.update", "chat.postMessage"]);
  expect(lastBody().text).toContain("There was no answer within 24 hours.");
  await click(destination, "yes");
  expect((await history()).slice(1)).toEqual(["SLACKBOT_BOOMERANG|Pharos|ana@example.com|EXPIRED|"]);
});

test("an answer after a day is none, also before anybody noticed the end", async () => {
  const destination = await anAlert();
  await anAsker();
  await ask(destination);
  await send();
  await testStore.database.query("UPDATE boomerangs SET asked_at = asked_at - interval '1 day'");
  await click(destination, "yes");
  expect((await theQuestion()).state).toBe("OPEN");
});

test.each([
  { name: "lacks AlertModify", change: { permissions: ["AlertRead"] as Permission[] }, told: "AlertModify" },
  { name: "does not see the log type", change: { logTypes: ["Custom.Other"] }, told: "This alert does not exist" },
])("who $name may not ask", async ({ change, told }) => {
  const destination = await anAlert();
  await anAsker(change);
  isEmail("ada@example.com");
  await post(destination, press("U1", { action_id: "boomerang" }));
  expect(methods()).toEqual(["users.info?user=U1", "chat.postEphemeral"]);
  expect(lastBody().text).toContain(told);
  isEmail("ada@example.com");
  expect(JSON.stringify((await post(destination, questionForm())).json())).toContain(told);
  expect(await history()).toEqual([]);
});

test("an unknown alert gets the answer of one that may not be seen", async () => {
  const destination = await anAlert();
  await anAsker();
  isEmail("ada@example.com");
  await post(destination, press("U1", { action_id: "boomerang" }, ["C1", "7.7"]));
  expect(lastBody()).toEqual({ channel: "C1", user: "U1", text: "This alert does not exist" });
});

test("nobody is asked twice at once, nor more than so many people", async () => {
  const destination = await anAlert();
  await anAsker();
  await ask(destination);
  expect((await ask(destination, "Again?")).json().errors.question).toBe(
    "ana@example.com was asked about this alert already and has not answered yet",
  );
  for (let i = 1; i < openBoomerangsMax; i += 1) expect((await ask(destination, "You?", `V${i}`)).json()).toEqual({});
  expect((await ask(destination, "You?", "W1")).json().errors.question).toContain("20 open questions");
});

test("a missing scope is named to who asked, in the channel and in the history", async () => {
  const destination = await anAlert();
  await anAsker();
  await ask(destination);
  answer({ ok: false, error: "missing_scope", needed: "im:write", provided: "chat:write" });
  delivered();
  await settle();
  await settle();
  const reason = "The Slack app lacks the scope im:write. Add it under OAuth & Permissions and install the app again.";
  expect(lastBody()).toEqual({ channel: "C1", user: "U1", text: `ana@example.com was not asked. ${reason}` });
  expect((await history())[1]).toBe(`SLACKBOT_BOOMERANG|Pharos|ana@example.com|FAILED|${reason}`);
});

test("a question that Slack puts off is sent when it says", async () => {
  const destination = await anAlert();
  await anAsker();
  await ask(destination);
  answer({ ok: true, channel: { id: "D2" } });
  answer({ ok: false, error: "ratelimited" }, 429, { "retry-after": "30" });
  await settle();
  expect((await theQuestion()).state).toBe("ASKING");
  seen = slack.requests.length;
  await settle();
  expect(methods()).toEqual([]);
  now = new Date(now.getTime() + 30_000);
  await send();
  expect((await theQuestion()).state).toBe("OPEN");
});

test("a question ends quietly with its destination", async () => {
  const destination = await anAlert();
  await anAsker();
  await ask(destination);
  await testStore.database.query("DELETE FROM destinations");
  seen = slack.requests.length;
  await settle();
  expect(methods()).toEqual([]);
  await expect(theQuestion()).rejects.toThrow("Nobody was asked");
});
