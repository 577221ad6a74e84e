import type { Alert } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anAlert, aRule } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let analyst: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  analyst = await api.signedIn("AlertModify", "RuleRead");
});

const minutes = (n: number) => new Date(Date.UTC(2026, 2, 1, 10, n));
const document = `query ($input: AlertGroupsInput!) { alertGroups(input: $input) {
  totalCount pageInfo { hasNextPage endCursor }
  edges { node { key count openCount severity newestAt assignees { id } detection { displayName } } } } }`;

type Group = { key: string; assignees: { id: string }[] };
async function ask(input: object = {}, reader = analyst) {
  const { data, errors } = await reader.ask(document, { input: { by: "DETECTION", filter: {}, ...input } });
  if (!data) throw new Error(errors[0]?.message);
  const { totalCount, pageInfo, edges } = data.alertGroups;
  return { totalCount, pageInfo, groups: edges.map(({ node }: { node: Group }) => node) as Group[] };
}
const keysOf = async (input: object = {}, reader = analyst) => (await ask(input, reader)).groups.map(({ key }) => key);

const some = (count: number, change: Partial<Alert>) => Array.from({ length: count }, () => anAlert(change));

test("alerts of a detection are one group that says how many they are, and which is the worst and the newest", async () => {
  await api.store.detections.syncManaged([aRule({ id: "Root", displayName: "Root sign-in" })], api.now);
  const bob = await api.signedIn();
  await api.store.alerts.insert([
    anAlert({ ruleId: "Root", severity: "LOW", createdAt: minutes(5) }),
    anAlert({ ruleId: "Root", severity: "CRITICAL", status: "CLOSED", assigneeId: bob.user.id, createdAt: minutes(1) }),
    anAlert({ ruleId: "Root", status: "TRIAGED", assigneeId: bob.user.id, createdAt: minutes(2) }),
    anAlert({ ruleId: "Root", assigneeId: analyst.user.id, createdAt: minutes(3) }),
    anAlert({ ruleId: "Gone", severity: "INFO", assigneeId: "former", createdAt: minutes(4) }),
  ]);
  const { groups, totalCount } = await ask();
  expect(totalCount).toBe(2);
  expect(groups).toEqual([
    {
      key: "Root",
      count: 4,
      openCount: 2,
      severity: "CRITICAL",
      newestAt: "2026-03-01T10:05:00Z",
      assignees: [{ id: bob.user.id }, { id: analyst.user.id }],
      detection: { displayName: "Root sign-in" },
    },
    {
      key: "Gone",
      count: 1,
      openCount: 1,
      severity: "INFO",
      newestAt: "2026-03-01T10:04:00Z",
      assignees: [],
      detection: null,
    },
  ]);
});

test("only alerts that the filter finds count", async () => {
  await api.store.alerts.insert([...some(2, { ruleId: "One" }), ...some(3, { ruleId: "Two", status: "CLOSED" })]);
  expect((await ask({ filter: { statuses: ["OPEN"] } })).groups).toMatchObject([{ key: "One", count: 2 }]);
});

test.each([
  { sortBy: "count", sortDir: "descending", order: ["Many", "Some", "Few", "Also few"] },
  { sortBy: "count", sortDir: "ascending", order: ["Also few", "Few", "Some", "Many"] },
  { sortBy: "severity", sortDir: "descending", order: ["Few", "Some", "Also few", "Many"] },
  { sortBy: "newestAt", sortDir: "descending", order: ["Also few", "Some", "Many", "Few"] },
])("groups come by $sortBy, $sortDir, page by page", async ({ order, ...sort }) => {
  await api.store.alerts.insert([
    ...some(3, { ruleId: "Many", severity: "INFO", createdAt: minutes(2) }),
    ...some(2, { ruleId: "Some", severity: "HIGH", createdAt: minutes(3) }),
    ...some(1, { ruleId: "Few", severity: "CRITICAL", createdAt: minutes(1) }),
    ...some(1, { ruleId: "Also few", severity: "LOW", createdAt: minutes(4) }),
  ]);
  const first = await ask({ ...sort, pageSize: 3 });
  const second = await ask({ ...sort, pageSize: 3, cursor: first.pageInfo.endCursor });
  expect([...first.groups, ...second.groups].map(({ key }) => key)).toEqual(order);
  expect([first.totalCount, second.totalCount]).toEqual([4, 4]);
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
});

test("a restricted reader sees groups and counts of alerts that they see alone", async () => {
  await api.store.alerts.insert([
    ...some(1, { ruleId: "Both", severity: "LOW", createdAt: minutes(1) }),
    ...some(2, { ruleId: "Both", logTypes: ["Custom.Gate"], assigneeId: analyst.user.id, createdAt: minutes(2) }),
    ...some(1, { ruleId: "Hidden", logTypes: ["Custom.Gate"] }),
  ]);
  const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead");
  const { groups, totalCount } = await ask({}, guard);
  expect(totalCount).toBe(1);
  expect(groups).toEqual([
    {
      ...{ key: "Both", count: 1, openCount: 1, severity: "LOW", newestAt: "2026-03-01T10:01:00Z" },
      ...{ assignees: [], detection: null },
    },
  ]);
});

