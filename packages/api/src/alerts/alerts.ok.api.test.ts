import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlert, aRule, aSource, doorSchema } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let testLake: TestLake;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

const listDocument = `query ($input: AlertsInput!) {
  alerts(input: $input) { totalCount edges { node { id title } } pageInfo { hasNextPage hasPreviousPage endCursor } }
}`;

test("the list is narrowed, sorted and read page by page", async () => {
  const minutes = [1, 2, 3, 4, 5];
  const alerts = minutes.map((minute) =>
    anAlert({
      ruleId: "Pages",
      title: `Alert ${minute}`,
      severity: minute === 5 ? "LOW" : "HIGH",
      createdAt: new Date(minute * 60_000),
    }),
  );
  await api.store.alerts.insert(alerts);
  const reader = await api.signedIn("AlertRead");
  const titles: string[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const { data } = await reader.ask(listDocument, {
      input: { detectionId: "Pages", severities: ["HIGH"], pageSize: 3, cursor },
    });
    titles.push(...data.alerts.edges.map((edge: { node: { title: string } }) => edge.node.title));
    expect(data.alerts.totalCount).toBe(4);
    expect(data.alerts.pageInfo.hasPreviousPage).toBe(pages > 0);
    cursor = data.alerts.pageInfo.hasNextPage ? data.alerts.pageInfo.endCursor : undefined;
    pages += 1;
  } while (cursor);
  expect(titles).toEqual(["Alert 4", "Alert 3", "Alert 2", "Alert 1"]);
  expect(pages).toBe(2);
});

test("one alert is read with everything around it", async () => {
  await api.store.detections.syncManaged([aRule()], api.now);
  const source = await aSource(api.store);
  const reader = await api.signedIn("AlertRead", "RuleRead");
  const alert = anAlert({ sourceIds: [source.id, "gone"], assigneeId: reader.user.id });
  await api.store.alerts.insert([alert]);
  const { data, errors } = await reader.ask(
    `query ($id: ID!) { alert(id: $id) {
      type subtype status severity title context createdAt eventCount revision updatedBy { name }
      sources { id label } assignee { email } detection { id displayName } history { type }
    } }`,
    { id: alert.id },
  );
  expect(errors).toEqual([]);
  expect(data.alert).toEqual({
    type: "ALERT",
    subtype: "RULE",
    status: "OPEN",
    severity: "HIGH",
    title: "Root signed in",
    context: { ip: "192.0.2.7" },
    createdAt: "2026-03-01T11:00:00Z",
    eventCount: 1,
    revision: 0,
    updatedBy: null,
    sources: [
      { id: source.id, label: source.label },
      { id: "gone", label: "Unknown" },
    ],
    assignee: { email: reader.user.email },
    detection: { id: "AWS.Root", displayName: "Root sign-in" },
    history: [],
  });
});

test("who may not see rules reads the alert without its rule, whatever policies they see", async () => {
  await api.store.detections.syncManaged([aRule()], api.now);
  const alert = anAlert();
  await api.store.alerts.insert([alert]);
  const { data, errors } = await (await api.signedIn("AlertRead", "PolicyRead")).ask(
    "query ($id: ID!) { alert(id: $id) { ruleId detection { id } } }",
    { id: alert.id },
  );
  expect({ data, errors }).toEqual({ data: { alert: { ruleId: "AWS.Root", detection: null } }, errors: [] });
});

