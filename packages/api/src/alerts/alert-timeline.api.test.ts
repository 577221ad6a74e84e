import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlert, doorSchema } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

const alert = anAlert({ logTypes: ["Custom.Door"] });
const before = anAlert({ title: "Before", logTypes: ["Custom.Door"], status: "CLOSED", outcome: "TRUE_POSITIVE" });
const after = anAlert({ title: "After", logTypes: ["Custom.Door"], severity: "LOW" });
const longBefore = anAlert({ title: "Eight days before", logTypes: ["Custom.Door"] });
const hidden = anAlert({ title: "Of a log type that not everybody sees", logTypes: ["Custom.Gate"] });

let api: TestApi;
let testLake: TestLake;
let guard: SignedInUser;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  guard = await api.signedInSeeing(["Custom.Door"], "AlertRead", "AlertModify");
  await api.store.alerts.insert([alert, before, after, longBefore, hidden, anAlert({ title: "Of nobody known" })]);
  const match = (id: string, alertId: string, at: string, more: object = {}) => ({
    ...{ p_row_id: id, p_log_type: "Custom.Door", p_event_time: at, p_parse_time: at, p_alert_id: alertId },
    ...{ p_rule_id: "AWS.Root", p_any_ip_addresses: ["192.0.2.7"], p_any_usernames: ["ada"], ...more },
  });
  const insert = (database: string, table: string, rows: readonly object[]) =>
    testLake.lake.insert({
      ...{ database, table, token: database },
      rows: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join("")),
    });
  const own = [
    match("1", alert.id, "2026-03-01 10:00:00"),
    match("2", alert.id, "2026-03-01 10:00:01"),
    match("3", alert.id, "2026-03-01 10:50:00"),
  ];
  await insert("pharos_rule_matches", "custom_door", own);
  await insert("pharos_signals", "correlation_signals", [
    ...own,
    match("4", before.id, "2026-02-27 10:00:00", { p_any_usernames: ["bob"] }),
    match("5", before.id, "2026-02-27 09:00:00"),
    match("6", after.id, "2026-03-01 10:30:00", { p_any_ip_addresses: [] }),
    match("7", longBefore.id, "2026-02-21 09:00:00"),
    match("8", hidden.id, "2026-02-28 10:00:00", { p_log_type: "Custom.Gate" }),
  ]);
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

const timeline = `query ($id: ID!) { alert(id: $id) { timeline {
  from to bucketMs events { first last count } alertCount crowdedEntities { value }
  alerts { title severity status outcome at entities { field value } }
} } }`;
const ada = { field: "p_any_usernames", value: "ada" };
const address = { field: "p_any_ip_addresses", value: "192.0.2.7" };

test("an alert's timeline has its events and the other alerts that name the same, in order of time", async () => {
  const { data, errors } = await guard.ask(timeline, { id: alert.id });
  expect(errors).toEqual([]);
  const { events, bucketMs, to, ...rest } = data.alert.timeline;
  const closed = { status: "CLOSED", outcome: "TRUE_POSITIVE", severity: "HIGH" };
  expect(rest).toEqual({
    ...{ from: "2026-02-27T09:00:00Z", alertCount: 2, crowdedEntities: [] },
    alerts: [
      { title: "Before", ...closed, at: "2026-02-27T09:00:00Z", entities: expect.arrayContaining([ada, address]) },
      {
        ...{ title: "After", severity: "LOW", status: "OPEN", outcome: null },
        ...{ at: "2026-03-01T10:30:00Z", entities: [ada] },
      },
    ],
  });
  expect(events).toEqual([
    { first: "2026-03-01T10:00:00Z", last: "2026-03-01T10:00:01Z", count: 2 },
    { first: "2026-03-01T10:50:00Z", last: "2026-03-01T10:50:00Z", count: 1 },
  ]);
  expect(bucketMs).toBeLessThan(50 * 60_000);
  expect(Date.parse(to)).toBeGreaterThanOrEqual(api.now.getTime());
});

test("a reader of all log types sees more on it", async () => {
  const { data } = await (await api.signedIn("AlertRead")).ask(timeline, { id: alert.id });
  expect(data.alert.timeline.alerts.map(({ title }: { title: string }) => title)).toEqual([
    "Before",
    hidden.title,
    "After",
  ]);
});
