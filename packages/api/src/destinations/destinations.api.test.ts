import { secretMask } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anAlert, aRule } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let keeper: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  api.destinations.sent.length = 0;
  api.destinations.outcome = { kind: "delivered", statusCode: 200, message: "ok" };
  keeper = await api.signedIn("DestinationModify", "AlertModify", "RuleRead");
});

const webhookURL = "https://hooks.example.com/secret-path";
const customHeaders = [{ name: "X-Key", value: "open-sesame" }];
const form = {
  displayName: "Tower",
  defaultForSeverity: ["HIGH"],
  alertTypes: ["RULE"],
  logTypes: [],
  settings: { webhookURL, customHeaders },
};

async function add(change: object = {}) {
  const { data, errors } = await keeper.ask(
    `mutation ($input: DestinationInput!) { addDestination(input: $input) { outputId revision settings } }`,
    { input: { outputType: "customwebhook", ...form, ...change } },
  );
  return { destination: data?.addDestination, errors };
}

async function update(change: object) {
  const { outputId, revision } = (await add()).destination;
  const { data, errors } = await keeper.ask(
    `mutation ($input: UpdateDestinationInput!) { updateDestination(input: $input) { settings displayName revision } }`,
    { input: { outputId, revision, ...form, ...change } },
  );
  return { updated: data?.updateDestination, errors, stored: await api.store.destinations.settings(outputId) };
}

const runTest = async (input: object) =>
  (
    await keeper.ask(
      `mutation ($input: TestDestinationInput!) { testDestination(input: $input) { outputId success statusCode message } }`,
      { input },
    )
  ).data.testDestination;

test("no answer and no stored text shows a secret", async () => {
  const { destination } = await add();
  expect(destination.settings).toEqual({
    webhookURL: secretMask,
    customHeaders: [{ name: "X-Key", value: secretMask }],
  });
  const { data } = await keeper.ask("{ destinations { settings displayName verificationStatus apiToken } }");
  expect(JSON.stringify(data)).not.toMatch(/secret-path|open-sesame/);
  expect(await api.store.destinations.settings(destination.outputId)).toEqual(form.settings);
});

test.each([
  { name: "a name in use", change: { displayName: "tower" }, code: "AlreadyExists", fields: ["displayName"] },
  { name: "a name with a quote", change: { displayName: "O'Neill" }, code: "InvalidInput", fields: ["displayName"] },
  { name: "no alert type", change: { alertTypes: [] }, code: "InvalidInput", fields: ["alertTypes"] },
  { name: "settings that its kind refuses", change: { settings: {} }, code: "InvalidInput", fields: ["webhookURL"] },
  { name: "an unknown kind", change: { outputType: "pigeon" }, code: "InvalidInput", fields: undefined },
])("refuses $name", async ({ change, code, fields }) => {
  await add();
  const { errors } = await add({ displayName: "Gate", ...change });
  expect(errors[0]?.extensions.code).toBe(code);
  const fieldErrors = errors[0]?.extensions.fieldErrors as object | undefined;
  expect(fieldErrors && Object.keys(fieldErrors)).toEqual(fields);
});

describe("log types", () => {
  const schema = (name: string) => ({ name, spec: `schema: ${name}\nfields: []\n`, description: "", referenceURL: "" });
  const refusalOf = ({ errors }: Pick<Awaited<ReturnType<typeof add>>, "errors">) => [
    errors[0]?.message,
    Object.keys(errors[0]?.extensions.fieldErrors ?? {}),
  ];
  beforeEach(async () => {
    await api.store.schemas.create(schema("Custom.Gate"), "Ada", api.now);
  });

  test("one that does not exist is refused with the nearest name", async () => {
    expect(refusalOf(await add({ logTypes: ["Custom.Gate", "Custom.Gat"] }))).toEqual([
      "The log type Custom.Gat does not exist. Did you mean Custom.Gate?",
      ["logTypes"],
    ]);
    expect(refusalOf(await update({ logTypes: ["Nothing.Like"] }))[0]).toBe(
      "The log type Nothing.Like does not exist. Choose one that has a schema.",
    );
  });

  test("one whose schema is gone stays while other things change", async () => {
    const content = { ...form, defaultForSeverity: ["HIGH"], alertTypes: ["RULE"], logTypes: ["Custom.Gone"] } as const;
    const { id, revision } = await api.store.destinations.create({ type: "customwebhook", ...content }, "Ada", api.now);
    const { data, errors } = await keeper.ask(
      `mutation ($input: UpdateDestinationInput!) { updateDestination(input: $input) { logTypes } }`,
      { input: { outputId: id, revision, ...content, logTypes: ["Custom.Gone", "Custom.Gate"] } },
    );
    expect(errors).toEqual([]);
    expect(data.updateDestination.logTypes).toEqual(["Custom.Gone", "Custom.Gate"]);
  });

  test("one that somebody may not see does not exist for them, and is not suggested", async () => {
    keeper = await api.signedInSeeing(["Custom.Door"], "DestinationModify");
    for (const logType of ["Custom.Gate", "Custom.Gat"]) {
      expect(refusalOf(await add({ logTypes: [logType] }))[0]).toBe(
        `The log type ${logType} does not exist. Choose one that has a schema.`,
      );
    }
  });
});

