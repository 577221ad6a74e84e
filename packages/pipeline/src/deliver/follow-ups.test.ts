import { type Alert, changeAssignee, changeStatus, type DeliveryOutcome, type FollowedChange } from "@pharos/domain";
import { openTestStore, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anAlert } from "../testing/an-alert.ts";
import { DeliveryWorker } from "./delivery-worker.ts";
import type { AlertToSend } from "./drain-destination.ts";

let testStore: TestStore;
let now: Date;
beforeAll(async () => {
  testStore = await openTestStore();
});
afterAll(() => testStore.close());
beforeEach(async () => {
  await testStore.clear();
  now = new Date("2026-03-01T12:00:00Z");
});

const store = () => testStore.store;
const ada = { kind: "user", id: "ada", name: "Ada" } as const;
const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const aDestination = (displayName: string, follows: readonly FollowedChange[]) =>
  store().destinations.create(
    {
      type: "slackbot",
      displayName,
      settings: {},
      defaultForSeverity: ["HIGH"],
      alertTypes: ["RULE"],
      logTypes: [],
      follows,
    },
    "Ada",
    now,
  );

async function anAlertFor(...destinationIds: string[]): Promise<Alert> {
  const alert = anAlert();
  await store().alerts.insert([alert]);
  await store().deliveries.add([{ alertId: alert.id, destinationIds, trigger: "CREATED" }], now);
  return alert;
}

async function setStatus(alertId: string, status: Alert["status"], origin?: string): Promise<void> {
  const before = (await store().alerts.get(alertId)) as Alert;
  const { alert, entry } = changeStatus(before, status, ada, now);
  if (entry) await store().alerts.update(alert, { ...entry, origin });
}

const delivered: DeliveryOutcome = { kind: "delivered", statusCode: 200, message: "ok" };
const withReceipt: DeliveryOutcome = { ...delivered, receipt: { externalId: "C1:1", label: "C1" } };

