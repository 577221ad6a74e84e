import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlert, doorSchema } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

const at = (day: string) => new Date(`${day}T11:00:00Z`);
const alert = anAlert({ title: "Root signed in", dedupString: "root", createdAt: at("2026-03-01") });
const earlier = (title: string, day: string, change: object = {}) =>
  anAlert({ title, dedupString: title, createdAt: at(day), firstEventMatchedAt: at(day), ...change });
const sameTitle = earlier("Root signed in", "2026-01-10");
const sameUser = earlier("Ada signed in", "2026-02-01");
const other = earlier("Bob signed in", "2026-02-20");
const reopened = earlier("Eve signed in", "2026-02-19");
const hidden = earlier("Root signed in at the gate", "2026-02-25", { logTypes: ["Custom.Gate"] });

let api: TestApi;
let testLake: TestLake;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  await api.store.alerts.insert([
    ...[alert, sameTitle, sameUser, other, reopened, hidden],
    earlier("Of another rule", "2026-02-20", { ruleId: "AWS.Other" }),
    earlier("An error of the rule", "2026-02-20", { type: "DETECTION_ERROR", subtype: "RULE_ERROR" }),
    earlier("Too long ago", "2025-11-30"),
    earlier("Later", "2026-03-02"),
  ]);
  const match = (id: string, alertId: string, day: string) => ({
    ...{ p_row_id: id, p_log_type: "Custom.Door", p_event_time: `${day} 10:00:00`, p_parse_time: `${day} 10:00:00` },
    ...{ p_any_usernames: ["ada"], p_alert_id: alertId, p_rule_id: "AWS.Root" },
  });
  const insert = (database: string, table: string, rows: readonly object[]) =>
    testLake.lake.insert({
      ...{ database, table, token: database },
      rows: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join("")),
    });
  await insert("pharos_rule_matches", "custom_door", [match("1", alert.id, "2026-03-01")]);
  await insert("pharos_signals", "correlation_signals", [
    match("1", alert.id, "2026-03-01"),
    match("2", sameUser.id, "2026-02-01"),
    match("3", hidden.id, "2026-02-25"),
  ]);
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

const document = `query ($id: ID!) { alert(id: $id) { similarAlerts {
  since
  outcomes { falsePositives truePositives withoutOutcome unfinished }
  alerts { title status outcome outcomeReason isSameGroup sharedValues endedBy { name } }
} } }`;

test("an alert tells how the earlier ones of its detection ended, the most alike first", async () => {
  const analyst = await api.signedIn("AlertModify");
  const setStatus =
    "mutation ($input: UpdateAlertStatusByIdInput!) { updateAlertStatusById(input: $input) { alerts { id } } }";
  const end = (id: string, input: object) => analyst.ask(setStatus, { input: { ids: [id], ...input } });
  await end(sameTitle.id, { status: "CLOSED", outcome: "FALSE_POSITIVE", reason: "Backup job" });
  await end(other.id, { status: "RESOLVED", outcome: "TRUE_POSITIVE" });
  await end(reopened.id, { status: "CLOSED" });
  await end(reopened.id, { status: "OPEN" });

  const reader = await api.signedInSeeing(["Custom.Door"], "AlertRead");
  const { data, errors } = await reader.ask(document, { id: alert.id });
  expect(errors).toEqual([]);
  const open = { status: "OPEN", outcome: null, outcomeReason: null, endedBy: null };
  const endedBy = { name: "Ada Keeper" };
  expect(data.alert.similarAlerts).toEqual({
    since: "2025-12-01T11:00:00Z",
    outcomes: { falsePositives: 1, truePositives: 1, withoutOutcome: 0, unfinished: 2 },
    alerts: [
      {
        ...{ title: "Root signed in", status: "CLOSED", outcome: "FALSE_POSITIVE", outcomeReason: "Backup job" },
        ...{ isSameGroup: true, sharedValues: [], endedBy },
      },
      { title: "Ada signed in", isSameGroup: false, sharedValues: ["ada"], ...open },
      {
        ...{ title: "Bob signed in", status: "RESOLVED", outcome: "TRUE_POSITIVE", outcomeReason: "" },
        ...{ isSameGroup: false, sharedValues: [], endedBy },
      },
      { title: "Eve signed in", isSameGroup: false, sharedValues: [], ...open },
    ],
  });
});

test("alerts of log types that a reader does not see neither count nor show", async () => {
  const titlesOf = async (reader: Awaited<ReturnType<TestApi["signedIn"]>>) => {
    const { data } = await reader.ask(document, { id: alert.id });
    return data.alert.similarAlerts.alerts.map(({ title }: { title: string }) => title);
  };
  expect(await titlesOf(await api.signedIn("AlertRead"))).toContain(hidden.title);
  expect(await titlesOf(await api.signedInSeeing(["Custom.Door"], "AlertRead"))).not.toContain(hidden.title);
});