test("its events come from the lake, newest first, page by page, with the times of the first and the last", async () => {
  const alert = anAlert();
  await api.store.alerts.insert([alert]);
  const rows = [1, 2, 3].map((n) =>
    JSON.stringify({
      p_row_id: `row${n}`,
      p_event_time: `2026-03-01 10:00:0${n}.000000000`,
      p_parse_time: "2026-03-01 10:00:09.000000000",
      p_log_type: "Custom.Door",
      p_alert_id: n === 3 ? "another" : alert.id,
      p_rule_id: "AWS.Root",
      door: `door ${n}`,
    }),
  );
  const table = { database: "pharos_rule_matches", table: "custom_door" } as const;
  await testLake.lake.insert({ ...table, rows: Buffer.from(`${rows.join("\n")}\n`), token: "events" });
  const reader = await api.signedIn("AlertRead");
  const document = `query ($id: ID!, $cursor: String) {
    alert(id: $id) { events(pageSize: 1, cursor: $cursor) { nodes pageInfo { hasNextPage endCursor } } }
  }`;
  const first = (await reader.ask(document, { id: alert.id })).data.alert.events;
  const second = (await reader.ask(document, { id: alert.id, cursor: first.pageInfo.endCursor })).data.alert.events;
  expect([...first.nodes, ...second.nodes].map((event: { door: string }) => event.door)).toEqual(["door 2", "door 1"]);
  expect(second.pageInfo.hasNextPage).toBe(false);
  const times = await reader.ask("query ($id: ID!) { alert(id: $id) { eventTimes { first last } } }", { id: alert.id });
  expect(times.data.alert.eventTimes).toEqual({ first: "2026-03-01T10:00:01Z", last: "2026-03-01T10:00:02Z" });
});

test("a status changes for all alerts chosen, with history where it was another", async () => {
  const [open, triaged] = [anAlert(), anAlert({ status: "TRIAGED" })];
  await api.store.alerts.insert([open, triaged]);
  const analyst = await api.signedIn("AlertModify");
  const { data } = await analyst.ask(
    `mutation ($input: UpdateAlertStatusByIdInput!) {
      updateAlertStatusById(input: $input) { alerts { status revision updatedBy { name } history { type from to actor { name } } } }
    }`,
    { input: { ids: [open.id, triaged.id, open.id], status: "TRIAGED" } },
  );
  const changed = { type: "STATUS_CHANGE", from: "OPEN", to: "TRIAGED", actor: { name: "Ada Keeper" } };
  expect(data.updateAlertStatusById.alerts).toEqual([
    { status: "TRIAGED", revision: 1, updatedBy: { name: "Ada Keeper" }, history: [changed] },
    { status: "TRIAGED", revision: 0, updatedBy: null, history: [] },
  ]);
});

test("an assignee is given and taken away", async () => {
  const alert = anAlert();
  await api.store.alerts.insert([alert]);
  const analyst = await api.signedIn("AlertModify");
  const document = `mutation ($input: UpdateAlertsAssigneeByIdInput!) {
    updateAlertsAssigneeById(input: $input) { alerts { assignee { id } } }
  }`;
  const assign = async (assigneeId: string | null) =>
    (await analyst.ask(document, { input: { ids: [alert.id], assigneeId } })).data.updateAlertsAssigneeById.alerts;
  expect(await assign(analyst.user.id)).toEqual([{ assignee: { id: analyst.user.id } }]);
  expect(await assign(null)).toEqual([{ assignee: null }]);
  const history = await api.store.alerts.history(alert.id);
  expect(history.map(({ type, from, to }) => [type, from, to])).toEqual([
    ["ASSIGNEE_CHANGE", "", analyst.user.id],
    ["ASSIGNEE_CHANGE", analyst.user.id, ""],
  ]);
});

test("a comment is kept in the history", async () => {
  const alert = anAlert();
  await api.store.alerts.insert([alert]);
  const analyst = await api.signedIn("AlertModify");
  const { data } = await analyst.ask(
    "mutation ($input: CreateAlertCommentInput!) { createAlertComment(input: $input) { alert { history { type comment at } } } }",
    { input: { alertId: alert.id, body: "  It was me  " } },
  );
  expect(data.createAlertComment.alert.history).toEqual([
    { type: "COMMENT", comment: "It was me", at: "2026-03-01T12:00:00Z" },
  ]);
});

test("alerts may be assigned to everyone who is switched on", async () => {
  const reader = await api.signedIn("AlertRead");
  const gone = await api.signedIn();
  await api.store.users.update(gone.user.id, { enabled: false });
  const { data } = await reader.ask("{ assignees { id email } }");
  const ids = data.assignees.map(({ id }: { id: string }) => id);
  expect(data.assignees).toContainEqual({ id: reader.user.id, email: reader.user.email });
  expect(ids).not.toContain(gone.user.id);
});