test("masks that come back keep the secrets", async () => {
  const settings = { webhookURL: secretMask, customHeaders: [{ name: "X-Key", value: secretMask }] };
  const { updated, stored } = await update({ displayName: "Beacon", settings });
  expect(updated).toMatchObject({ displayName: "Beacon", revision: 2 });
  expect(stored).toEqual(form.settings);
});

test("a kept secret does not go to another host", async () => {
  const settings = { webhookURL: "https://evil.example/x", customHeaders: [{ name: "X-Key", value: secretMask }] };
  const { errors, stored } = await update({ settings });
  expect(errors[0]?.message).toBe("The address changed: enter the token again");
  expect(stored).toEqual(form.settings);
});

test("what is to be pasted into the tool has its address, and no secret", async () => {
  const { outputId } = (await add()).destination;
  const { data } = await keeper.ask(`{ destinationKinds { toolSetup { title text } } }`);
  expect(data.destinationKinds[0].toolSetup).toEqual({ title: "What is known", text: "{}" });
  const setupOf = async () =>
    (await keeper.ask(`query ($id: ID!) { destination(id: $id) { hookUrl toolSetup { text } } }`, { id: outputId }))
      .data.destination;
  expect(await setupOf()).toEqual({ hookUrl: null, toolSetup: null });
  api.destinations.hooks = { secretKey: "key", actsAs: "person" } as never;
  const { hookUrl, toolSetup } = await setupOf();
  api.destinations.hooks = undefined;
  expect(JSON.parse(toolSetup.text)).toMatchObject({ hookUrl, settings: { webhookURL: secretMask } });
  expect(toolSetup.text).not.toContain("open-sesame");
});

test("tests a draft, a saved destination and a draft of changes, with the real answer", async () => {
  const { destination } = await add();
  const { outputId } = destination;
  expect(await runTest({ outputType: "customwebhook", settings: { webhookURL: "https://draft.example" } })).toEqual({
    outputId: null,
    success: true,
    statusCode: 200,
    message: "ok",
  });
  api.destinations.outcome = { kind: "rejected", statusCode: 404, message: "no such hook" };
  expect(await runTest({ outputId })).toEqual({ outputId, success: false, statusCode: 404, message: "no such hook" });
  await runTest({ outputId, settings: { webhookURL: secretMask, customHeaders: [] } });
  expect(api.destinations.sent.map(({ settings }) => settings)).toEqual([
    { webhookURL: "https://draft.example" },
    form.settings,
    { webhookURL, customHeaders: [] },
  ]);
});

test("a test that arrives verifies a saved destination and lets its queue go", async () => {
  const { outputId } = (await add()).destination;
  const pausedUntil = new Date(api.now.getTime() + 3_600_000);
  await api.store.destinations.setHealth(outputId, {
    verification: "CREDENTIALS_REJECTED",
    pausedUntil,
    failuresInRow: 3,
  });
  await runTest({ outputId });
  expect(await api.store.destinations.get(outputId)).toMatchObject({
    verification: "VERIFIED",
    pausedUntil: undefined,
  });
});

