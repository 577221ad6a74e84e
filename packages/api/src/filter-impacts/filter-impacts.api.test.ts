import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDoorSchema, anAlert, aRule, doorSchema } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let testLake: TestLake;
let analyst: SignedInUser;
beforeAll(async () => {
  const [testStore, lake] = await Promise.all([openTestStore(), openTestLake()]);
  testLake = lake;
  await lake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(testStore, { lake: lake.lake });
  await addDoorSchema(api.store, api.now);
  analyst = await api.signedIn("RuleRead", "AlertRead");
  await api.store.detections.create(aRule({ id: "Door.Noisy", threshold: 2, managed: false }));
  const alert = (id: string, status: "OPEN" | "RESOLVED", day = "2026-02-20") =>
    anAlert({ id, status, ruleId: "Door.Noisy", title: id, createdAt: new Date(`${day}T10:00:00Z`) });
  await api.store.alerts.insert([
    alert("all-hall", "OPEN"),
    alert("real", "RESOLVED"),
    alert("vault", "OPEN"),
    { ...alert("benign", "RESOLVED"), outcome: "FALSE_POSITIVE" as const },
    alert("long-ago", "OPEN", "2025-12-01"),
  ]);
  const doors = {
    "all-hall": ["hall", "hall", "hall"],
    real: ["hall", "vault"],
    vault: ["vault", "vault"],
    benign: ["hall", "hall"],
    "long-ago": ["hall"],
  };
  const rows = Object.entries(doors).flatMap(([alertId, events]) =>
    events.map((door, n) => ({
      door,
      p_event_time: "2026-02-20 09:59:00",
      p_parse_time: "2026-02-20 10:00:00",
      p_log_type: "Custom.Door",
      p_row_id: `${alertId}-${n}`,
      p_alert_id: alertId,
      p_rule_id: "Door.Noisy",
    })),
  );
  const insert = { database: "pharos_rule_matches", table: "custom_door", token: "t" };
  await testLake.lake.insert({ ...insert, rows: Buffer.from(rows.map((row) => JSON.stringify(row)).join("\n")) });
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

const ask = (filters: string, by = analyst, detectionId = "Door.Noisy") =>
  by.ask(
    `query($input: FilterImpactInput!) { filterImpact(input: $input) { alerts alertsRemoved truePositivesRemoved falsePositivesRemoved events
      eventsRemoved notice filteredAlerts { id outcome events eventsRemoved isRemoved isTruePositive } } }`,
    { input: { detectionId, filters } },
  );

test("a filter is told by the alerts and events that it would have removed, true positives first", async () => {
  const { data, errors } = await ask("- { KeyPath: door, Condition: DoesNotEqual, Value: hall }");
  expect(errors).toEqual([]);
  expect(data.filterImpact).toEqual({
    alerts: 4,
    alertsRemoved: 3,
    truePositivesRemoved: 1,
    falsePositivesRemoved: 1,
    events: 9,
    eventsRemoved: 6,
    notice: "",
    filteredAlerts: [
      // One event is left, and the threshold is two.
      { id: "real", outcome: null, events: 2, eventsRemoved: 1, isRemoved: true, isTruePositive: true },
      expect.objectContaining({ isTruePositive: false }),
      expect.objectContaining({ isTruePositive: false }),
    ],
  });
});

test("a filter that leaves everything as it is removes nothing", async () => {
  const { data } = await ask("- { KeyPath: door, Condition: DoesNotEqual, Value: roof }");
  expect(data.filterImpact).toMatchObject({ alerts: 4, alertsRemoved: 0, eventsRemoved: 0, filteredAlerts: [] });
});

test("alerts of other log types count for nobody who does not see them", async () => {
  const other = await api.signedInSeeing(["Custom.Window"], "RuleRead", "AlertRead");
  expect((await ask("- { KeyPath: door, Condition: Equals, Value: hall }", other)).errors[0]?.extensions.code).toBe(
    "NotFound",
  );
});

test.each([
  { name: "what is not a list", filters: "door", says: "a list of expressions" },
  { name: "an unknown condition", filters: "- { KeyPath: door, Condition: Smells, Value: x }", says: "Smells" },
  { name: "broken YAML", filters: "- { KeyPath: door", says: "line 1" },
])("refuses $name", async ({ filters, says }) => {
  expect((await ask(filters)).errors[0]?.message).toContain(says);
});
