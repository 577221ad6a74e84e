import { suggestNoDataMinutes } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";
import { watchSources } from "./watch-sources.ts";

const { store, clear, close } = await openTestStore();
const createdAt = new Date("2026-03-01T10:00:00Z");
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);

beforeEach(clear);
afterAll(close);

test("a source that falls silent is one alert for each silence, for the destinations of system errors", async () => {
  const source = await store.sources.create(
    {
      label: "Doors",
      type: "HTTP",
      logTypes: ["Custom.Door"],
      streamType: "Auto",
      streamOptions: {},
      auth: { method: "None" },
      enabled: true,
      createdBy: "ada",
    },
    createdAt,
  );
  await store.sources.setNoDataAlarm(source.id, 15);
  const { id: roleId } = await store.roles.create({ name: "Operator", permissions: ["LogSourceRead"] }, createdAt);
  const person = { email: "ada@example.com", givenName: "", familyName: "", roleId, status: "CONFIRMED" } as const;
  const { id: ada } = await store.users.create(person, createdAt);
  const alerts = async () => (await store.alerts.list({ pageSize: 10 })).items;
  await watchSources(store, after(14));
  expect(await alerts()).toEqual([]);
  await watchSources(store, after(15));
  await watchSources(store, after(3_000));
  const [alert, ...others] = await alerts();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    type: "SYSTEM_ERROR",
    ruleId: "SOURCE_NO_DATA",
    title: "No data from Doors for 15 minutes",
    sourceIds: [source.id],
    route: { step: "SYSTEM_ERROR" },
  });
  const [told] = (await store.notifications.list(ada, { pageSize: 1 })).items;
  expect(told).toMatchObject({
    metadata: { sourceId: source.id, kind: "NO_DATA", alertID: alert?.id },
    neededLogTypes: ["Custom.Door"],
  });
  await store.sources.recordTimes([{ sourceId: source.id, receivedAt: after(3_001), storedAt: undefined }]);
  await watchSources(store, after(3_002));
  expect((await alerts()).map(({ status, updatedBy }) => [status, updatedBy?.name])).toEqual([["RESOLVED", "Pharos"]]);
  const [over] = (await store.notifications.list(ada, { pageSize: 1 })).items;
  expect(over).toMatchObject({ level: "INFO", title: "Doors brings data again", metadata: { sourceId: source.id } });
  await watchSources(store, after(3_003));
  expect((await store.notifications.list(ada, { pageSize: 9 })).items).toHaveLength(2);
  await watchSources(store, after(3_016));
  expect((await alerts()).map(({ status }) => status).sort()).toEqual(["OPEN", "RESOLVED"]);
});

test("the threshold suggested for a source that sends each five minutes is silent for a day, and tells of the first silence", async () => {
  const source = await store.sources.create(
    {
      label: "Clock",
      type: "HTTP",
      logTypes: ["Custom.Door"],
      streamType: "Auto",
      streamOptions: {},
      auth: { method: "None" },
      enabled: true,
      createdBy: "ada",
    },
    createdAt,
  );
  const counts = { received: 1, stored: 1, failed: 0, dropped: 0, repeated: 0, bytes: 9 };
  const send = async (minute: number) => {
    await store.ingest.counts.add([{ sourceId: source.id, logType: "Custom.Door", at: after(minute), counts }]);
    await store.sources.recordTimes([{ sourceId: source.id, receivedAt: after(minute), storedAt: after(minute) }]);
  };
  const dayMinutes = 24 * 60;
  for (let minute = 0; minute < dayMinutes; minute += 5) await send(minute);
  const range = { from: createdAt, to: after(dayMinutes) };
  const suggested = suggestNoDataMinutes(await store.ingest.counts.findRhythm(source.id, range));
  expect(suggested).toBe(15);
  await store.sources.setNoDataAlarm(source.id, suggested);
  const alerts = async () =>
    (await store.alerts.list({ pageSize: 10 })).items.map(({ title, status }) => [title, status]);
  for (let minute = dayMinutes; minute < 2 * dayMinutes; minute++) {
    if (minute % 5 === 0) await send(minute);
    await watchSources(store, after(minute));
  }
  expect(await alerts()).toEqual([]);
  const silentFrom = 2 * dayMinutes - 5;
  await watchSources(store, after(silentFrom + 14));
  expect(await alerts()).toEqual([]);
  await watchSources(store, after(silentFrom + 15));
  expect(await alerts()).toEqual([["No data from Clock for 15 minutes", "OPEN"]]);
});

test("a secret that expires is told of three times and one alert, which its renewal resolves", async () => {
  const auth = { method: "Bearer", secret: "open-sesame" } as const;
  const source = await store.sources.create(
    {
      label: "Doors",
      type: "HTTP",
      logTypes: [],
      streamType: "Auto",
      streamOptions: {},
      auth,
      enabled: true,
      createdBy: "",
    },
    createdAt,
  );
  const { id: roleId } = await store.roles.create({ name: "Operator", permissions: ["LogSourceRead"] }, createdAt);
  const person = { email: "ada@example.com", givenName: "", familyName: "", roleId, status: "CONFIRMED" } as const;
  const { id: ada } = await store.users.create(person, createdAt);
  const day = (days: number) => after(days * 24 * 60);
  await store.sources.setSecretExpiry(source.id, day(20));
  for (const days of [5, 6, 7, 12, 19, 19.5, 20, 21]) await watchSources(store, day(days));
  const titles = async () =>
    (await store.notifications.list(ada, { pageSize: 9 })).items.map(({ title }) => title).reverse();
  const soon = "The secret of Doors expires soon";
  expect(await titles()).toEqual([soon, soon, "The secret of Doors has expired"]);
  const alerts = async () => (await store.alerts.list({ pageSize: 9 })).items;
  expect(await alerts()).toMatchObject([{ ruleId: "SOURCE_SECRET_EXPIRES", title: soon, status: "OPEN" }]);
  await store.sources.setSecretExpiry(source.id, day(100));
  await watchSources(store, day(22));
  expect((await alerts()).map(({ status }) => status)).toEqual(["RESOLVED"]);
  await watchSources(store, day(86));
  expect((await alerts()).map(({ status }) => status).sort()).toEqual(["OPEN", "RESOLVED"]);
});