test("names the detections that use it, and gives up what waits when it is deleted", async () => {
  const { outputId } = (await add()).destination;
  await api.store.detections.create(aRule({ id: "Gate", outputIds: [outputId] }));
  await api.store.detections.create(aRule({ id: "Wall", outputIds: ["Tower"] }));
  await api.store.detections.create(aRule({ id: "Moat" }));
  const { data, errors } = await keeper.ask(`query ($id: ID!) { destination(id: $id) { usedBy { id } } }`, {
    id: outputId,
  });
  expect(errors).toEqual([]);
  expect(data.destination.usedBy.map(({ id }: { id: string }) => id).sort()).toEqual(["Gate", "Wall"]);
  const alert = anAlert();
  await api.store.alerts.insert([alert]);
  await api.store.deliveries.add([{ alertId: alert.id, destinationIds: [outputId], trigger: "CREATED" }], api.now);
  await keeper.ask(`mutation ($id: ID!) { deleteDestination(id: $id) { id } }`, { id: outputId });
  const answer = await keeper.ask(
    `query ($id: ID!) { alert(id: $id) { dispatches { status destination { displayName } history { message } } } }`,
    { id: alert.id },
  );
  expect(answer.data.alert.dispatches).toEqual([
    { status: "FAILED", destination: null, history: [{ message: "Not sent: the destination was deleted" }] },
  ]);
});

test("sends an alert again where its type is taken, and retries what was given up", async () => {
  const { outputId } = (await add()).destination;
  const errors = (await add({ displayName: "Errors", alertTypes: ["RULE_ERROR"] })).destination.outputId;
  const alert = anAlert();
  await api.store.alerts.insert([alert]);
  const deliver = (outputIds: string[]) =>
    keeper.ask(
      `mutation ($input: DeliverAlertInput!) { deliverAlert(input: $input) { dispatches { id status trigger } } }`,
      { input: { alertId: alert.id, outputIds } },
    );
  expect((await deliver(["gone"])).errors[0]?.message).toBe("Invalid destination(s) specified: gone");
  expect((await deliver([errors])).errors[0]?.message).toBe(
    `The destination(s) specified do not accept this Alert's Type: [${errors}]`,
  );
  const [dispatch] = (await deliver([outputId])).data.deliverAlert.dispatches;
  expect(dispatch).toMatchObject({ status: "QUEUED", trigger: "RESENT" });
  const retry = async (input: object) =>
    (
      await keeper.ask(`mutation ($input: RetryDeliveriesInput!) { retryDeliveries(input: $input) { retried } }`, {
        input,
      })
    ).data.retryDeliveries.retried;
  expect(await retry({ ids: [dispatch.id] })).toBe(0);
  await api.store.deliveryQueue.expire(new Date(api.now.getTime() + 4 * 86_400_000));
  expect(await retry({ outputId })).toBe(1);
});

test("a destination that follows the status gets its changes, and the alert shows them", async () => {
  const { outputId } = (await add({ settings: { webhookURL, syncAlertStatus: true } })).destination;
  const alert = anAlert();
  await api.store.alerts.insert([alert]);
  await api.store.deliveries.add([{ alertId: alert.id, destinationIds: [outputId], trigger: "CREATED" }], api.now);
  const { data } = await keeper.ask(
    `mutation ($input: UpdateAlertStatusByIdInput!) {
      updateAlertStatusById(input: $input) { alerts { dispatches { status trigger changeType changedStatus } } }
    }`,
    { input: { ids: [alert.id], status: "RESOLVED" } },
  );
  expect(data.updateAlertStatusById.alerts[0].dispatches).toEqual([
    { status: "QUEUED", trigger: "CREATED", changeType: null, changedStatus: null },
    { status: "QUEUED", trigger: "CHANGED", changeType: "STATUS_CHANGE", changedStatus: "RESOLVED" },
  ]);
});

test("refuses a template that cannot work at its field, and keeps templates that an update leaves out", async () => {
  const { errors } = await add({ titleTemplate: "!" });
  expect(errors[0]?.extensions.fieldErrors).toEqual({ titleTemplate: "Line 1, column 1: no !." });
  const { outputId, revision } = (await add({ titleTemplate: "Look:", descriptionTemplate: "Here" })).destination;
  const change = async (input: object) =>
    (
      await keeper.ask(
        `mutation ($input: UpdateDestinationInput!) {
          updateDestination(input: $input) { titleTemplate descriptionTemplate }
        }`,
        { input: { outputId, ...form, ...input } },
      )
    ).data.updateDestination;
  expect(await change({ revision, descriptionTemplate: "" })).toEqual({
    titleTemplate: "Look:",
    descriptionTemplate: "",
  });
});

