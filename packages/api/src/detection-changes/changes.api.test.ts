import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDoorSchema, aRule } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let author: SignedInUser;
let guard: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());

const own = { managed: false, logTypes: ["Custom.Door"], tests: [] };
beforeEach(async () => {
  await api.clear();
  await addDoorSchema(api.store, api.now);
  author = await api.signedIn("RuleModify");
  guard = await api.signedInSeeing(["Custom.Window"], "RuleModify");
  await api.store.detections.create(aRule({ id: "Door", ...own, tags: ["old"] }), "UPLOAD");
  await api.store.detections.create(aRule({ id: "Gate", ...own, enabled: false }), "UPLOAD");
});

const historyOf = async (user: SignedInUser, id: string, page: object = {}) =>
  (
    await user.ask(
      `query ($input: DetectionHistoryInput!) { detectionHistory(input: $input) { nextCursor changes {
        id action origin displayName by { name } before { path text } after { path text } } } }`,
      { input: { id, ...page } },
    )
  ).data.detectionHistory;
const deleted = async (user: SignedInUser) =>
  (await user.ask("{ deletedDetections { detectionId by { id } } }")).data.deletedDetections;
const change = (user: SignedInUser, document: string, variables: object = {}) => user.ask(document, variables);
const deleteAll = (ids: readonly string[]) =>
  change(author, "mutation ($ids: [ID!]!) { deleteDetections(input: { ids: $ids }) { ids } }", { ids });
const restore = (user: SignedInUser, ids: readonly string[]) =>
  change(user, "mutation ($ids: [ID!]!) { restoreDetections(ids: $ids) { ... on DetectionEntity { id } } }", { ids });

describe("the history of a detection", () => {
  test("shows each change with both versions as files", async () => {
    await change(author, 'mutation { tagDetections(input: { ids: ["Door"], add: ["new"] }) { __typename } }');
    const { changes, nextCursor } = await historyOf(author, "Door");
    expect(nextCursor).toBeNull();
    expect(changes).toMatchObject([
      { action: "CHANGED", origin: "CONSOLE" },
      { action: "CREATED", origin: "UPLOAD", before: [] },
    ]);
    const [{ before, after }] = changes;
    expect(before[0].text).not.toContain("new");
    expect(after[0].text).toContain("new");
    const first = await historyOf(author, "Door", { pageSize: 1 });
    expect(first.changes).toEqual(changes.slice(0, 1));
    const second = await historyOf(author, "Door", { pageSize: 1, cursor: first.nextCursor });
    expect(second).toEqual({ changes: changes.slice(1), nextCursor: null });
  });
  test("shows nothing of log types that the reader does not see", async () => {
    expect((await historyOf(guard, "Door")).changes).toEqual([]);
    await deleteAll(["Door"]);
    expect((await historyOf(guard, "Door")).changes).toEqual([]);
    expect(await deleted(guard)).toEqual([]);
    expect((await restore(guard, ["Door"])).errors[0]?.extensions.code).toBe("NotFound");
  });
  test("restores a version, also of a detection that was deleted since", async () => {
    await change(author, 'mutation { tagDetections(input: { ids: ["Door"], remove: ["old"] }) { __typename } }');
    await deleteAll(["Door"]);
    const { changes } = await historyOf(author, "Door");
    const restored = await change(
      author,
      `mutation ($input: RestoreDetectionVersionInput!) {
        restoreDetectionVersion(input: $input) { ... on DetectionEntity { id tags } } }`,
      { input: { changeId: changes[2].id, version: "AFTER" } },
    );
    expect(restored.data.restoreDetectionVersion).toEqual({ id: "Door", tags: ["old"] });
    expect((await historyOf(author, "Door")).changes[0]).toMatchObject({ action: "CREATED", origin: "RESTORE" });
  });
  test("restores what people chose of one that comes with Pharos, whatever an update changed since", async () => {
    const { detections } = api.store;
    await detections.syncManaged([aRule({ id: "Shipped", severity: "HIGH", body: "old" })], api.now);
    await detections.choose("Shipped", { severity: "LOW", threshold: 7 }, undefined, api.now);
    await detections.choose("Shipped", { severity: "INFO" }, undefined, api.now);
    await detections.syncManaged([aRule({ id: "Shipped", severity: "HIGH", body: "new" })], api.now);
    const [, chosen] = (await historyOf(author, "Shipped")).changes;
    const { errors } = await change(
      author,
      "mutation ($input: RestoreDetectionVersionInput!) { restoreDetectionVersion(input: $input) { __typename } }",
      { input: { changeId: chosen.id, version: "BEFORE" } },
    );
    expect(errors).toEqual([]);
    expect(await detections.get("Shipped")).toMatchObject({
      body: "new",
      severity: "LOW",
      threshold: 7,
      managed: true,
    });
  });
});

