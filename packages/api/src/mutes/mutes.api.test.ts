import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anAlert, aRule } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let keeper: SignedInUser;
let outputId: string;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  keeper = await api.signedIn("DestinationModify", "RuleModify", "AlertModify");
  const routing = { defaultForSeverity: ["HIGH"], alertTypes: ["RULE"], logTypes: [] } as const;
  const tower = { type: "customwebhook", displayName: "Tower", settings: {}, ...routing } as const;
  outputId = (await api.store.destinations.create(tower, "Ada", api.now)).id;
  await api.store.detections.create(aRule({ id: "Gate" }));
});

const inHours = (hours: number) => new Date(api.now.getTime() + hours * 3_600_000).toISOString();

const mute = (input: object, user = keeper) =>
  user.ask(
    `mutation ($input: MuteMessagesInput!) { muteMessages(input: $input) { muted mute { id until reason createdBy } } }`,
    { input: { subject: "DETECTION", subjectId: "Gate", until: inHours(1), ...input } },
  );
const unmute = async (id: string, sendKept: boolean) =>
  keeper.ask(`mutation ($input: UnmuteMessagesInput!) { unmuteMessages(input: $input) { sent } }`, {
    input: { id, sendKept },
  });

async function aQueuedAlert(): Promise<string> {
  const alert = anAlert({ ruleId: "Gate" });
  await api.store.alerts.insert([alert]);
  await api.store.deliveries.add([{ alertId: alert.id, destinationIds: [outputId], trigger: "CREATED" }], api.now);
  return alert.id;
}

async function dispatchesOf(id: string) {
  const { data } = await keeper.ask(
    `query ($id: ID!) { alert(id: $id) { dispatches { status mute { createdBy reason } } } }`,
    { id },
  );
  return data.alert.dispatches;
}

test("mutes a rule and says by whom, and undoing it sends what it kept", async () => {
  const alertId = await aQueuedAlert();
  const { muted, mute: made } = (await mute({ reason: " Maintenance " })).data.muteMessages;
  expect(muted).toBe(1);
  expect(await dispatchesOf(alertId)).toEqual([
    { status: "MUTED", mute: { createdBy: made.createdBy, reason: "Maintenance" } },
  ]);
  const { data } = await keeper.ask(`{ detectionMute(detectionId: "Gate") { id } }`);
  expect(data.detectionMute.id).toBe(made.id);
  expect((await unmute(made.id, true)).data.unmuteMessages.sent).toBe(1);
  expect(await dispatchesOf(alertId)).toEqual([{ status: "QUEUED", mute: null }]);
  expect((await keeper.ask(`{ detectionMute(detectionId: "Gate") { id } }`)).data.detectionMute).toBeNull();
  expect((await unmute(made.id, true)).errors[0]?.extensions.code).toBe("NotFound");
});

test("ending a mute leaves what it kept, which can be sent by hand", async () => {
  const alertId = await aQueuedAlert();
  const { mute: made } = (await mute({ subject: "DESTINATION", subjectId: outputId })).data.muteMessages;
  const { data } = await keeper.ask("{ destinations { mute { id } health { muted queued } } }");
  expect(data.destinations).toEqual([{ mute: { id: made.id }, health: { muted: 1, queued: 0 } }]);
  expect((await unmute(made.id, false)).data.unmuteMessages.sent).toBe(0);
  expect(await dispatchesOf(alertId)).toMatchObject([{ status: "MUTED" }]);
  const [held] = await api.store.deliveries.held({ muteId: made.id });
  const retried = await keeper.ask(`mutation { retryDeliveries(input: { ids: ["${held?.id}"] }) { retried } }`);
  expect(retried.data.retryDeliveries.retried).toBe(1);
});

test("undoing one mute leaves what another one keeps", async () => {
  const alertId = await aQueuedAlert();
  const { mute: made } = (await mute({})).data.muteMessages;
  await mute({ subject: "DESTINATION", subjectId: outputId });
  await unmute(made.id, true);
  expect(await dispatchesOf(alertId)).toMatchObject([{ status: "MUTED" }]);
});

test("tells where an alert would go that it is muted", async () => {
  const alertId = await aQueuedAlert();
  await mute({});
  const { data } = await keeper.ask(
    `{ explainRouting(input: { alertId: "${alertId}" }) { reasons { isChosen hold { kind mute { reason } } } } }`,
  );
  expect(data.explainRouting.reasons).toEqual([{ isChosen: true, hold: { kind: "MUTED", mute: { reason: "" } } }]);
});

test.each([
  { name: "an end in the past", input: () => ({ until: inHours(-1) }), code: "InvalidInput" },
  { name: "more than 90 days", input: () => ({ until: inHours(91 * 24) }), code: "InvalidInput" },
  { name: "an unknown rule", input: () => ({ subjectId: "Moat" }), code: "NotFound" },
  { name: "an unknown destination", input: () => ({ subject: "DESTINATION", subjectId: "x" }), code: "NotFound" },
])("refuses $name", async ({ input, code }) => {
  expect((await mute(input())).errors[0]?.extensions.code).toBe(code);
});

test("needs the right to change what is muted", async () => {
  const analyst = await api.signedIn("AlertModify", "DestinationRead", "RuleRead");
  expect((await mute({}, analyst)).errors[0]?.extensions.code).toBe("Forbidden");
  const author = await api.signedIn("RuleModify");
  expect((await mute({}, author)).errors).toEqual([]);
  const byAuthor = await mute({ subject: "DESTINATION", subjectId: outputId }, author);
  expect(byAuthor.errors[0]?.extensions.code).toBe("Forbidden");
  const guard = await api.signedInSeeing(["Custom.Other"], "RuleModify");
  expect((await mute({}, guard)).errors[0]?.extensions.code).toBe("NotFound");
});