test("previews templates on an alert that the reader sees", async () => {
  const alert = anAlert({ logTypes: ["Custom.Gate"] });
  await api.store.alerts.insert([alert]);
  const preview = `query ($alertId: ID, $title: String!) {
    previewMessage(input: { titleTemplate: $title, descriptionTemplate: "", alertId: $alertId }) { title titleProblem }
  }`;
  const { data } = await keeper.ask(preview, { alertId: alert.id, title: "Look:" });
  expect(data.previewMessage).toEqual({ title: `Look: ${alert.title}`, titleProblem: null });
  const broken = await keeper.ask(preview, { title: "!" });
  expect(broken.data.previewMessage).toMatchObject({ titleProblem: "Line 1, column 1: no !." });
  const guard = await api.signedInSeeing(["Custom.Door"], "DestinationModify", "AlertRead");
  expect((await guard.ask(preview, { alertId: alert.id, title: "" })).errors[0]?.extensions.code).toBe("NotFound");
  const builder = await api.signedIn("DestinationModify");
  expect((await builder.ask(preview, { alertId: alert.id, title: "" })).errors[0]?.extensions.code).toBe("Forbidden");
  expect((await builder.ask(preview, { title: "" })).errors).toEqual([]);
});

test("previews the whole message with the settings of a form, and says why it can't", async () => {
  const { outputId } = (await add()).destination;
  const preview = async (input: object) => {
    const { data, errors } = await keeper.ask(
      `query ($input: PreviewMessageInput!) {
        previewMessage(input: $input) { messageProblem message { text lengthOmitted cutParts } }
      }`,
      { input: { titleTemplate: "Look:", descriptionTemplate: "", ...input } },
    );
    expect(errors).toEqual([]);
    return data.previewMessage;
  };
  const message = { text: "customwebhook: Look: test", lengthOmitted: 0, cutParts: [] };
  expect(await preview({})).toEqual({ messageProblem: "", message: null });
  expect(await preview({ outputId })).toEqual({ messageProblem: "", message });
  const unsaved = { outputType: "customwebhook", settings: { webhookURL } };
  expect(await preview(unsaved)).toEqual({ messageProblem: "", message });
  expect(await preview({ ...unsaved, settings: { webhookURL: "" } })).toEqual({
    messageProblem: expect.stringContaining("Must be a valid webhook URL"),
    message: null,
  });
  expect(api.destinations.sent).toEqual([]);
});

test("explains where an alert and a draft would go", async () => {
  await add();
  await add({ displayName: "Attic", defaultForSeverity: ["LOW"] });
  const alert = anAlert();
  await api.store.alerts.insert([alert]);
  const explain = async (input: object) =>
    (
      await keeper.ask(
        `query ($input: ExplainRoutingInput!) {
          explainRouting(input: $input) { step missing reasons { isChosen reason destination { displayName } } }
        }`,
        { input },
      )
    ).data.explainRouting;
  expect(await explain({ alertId: alert.id })).toEqual({
    step: "DEFAULTS",
    missing: [],
    reasons: [
      {
        isChosen: false,
        reason: "It takes no alerts of high severity.",
        destination: { displayName: "Attic" },
      },
      {
        isChosen: true,
        reason: "It takes this severity and alert type.",
        destination: { displayName: "Tower" },
      },
    ],
  });
  expect(await explain({ severity: "INFO", outputIds: ["Attic", "Gone"] })).toMatchObject({
    step: "OVERRIDES",
    missing: ["Gone"],
    reasons: [{ isChosen: true }, { isChosen: false }],
  });
});

test("explains where the alerts of a detection would go, a mute of it and its own choice included", async () => {
  await add();
  await add({ displayName: "Attic", defaultForSeverity: ["LOW"] });
  const body = 'def rule(event):\n    return True\n\n\ndef destinations(event):\n    return ["Attic"]\n';
  await api.store.detections.create(aRule({ id: "Gate", severity: "LOW", body }));
  const until = new Date(api.now.getTime() + 3_600_000);
  const mute = { subject: "DETECTION", subjectId: "Gate", until, reason: "Noise", createdBy: "Ada" } as const;
  await api.store.mutes.create(mute, api.now);
  const question = `{ explainRouting(input: { detectionId: "Gate" }) {
    step mayDiffer reasons { isChosen hold { kind } destination { displayName } } } }`;
  expect((await keeper.ask(question)).data.explainRouting).toEqual({
    step: "DEFAULTS",
    mayDiffer: true,
    reasons: [
      { isChosen: true, hold: { kind: "MUTED" }, destination: { displayName: "Attic" } },
      { isChosen: false, hold: null, destination: { displayName: "Tower" } },
    ],
  });
  const guard = await api.signedInSeeing(["Custom.Gate"], "DestinationRead", "RuleRead");
  expect((await guard.ask(question)).errors[0]?.extensions.code).toBe("NotFound");
  const postman = await api.signedIn("DestinationRead");
  expect((await postman.ask(question)).errors[0]?.extensions.code).toBe("Forbidden");
});

