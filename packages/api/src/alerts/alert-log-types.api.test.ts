import type { Alert } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anAlert, aRule } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

const door = anAlert({ title: "A door", ruleId: "Door" });
const gate = anAlert({ title: "A gate", ruleId: "Gate", logTypes: ["Custom.Gate"], severity: "LOW" });
const both = anAlert({ title: "A door and a gate", ruleId: "Gate", logTypes: ["Custom.Door", "Custom.Gate"] });
const rows = anAlert({ title: "Rows", ruleId: "Nightly", logTypes: [], neededLogTypes: undefined });
const bucket = anAlert({ title: "A bucket", ruleId: "Bucket", subtype: "POLICY", logTypes: [] });

let api: TestApi;
let keeper: SignedInUser;
let guard: SignedInUser;
let stranger: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  await api.store.alerts.insert([door, gate, both, rows, bucket]);
  const rules = [aRule({ id: "Door" }), aRule({ id: "Gate", logTypes: ["Custom.Door", "Custom.Gate"] })];
  await api.store.detections.syncManaged(rules, api.now);
  keeper = await api.signedIn("AlertModify", "RuleRead", "SummaryRead");
  guard = await api.signedInSeeing(["Custom.Door"], "AlertModify", "RuleRead", "SummaryRead");
  stranger = await api.signedIn("RuleRead");
});
afterAll(() => api.close());

const list = "{ alerts(input: { pageSize: 2 }) { totalCount edges { node { title } } pageInfo { hasNextPage } } }";

test("a restricted reader is listed, and counts, alerts all of whose log types they see", async () => {
  const seen = (await guard.ask(list)).data.alerts;
  expect(seen.totalCount).toBe(2);
  expect(seen.edges.map(({ node }: { node: Alert }) => node.title).sort()).toEqual(["A bucket", "A door"]);
  expect(seen.pageInfo.hasNextPage).toBe(false);
  expect((await keeper.ask(list)).data.alerts).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
});

test("alerts asked for by id come in that order, without those that the reader does not see", async () => {
  const document = "query ($ids: [ID!]!) { alertsById(ids: $ids) { title } }";
  const ids = [rows.id, bucket.id, "missing", gate.id, door.id];
  const titles = async (reader: SignedInUser) =>
    (await reader.ask(document, { ids })).data.alertsById.map(({ title }: Alert) => title);
  expect(await titles(keeper)).toEqual(["Rows", "A bucket", "A gate", "A door"]);
  expect(await titles(guard)).toEqual(["A bucket", "A door"]);
});

describe.each([
  { name: "of a hidden log type", alert: gate },
  { name: "of a visible and a hidden log type", alert: both },
  { name: "of rows that may tell of anything", alert: rows },
])("an alert $name", ({ alert }) => {
  test.each([
    { name: "is not read", document: "query ($id: ID!) { alert(id: $id) { title } }" },
    {
      name: "gets no status",
      document:
        "mutation ($id: ID!) { updateAlertStatusById(input: { ids: [$id], status: CLOSED }) { alerts { title } } }",
    },
    {
      name: "is not assigned",
      document: `mutation ($id: ID!) {
        updateAlertsAssigneeById(input: { ids: [$id], assigneeId: "" }) { alerts { title } } }`,
    },
    {
      name: "gets no comment",
      document: 'mutation ($id: ID!) { createAlertComment(input: { alertId: $id, body: "b" }) { alert { title } } }',
    },
  ])("$name by a restricted person, as if it were not there", async ({ document }) => {
    const { errors, data } = await guard.ask(document, { id: alert.id });
    expect(errors[0]?.message).toContain(alert.id);
    expect(errors[0]?.extensions.code).toBe("NotFound");
    expect(JSON.stringify({ errors, data })).not.toContain(alert.title);
    expect((await keeper.ask(document, { id: alert.id })).errors).toEqual([]);
  });
});

test.each([
  { name: "who sees none of its log types", alert: gate, to: () => guard, isHidden: true },
  { name: "who sees all of its log types", alert: door, to: () => guard, isHidden: false },
  { name: "who sees everything", alert: gate, to: () => keeper, isHidden: false },
  { name: "who may not read alerts", alert: door, to: () => stranger, isHidden: true },
])("whoever assigns an alert is told of an assignee $name", async ({ alert, to, isHidden }) => {
  const document = `mutation ($id: ID!, $assigneeId: ID!) {
    updateAlertsAssigneeById(input: { ids: [$id], assigneeId: $assigneeId }) {
      alerts { assignee { id } isHiddenFromAssignee }
    }
  }`;
  const { user } = to();
  const { data } = await keeper.ask(document, { id: alert.id, assigneeId: user.id });
  expect(data.updateAlertsAssigneeById.alerts).toEqual([{ assignee: { id: user.id }, isHiddenFromAssignee: isHidden }]);
});

