import { type Alert, type DeliveryOutcome, notQuiet, type QuietSettings, weekdays } from "@pharos/domain";
import { openTestStore, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anAlert } from "../testing/an-alert.ts";
import { DeliveryWorker } from "./delivery-worker.ts";
import type { AlertToSend } from "./drain-destination.ts";
import { queueOpened } from "./route-opened.ts";

let worker: DeliveryWorker;
let testStore: TestStore;
let now: Date;
let sent: string[][];
let outcome: DeliveryOutcome;
let keys: Set<string>;
beforeAll(async () => {
  testStore = await openTestStore();
});
afterAll(() => testStore.close());
beforeEach(async () => {
  await testStore.clear();
  worker = startWorker();
  now = new Date("2026-03-01T23:07:00Z");
  sent = [];
  keys = new Set();
  outcome = { kind: "delivered", statusCode: 200, message: "ok", receipt: { externalId: "7" } };
});

const store = () => testStore.store;
const quietHours = { days: weekdays, from: "22:00", to: "07:00", timeZone: "UTC" };
const reminder = { severity: "HIGH", afterMinutes: 30, times: 2 } as const;

function aDestination(quiet: Partial<QuietSettings> = {}) {
  const routing = { defaultForSeverity: ["HIGH"], alertTypes: ["RULE"], logTypes: [] } as const;
  const content = { ...routing, settings: {}, follows: ["STATUS_CHANGE"] as const, quiet: { ...notQuiet, ...quiet } };
  return store().destinations.create({ type: "customwebhook", displayName: "Tower", ...content }, "Ada", now);
}

async function open(destinationId: string, changes: readonly Partial<Alert>[] = [{}]): Promise<Alert[]> {
  const route = { step: "DEFAULTS", destinationIds: [destinationId], missing: [] } as const;
  const alerts = changes.map((change) => ({ ...anAlert(), ...change, route }));
  await store().transaction(async (tx) => {
    await tx.alerts.insert(alerts);
    await queueOpened(tx, alerts, now);
  });
  return alerts;
}

const startWorker = () =>
  new DeliveryWorker({
    store: store(),
    holder: "one",
    clock: () => now,
    random: () => 0.5,
    send: async ({ alert, digest, isReminder, isResent, idempotencyKey }: AlertToSend) => {
      const mark = isReminder ? "reminder " : isResent ? "resent " : "";
      sent.push(digest.length > 0 ? digest.map(({ id }) => id) : [`${mark}${alert.id}`]);
      keys.add(idempotencyKey);
      return outcome;
    },
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });

async function deliverAt(time: string): Promise<string[][]> {
  now = new Date(`2026-03-${time}Z`);
  await worker.look();
  await worker.idle();
  return sent.splice(0);
}

const stateOf = async ({ id }: Alert) =>
  ((await store().deliveries.byAlerts([id])).get(id) ?? []).map(({ trigger, status }) => `${trigger} ${status}`);

test("alerts wait until quiet hours end, in order, and urgent ones do not", async () => {
  const { id } = await aDestination({ quietHours, urgentSeverity: "CRITICAL" });
  const [first, urgent, second] = await open(id, [{ severity: "HIGH" }, { severity: "CRITICAL" }, { severity: "LOW" }]);
  expect(await deliverAt("01T23:08")).toEqual([[urgent?.id]]);
  expect(await deliverAt("02T06:59")).toEqual([]);
  expect(await store().deliveryQueue.nextDueAt(now)).toEqual(new Date("2026-03-02T07:00:00Z"));
  expect(await deliverAt("02T07:00")).toEqual([[first?.id], [second?.id]]);
});

test("what waits keeps three days to arrive after it was let go", async () => {
  const { id } = await aDestination({ quietHours });
  const [alert] = await open(id);
  await deliverAt("02T07:00");
  const [delivery] = (await store().deliveries.byAlerts([alert?.id ?? ""])).get(alert?.id ?? "") ?? [];
  expect(delivery?.expiresAt).toEqual(new Date("2026-03-05T07:00:00Z"));
});

test("sends the alerts of some minutes as one message, and one alert alone as itself", async () => {
  const { id } = await aDestination({ digestMinutes: 15 });
  const alerts = await open(id, Array(150).fill({}));
  expect(await deliverAt("01T23:14")).toEqual([]);
  const [digest, ...rest] = await deliverAt("01T23:15");
  expect(digest).toEqual(alerts.map((alert) => alert.id));
  expect(rest).toEqual([]);
  expect(await stateOf(alerts[149] as Alert)).toEqual(["CREATED DELIVERED"]);
  const [alone] = await open(id);
  expect(await deliverAt("01T23:30")).toEqual([[alone?.id]]);
});

