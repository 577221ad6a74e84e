import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { SchemaContent } from "./schema-repository.ts";

const { store, clear, close } = await openTestStore();
const { schemas } = store;
const now = new Date("2026-03-01T10:00:00Z");
const later = new Date("2026-03-01T11:00:00Z");

beforeEach(clear);
afterAll(close);

function aSchema(name: string, change: Partial<SchemaContent> = {}): SchemaContent {
  return { name, spec: `schema: ${name}`, description: "", referenceURL: "https://example.com", ...change };
}

describe("what comes with Pharos", () => {
  test("is added, then changed only where it differs", async () => {
    const shipped = [aSchema("AWS.ALB"), aSchema("AWS.CloudTrail")];
    expect(await schemas.syncManaged(shipped, now)).toEqual({
      added: ["AWS.ALB", "AWS.CloudTrail"],
      updated: [],
      removed: [],
    });
    expect(await schemas.syncManaged(shipped, later)).toEqual({ added: [], updated: [], removed: [] });
    const newer = [aSchema("AWS.ALB"), aSchema("AWS.CloudTrail", { description: "API calls" })];
    expect(await schemas.syncManaged(newer, later)).toEqual({ added: [], updated: ["AWS.CloudTrail"], removed: [] });
    expect(await schemas.getMany(["AWS.ALB", "AWS.CloudTrail"])).toMatchObject([
      { revision: 1, managed: true, updatedAt: now },
      { revision: 2, managed: true, createdAt: now, updatedAt: later, description: "API calls" },
    ]);
  });

  test("is archived when it no longer comes, and back when it does again", async () => {
    await schemas.syncManaged([aSchema("AWS.ALB"), aSchema("Old.Type")], now);
    expect((await schemas.syncManaged([aSchema("AWS.ALB")], later)).removed).toEqual(["Old.Type"]);
    expect(await schemas.get("Old.Type")).toMatchObject({ archived: true });
    expect((await schemas.syncManaged([aSchema("AWS.ALB")], later)).removed).toEqual([]);
    await schemas.syncManaged([aSchema("AWS.ALB"), aSchema("Old.Type", { description: "again" })], later);
    expect(await schemas.get("Old.Type")).toMatchObject({ archived: false });
  });

  test("leaves a user's own alone, and everything when nothing is shipped", async () => {
    await schemas.create(aSchema("Custom.Mine"), "mira", now);
    await schemas.syncManaged([aSchema("AWS.ALB")], now);
    await schemas.syncManaged([], now);
    expect((await schemas.list({ archived: false })).map(({ name }) => name)).toEqual(["AWS.ALB", "Custom.Mine"]);
  });

  test("is extended, and keeps its extension when it comes in another form", async () => {
    await schemas.syncManaged([aSchema("AWS.ALB")], now);
    const extension = "extension:\n  fields: []\n";
    const change = { extension, fieldDiscoveryEnabled: true };
    expect(await schemas.extend("AWS.ALB", change, 1, later)).toMatchObject({ revision: 2, extension });
    await expect(schemas.extend("AWS.ALB", change, 1, later)).rejects.toMatchObject({ category: "RevisionConflict" });
    await expect(schemas.extend("AWS.NLB", change, 1, later)).rejects.toMatchObject({ category: "NotFound" });
    await schemas.syncManaged([aSchema("AWS.ALB", { spec: "schema: AWS.ALB # newer\n" })], later);
    expect(await schemas.get("AWS.ALB")).toMatchObject({
      spec: `schema: AWS.ALB # newer\n${extension}`,
      revision: 3,
      fieldDiscoveryEnabled: true,
    });
  });

  test("has fields that were discovered", async () => {
    await schemas.syncManaged([aSchema("AWS.ALB")], now);
    expect(await schemas.setDiscovered("AWS.ALB", "fields: []")).toMatchObject({ discoveredSpec: "fields: []" });
    await expect(schemas.setDiscovered("AWS.NLB", "")).rejects.toMatchObject({ category: "NotFound" });
  });

  test("cannot be changed", async () => {
    await schemas.syncManaged([aSchema("AWS.ALB")], now);
    await expect(schemas.update(aSchema("AWS.ALB"), 1, "mira", now)).rejects.toMatchObject({ code: "schemas.managed" });
  });
});

test("changes one's own by revision", async () => {
  const created = await schemas.create(aSchema("Custom.Mine"), "mira", now);
  const changed = await schemas.update(aSchema("Custom.Mine", { spec: "schema: x" }), 1, "mira", later);
  expect(changed).toEqual({ ...created, spec: "schema: x", revision: 2, updatedAt: later });
  await expect(schemas.update(aSchema("Custom.Mine"), 1, "mira", later)).rejects.toMatchObject({
    category: "RevisionConflict",
  });
  await expect(schemas.update(aSchema("Custom.Other"), 1, "mira", later)).rejects.toMatchObject({
    category: "NotFound",
  });
  await expect(schemas.create(aSchema("Custom.Mine"), "mira", now)).rejects.toMatchObject({
    category: "AlreadyExists",
  });
});

test("lists by part of the name", async () => {
  await schemas.create(aSchema("Custom.Mine"), "mira", now);
  await schemas.syncManaged([aSchema("AWS.ALB"), aSchema("Zeek.DNS")], now);
  expect((await schemas.list({ nameContains: "e" })).map(({ name }) => name)).toEqual(["Custom.Mine", "Zeek.DNS"]);
  expect((await schemas.list({ managed: false })).map(({ name }) => name)).toEqual(["Custom.Mine"]);
});

test("remembers what a schema was, and who changed it", async () => {
  await schemas.create(aSchema("Custom.Mine", { spec: "one" }), "mira", now);
  await schemas.update(aSchema("Custom.Mine", { spec: "two", fieldDiscoveryEnabled: true }), 1, "jonas", later);
  expect(await schemas.get("Custom.Mine")).toMatchObject({ fieldDiscoveryEnabled: true, revision: 2 });
  expect(await schemas.revisions("Custom.Mine")).toEqual([
    { revision: 2, spec: "two", changedBy: "jonas", at: later },
    { revision: 1, spec: "one", changedBy: "mira", at: now },
  ]);
});

test("refuses a name that differs from another in capitals only", async () => {
  await schemas.create(aSchema("Custom.Mine"), "mira", now);
  await expect(schemas.create(aSchema("Custom.MINE"), "mira", now)).rejects.toMatchObject({
    code: "schemas.name_taken",
  });
  expect(await schemas.findByName("custom.mine")).toMatchObject({ name: "Custom.Mine" });
});

test("finds schemas by the tables that their events are in", async () => {
  for (const name of ["Custom.My-Own", "Custom.Other"]) await schemas.create(aSchema(name), "mira", now);
  expect((await schemas.listOfTables(["custom_my_own", "nothing"])).map(({ name }) => name)).toEqual(["Custom.My-Own"]);
  expect(await schemas.listOfTables([])).toEqual([]);
});