test("tells what reaches a destination, as far as the reader sees it", async () => {
  const { outputId } = (await add()).destination;
  await add({ displayName: "Attic", defaultForSeverity: ["LOW"] });
  const chooses = "def rule(event):\n    return True\n\n\ndef destinations(event):\n    return []\n";
  for (const rule of [
    aRule({ id: "ByName", severity: "LOW", outputIds: ["Tower"] }),
    aRule({ id: "BySeverity", displayName: "Z" }),
    aRule({ id: "Elsewhere", outputIds: ["Attic"] }),
    aRule({ id: "Low", severity: "LOW" }),
    aRule({ id: "Off", enabled: false }),
    aRule({ id: "Signal", createAlert: false }),
    aRule({ id: "Chooses", severity: "LOW", body: chooses }),
    aRule({ id: "Hidden", logTypes: ["Custom.Gate"] }),
  ]) {
    await api.store.detections.create(rule);
  }
  const question = `{ destination(id: "${outputId}") { reach {
    count overridesCount functionCount detections { id isOverride } } } }`;
  const guard = await api.signedInSeeing(["Custom.Door"], "DestinationRead", "RuleRead");
  expect((await guard.ask(question)).data.destination.reach).toEqual({
    count: 2,
    overridesCount: 1,
    functionCount: 1,
    detections: [
      { id: "ByName", isOverride: true },
      { id: "BySeverity", isOverride: false },
    ],
  });
  expect((await keeper.ask(question)).data.destination.reach.count).toBe(3);
  const postman = await api.signedIn("DestinationRead");
  expect((await postman.ask(question)).data.destination.reach.count).toBe(0);
});

test("a reader of some log types sees no answers, counts and deliveries of others", async () => {
  const { outputId } = (await add()).destination;
  const hidden = anAlert({ logTypes: ["Custom.Gate"] });
  await api.store.alerts.insert([hidden]);
  await api.store.deliveries.add([{ alertId: hidden.id, destinationIds: [outputId], trigger: "CREATED" }], api.now);
  const guard = await api.signedInSeeing(["Custom.Door"], "DestinationModify", "AlertModify");
  const { data } = await guard.ask("{ destinations { health { queued undelivered failed lastError } } }");
  expect(data.destinations).toEqual([{ health: { queued: 0, undelivered: 0, failed: 0, lastError: "" } }]);
  await api.store.deliveryQueue.expire(new Date(api.now.getTime() + 4 * 86_400_000));
  const retried = await guard.ask(`mutation { retryDeliveries(input: { outputId: "${outputId}" }) { retried } }`);
  expect(retried.data.retryDeliveries.retried).toBe(0);
  const sent = await guard.ask(
    `mutation { deliverAlert(input: { alertId: "${hidden.id}", outputIds: ["${outputId}"] }) { id } }`,
  );
  expect(sent.errors[0]?.extensions.code).toBe("NotFound");
});

const quiet = {
  quietHours: { days: ["MONDAY", "SUNDAY"], from: "22:00", to: "07:00", timeZone: "Europe/Berlin" },
  digestMinutes: 15,
  urgentSeverity: "CRITICAL",
  reminder: { severity: "HIGH", afterMinutes: 30, times: 2 },
};
const quietFields = `quiet {
  quietHours { days from to timeZone } digestMinutes urgentSeverity reminder { severity afterMinutes times }
}`;

test("keeps when a destination may be disturbed, also when an update leaves it out", async () => {
  const { outputId, revision } = (await add({ quiet })).destination;
  const { data } = await keeper.ask(
    `mutation ($input: UpdateDestinationInput!) { updateDestination(input: $input) { ${quietFields} } }`,
    { input: { outputId, revision, ...form } },
  );
  const days = ["SUNDAY", "MONDAY"];
  expect(data.updateDestination.quiet).toEqual({ ...quiet, quietHours: { ...quiet.quietHours, days } });
});

