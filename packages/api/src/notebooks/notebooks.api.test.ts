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

const note = { id: "why", kind: "NOTE", text: "# Why\nShe was on leave." };
const query = {
  ...{ id: "logins", kind: "QUERY", title: "Logins", text: "| count", language: "pharosflow" },
  ...{ databases: [], tables: ["pharos_logs.public.custom_door"], relativeTime: null, runId: "run1" },
  ...{ startTime: "2026-03-01T00:00:00Z", endTime: "2026-03-02T00:00:00Z" },
};
const content = { name: "Who was it?", description: "", steps: [note, query], sharing: { kind: "PRIVATE" } };
const fields = `id revision name description isOwn mayChange sharing { kind roleIds } updatedBy { name } stepCount
  steps { id kind title text language databases tables relativeTime startTime endTime runId }`;

const save = async (by: SignedInUser, change: object = {}) => {
  const mutation = `mutation ($input: SaveNotebookInput!) { saveNotebook(input: $input) { ${fields} } }`;
  const { data, errors } = await by.ask(mutation, { input: { ...content, ...change } });
  return { notebook: data?.saveNotebook, errors };
};
const add = (by: SignedInUser, id: string, step: object) =>
  by.ask(`mutation ($id: ID!, $step: NotebookStepInput!) { addNotebookStep(id: $id, step: $step) { ${fields} } }`, {
    id,
    step,
  });
const names = async (by: SignedInUser) =>
  (await by.ask("{ notebooks { name } }")).data.notebooks.map(({ name }: { name: string }) => name);
const get = (by: SignedInUser, id: string) => by.ask(`query ($id: ID!) { notebook(id: $id) { ${fields} } }`, { id });
const remove = (by: SignedInUser, id: string) =>
  by.ask("mutation ($id: ID!) { deleteNotebook(id: $id) { id } }", { id });
const everyone = { sharing: { kind: "EVERYONE" } };
const code = (errors: Awaited<ReturnType<SignedInUser["ask"]>>["errors"]) => errors[0]?.extensions.code;

test("keeps a notebook as it was written, and it goes when it is deleted", async () => {
  const { notebook } = await save(ada);
  expect(notebook).toMatchObject({ name: "Who was it?", revision: 1, stepCount: 2, isOwn: true, mayChange: true });
  const empty = { title: "", language: null, databases: [], tables: [], relativeTime: null, startTime: null };
  expect(notebook.steps).toEqual([{ ...note, ...empty, endTime: null, runId: null }, query]);
  expect((await get(ada, notebook.id)).data.notebook).toEqual(notebook);
  await remove(ada, notebook.id);
  expect(code((await get(ada, notebook.id)).errors)).toBe("NotFound");
});

test("is seen by others once it is shared; only its owner and managers of searches change it", async () => {
  const { notebook } = await save(ada);
  expect(await names(bo)).toEqual([]);
  expect(code((await get(bo, notebook.id)).errors)).toBe("NotFound");
  expect(code((await add(bo, notebook.id, { ...note, id: "b" })).errors)).toBe("NotFound");
  await save(ada, { id: notebook.id, revision: 1, ...everyone });
  expect((await get(bo, notebook.id)).data.notebook).toMatchObject({ isOwn: false, mayChange: false });
  expect(code((await save(bo, { id: notebook.id, revision: 2, name: "Mine", ...everyone })).errors)).toBe("Forbidden");
  expect(code((await add(bo, notebook.id, { ...note, id: "b" })).errors)).toBe("Forbidden");
  expect(code((await remove(bo, notebook.id)).errors)).toBe("Forbidden");
  const manager = await api.signedIn("DataAnalyticsRead", "DataAnalyticsModify");
  expect((await save(manager, { id: notebook.id, revision: 2, ...everyone })).notebook.revision).toBe(3);
});

test("a change of what somebody else changed meanwhile is refused", async () => {
  const { notebook } = await save(ada);
  const first = { id: notebook.id, revision: 1, name: "First" };
  expect((await save(ada, first)).notebook).toMatchObject({ name: "First", revision: 2 });
  expect(code((await save(ada, { ...first, name: "Second" })).errors)).toBe("RevisionConflict");
});

test("steps that several people add at once are all there, and what was there stays", async () => {
  const { notebook } = await save(ada);
  const ids = ["a", "b", "c"];
  await Promise.all(ids.map((id) => add(ada, notebook.id, { ...note, id })));
  const { steps } = (await get(ada, notebook.id)).data.notebook;
  expect(steps.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual(["why", "logins"]);
  expect(steps.map(({ id }: { id: string }) => id).sort()).toEqual(["a", "b", "c", "logins", "why"]);
});

test("a shared notebook of somebody who sees more is not shown: it may name what its author sees", async () => {
  const { notebook } = await save(ada, everyone);
  const gate = await api.signedInSeeing(["Custom.Gate"], "DataAnalyticsRead");
  await save(gate, { name: "Gates", ...everyone });
  const both = await api.signedInSeeing(["Custom.Door", "Custom.Gate"], "DataAnalyticsRead");
  expect(await names(both)).toEqual(["Gates"]);
  expect(code((await get(both, notebook.id)).errors)).toBe("NotFound");
});

test.each([
  ["a step of filters", { steps: [{ ...query, language: "simplesearch" }] }, "Write it in PharosFlow or SQL"],
  ["an ID twice", { steps: [note, note] }, "steps[1].id is why"],
  ["to share with no role", { sharing: { kind: "ROLES" } }, "Choose at least one role"],
  ["a change of no revision", { id: "x" }, "revision is missing"],
])("refuses %s", async (_, change, message) => {
  const { errors } = await save(ada, change);
  expect(errors[0]).toMatchObject({ message: expect.stringContaining(message), extensions: { code: "InvalidInput" } });
});
