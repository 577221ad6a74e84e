import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let ada: SignedInUser;
let bo: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  [ada, bo] = [await api.signedIn("DataAnalyticsRead"), await api.signedIn("DataAnalyticsRead")];
});

const panel = {
  id: "doors",
  title: "Doors",
  kind: "QUERY",
  text: "custom_door | count",
  language: "pharosflow",
  display: "VALUE",
  ...{ x: 0, y: 0, width: 4, height: 4 },
};
const note = { id: "note", title: "", kind: "TEXT", text: "**Ask Bo**", x: 4, y: 0, width: 8, height: 4 };
const content = {
  name: "Doors",
  description: "Who goes where",
  panels: [panel, note],
  relativeTime: "P1D",
  refreshSeconds: 60,
  sharing: { kind: "PRIVATE" },
};
const variables = [
  { name: "user", label: "User", kind: "TEXT", defaultValues: ["ada"] },
  { name: "door", label: "", kind: "LIST", items: ["north", "'"], isMultiple: true, hasAll: true, defaultValues: [] },
  {
    ...{ name: "owner", label: "", kind: "QUERY", text: "custom_door | distinct owner", language: "pharosflow" },
    ...{ isMultiple: false, hasAll: true, defaultValues: [] },
  },
];
const fields = `id revision name description relativeTime refreshSeconds isOwn mayChange
  sharing { kind roleIds } panels { id title kind text language display x y width height }
  variables { name label kind items text language isMultiple hasAll defaultValues }`;

const save = async (by: SignedInUser, change: object = {}) => {
  const mutation = `mutation ($input: SaveDashboardInput!) { saveDashboard(input: $input) { ${fields} } }`;
  const { data, errors } = await by.ask(mutation, { input: { ...content, ...change } });
  return { dashboard: data?.saveDashboard, errors };
};
const names = async (by: SignedInUser) =>
  (await by.ask("{ dashboards { name } }")).data.dashboards.map(({ name }: { name: string }) => name);
const get = (by: SignedInUser, id: string) => by.ask(`query ($id: ID!) { dashboard(id: $id) { ${fields} } }`, { id });
const remove = (by: SignedInUser, id: string) =>
  by.ask("mutation ($id: ID!) { deleteDashboard(id: $id) { id } }", { id });
const everyone = { sharing: { kind: "EVERYONE" } };

test("keeps a dashboard as it was written, and it goes when it is deleted", async () => {
  const { dashboard } = await save(ada);
  expect(dashboard).toMatchObject({
    ...content,
    revision: 1,
    isOwn: true,
    mayChange: true,
    sharing: { kind: "PRIVATE", roleIds: [] },
    panels: [panel, { ...note, language: null, display: null }],
  });
  expect((await get(ada, dashboard.id)).data.dashboard).toEqual(dashboard);
  await remove(ada, dashboard.id);
  expect((await get(ada, dashboard.id)).errors[0]?.extensions.code).toBe("NotFound");
});

test("keeps variables as they were written, and goes without them where none are said", async () => {
  const { dashboard } = await save(ada, { variables });
  expect(dashboard.variables).toMatchObject(variables);
  const change = { id: dashboard.id, revision: 1 };
  expect((await save(ada, change)).dashboard.variables).toEqual([]);
});

test("is seen by others once it is shared with everyone, or with their role; they cannot change it", async () => {
  const { dashboard } = await save(ada);
  expect(await names(bo)).toEqual([]);
  expect((await get(bo, dashboard.id)).errors[0]?.extensions.code).toBe("NotFound");
  const ofOwnRole = { sharing: { kind: "ROLES", roleIds: [ada.user.roleId] } };
  await save(ada, { id: dashboard.id, revision: 1, ...ofOwnRole });
  expect(await names(bo)).toEqual([]);
  const ofTheirs = { sharing: { kind: "ROLES", roleIds: [bo.user.roleId] } };
  await save(ada, { id: dashboard.id, revision: 2, ...ofTheirs });
  expect(await names(bo)).toEqual(["Doors"]);
  await save(ada, { id: dashboard.id, revision: 3, ...everyone });
  expect((await get(bo, dashboard.id)).data.dashboard).toMatchObject({ isOwn: false, mayChange: false });
  const change = { id: dashboard.id, revision: 4, name: "Mine now", ...everyone };
  expect((await save(bo, change)).errors[0]?.extensions.code).toBe("Forbidden");
  expect((await remove(bo, dashboard.id)).errors[0]?.extensions.code).toBe("Forbidden");
  const manager = await api.signedIn("DataAnalyticsRead", "DataAnalyticsModify");
  expect((await save(manager, change)).dashboard).toMatchObject({ name: "Mine now", revision: 5 });
});

test("a change of what somebody else changed meanwhile is refused", async () => {
  const { dashboard } = await save(ada);
  const first = { id: dashboard.id, revision: 1, name: "First" };
  expect((await save(ada, first)).dashboard).toMatchObject({ name: "First", revision: 2 });
  expect((await save(ada, { ...first, name: "Second" })).errors[0]?.extensions.code).toBe("RevisionConflict");
  expect((await save(ada, { id: dashboard.id })).errors[0]?.message).toContain("revision is missing");
});

test("a shared dashboard of somebody who sees more is not shown: it may name what its author sees", async () => {
  const { dashboard } = await save(ada, everyone);
  const gate = await api.signedInSeeing(["Custom.Gate"], "DataAnalyticsRead");
  await save(gate, { name: "Gates", ...everyone });
  const both = await api.signedInSeeing(["Custom.Door", "Custom.Gate"], "DataAnalyticsRead");
  expect(await names(both)).toEqual(["Gates"]);
  expect((await get(both, dashboard.id)).errors[0]?.extensions.code).toBe("NotFound");
});

test.each([
  { name: "a panel beside the grid", change: { panels: [{ ...panel, x: 9 }] }, message: "panels[0] does not fit" },
  {
    name: "a panel of filters",
    change: { panels: [{ ...panel, language: "simplesearch" }] },
    message: "Write it in PharosFlow or SQL",
  },
  {
    name: "a variable of no name",
    change: { variables: [{ ...variables[0], name: "a b" }] },
    message: 'variables[0].name: "a b" cannot be the name',
  },
  {
    name: "a variable of filters",
    change: { variables: [{ ...variables[2], language: "simplesearch" }] },
    message: "The query of the variable owner is written as filters",
  },
  { name: "to share with no role", change: { sharing: { kind: "ROLES" } }, message: "Choose at least one role" },
])("refuses $name", async ({ change, message }) => {
  const { errors } = await save(ada, change);
  expect(errors[0]).toMatchObject({ message: expect.stringContaining(message), extensions: { code: "InvalidInput" } });
});
