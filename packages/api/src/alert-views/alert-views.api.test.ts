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
  [ada, bo] = [await api.signedIn("AlertRead"), await api.signedIn("AlertRead")];
});

const save = async (by: SignedInUser, change: object = {}) => {
  const input = { name: "Night shift", search: { severity: ["CRITICAL"] }, isShared: false, ...change };
  const { data, errors } = await by.ask(
    "mutation ($input: SaveAlertViewInput!) { saveAlertView(input: $input) { id name search isShared isOwn } }",
    { input },
  );
  return { view: data?.saveAlertView, errors };
};
const views = async (by: SignedInUser) => (await by.ask("{ alertViews { name isOwn owner { id } } }")).data.alertViews;

test("a view is seen by its owner, and by others once it is shared; they cannot change it", async () => {
  const { view } = await save(ada);
  expect(view).toMatchObject({ name: "Night shift", search: { severity: ["CRITICAL"] }, isOwn: true });
  expect(await views(bo)).toEqual([]);
  await save(ada, { id: view.id, isShared: true });
  expect(await views(bo)).toEqual([{ name: "Night shift", isOwn: false, owner: { id: ada.user.id } }]);
  const { errors } = await save(bo, { id: view.id, name: "Mine now" });
  expect(errors[0]?.extensions.code).toBe("NotFound");
  const remove = "mutation ($id: ID!) { deleteAlertView(id: $id) { id } }";
  expect((await bo.ask(remove, { id: view.id })).errors[0]?.extensions.code).toBe("NotFound");
  await ada.ask(remove, { id: view.id });
  expect(await views(bo)).toEqual([]);
});

test("a shared view of somebody who sees more is not shown: it may name what its owner sees", async () => {
  await save(ada, { isShared: true, name: "Of everything" });
  const gate = await api.signedInSeeing(["Custom.Gate"], "AlertRead");
  await save(gate, { isShared: true, name: "Of gates" });
  const both = await api.signedInSeeing(["Custom.Door", "Custom.Gate"], "AlertRead");
  expect((await views(both)).map(({ name }: { name: string }) => name)).toEqual(["Of gates"]);
});

test.each([
  { name: "a name in use", change: { name: "night SHIFT" }, code: "AlreadyExists" },
  { name: "no name", change: { name: " " }, code: "InvalidInput" },
  { name: "what is no search", change: { name: "Other", search: "x" }, code: "InvalidInput" },
  {
    name: "a search that is too long",
    change: { name: "Other", search: { q: "x".repeat(9_000) } },
    code: "InvalidInput",
  },
])("refuses $name", async ({ change, code }) => {
  await save(ada);
  expect((await save(ada, change)).errors[0]?.extensions.code).toBe(code);
});