test.each([
  { field: "quietDays", change: { quietHours: { ...quiet.quietHours, days: [] } } },
  { field: "quietFrom", change: { quietHours: { ...quiet.quietHours, from: "25:00" } } },
  { field: "quietTo", change: { quietHours: { ...quiet.quietHours, to: "" } } },
  { field: "quietTimeZone", change: { quietHours: { ...quiet.quietHours, timeZone: "Mars/Olympus" } } },
  { field: "digestMinutes", change: { digestMinutes: 2000 } },
  { field: "reminderMinutes", change: { reminder: { ...quiet.reminder, afterMinutes: 0 } } },
  { field: "reminderTimes", change: { reminder: { ...quiet.reminder, times: 11 } } },
])("refuses a wrong value at $field", async ({ field, change }) => {
  const { errors } = await add({ quiet: { ...quiet, ...change } });
  expect(Object.keys(errors[0]?.extensions.fieldErrors as object)).toEqual([field]);
});

test("lets what waits go when the destination is no longer quiet", async () => {
  const { outputId, revision } = (await add({ quiet })).destination;
  const alert = await aWaitingAlert(outputId);
  await keeper.ask(`mutation ($input: UpdateDestinationInput!) { updateDestination(input: $input) { outputId } }`, {
    input: { outputId, revision, ...form, quiet: { digestMinutes: 0 } },
  });
  expect(await statusesOf(alert)).toEqual(["QUEUED"]);
});

test("an alert that is sent by hand takes what waits of it along, before itself", async () => {
  const { outputId } = (await add()).destination;
  const alert = await aWaitingAlert(outputId);
  await keeper.ask(`mutation { deliverAlert(input: { alertId: "${alert}", outputIds: ["${outputId}"] }) { id } }`);
  expect(await statusesOf(alert)).toEqual(["QUEUED", "QUEUED"]);
});

test("lists what is due, waits and failed by state, page by page, to readers of its alerts alone", async () => {
  const { outputId } = (await add()).destination;
  const other = (await add({ displayName: "Gate" })).destination.outputId;
  const alerts = [await aWaitingAlert(outputId), await aWaitingAlert(outputId), await aWaitingAlert(other)];
  const query = `query ($input: DeliveriesInput!) {
    deliveries(input: $input) {
      edges { node { alert { id } dispatch { waitsFor nextAttemptAt } } }
      pageInfo { hasNextPage endCursor }
      counts { state count }
    }
  }`;
  const list = async (input: object, reader = keeper) => (await reader.ask(query, { input })).data.deliveries;
  const first = await list({ state: "WAITING", outputId, pageSize: 1 });
  expect(first).toMatchObject({
    edges: [{ node: { alert: { id: alerts[1] }, dispatch: { waitsFor: "QUIET_HOURS" } } }],
    pageInfo: { hasNextPage: true },
  });
  expect(first.counts).toContainEqual({ state: "WAITING", count: 2 });
  const second = await list({ state: "WAITING", outputId, pageSize: 1, cursor: first.pageInfo.endCursor });
  expect(second).toMatchObject({ edges: [{ node: { alert: { id: alerts[0] } } }], pageInfo: { hasNextPage: false } });
  await keeper.ask(`mutation { deliverAlert(input: { alertId: "${alerts[2]}", outputIds: ["${other}"] }) { id } }`);
  expect((await list({ state: "DUE" })).edges).toHaveLength(2);
  expect(await api.store.deliveryQueue.claim("one", api.now, new Date(api.now.getTime() + 30_000))).toHaveLength(1);
  expect((await list({ state: "RUNNING" })).edges).toHaveLength(2);
  const guard = await api.signedInSeeing(["Custom.Other"], "DestinationModify", "AlertRead");
  expect((await list({ state: "RUNNING" }, guard)).counts).toContainEqual({ state: "RUNNING", count: 0 });
  const builder = await api.signedIn("DestinationModify");
  expect((await builder.ask(query, { input: { state: "DUE" } })).errors[0]?.extensions.code).toBe("Forbidden");
});

/** Its id. */
async function aWaitingAlert(outputId: string): Promise<string> {
  const alert = anAlert();
  await api.store.alerts.insert([alert]);
  const admission = { kind: "QUIET_HOURS", until: new Date(api.now.getTime() + 3_600_000) } as const;
  const admissions = new Map([[outputId, { admission, remindAt: undefined }]]);
  const news = { alertId: alert.id, destinationIds: [outputId], trigger: "CREATED", admissions } as const;
  await api.store.deliveries.add([news], api.now);
  return alert.id;
}

async function statusesOf(id: string): Promise<string[]> {
  const { data } = await keeper.ask(`query ($id: ID!) { alert(id: $id) { dispatches { status } } }`, { id });
  return data.alert.dispatches.map(({ status }: { status: string }) => status);
}