/** What arrived, as `destination: change > address there`. */
function aTool(answer: (sent: string) => DeliveryOutcome = () => withReceipt) {
  const sent: string[] = [];
  const keys: string[] = [];
  const worker = new DeliveryWorker({
    store: store(),
    holder: "one",
    clock: () => now,
    random: () => 0.5,
    send: async ({ destination, followUp, idempotencyKey }: AlertToSend) => {
      const change = followUp
        ? `${followUp.entry.to || followUp.entry.comment} > ${followUp.link?.externalId}`
        : "alert";
      sent.push(`${destination.displayName}: ${change}`);
      keys.push(idempotencyKey);
      return answer(sent.at(-1) ?? "");
    },
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
  const deliver = async () => {
    await worker.look();
    await worker.idle();
  };
  return { sent, keys, deliver };
}

test("a destination hears of the changes that it follows, at the place where it put the alert", async () => {
  const tower = await aDestination("Tower", ["STATUS_CHANGE", "COMMENT"]);
  const gate = await aDestination("Gate", []);
  const { id } = await anAlertFor(tower.id, gate.id);
  const { sent, keys, deliver } = aTool();
  await deliver();
  sent.length = 0;
  await setStatus(id, "TRIAGED");
  await store().alerts.appendHistory({
    alertId: id,
    type: "COMMENT",
    actor: ada,
    at: now,
    from: "",
    to: "",
    comment: "hm",
  });
  const assigned = changeAssignee((await store().alerts.get(id)) as Alert, "ada", ada, now);
  await store().alerts.update(assigned.alert, assigned.entry);
  await deliver();
  expect(sent).toEqual(["Tower: TRIAGED > C1:1", "Tower: hm > C1:1"]);
  expect(new Set(keys).size).toBe(3);
  const shown = (await store().deliveries.byAlerts([id])).get(id) ?? [];
  expect(shown.map(({ trigger, status, change }) => [trigger, status, change])).toEqual([
    ["CREATED", "DELIVERED", null],
    ["CREATED", "DELIVERED", null],
    ["CHANGED", "DELIVERED", { type: "STATUS_CHANGE", to: "TRIAGED" }],
    ["CHANGED", "DELIVERED", { type: "COMMENT", to: "" }],
  ]);
});

test("keeps the order of one alert's messages while the first one is tried again", async () => {
  const tower = await aDestination("Tower", ["STATUS_CHANGE"]);
  const { id } = await anAlertFor(tower.id);
  let isDown = true;
  const { sent, deliver } = aTool(() => (isDown ? { kind: "retry", statusCode: 500, message: "no" } : withReceipt));
  await setStatus(id, "TRIAGED");
  await setStatus(id, "RESOLVED");
  await deliver();
  expect(sent).toEqual(["Tower: alert"]);
  isDown = false;
  passSeconds(60);
  for (let look = 0; look < 3; look += 1) await deliver();
  expect(sent.slice(1)).toEqual(["Tower: alert", "Tower: TRIAGED > C1:1", "Tower: RESOLVED > C1:1"]);
});

test("a change is not sent back to the destination that it came from", async () => {
  const tower = await aDestination("Tower", ["STATUS_CHANGE"]);
  const gate = await aDestination("Gate", ["STATUS_CHANGE"]);
  const { id } = await anAlertFor(tower.id, gate.id);
  const { sent, deliver } = aTool();
  await deliver();
  sent.length = 0;
  await setStatus(id, "RESOLVED", tower.id);
  await deliver();
  expect(sent).toEqual(["Gate: RESOLVED > C1:1"]);
});

test("a destination that never got the alert hears of no change", async () => {
  const tower = await aDestination("Tower", ["STATUS_CHANGE"]);
  await aDestination("Gate", ["STATUS_CHANGE"]);
  const { id } = await anAlertFor(tower.id);
  const { sent, deliver } = aTool(() => ({ kind: "rejected", statusCode: 400, message: "no" }));
  await deliver();
  await setStatus(id, "RESOLVED");
  await deliver();
  expect(sent).toEqual(["Tower: alert"]);
});

test("what was resolved while the first message was given up is told once that message arrives", async () => {
  const tower = await aDestination("Tower", ["STATUS_CHANGE"]);
  const { id } = await anAlertFor(tower.id);
  let isRefused = true;
  const { sent, deliver } = aTool(() =>
    isRefused ? { kind: "rejected", statusCode: 400, message: "no" } : withReceipt,
  );
  await deliver();
  await setStatus(id, "TRIAGED");
  passSeconds(1);
  await setStatus(id, "RESOLVED");
  isRefused = false;
  await store().deliveries.retry({ destinationId: tower.id }, now);
  for (let look = 0; look < 3; look += 1) await deliver();
  expect(sent.slice(1)).toEqual(["Tower: alert", "Tower: RESOLVED > C1:1"]);
});

test("changes that a mute kept go on once somebody sends the muted alert", async () => {
  const tower = await aDestination("Tower", ["STATUS_CHANGE"]);
  const { id } = await anAlertFor(tower.id);
  await setStatus(id, "RESOLVED");
  const subject = { subject: "DESTINATION", subjectId: tower.id } as const;
  const until = new Date(now.getTime() + 3_600_000);
  const mute = await store().mutes.create({ ...subject, until, reason: "Noise", createdBy: "Ada" }, now);
  await store().deliveries.mute(mute);
  const { sent, deliver } = aTool();
  await deliver();
  expect(sent).toEqual([]);
  const [first] = (await store().deliveries.byAlerts([id])).get(id) ?? [];
  await store().deliveries.retry({ ids: [first?.id ?? 0] }, now);
  for (let look = 0; look < 3; look += 1) await deliver();
  expect(sent).toEqual(["Tower: alert", "Tower: RESOLVED > C1:1"]);
});

test("a resolved alert that somebody sends by hand is not resolved there at once", async () => {
  const tower = await aDestination("Tower", ["STATUS_CHANGE"]);
  const { id } = await anAlertFor();
  await setStatus(id, "RESOLVED");
  await store().deliveries.add([{ alertId: id, destinationIds: [tower.id], trigger: "RESENT" }], now);
  const { sent, deliver } = aTool();
  for (let look = 0; look < 2; look += 1) await deliver();
  expect(sent).toEqual(["Tower: alert"]);
});

test("an alert that is open again is not told of the times that it was not", async () => {
  const tower = await aDestination("Tower", ["STATUS_CHANGE"]);
  const { id } = await anAlertFor(tower.id);
  let isRefused = true;
  const { sent, deliver } = aTool(() =>
    isRefused ? { kind: "rejected", statusCode: 400, message: "no" } : withReceipt,
  );
  await deliver();
  await setStatus(id, "RESOLVED");
  passSeconds(1);
  await setStatus(id, "OPEN");
  isRefused = false;
  await store().deliveries.retry({ destinationId: tower.id }, now);
  for (let look = 0; look < 3; look += 1) await deliver();
  expect(sent.slice(1)).toEqual(["Tower: alert"]);
});

test("deleting a destination forgets where it put alerts and ends what waits", async () => {
  const tower = await aDestination("Tower", ["STATUS_CHANGE"]);
  const { id } = await anAlertFor(tower.id);
  const { sent, deliver } = aTool();
  await deliver();
  await setStatus(id, "RESOLVED");
  await store().transaction(async (tx) => {
    await tx.destinations.delete(tower.id);
    await tx.deliveries.cancel(tower.id, now);
  });
  await deliver();
  expect(sent).toEqual(["Tower: alert"]);
  expect(await store().alertLinks.newest(tower.id, [id])).toEqual(new Map());
});
