import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aRule } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let analyst: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  analyst = await api.signedIn("DataAnalyticsModify");
});

const fields = `id name description tags sqlQuery queryKind queryCookie enabled lookbackSeconds hasTimeFilter hasLimit
  schedule { rateMinutes cronExpression timeoutMinutes } email { recipients sendEmpty preferAttachment }
  params { language query tables startTime relativeTime limit sortDirection simpleSearchQueryFilter }`;
const create = `mutation ($input: SavedQueryInput!) { createSavedQuery(input: $input) { savedQuery { ${fields} } } }`;
const update = `mutation ($id: ID!, $input: SavedQueryInput!) {
  updateSavedQuery(id: $id, input: $input) { savedQuery { ${fields} } } }`;
const remove = "mutation ($ids: [ID!]!) { deleteSavedQueries(ids: $ids) { ids } }";
const enable = `mutation ($id: ID!, $enabled: Boolean!) {
  setSavedQueryEnabled(id: $id, enabled: $enabled) { savedQuery { enabled } } }`;
const made = async (input: object) => {
  const { data, errors } = await analyst.ask(create, { input });
  expect(errors).toEqual([]);
  return data.createSavedQuery.savedQuery;
};
const names = async () => {
  const { data } = await analyst.ask("{ savedQueries(input: {}) { edges { node { name } } } }");
  return data.savedQueries.edges.map(({ node }: { node: { name: string } }) => node.name);
};

const doors = { name: "Doors", sql: "SELECT 1 LIMIT 5" };

test("a query is kept with what was chosen beside its text", async () => {
  const filters = { ors: [{ ands: [{ key: "door", operator: "EQUALS", value: "x" }] }, { ands: [] }] };
  const chosen = { tables: ["pharos_logs.public.aws_alb"], relativeTime: "PT20M", limit: 50, sortDir: "ascending" };
  const saved = await made({ ...doors, description: "All", tags: ["a"], ...chosen, filters: JSON.stringify(filters) });
  expect(saved).toMatchObject({
    name: "Doors",
    description: "All",
    tags: ["a"],
    sqlQuery: doors.sql,
    queryKind: "saved",
    enabled: false,
    schedule: null,
    hasTimeFilter: true,
    hasLimit: true,
    params: {
      language: "sql",
      query: doors.sql,
      tables: chosen.tables,
      startTime: null,
      relativeTime: "PT20M",
      limit: 50,
      sortDirection: "ascending",
      simpleSearchQueryFilter: '{"ors":[{"ands":[{"key":"door","operator":"EQUALS","value":"x"}]}]}',
    },
  });
  expect(JSON.parse(saved.queryCookie)).toMatchObject({ language: "sql", query: doors.sql, ...chosen });
  const { data } = await analyst.ask(`query ($id: ID!) { savedQuery(id: $id) { ${fields} } }`, { id: saved.id });
  expect(data.savedQuery).toEqual(saved);
});

test("a query without a text is conditions alone", async () => {
  expect(await made({ name: "Conditions", sql: "", language: "simplesearch" })).toMatchObject({
    sqlQuery: "",
    params: { language: "simplesearch" },
  });
});

test("a text in PharosFlow says so wherever it goes", async () => {
  const saved = await made({ name: "Flow", sql: "t | limit 5", language: "pharosflow" });
  expect(saved.sqlQuery).toBe("--pragma: pharosflow\nt | limit 5");
  expect(await made({ name: "Pragma", sql: "--pragma: pantherflow\nt" })).toMatchObject({
    params: { language: "pharosflow" },
    hasTimeFilter: false,
  });
});

test.each([
  { name: "a comparison", change: { sql: "SELECT 1 FROM t WHERE p_event_time > now()" }, bound: true },
  { name: "a macro", change: { sql: "SELECT 1 FROM t WHERE p_occurs_since('1d')" }, bound: true },
  { name: "a look-back", change: { sql: "SELECT 1", lookbackSeconds: 60 }, bound: true },
  { name: "two times", change: { sql: "SELECT 1", startTime: "2026-03-01T00:00:00Z" }, bound: true },
  { name: "nothing", change: { sql: "SELECT p_event_time FROM t" }, bound: false },
  { name: "all time", change: { sql: "SELECT 1", relativeTime: "PAllTime" }, bound: false },
])("a query with $name is bound in time: $bound", async ({ change, bound }) => {
  expect((await made({ ...doors, ...change })).hasTimeFilter).toBe(bound);
});