test("who may not see rules sees the group without its rule", async () => {
  await api.store.detections.syncManaged([aRule({ id: "AWS.Root" })], api.now);
  await api.store.alerts.insert([anAlert()]);
  expect((await ask({}, await api.signedIn("AlertRead"))).groups).toMatchObject([{ key: "AWS.Root", detection: null }]);
});

const ofUser = (alert: Alert, ...names: string[]) =>
  names.map((value) => ({ alertId: alert.id, field: "p_any_usernames" as const, value }));

test("an alert is in the group of each entity that it names, and the list is narrowed to one of them", async () => {
  const [one, other, third] = [
    anAlert({ title: "One", severity: "LOW", assigneeId: analyst.user.id }),
    anAlert({ title: "Other", severity: "CRITICAL", status: "TRIAGED" }),
    anAlert({ title: "Third" }),
  ];
  await api.store.alerts.insert([one, other, third]);
  const address = { alertId: third.id, field: "p_any_ip_addresses", value: "2001:db8::7" } as const;
  await api.store.alerts.addEntities([...ofUser(one, "root", "eve"), ...ofUser(other, "root"), address]);
  const { data } = await analyst.ask(
    `{ alertGroups(input: { by: ENTITY, filter: {} }) { totalCount edges { node {
      key count openCount severity entity { field value } detection { displayName } assignees { id } } } } }`,
  );
  expect(data.alertGroups.totalCount).toBe(3);
  const nodes = data.alertGroups.edges.map(({ node }: { node: Group }) => node);
  const shown = { detection: null, count: 1, openCount: 1, severity: "HIGH", assignees: [] };
  const byAnalyst = { assignees: [{ id: analyst.user.id }] };
  expect(nodes).toEqual([
    {
      ...{ ...shown, ...byAnalyst, key: "p_any_usernames:root", count: 2, severity: "CRITICAL" },
      entity: { field: "p_any_usernames", value: "root" },
    },
    {
      ...{ ...shown, ...byAnalyst, key: "p_any_usernames:eve", severity: "LOW" },
      entity: { field: "p_any_usernames", value: "eve" },
    },
    {
      ...{ ...shown, key: "p_any_ip_addresses:2001:db8::7" },
      entity: { field: "p_any_ip_addresses", value: "2001:db8::7" },
    },
  ]);
  const titles = async (entity: object) => {
    const list = "query ($input: AlertsInput!) { alerts(input: $input) { totalCount edges { node { title } } } }";
    const { data, errors } = await analyst.ask(list, { input: { entity } });
    return data ? data.alerts.edges.map(({ node }: { node: Alert }) => node.title).sort() : errors[0]?.message;
  };
  expect(await titles({ field: "p_any_usernames", value: "root" })).toEqual(["One", "Other"]);
  expect(await titles({ field: "p_any_ip_addresses", value: "2001:db8::7" })).toEqual(["Third"]);
  expect(await titles({ field: "p_any_emails", value: "root" })).toEqual([]);
  expect(await titles({ field: "user", value: "root" })).toContain("one of p_any_usernames, p_any_emails");
});

test("a restricted reader sees entities of alerts that they see alone", async () => {
  const [seen, hidden] = [anAlert(), anAlert({ logTypes: ["Custom.Gate"] })];
  await api.store.alerts.insert([seen, hidden]);
  await api.store.alerts.addEntities([...ofUser(seen, "root"), ...ofUser(hidden, "root", "secret")]);
  const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead");
  expect(await ask({ by: "ENTITY" }, guard)).toMatchObject({
    totalCount: 1,
    groups: [{ key: "p_any_usernames:root", count: 1 }],
  });
});

test("keeps so many values of a field with an alert, and each once", async () => {
  const alert = anAlert();
  await api.store.alerts.insert([alert]);
  const names = Array.from({ length: 15 }, (_, index) => `user ${index}`);
  await api.store.alerts.addEntities(ofUser(alert, ...names));
  await api.store.alerts.addEntities(ofUser(alert, ...names));
  expect((await ask({ by: "ENTITY" })).totalCount).toBe(15);
  await api.store.alerts.addEntities(ofUser(alert, ...names.map((name) => `another ${name}`)));
  expect((await ask({ by: "ENTITY" })).totalCount).toBe(20);
});

test("no alerts are no groups", async () => {
  expect(await ask()).toMatchObject({ totalCount: 0, groups: [], pageInfo: { hasNextPage: false } });
});

test.each([
  { name: "a page of no groups", input: { pageSize: 0 }, says: "pageSize must be from 1" },
  { name: "the cursor of another sort", input: { cursor: "x" }, says: "cursor" },
])("refuses $name", async ({ input, says }) => {
  await expect(keysOf(input)).rejects.toThrow(says);
});
