import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlert, doorSchema } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

const alert = anAlert({ logTypes: ["Custom.Door"] });
const related = anAlert({ title: "Earlier", logTypes: ["Custom.Door"], status: "RESOLVED", outcome: "FALSE_POSITIVE" });
const hidden = anAlert({ title: "Of a log type that not everybody sees", logTypes: ["Custom.Gate"] });

let api: TestApi;
let testLake: TestLake;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  await api.store.alerts.insert([alert, related, hidden]);
  const event = (id: string, at: string, more: object = {}) => ({
    ...{ p_row_id: id, p_log_type: "Custom.Door", p_event_time: at, p_parse_time: at },
    ...{ p_any_ip_addresses: ["192.0.2.7"], p_any_usernames: ["ada"], ...more },
  });
  const match = (id: string, alertId: string, at: string, more = {}) =>
    event(id, at, { p_alert_id: alertId, p_rule_id: "AWS.Root", ...more });
  const insert = (database: string, table: string, rows: readonly object[]) =>
    testLake.lake.insert({
      ...{ database, table, token: database },
      rows: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join("")),
    });
  const own = match("1", alert.id, "2026-03-01 10:00:00");
  await insert("pharos_rule_matches", "custom_door", [own]);
  await insert("pharos_signals", "correlation_signals", [
    own,
    match("2", related.id, "2026-02-20 10:00:00", { p_any_usernames: ["bob"] }),
    match("3", hidden.id, "2026-02-21 10:00:00"),
    match("4", "gone", "2026-02-21 10:00:00"),
  ]);
  await insert("pharos_logs", "custom_door", [
    event("1", "2026-03-01 10:00:00"),
    event("5", "2026-02-01 00:00:00", { p_any_usernames: [] }),
  ]);
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

const document = `query ($id: ID!) { alert(id: $id) {
  entities { field value eventCount relatedAlertCount relatedAlerts { title status outcome } }
  entitySightings { field value eventCount firstAt lastAt isNew }
} }`;

test("an alert tells what its events name, which other alerts name it, and when it was seen", async () => {
  const reader = await api.signedInSeeing(["Custom.Door"], "AlertRead", "DataAnalyticsRead");
  const { data, errors } = await reader.ask(document, { id: alert.id });
  expect(errors).toEqual([]);
  const earlier = { title: "Earlier", status: "RESOLVED", outcome: "FALSE_POSITIVE" };
  expect(data.alert.entities).toEqual([
    { field: "p_any_usernames", value: "ada", eventCount: 1, relatedAlertCount: 0, relatedAlerts: [] },
    { field: "p_any_ip_addresses", value: "192.0.2.7", eventCount: 1, relatedAlertCount: 1, relatedAlerts: [earlier] },
  ]);
  const now = "2026-03-01T10:00:00Z";
  const before = "2026-02-01T00:00:00Z";
  expect(data.alert.entitySightings).toHaveLength(2);
  expect(data.alert.entitySightings).toEqual(
    expect.arrayContaining([
      { field: "p_any_usernames", value: "ada", eventCount: 1, firstAt: now, lastAt: now, isNew: true },
      { field: "p_any_ip_addresses", value: "192.0.2.7", eventCount: 2, firstAt: before, lastAt: now, isNew: false },
    ]),
  );
});

test("who may not search learns of other alerts, not of other events", async () => {
  const { data, errors } = await (await api.signedIn("AlertRead")).ask(document, { id: alert.id });
  expect(errors).toEqual([]);
  expect(data.alert.entitySightings).toBeNull();
  expect(data.alert.entities[1].relatedAlerts.map(({ title }: { title: string }) => title)).toEqual([
    "Of a log type that not everybody sees",
    "Earlier",
  ]);
});