describe("deleted detections", () => {
  test("are restored together, or not at all", async () => {
    await deleteAll(["Door", "Gate"]);
    expect(await deleted(author)).toEqual([
      { detectionId: "Gate", by: { id: author.user.id } },
      { detectionId: "Door", by: { id: author.user.id } },
    ]);
    expect((await restore(author, ["Door", "never"])).errors[0]?.extensions.address).toBe("detections.not_deleted");
    expect(await api.store.detections.getMany(["Door", "Gate"])).toEqual([]);
    expect((await restore(author, ["Door", "Gate"])).data.restoreDetections).toHaveLength(2);
    expect(await deleted(author)).toEqual([]);
    expect((await api.store.detections.get("Gate"))?.enabled).toBe(false);
  });
  test("can be restored for 30 days", async () => {
    await deleteAll(["Door"]);
    const before = api.now;
    api.now = new Date(before.getTime() + 31 * 86_400_000);
    const late = await api.signedIn("RuleModify");
    expect(await deleted(late)).toEqual([]);
    expect((await restore(late, ["Door"])).errors[0]?.extensions.code).toBe("NotFound");
    api.now = before;
  });
});

describe("many detections at once", () => {
  const enable = (user: SignedInUser, ids: readonly string[]) =>
    change(
      user,
      "mutation ($ids: [ID!]!) { setDetectionsEnabled(ids: $ids, enabled: true) { ... on DetectionEntity { id enabled } } }",
      { ids },
    );
  test("are enabled together, or none of them", async () => {
    expect((await enable(author, ["Gate", "never"])).errors[0]?.extensions.code).toBe("NotFound");
    expect((await api.store.detections.get("Gate"))?.enabled).toBe(false);
    expect((await enable(author, ["Door", "Gate"])).data.setDetectionsEnabled).toEqual([
      { id: "Door", enabled: true },
      { id: "Gate", enabled: true },
    ]);
    // Of the one that was enabled already nothing changed.
    expect((await historyOf(author, "Door")).changes).toHaveLength(1);
    expect((await enable(guard, ["Gate"])).errors[0]?.extensions.code).toBe("NotFound");
  });
  test("are tagged; who tags one does not become its author", async () => {
    const by = { kind: "user", id: "u", name: "Ada" } as const;
    await api.store.detections.create(aRule({ id: "Ada", ...own, lastModifiedBy: by }));
    await change(author, 'mutation { tagDetections(input: { ids: ["Ada"], add: ["a", " a ", ""] }) { __typename } }');
    expect(await api.store.detections.get("Ada")).toMatchObject({ tags: ["a"], author: { id: "u" } });
    await api.store.detections.syncManaged([aRule({ id: "Shipped" })], api.now);
    await change(author, 'mutation { tagDetections(input: { ids: ["Ada", "Shipped"], add: ["b"] }) { __typename } }');
    expect((await api.store.detections.get("Ada"))?.tags).toEqual(["a", "b"]);
    // The tags of what comes with Pharos outlive its next version.
    await api.store.detections.syncManaged([aRule({ id: "Shipped", tags: ["new"] })], api.now);
    expect((await api.store.detections.get("Shipped"))?.tags).toContain("b");
  });
  test("are counted by kind, severity, state, tag and log type", async () => {
    const names = ["kinds", "severities", "states", "tags", "logTypes"];
    const document = `{ detectionFacets { ${names.map((name) => `${name} { value count }`).join(" ")} } }`;
    expect((await author.ask(document)).data.detectionFacets).toEqual({
      kinds: [{ value: "RULE", count: 2 }],
      severities: [{ value: "HIGH", count: 2 }],
      states: [
        { value: "DISABLED", count: 1 },
        { value: "ENABLED", count: 1 },
      ],
      tags: [{ value: "old", count: 1 }],
      logTypes: [{ value: "Custom.Door", count: 2 }],
    });
    expect((await guard.ask(document)).data.detectionFacets).toEqual(
      Object.fromEntries(names.map((name) => [name, []])),
    );
  });
});
test("detections are exported by their ids, and nothing else", async () => {
  const document = "query ($ids: [ID!]) { detectionEntitiesExport(ids: $ids) { path } }";
  const { data } = await author.ask(document, { ids: ["Door"] });
  expect(data.detectionEntitiesExport).toEqual([{ path: "rules/door.yml" }, { path: "rules/door.py" }]);
  expect((await guard.ask(document, { ids: ["Door"] })).data.detectionEntitiesExport).toEqual([]);
});
