import { EventEmitter, once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { type Alert, type DeliveryOutcome, type Destination, type Permission, paceDefault } from "@pharos/domain";
import { openTestStore, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
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
const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

function aWorker(send: (request: AlertToSend) => DeliveryOutcome | Promise<DeliveryOutcome>, holder = "one") {
  return new DeliveryWorker({
    store: store(),
    holder,
    clock: () => now,
    random: () => 0.5,
    send: async (request) => send(request),
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
}

async function deliver(worker: DeliveryWorker): Promise<void> {
  await worker.look();
  await worker.idle();
}

const delivered: DeliveryOutcome = { kind: "delivered", statusCode: 200, message: "ok" };
const failed = (kind: "retry" | "throttled" | "credentials" | "rejected", retryAfterMs?: number): DeliveryOutcome => ({
  kind,
  statusCode: 500,
  message: "no",
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

const aDestination = (displayName = "Tower", alertTypes: Destination["alertTypes"] = ["RULE"]) =>
  store().destinations.create(
    {
      type: "customwebhook",
      displayName,
      settings: { webhookURL: "https://example.com/secret" },
      defaultForSeverity: ["HIGH"],
      alertTypes,
      logTypes: [],
    },
    "Ada",
    now,
  );

async function queued(destinations: readonly Destination[], count = 1): Promise<Alert[]> {
  const alerts = Array.from({ length: count }, () => anAlert());
  await store().alerts.insert(alerts);
  const destinationIds = destinations.map(({ id }) => id);
  const news = alerts.map(({ id }) => ({ alertId: id, destinationIds, trigger: "CREATED" as const }));
  await store().deliveries.add(news, now);
  return alerts;
}

async function historyOf({ id }: Alert) {
  const found = await store().deliveries.byAlerts([id]);
  return (found.get(id) ?? []).map(({ status, attempts, history }) => ({
    status,
    attempts,
    outcomes: history.map(({ outcome }) => outcome),
  }));
}

test("sends an alert with its settings, and records the answer", async () => {
  const tower = await aDestination();
  const [alert] = await queued([tower]);
  const sent: AlertToSend[] = [];
  await deliver(
    aWorker((request) => {
      sent.push(request);
      return { ...delivered, receipt: { externalId: "7", label: "#general", url: "https://example.com/7" } };
    }),
  );
  expect(sent).toMatchObject([
    { alert, settings: { webhookURL: "https://example.com/secret" }, isResent: false, idempotencyKey: alert?.id },
  ]);
  const [delivery] = (await store().deliveries.byAlerts([alert?.id ?? ""])).get(alert?.id ?? "") ?? [];
  expect(delivery).toMatchObject({
    status: "DELIVERED",
    attempts: 1,
    history: [
      { outcome: "delivered", statusCode: 200, message: "ok", label: "#general", url: "https://example.com/7" },
    ],
  });
  expect(await store().destinations.get(tower.id)).toMatchObject({ verification: "VERIFIED" });
});

test("counts how attempts ended, and when the last of them failed", async () => {
  const tower = await aDestination();
  await queued([tower]);
  await deliver(aWorker(() => failed("rejected")));
  const failedAt = now;
  passSeconds(5);
  await queued([tower]);
  await deliver(aWorker(() => delivered));
  expect((await store().deliveries.counts([tower.id], now)).get(tower.id)).toMatchObject({
    ...{ succeeded: 1, failed: 1, undelivered: 1, queued: 0 },
    ...{ lastErrorAt: failedAt, lastDeliveredAt: now },
  });
});

test("begins in the order in which alerts were created", async () => {
  const alerts = await queued([await aDestination()], 150);
  const order: string[] = [];
  await deliver(
    aWorker(({ alert }) => {
      order.push(alert.id);
      return delivered;
    }),
  );
  expect(order).toEqual(alerts.map(({ id }) => id));
});

test("holds a later message of an alert back until the earlier one is done, and no other alert", async () => {
  const tower = await aDestination();
  const [first] = await queued([tower]);
  await store().deliveries.add([{ alertId: first?.id ?? "", destinationIds: [tower.id], trigger: "RESENT" }], now);
  const [second] = await queued([tower]);
  const sent: string[] = [];
  const worker = aWorker(({ alert, isResent }) => {
    sent.push(`${alert.id === first?.id ? "first" : "second"}${isResent ? " again" : ""}`);
    return sent.length === 1 ? failed("retry") : delivered;
  });
  await deliver(worker);
  expect(sent).toEqual(["first", "second"]);
  passSeconds(10);
  await deliver(worker);
  await deliver(worker);
  expect(sent).toEqual(["first", "second", "first", "first again"]);
  expect(await historyOf(second as Alert)).toMatchObject([{ status: "DELIVERED" }]);
});

test("tries again with the same key, then keeps it as failed until somebody retries it", async () => {
  const [alert] = await queued([await aDestination()]);
  const keys = new Set<string>();
  let answer = failed("retry");
  const worker = aWorker(({ idempotencyKey }) => {
    keys.add(idempotencyKey);
    return answer;
  });
  for (let attempt = 0; attempt < 11; attempt += 1) {
    await deliver(worker);
    passSeconds(17 * 3600);
    // Time passes faster than the three days in which an alert is worth sending.
    await testStore.database.query("UPDATE deliveries SET expires_at = $1", [new Date(now.getTime() + 1e9)]);
  }
  expect(await historyOf(alert as Alert)).toEqual([
    { status: "FAILED", attempts: 11, outcomes: Array(11).fill("retry") },
  ]);
  answer = delivered;
  expect(await store().deliveries.retry({ ids: [await firstId()] }, now)).toBe(1);
  await deliver(worker);
  expect(await historyOf(alert as Alert)).toMatchObject([{ status: "DELIVERED", attempts: 1 }]);
  expect(keys.size).toBe(1);
});

test("holds the queue of a destination that rejects the credentials, and tells who can mend it once", async () => {
  const tower = await aDestination();
  const reader = await aUserWho("DestinationModify");
  await aUserWho("AlertRead");
  const alerts = await queued([tower], 3);
  let answer = failed("credentials");
  let requests = 0;
  const worker = aWorker(() => {
    requests += 1;
    return answer;
  });
  await deliver(worker);
  passSeconds(60);
  await deliver(worker);
  const requestsBefore = requests;
  expect(requestsBefore).toBeLessThanOrEqual(3);
  const told = await testStore.database.query("SELECT user_id, title FROM notifications");
  expect(told.rows).toEqual([{ user_id: reader, title: "Tower rejects the stored credentials or settings" }]);
  answer = delivered;
  await store().destinations.setHealth(tower.id, {
    verification: "VERIFIED",
    pausedUntil: undefined,
    failuresInRow: 0,
  });
  await store().deliveries.release(tower.id, now);
  await deliver(worker);
  for (const alert of alerts) expect(await historyOf(alert)).toMatchObject([{ status: "DELIVERED" }]);
});

test("a request with the old credentials says nothing of those that were entered meanwhile", async () => {
  const tower = await aDestination();
  const [alert] = await queued([tower]);
  let requests = 0;
  const worker = aWorker(async () => {
    requests += 1;
    if (requests > 1) return delivered;
    const { displayName, defaultForSeverity, alertTypes, logTypes, follows } = tower;
    const mended = {
      type: tower.type,
      displayName,
      defaultForSeverity,
      alertTypes,
      logTypes,
      follows,
      settings: { key: "new" },
    };
    await store().destinations.update(tower.id, tower.revision, mended, "Ada", now);
    return failed("credentials");
  });
  await deliver(worker);
  await deliver(worker);
  expect(await historyOf(alert as Alert)).toMatchObject([{ status: "DELIVERED" }]);
  expect((await store().destinations.get(tower.id))?.verification).toBe("VERIFIED");
  expect((await testStore.database.query("SELECT 1 FROM notifications")).rows).toEqual([]);
});

test("an outage is one alert for the other destinations of system errors, and the next outage another", async () => {
  const tower = await aDestination("Tower", ["RULE", "SYSTEM_ERROR"]);
  const gate = await aDestination("Gate", ["RULE", "SYSTEM_ERROR"]);
  let answer = failed("retry");
  const arrived: string[] = [];
  const worker = aWorker(({ destination, alert }) => {
    if (destination.id === tower.id) return answer;
    arrived.push(alert.title);
    return delivered;
  });
  const errors = async () =>
    (await store().alerts.list({ pageSize: 50 })).items.filter(({ type }) => type === "SYSTEM_ERROR");
  await queued([tower], 30);
  await deliver(worker);
  await deliver(worker);
  expect(await errors()).toMatchObject([
    {
      ruleId: "DESTINATION_FAILING",
      dedupString: tower.id,
      title: "Tower fails again and again",
      neededLogTypes: [],
      route: { step: "SYSTEM_ERROR", destinationIds: [gate.id] },
    },
  ]);
  answer = failed("credentials");
  passSeconds(61);
  await deliver(worker);
  expect(await errors()).toHaveLength(1);
  answer = delivered;
  passSeconds(3_601);
  await deliver(worker);
  expect(await errors()).toMatchObject([{ status: "OPEN" }]);
  answer = failed("credentials");
  await queued([tower], 1);
  await deliver(worker);
  await deliver(worker);
  expect(arrived).toEqual(["Tower fails again and again", "Tower rejects the stored credentials or settings"]);
});

test("pauses a destination that fails again and again, and sends everything when one alert arrives", async () => {
  const tower = await aDestination();
  const alerts = await queued([tower], 60);
  let isDown = true;
  let requests = 0;
  const worker = aWorker(() => {
    requests += 1;
    return isDown ? failed("retry") : delivered;
  });
  await deliver(worker);
  expect(await store().destinations.get(tower.id)).toMatchObject({ verification: "FAILING" });
  expect(requests).toBeLessThan(60);
  isDown = false;
  passSeconds(61);
  await deliver(worker);
  await deliver(worker);
  for (const alert of alerts) expect((await historyOf(alert))[0]?.status).toBe("DELIVERED");
});

test("waits as long as a throttled destination says; another destination does not", async () => {
  const [tower, gate] = [await aDestination("Tower"), await aDestination("Gate")];
  const [alert] = await queued([tower, gate]);
  const sent: string[] = [];
  const worker = aWorker(({ destination }) => {
    sent.push(destination.displayName);
    return destination.id === tower.id && sent.length < 3 ? failed("throttled", 30_000) : delivered;
  });
  await deliver(worker);
  await deliver(worker);
  expect(sent.toSorted()).toEqual(["Gate", "Tower"]);
  passSeconds(31);
  await deliver(worker);
  expect(sent.at(-1)).toBe("Tower");
  expect(await historyOf(alert as Alert)).toMatchObject([
    { status: "DELIVERED", attempts: 1, outcomes: ["throttled", "delivered"] },
    { status: "DELIVERED", attempts: 1 },
  ]);
});

test("gives up an alert that waited for three days", async () => {
  const tower = await aDestination();
  const [alert] = await queued([tower]);
  const worker = aWorker(() => failed("throttled", 3_600_000));
  await deliver(worker);
  passSeconds(73 * 3600);
  await deliver(worker);
  expect(await historyOf(alert as Alert)).toEqual([
    { status: "FAILED", attempts: 0, outcomes: ["throttled", "expired"] },
  ]);
});

test("takes over what a process that died was sending, under the same key, as what may have arrived", async () => {
  const [alert] = await queued([await aDestination()]);
  const keys: string[] = [];
  const mayHaveArrived: boolean[] = [];
  const died = Promise.withResolvers<DeliveryOutcome>();
  const dead = aWorker(({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    return died.promise;
  }, "dead");
  const living = aWorker((request) => {
    keys.push(request.idempotencyKey);
    mayHaveArrived.push(request.mayHaveArrived);
    return delivered;
  }, "living");
  await dead.look();
  await deliver(living);
  expect(await historyOf(alert as Alert)).toMatchObject([{ status: "QUEUED", outcomes: [] }]);
  passSeconds(31);
  await deliver(living);
  expect(await historyOf(alert as Alert)).toMatchObject([{ status: "DELIVERED", outcomes: ["delivered"] }]);
  expect(new Set(keys).size).toBe(1);
  expect(mayHaveArrived).toEqual([true]);
  died.resolve(delivered);
  await dead.idle();
});

test("two processes share destinations and send nothing twice", async () => {
  const destinations = await Promise.all(["A", "B", "C", "D"].map((name) => aDestination(name)));
  await queued(destinations, 25);
  const sent: string[] = [];
  const send = ({ destination, alert }: AlertToSend) => {
    sent.push(`${destination.id} ${alert.id}`);
    return delivered;
  };
  const workers = ["one", "two"].map((holder) => aWorker(send, holder));
  await Promise.all(workers.map(deliver));
  expect(sent.length).toBe(100);
  expect(new Set(sent).size).toBe(100);
});

test("begins at once when something is queued, without waiting for the next look", async () => {
  const tower = await aDestination();
  const events = new EventEmitter();
  await using _running = aWorker(() => {
    events.emit("sent", performance.now());
    return delivered;
  }).start();
  await queued([tower]);
  await once(events, "sent");
  const sent = once(events, "sent");
  const began = performance.now();
  await queued([tower]);
  const [at] = await sent;
  expect(at - began).toBeLessThan(1_000);
});

test("a destination that is deleted ends what waits for it", async () => {
  const tower = await aDestination();
  const [alert] = await queued([tower]);
  await store().transaction(async (tx) => {
    await tx.destinations.delete(tower.id);
    await tx.deliveries.cancel(tower.id, now);
  });
  await deliver(aWorker(() => delivered));
  expect(await historyOf(alert as Alert)).toEqual([{ status: "FAILED", attempts: 0, outcomes: ["cancelled"] }]);
  await queued([tower]);
  expect((await testStore.database.query("SELECT 1 FROM deliveries WHERE status = 'QUEUED'")).rows).toEqual([]);
});

async function firstId(): Promise<number> {
  return Number((await testStore.database.query("SELECT id FROM deliveries ORDER BY id LIMIT 1")).rows[0].id);
}

let people = 0;
async function aUserWho(...permissions: Permission[]): Promise<string> {
  people += 1;
  const role = await store().roles.create({ name: `Role ${people}`, permissions }, now);
  const name = { email: `user${people}@example.com`, givenName: "Ada", familyName: "Keeper" };
  return (await store().users.create({ ...name, roleId: role.id, status: "CONFIRMED" }, now)).id;
}

test("says with each attempt whether an earlier one may have arrived", async () => {
  await queued([await aDestination()]);
  const said: boolean[] = [];
  const outcomes: DeliveryOutcome[] = [
    failed("retry"),
    { kind: "retry", statusCode: 504, message: "no", mayHaveArrived: true },
    failed("throttled", 1_000),
    delivered,
  ];
  const worker = aWorker(({ mayHaveArrived }) => {
    said.push(mayHaveArrived);
    return outcomes[said.length - 1] ?? delivered;
  });
  for (const _ of outcomes) {
    await deliver(worker);
    passSeconds(600);
  }
  expect(said).toEqual([false, false, true, true]);
});

describe("a tool that takes one message a second", () => {
  const paced = { atOnce: 1, perSecond: 1 };
  const aPacedWorker = (send: (request: AlertToSend) => Promise<void>) =>
    new DeliveryWorker({
      store: store(),
      holder: "one",
      clock: () => now,
      paceOf: (type) => (type === "slack" ? paced : paceDefault),
      wait: async (ms) => passSeconds(ms / 1000),
      send: async (request) => {
        await send(request);
        return delivered;
      },
      onProblem: (what, error) => {
        throw new Error(what, { cause: error });
      },
    });
  const aSlack = () =>
    store().destinations.create(
      {
        type: "slack",
        displayName: "Slack",
        settings: { webhookURL: "https://hooks.slack.com/secret" },
        defaultForSeverity: ["HIGH"],
        alertTypes: ["RULE"],
        logTypes: [],
      },
      "Ada",
      now,
    );

  test("gets one after the other a second apart, also when its queue was empty in between", async () => {
    const slack = await aSlack();
    await queued([slack], 3);
    const begun: number[] = [];
    let underWay = 0;
    let mostUnderWay = 0;
    const worker = aPacedWorker(async () => {
      begun.push(now.getTime());
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      await setImmediate();
      underWay -= 1;
    });
    await deliver(worker);
    await queued([slack]);
    await deliver(worker);
    expect(begun.map((ms) => (ms - (begun[0] ?? 0)) / 1000)).toEqual([0, 1, 2, 3]);
    expect(mostUnderWay).toBe(1);
  });

  test("holds up no other destination", async () => {
    const [slack, tower] = [await aSlack(), await aDestination()];
    await queued([slack, tower], 30);
    const before = now;
    const sent: Record<string, Date[]> = {};
    const worker = aPacedWorker(async ({ destination: { type } }) => {
      sent[type] = [...(sent[type] ?? []), now];
    });
    await deliver(worker);
    expect(sent.slack).toHaveLength(30);
    expect(sent.customwebhook).toHaveLength(30);
    expect(now.getTime() - before.getTime()).toBe(29_000);
  });
});
