import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aSource } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

const gate =
  "schema: Custom.Gate\nfields:\n  - { name: pin, type: string, required: true }\n  - { name: who, type: string }\n";
const lobby = "schema: Custom.Lobby\nfields:\n  - { name: visitor, type: string, required: true }\n";

let api: TestApi;
let keeper: SignedInUser;
/** Sees visitors of the lobby, and nothing of the gate. */
let guard: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  for (const [name, spec] of [
    ["Custom.Gate", gate],
    ["Custom.Lobby", lobby],
  ] as const) {
    await api.store.schemas.create({ name, spec, description: "", referenceURL: "" }, "Ada", api.now);
  }
  keeper = await api.signedIn("LogSourceModify");
  guard = await api.signedInSeeing(["Custom.Lobby"], "LogSourceModify");
});

const save =
  "mutation ($input: CreateOrUpdateSchemaInput!) { createOrUpdateSchema(input: $input) { schema { revision } } }";
const archive = "mutation ($input: ArchiveSchemaInput!) { archiveSchema(input: $input) { schema { name } } }";
const turnOn =
  "mutation ($input: SetFieldDiscoveryInput!) { setFieldDiscovery(input: $input) { schema { revision } } }";
const discover = "mutation ($input: String!) { discoverFields(name: $input) { schema { revision } } }";
const promote =
  "mutation ($input: PromoteDiscoveredFieldsInput!) { promoteDiscoveredFields(input: $input) { schema { revision } } }";
const saveDraft = "mutation ($input: SchemaDraftInput!) { saveSchemaDraft(input: $input) { name } }";
const deleteDraft = "mutation ($input: DeleteSchemaDraftInput!) { deleteSchemaDraft(input: $input) { id } }";
const readDrafts = "query ($id: ID!) { schemaDrafts(sourceId: $id) { name } }";
const readDraft = "query ($id: ID!, $name: String!) { schemaDraft(sourceId: $id, name: $name) { spec } }";
const widen = (spec: string) => `${spec}  - { name: pass, type: string }\n`;

describe("a hidden schema is not found by who would", () => {
  test.each<[what: string, document: string, input: unknown]>([
    [
      "change it",
      save,
      { name: "Custom.Gate", spec: `${gate}  - { name: no, type: string, required: true }\n`, revision: 1 },
    ],
    ["archive it", archive, { name: "Custom.Gate", isArchived: true }],
    ["turn discovery on", turnOn, { name: "Custom.Gate", isEnabled: true, revision: 1 }],
    ["discover its fields", discover, "Custom.Gate"],
    ["promote its fields", promote, { name: "Custom.Gate", revision: 1 }],
  ])("%s", async (_what, document, input) => {
    const { errors } = await guard.ask(document, { input });
    expect(errors[0]?.message).toBe("The schema Custom.Gate does not exist");
    expect(await api.store.schemas.get("Custom.Gate")).toMatchObject({ spec: gate, revision: 1, archived: false });
  });

  test("draft it, read its draft or delete it", async () => {
    const { id } = await aSource(api.store, { logTypes: ["Custom.Gate", "Custom.Lobby"] });
    const ofGate = { sourceId: id, name: "Custom.Gate" };
    await keeper.ask(saveDraft, { input: { ...ofGate, spec: gate } });
    expect((await guard.ask(saveDraft, { input: { ...ofGate, spec: "mine" } })).errors[0]?.extensions.code).toBe(
      "NotFound",
    );
    expect((await guard.ask(readDraft, { id, name: "Custom.Gate" })).errors[0]?.extensions.code).toBe("NotFound");
    expect((await guard.ask(readDrafts, { id })).data.schemaDrafts).toEqual([]);
    expect((await guard.ask(deleteDraft, { input: ofGate })).errors[0]?.extensions.code).toBe("NotFound");
    expect((await keeper.ask(readDraft, { id, name: "Custom.Gate" })).data.schemaDraft).toEqual({ spec: gate });
  });
});

test("a draft of a hidden source is not found by who would delete it", async () => {
  const { id } = await aSource(api.store, { logTypes: ["Custom.Gate"] });
  const input = { sourceId: id, name: "Custom.New" };
  await keeper.ask(saveDraft, { input: { ...input, spec: "" } });
  expect((await guard.ask(deleteDraft, { input })).errors[0]?.extensions.code).toBe("NotFound");
  expect((await keeper.ask(readDrafts, { id })).data.schemaDrafts).toEqual([{ name: "Custom.New" }]);
});

test("a schema that is seen is changed, but not where a source has a hidden log type beside it", async () => {
  const change = (revision: number, spec: string) =>
    guard.ask(save, { input: { name: "Custom.Lobby", spec, revision } });
  expect((await change(1, widen(lobby))).errors).toEqual([]);
  await aSource(api.store, { label: "Entrance", logTypes: ["Custom.Gate", "Custom.Lobby"] });
  const { errors } = await change(2, widen(lobby).replace(", required: true", ""));
  expect(errors[0]?.message).toContain("The log source Entrance uses the log type Custom.Gate");
  expect((await api.store.schemas.get("Custom.Lobby"))?.revision).toBe(2);
});

test("a role that hides log types lets schemas be made and drafted under new names", async () => {
  const { id } = await aSource(api.store, { logTypes: ["Custom.Lobby"] });
  const spec = "fields:\n  - { name: pin, type: string }\n";
  expect((await guard.ask(save, { input: { name: "Custom.Yard", spec } })).errors).toEqual([]);
  expect((await guard.ask(saveDraft, { input: { sourceId: id, name: "Custom.Roof", spec } })).errors).toEqual([]);
});