test("a digest that failed is one failure, and is tried again whole under the same key", async () => {
  const { id } = await aDestination({ digestMinutes: 15 });
  const alerts = await open(id, Array(30).fill({}));
  outcome = { kind: "retry", statusCode: 500, message: "no" };
  await deliverAt("01T23:15");
  expect(await store().destinations.get(id)).toMatchObject({ failuresInRow: 1, verification: "UNVERIFIED" });
  outcome = { kind: "delivered", statusCode: 200, message: "ok" };
  expect(await deliverAt("01T23:16")).toEqual([alerts.map((alert) => alert.id)]);
  expect(keys.size).toBe(1);
});

test("no alert takes a digest's place at the destination for its own", async () => {
  const { id } = await aDestination({ digestMinutes: 15 });
  const [first, second] = await open(id, [{}, {}]);
  await deliverAt("01T23:15");
  expect(await store().alertLinks.newest(id, [first?.id ?? "", second?.id ?? ""])).toEqual(new Map());
});

test("reminds of an alert that nobody touched, at most as often as wanted", async () => {
  const { id } = await aDestination({ reminder });
  const [alert] = await open(id);
  expect(await deliverAt("01T23:07")).toEqual([[alert?.id]]);
  expect(await deliverAt("01T23:36")).toEqual([]);
  expect(await deliverAt("01T23:37")).toEqual([[`reminder ${alert?.id}`]]);
  expect(await deliverAt("02T00:07")).toEqual([[`reminder ${alert?.id}`]]);
  expect(await deliverAt("02T09:00")).toEqual([]);
});

test("does not remind of an alert with a comment, and holds no later message back for a reminder", async () => {
  const { id } = await aDestination({ reminder });
  const [alert] = await open(id);
  await deliverAt("01T23:07");
  await store().deliveries.add([{ alertId: alert?.id ?? "", destinationIds: [id], trigger: "RESENT" }], now);
  expect(await deliverAt("01T23:08")).toEqual([[`resent ${alert?.id}`]]);
  const actor = { kind: "user", id: "ada", name: "Ada" } as const;
  const comment = {
    alertId: alert?.id ?? "",
    type: "COMMENT",
    actor,
    at: now,
    from: "",
    to: "",
    comment: "Mine",
  } as const;
  await store().alerts.appendHistory(comment);
  expect(await deliverAt("01T23:37")).toEqual([]);
  expect(await stateOf(alert as Alert)).toEqual(["CREATED DELIVERED", "RESENT DELIVERED"]);
});

const muteUntil = (subject: "DESTINATION" | "DETECTION", subjectId: string, until: string) =>
  store().transaction(async (tx) => {
    const end = new Date(`2026-03-${until}Z`);
    const mute = await tx.mutes.create({ subject, subjectId, until: end, reason: "Noise", createdBy: "Ada" }, now);
    await tx.deliveries.mute(mute);
    return mute;
  });

test("a mute keeps what was queued and what comes, until it ends, and nothing of it is lost", async () => {
  const { id } = await aDestination();
  const [queued] = await open(id);
  const mute = await muteUntil("DESTINATION", id, "02T00:00");
  const [next] = await open(id);
  expect(await deliverAt("01T23:30")).toEqual([]);
  for (const alert of [queued, next]) expect(await stateOf(alert as Alert)).toEqual(["CREATED MUTED"]);
  now = new Date("2026-03-02T00:00:00Z");
  const [later] = await open(id);
  expect(await deliverAt("02T00:01")).toEqual([[later?.id]]);
  const held = await store().deliveries.held({ muteId: mute.id });
  expect(await store().deliveries.retry({ ids: held.map((delivery) => delivery.id) }, now)).toBe(2);
  expect(await deliverAt("02T00:02")).toEqual([[queued?.id], [next?.id]]);
});

test("a mute of a rule keeps its alerts alone, and lets changes of alerts go that were sent before", async () => {
  const { id } = await aDestination();
  const [known] = await open(id, [{ ruleId: "Gate" }]);
  await deliverAt("01T23:08");
  await muteUntil("DETECTION", "Gate", "02T00:00");
  const [muted, other] = await open(id, [{ ruleId: "Gate" }, { ruleId: "Wall" }]);
  for (const alert of [known, muted]) {
    const entry = {
      alertId: alert?.id ?? "",
      actor: { kind: "user", id: "ada", name: "Ada" },
      at: now,
      comment: "",
    } as const;
    await store().alerts.update(
      { ...(alert as Alert), status: "RESOLVED", revision: (alert?.revision ?? 0) + 1 },
      { ...entry, type: "STATUS_CHANGE", from: "OPEN", to: "RESOLVED" },
    );
  }
  expect((await deliverAt("01T23:10")).flat().sort()).toEqual([known?.id, other?.id].sort());
  expect(await stateOf(known as Alert)).toEqual(["CREATED DELIVERED", "CHANGED DELIVERED"]);
  expect(await stateOf(muted as Alert)).toEqual(["CREATED MUTED"]);
});
