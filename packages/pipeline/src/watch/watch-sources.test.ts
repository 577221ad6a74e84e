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
  await watchSources(store, after(3_016));
  expect(await alerts()).toHaveLength(2);
});