test("one hidden alert among those to be changed changes none", async () => {
  const document = `mutation ($ids: [ID!]!) {
    updateAlertStatusById(input: { ids: $ids, status: RESOLVED }) { alerts { id } } }`;
  const { errors } = await guard.ask(document, { ids: [door.id, gate.id] });
  expect(errors[0]?.extensions.code).toBe("NotFound");
  expect(await api.store.alerts.get(door.id)).toMatchObject({ status: "OPEN" });
});

const range = { from: "2026-03-01T00:00:00Z", to: "2026-03-02T00:00:00Z" };

test("overview and metrics count the same alerts", async () => {
  const overview = `query ($from: DateTime!, $to: DateTime!) { overview(startTime: $from, endTime: $to) {
    alertsBySeverity { label count } alertsOverTime { series { label values } } topRules { ruleId count }
    openAlerts { label count } totals { alerts } } }`;
  const { overview: seen } = (await guard.ask(overview, range)).data;
  expect(seen.totals.alerts).toBe(2);
  expect(seen.openAlerts).toContainEqual({ label: "LOW", count: 0 });
  expect(seen.alertsBySeverity).toContainEqual({ label: "HIGH", count: 2 });
  expect(seen.alertsBySeverity).toContainEqual({ label: "LOW", count: 0 });
  expect(seen.topRules.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(["Bucket", "Door"]);
  const ofLow = seen.alertsOverTime.series.find(({ label }: { label: string }) => label === "LOW");
  expect(ofLow.values.every((value: number) => value === 0)).toBe(true);
  const metrics = `query ($from: DateTime!, $to: DateTime!) {
    metrics(input: { fromDate: $from, toDate: $to, intervalInMinutes: 60 }) {
      totalAlerts alertsPerRule { entityId value } alertsPerSeverity { label value } } }`;
  expect((await guard.ask(metrics, range)).data.metrics.totalAlerts).toBe(2);
  expect((await keeper.ask(metrics, range)).data.metrics.totalAlerts).toBe(5);
});

test("a rule's trend counts the same alerts, and its last match is of the same events", async () => {
  await api.store.lastMatches.note([{ ruleId: "Gate", logType: "Custom.Gate", at: api.now }]);
  const trend = '{ rule(id: "Gate") { alertsPerDay lastMatchAt alerts(input: {}) { totalCount } } }';
  const total = (days: number[]) => days.reduce((sum, day) => sum + day, 0);
  const [mine, all] = [(await guard.ask(trend)).data.rule, (await keeper.ask(trend)).data.rule];
  expect([total(mine.alertsPerDay), mine.alerts.totalCount]).toEqual([0, 0]);
  expect([total(all.alertsPerDay), all.alerts.totalCount]).toEqual([2, 2]);
  expect([mine.lastMatchAt, typeof all.lastMatchAt]).toEqual([null, "string"]);
});

test("events are counted of visible log types alone", async () => {
  const counts = { received: 1, stored: 1, failed: 0, dropped: 0, repeated: 0, bytes: 10 };
  const at = new Date("2026-03-01T10:00:00Z");
  for (const logType of ["Custom.Door", "Custom.Gate"]) {
    await api.store.ingest.counts.add([{ sourceId: "s", logType, at, counts }]);
  }
  const document = `query ($from: DateTime!, $to: DateTime!) {
    overview(startTime: $from, endTime: $to) { totalEvents totalBytes eventsOverTime { series { label } } totals { events } }
    metrics(input: { fromDate: $from, toDate: $to, intervalInMinutes: 60 }) {
      totalBytesProcessed totalEventsProcessed bytesProcessedPerSource { label } eventsProcessedPerLogType { label } } }`;
  const seen = (await guard.ask(document, range)).data;
  expect(JSON.stringify(seen)).not.toContain("Custom.Gate");
  expect(seen).toMatchObject({
    overview: { totalEvents: 1, totalBytes: 10, totals: { events: 1 } },
    metrics: { totalBytesProcessed: 10, totalEventsProcessed: 1 },
  });
  expect((await keeper.ask(document, range)).data).toMatchObject({
    overview: { totalEvents: 2 },
    metrics: { totalBytesProcessed: 20 },
  });
  const before = `{ overview(startTime: "2026-03-02T00:00:00Z", endTime: "2026-03-03T00:00:00Z") {
    totalsBefore { alerts events bytes } } }`;
  expect((await guard.ask(before)).data.overview.totalsBefore).toEqual({ alerts: 2, events: 1, bytes: 10 });
  expect((await keeper.ask(before)).data.overview.totalsBefore).toEqual({ alerts: 5, events: 2, bytes: 20 });
});