describe("a schedule", () => {
  test.each([{ rateMinutes: 60 }, { cronExpression: "0 0 * * *" }])("is a rate or an expression: %j", async (when) => {
    const saved = await made({ ...doors, schedule: { ...when, timeoutMinutes: 5 } });
    expect(saved).toMatchObject({ queryKind: "scheduled", enabled: true, schedule: { ...when, timeoutMinutes: 5 } });
    const off = await analyst.ask(enable, { id: saved.id, enabled: false });
    expect(off.data.setSavedQueryEnabled.savedQuery).toEqual({ enabled: false });
  });

  test.each([
    ["is both", { rateMinutes: 60, cronExpression: "0 0 * * *", timeoutMinutes: 5 }],
    ["is neither", { timeoutMinutes: 5 }],
    ["never comes", { cronExpression: "0 0 99 * *", timeoutMinutes: 5 }],
    ["is shorter than its time-out", { rateMinutes: 2, timeoutMinutes: 5 }],
  ])("that %s is refused", async (_what, schedule) => {
    const { errors } = await analyst.ask(create, { input: { ...doors, schedule } });
    expect(errors[0]?.extensions.address).toBe("content.invalid");
  });

  test("needs a limit where the organisation says so", async () => {
    const schedule = { rateMinutes: 60, timeoutMinutes: 5 };
    const unlimited = { name: "All", sql: "SELECT 1", schedule };
    const before = await made(unlimited);
    expect(before.hasLimit).toBe(false);
    const settings =
      "mutation ($on: Boolean!) { updateGeneralSettings(input: { scheduledQueriesNeedLimit: $on }) { scheduledQueriesNeedLimit } }";
    expect((await analyst.ask(settings, { on: true })).errors[0]?.extensions.code).toBe("Forbidden");
    const manager = await api.signedIn("GeneralSettingsModify");
    expect((await manager.ask(settings, { on: true })).data.updateGeneralSettings).toEqual({
      scheduledQueriesNeedLimit: true,
    });
    const address = async (document: string, variables: object) =>
      (await analyst.ask(document, variables)).errors[0]?.extensions.address;
    expect(await address(create, { input: { ...unlimited, name: "Another" } })).toBe("queries.limit_missing");
    expect(await address(update, { id: before.id, input: unlimited })).toBe("queries.limit_missing");
    await analyst.ask(enable, { id: before.id, enabled: false });
    expect(await address(enable, { id: before.id, enabled: true })).toBe("queries.limit_missing");
    expect(await address(create, { input: { ...unlimited, name: "By hand", schedule: null } })).toBeUndefined();
    await made({ ...unlimited, name: "Limited", limit: 10 });
  });
});

test("a change replaces what was there, and a new name keeps the id", async () => {
  const { id } = await made({ ...doors, tags: ["a"], limit: 5 });
  const { data } = await analyst.ask(update, { id, input: { name: "Gates", sql: "SELECT 2" } });
  expect(data.updateSavedQuery.savedQuery).toMatchObject({ id, name: "Gates", tags: [], params: { limit: null } });
  expect(await names()).toEqual(["Gates"]);
});

test("who gets the rows by mail stays as it was unless a change says otherwise", async () => {
  const email = { recipients: ["ada@pharos.example"], sendEmpty: false, preferAttachment: true };
  const hourly = { ...doors, schedule: { rateMinutes: 60, timeoutMinutes: 5 } };
  const { id } = await made({ ...hourly, email });
  const emailAfter = async (input: object) =>
    (await analyst.ask(update, { id, input })).data.updateSavedQuery.savedQuery.email;
  expect(await emailAfter(hourly)).toEqual(email);
  expect(await emailAfter(doors)).toBeNull();
});

describe("deleting", () => {
  test("takes all at once", async () => {
    const ids = [(await made(doors)).id, (await made({ ...doors, name: "Gates" })).id];
    expect((await analyst.ask(remove, { ids })).data.deleteSavedQueries).toEqual({ ids });
    expect(await names()).toEqual([]);
  });

  test("takes none where a rule uses one of them", async () => {
    const ids = [(await made(doors)).id, (await made({ ...doors, name: "Gates" })).id];
    await api.store.detections.create(aRule({ id: "R", kind: "SCHEDULED_RULE", scheduledQueries: ["Gates"] }));
    const { errors } = await analyst.ask(remove, { ids });
    expect(errors[0]).toMatchObject({ message: "Gates is used by R. Take it out of that rule first" });
    expect(await names()).toEqual(["Doors", "Gates"]);
  });
});

test("what comes with Pharos is switched on and off, and nothing else", async () => {
  const query = { ...doors, description: "", tags: [], lookbackSeconds: undefined, email: undefined, enabled: false };
  await api.store.savedQueries.syncManaged([{ ...query, schedule: { rateMinutes: 60, timeoutMinutes: 5 } }], api.now);
  const id = (await api.store.savedQueries.get("Doors"))?.uuid;
  expect((await analyst.ask(enable, { id, enabled: true })).data.setSavedQueryEnabled.savedQuery.enabled).toBe(true);
  for (const [document, variables] of [
    [update, { id, input: doors }],
    [remove, { ids: [id] }],
  ] as const) {
    expect((await analyst.ask(document, variables)).errors[0]?.extensions.address).toBe("content.managed");
  }
});

test.each([
  ["a name that is taken", create, { input: doors }, "content.id_taken"],
  ["a limit of nothing", create, { input: { ...doors, name: "Other", limit: 0 } }, "input.invalid"],
  ["a change of nothing", update, { id: "x", input: doors }, "content.not_found"],
  ["deleting nothing", remove, { ids: ["x"] }, "content.not_found"],
  ["switching nothing on", enable, { id: "x", enabled: true }, "content.not_found"],
])("%s is refused", async (_what, document, variables, address) => {
  await made(doors);
  expect((await analyst.ask(document, variables)).errors[0]?.extensions.address).toBe(address);
});
