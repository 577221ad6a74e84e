import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRuleInspection } from "../detections/create-rule-inspection.ts";
import { addDoorSchema, anAlert, aRule, doorSchema } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let testLake: TestLake;
let analyst: SignedInUser;

const body = `def rule(event):
    if event.get("door") != "vault":
        return False
    return len(event.get("who", "")) != 3

def title(event):
    return f"{event.get('door')} was opened"

def dedup(event):
    return event["nobody"]
`;
const at = "2026-03-01 11:00:00.000000000";
const rowOf = (id: string, door: string) => ({
  at,
  door,
  p_event_time: at,
  p_parse_time: at,
  p_log_type: "Custom.Door",
  p_row_id: id,
  p_source_id: "s",
  p_source_label: "s",
});

beforeAll(async () => {
  const [testStore, lake] = await Promise.all([openTestStore(), openTestLake()]);
  testLake = lake;
  await lake.lake.ensureTables([parseSchema(doorSchema)]);
  const rules = createRuleInspection(testStore.store, undefined, { cacheFolder: testCacheFolder, libraries: {} });
  api = await TestApi.open(testStore, { rules, lake: lake.lake });
  await addDoorSchema(api.store, api.now);
  analyst = await api.signedIn("RuleRead", "DataAnalyticsRead");
  await Promise.all([
    api.store.detections.create(aRule({ id: "Door.Vault", body, threshold: 3, managed: false })),
    api.store.detections.create(aRule({ id: "Door.Off", body, enabled: false, managed: false })),
    api.store.detections.create(aRule({ id: "Door.Signal", body, createAlert: false, managed: false })),
    api.store.detections.create(
      aRule({
        id: "Door.Filtered",
        body,
        inlineFilters: [{ KeyPath: "door", Condition: "Equals", Value: "hall" }],
        managed: false,
      }),
    ),
  ]);
  const table = (database: string, row: object) => ({
    database,
    table: "custom_door",
    rows: Buffer.from(JSON.stringify(row)),
  });
  const insert = (database: string, row: object) => testLake.lake.insert({ ...table(database, row), token: database });
  await insert("pharos_logs", rowOf("a1", "vault"));
  await insert("pharos_rule_matches", { ...rowOf("a1", "vault"), p_rule_id: "Door.Vault", p_alert_id: "alert1" });
  await api.store.alerts.insert([anAlert({ id: "alert1", ruleId: "Door.Vault" })]);
  const early = rowOf("a2", "vault");
  await testLake.lake.insert({ ...table("pharos_logs", early), token: "early" });
  const known = { ...early, p_rule_id: "Door.Vault", p_alert_id: "alert2" };
  await testLake.lake.insert({ ...table("pharos_rule_matches", known), token: "known" });
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

async function explain(input: object, by = analyst) {
  return by.ask(
    `query($input: ExplainDecisionInput!) { explainDecision(input: $input) { answer isMatch logType event
      steps { step verdict text mendAt alertId details { text holds } } } }`,
    { input },
  );
}
async function trail(input: object) {
  const { data, errors } = await explain(input);
  expect(errors).toEqual([]);
  return data.explainDecision;
}
const log = (door: string) => JSON.stringify({ at: "2026-03-01T11:00:00Z", door });

test.each([
  {
    name: "a log that its schema refuses",
    input: { detectionId: "Door.Vault", event: JSON.stringify({ at: "2026-03-01T11:00:00Z" }) },
    answer: /^The event is not classified as Custom.Door: .*door/,
  },
  {
    name: "an event of another log type",
    input: { detectionId: "Door.Vault", event: JSON.stringify({ p_log_type: "Custom.Gate" }) },
    answer: "The event is classified as Custom.Gate, and the rule runs on Custom.Door only.",
  },
  {
    name: "a row that is not there",
    input: { detectionId: "Door.Vault", row: { logType: "Custom.Door", rowId: "b2" } },
    answer: "No row b2 of Custom.Door is stored: it never arrived, failed to parse, or has expired.",
  },
  { name: "a disabled rule", input: { detectionId: "Door.Off", event: log("vault") }, answer: "The rule is disabled." },
  {
    name: "no candidate",
    input: { detectionId: "Door.Vault", event: log("hall") },
    answer: 'The event does not meet what the rule needs to match: door is "vault".',
  },
  {
    name: "a filter",
    input: { detectionId: "Door.Filtered", event: log("vault") },
    answer: 'An inline filter leaves the event out: door Equals "hall" does not hold.',
  },
  {
    name: "a rule that says no",
    input: {
      detectionId: "Door.Vault",
      event: JSON.stringify({ p_log_type: "Custom.Door", door: "vault", who: "ann" }),
    },
    answer: "rule() returned False.",
  },
  {
    name: "a rule that makes signals",
    input: { detectionId: "Door.Signal", event: log("vault") },
    answer: "The match becomes a signal and no alert: the rule's CreateAlert is false.",
  },
  {
    name: "a threshold",
    input: { detectionId: "Door.Vault", event: log("vault") },
    answer: "An event like this would be match 1 of the 3 that are needed for an alert.",
  },
  {
    name: "a draft",
    input: {
      detectionId: "Door.Vault",
      event: log("vault"),
      draft: {
        yaml: "AnalysisType: rule\nRuleID: Door.Vault\nEnabled: true\nSeverity: Low\nLogTypes: [Custom.Door]\n",
        python: "def rule(event):\n    return event['nope']\n",
      },
    },
    answer: /^rule\(\) raised an error: KeyError/,
  },
])("names $name", async ({ input, answer }) => {
  expect((await trail(input)).answer).toEqual(typeof answer === "string" ? answer : expect.stringMatching(answer));
});

test("a match that alerted is told step by step, with its alert", async () => {
  const reader = await api.signedIn("RuleRead", "DataAnalyticsRead", "AlertRead");
  const { data } = await explain({ detectionId: "Door.Vault", row: { logType: "Custom.Door", rowId: "a1" } }, reader);
  const found = data.explainDecision;
  expect(found).toMatchObject({
    answer: "The rule matched the event when it arrived, and the event belongs to an alert.",
    isMatch: true,
    logType: "Custom.Door",
    event: { door: "vault" },
  });
  expect(found.steps.map(({ step, verdict, text }: Record<string, string>) => `${step} ${verdict} ${text}`)).toEqual([
    "CLASSIFIED PASSED The event is classified as Custom.Door.",
    "STORED PASSED It is stored as the row a1.",
    "ENABLED PASSED The rule is enabled.",
    "CANDIDATE PASSED The event meets the rule's conditions.",
    "EVALUATED PASSED rule() returned True.",
    'FUNCTION PASSED title: "vault was opened"',
    expect.stringMatching(/^FUNCTION NOTICE dedup raised an error, so its default is used: KeyError/),
    'GROUPED PASSED It is grouped under the dedup string "vault was opened" for 60 minutes; 3 matches are needed for an alert.',
    "ALERT PASSED The rule matched the event when it arrived, and the event belongs to an alert.",
    "DELIVERED NOTICE The alert went to no destination.",
  ]);
  expect(found.steps.at(-2)).toMatchObject({ alertId: "alert1", mendAt: "ALERT" });
  const unlinked = await trail({ detectionId: "Door.Vault", row: { logType: "Custom.Door", rowId: "a1" } });
  expect(unlinked.steps.at(-1)).toMatchObject({ step: "ALERT", verdict: "PASSED", alertId: null });
});

test("a match that is one of too few for an alert says so", async () => {
  const found = await trail({ detectionId: "Door.Vault", row: { logType: "Custom.Door", rowId: "a2" } });
  const text =
    "The rule matched the event when it arrived, and its window has fewer than the 3 matches that are needed for an alert.";
  expect(found.answer).toBe(text);
  expect(found.steps.at(-1)).toMatchObject({ step: "ALERT", verdict: "STOPPED", alertId: null });
});

test("a line of a log that is no JSON is read by the rule's schemas", async () => {
  const found = await trail({ detectionId: "Door.Vault", event: "vault opened by ann" });
  expect(found.answer).toMatch(/^The event is not classified as Custom.Door: /);
});

test("readers of other log types learn nothing", async () => {
  const other = await api.signedInSeeing(["Custom.Window"], "RuleRead", "DataAnalyticsRead");
  for (const input of [
    { detectionId: "Door.Vault", row: { logType: "Custom.Door", rowId: "a1" } },
    { detectionId: "Door.Vault", event: log("vault") },
  ]) {
    expect((await explain(input, other)).data).toBeNull();
  }
});

test.each([
  { name: "no event", input: { detectionId: "Door.Vault" }, says: "Give an event" },
  { name: "what is not JSON", input: { detectionId: "Door.Vault", event: "{" }, says: "The event is not JSON" },
  { name: "what is not an object", input: { detectionId: "Door.Vault", event: "[1]" }, says: "one JSON object" },
  { name: "an unknown rule", input: { detectionId: "Nobody", event: "{}" }, says: "Nobody" },
])("refuses $name", async ({ input, says }) => {
  expect((await explain(input)).errors[0]?.message).toContain(says);
});
