import type { Compliance, NewResource } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { ResourceFilter } from "./resource-condition.ts";

const { store, clear, close } = await openTestStore();
const { resources, compliance } = store;
const at = (minutes: number) => new Date(Date.parse("2026-03-01T10:00:00Z") + minutes * 60_000);

beforeEach(clear);
afterAll(close);

function aBucket(id: string, attributes: Record<string, unknown> = {}, type = "AWS.S3.Bucket"): NewResource {
  return { id, type, attributes: { ResourceId: id, ResourceType: type, ...attributes } };
}
const dueIds = async (minutes: number) => (await resources.due(at(minutes), 10)).map(({ resource }) => resource.id);

test("gives back what was put, with what its document tells", async () => {
  const bucket = aBucket("b", { AccountId: "123456789012", Region: "eu-west-1", Name: "books", x: "\0" });
  await resources.put([bucket], at(0));
  expect(await resources.get("b")).toEqual({
    ...bucket,
    attributes: { ...bucket.attributes, x: "\ufffd" },
    accountId: "123456789012",
    region: "eu-west-1",
    name: "books",
    createdAt: at(0),
    changedAt: at(0),
    seenAt: at(0),
    deletedAt: undefined,
  });
  expect(await resources.get("nope")).toBeUndefined();
});

describe("putting a resource again", () => {
  beforeEach(async () => {
    await resources.put([aBucket("b", { Name: "books" })], at(0));
    const [due] = await resources.due(at(0), 1);
    if (due) await resources.putOff([{ ...due, until: at(60) }]);
  });

  test("only renews when it was seen, if nothing differs", async () => {
    const { id, type, attributes } = aBucket("b", { Name: "books" });
    const reordered = { id, type, attributes: Object.fromEntries(Object.entries(attributes).toReversed()) };
    expect(await resources.put([reordered], at(5))).toEqual(new Map([["b", "unchanged"]]));
    expect(await resources.get("b")).toMatchObject({ changedAt: at(0), seenAt: at(5) });
    expect(await dueIds(5)).toEqual([]);
  });

  test("makes it due when it differs, the last of several counting", async () => {
    const outcome = await resources.put([aBucket("b", { Name: "other" }), aBucket("b", { Name: "last" })], at(5));
    expect(outcome).toEqual(new Map([["b", "changed"]]));
    expect(await resources.get("b")).toMatchObject({ name: "last", createdAt: at(0), changedAt: at(5) });
    expect(await dueIds(5)).toEqual(["b"]);
  });

  test("brings back a deleted one as a new one", async () => {
    await resources.delete(["b"], at(1));
    expect(await resources.put([aBucket("b", { Name: "books" })], at(5))).toEqual(new Map([["b", "created"]]));
    expect(await resources.get("b")).toMatchObject({ createdAt: at(5), changedAt: at(5), deletedAt: undefined });
    expect(await dueIds(5)).toEqual(["b"]);
  });
});

test("a deleted resource is no longer listed, loses its results, is due once more and forgotten later", async () => {
  await resources.put([aBucket("a"), aBucket("b")], at(0));
  await compliance.replace(["b"], [aResult("b", "PASS")], at(0));
  expect(await resources.delete(["b", "nope"], at(1))).toEqual(["b"]);
  expect(await resources.delete(["b"], at(2))).toEqual([]);
  expect((await resources.list({ pageSize: 10 })).items.map(({ id }) => id)).toEqual(["a"]);
  expect(await dueIds(5)).toEqual(["a", "b"]);
  expect(await compliance.ofResources(["b"])).toEqual([]);
  expect(await resources.get("b")).toMatchObject({ deletedAt: at(1) });
  expect(await resources.forgetDeleted(at(1))).toBe(0);
  expect(await resources.forgetDeleted(at(2))).toBe(1);
  expect(await resources.get("b")).toBeUndefined();
});

describe("a check", () => {
  beforeEach(async () => {
    await resources.put([aBucket("a")], at(0));
    await resources.put([aBucket("b"), aBucket("u", {}, "AWS.IAM.User")], at(1));
  });

  test("is due first for what waits longest", async () => {
    expect(await dueIds(0)).toEqual(["a"]);
    expect((await resources.due(at(1), 1)).map(({ resource }) => resource.id)).toEqual(["a"]);
    expect(await dueIds(1)).toHaveLength(3);
  });

  test("is put off only if the resource did not become due anew", async () => {
    const due = await resources.due(at(1), 10);
    await resources.put([aBucket("a", { changed: true })], at(2));
    await resources.putOff(due.map((one) => ({ ...one, until: at(60) })));
    expect(await dueIds(59)).toEqual(["a"]);
    expect(await dueIds(60)).toHaveLength(3);
  });

  test.each([
    { name: "the types of a policy", types: ["AWS.S3.Bucket"], ids: ["a", "b"] },
    { name: "every type", types: "all" as const, ids: ["a", "b", "u"] },
    { name: "no type", types: [], ids: [] },
  ])("can be asked for by $name", async ({ types, ids }) => {
    await resources.putOff((await resources.due(at(1), 10)).map((one) => ({ ...one, until: at(60) })));
    await resources.makeDue(types, at(3));
    expect((await dueIds(3)).sort()).toEqual(ids);
  });

  test("that is due already stays so since when it is", async () => {
    await resources.makeDue("all", at(3));
    expect((await resources.due(at(3), 1))[0]?.checkDueAt).toEqual(at(0));
  });
});

function aResult(resourceId: string, status: Compliance["status"], change: Partial<Compliance> = {}): Compliance {
  return {
    policyId: "P",
    resourceId,
    status,
    suppressed: false,
    error: "",
    checkedAt: at(0),
    changedAt: at(0),
    alertDueAt: undefined,
    ...change,
  };
}

describe("a list", () => {
  beforeEach(async () => {
    await resources.put(
      [
        aBucket("arn:a", { Name: "Zoo", AccountId: "1" }),
        aBucket("arn:b", { Name: "50%", AccountId: "2" }),
        aBucket("arn:c", { Name: "ant" }, "AWS.IAM.User"),
      ],
      at(0),
    );
    await compliance.replace(
      ["arn:a", "arn:b", "arn:c"],
      [
        aResult("arn:a", "FAIL"),
        aResult("arn:a", "ERROR", { policyId: "Q", suppressed: true }),
        aResult("arn:b", "PASS"),
        aResult("arn:b", "ERROR", { policyId: "Q" }),
        aResult("arn:c", "FAIL", { suppressed: true }),
      ],
      at(0),
    );
  });

  test.each<{ name: string; filter: ResourceFilter; ids: string[] }>([
    { name: "type", filter: { types: ["AWS.IAM.User"] }, ids: ["arn:c"] },
    { name: "account", filter: { accountIds: ["1", "2"] }, ids: ["arn:a", "arn:b"] },
    { name: "a part of the name", filter: { nameContains: "ZO" }, ids: ["arn:a"] },
    { name: "a part of the id", filter: { nameContains: "n:C" }, ids: ["arn:c"] },
    { name: "a percent sign", filter: { nameContains: "%" }, ids: ["arn:b"] },
    { name: "the worst status", filter: { complianceStatuses: ["ERROR"] }, ids: ["arn:b"] },
    { name: "statuses that are not suppressed", filter: { complianceStatuses: ["FAIL", "PASS"] }, ids: ["arn:a"] },
    { name: "nothing", filter: { types: [], complianceStatuses: [] }, ids: ["arn:a", "arn:b", "arn:c"] },
  ])("narrows by $name", async ({ filter, ids }) => {
    const page = await resources.list({ filter, pageSize: 10 });
    expect(page.items.map(({ id }) => id)).toEqual(ids);
    expect(page.totalCount).toBe(ids.length);
  });

  test.each([
    { sort: "name", direction: "descending", ids: ["arn:c", "arn:a", "arn:b"] },
    { sort: "type", direction: "ascending", ids: ["arn:c", "arn:a", "arn:b"] },
    { sort: "changedAt", direction: "descending", ids: ["arn:c", "arn:b", "arn:a"] },
  ] as const)("sorts by $sort, page by page", async ({ sort, direction, ids }) => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await resources.list({ sort, direction, pageSize: 1, cursor });
      found.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(found).toEqual(ids);
  });

  test("lists those of some types behind an id", async () => {
    const behind = async (id: string, types: readonly string[], limit: number) =>
      (await resources.listBehind(id, types, limit)).map((resource) => resource.id);
    expect(await behind("", [], 2)).toEqual(["arn:a", "arn:b"]);
    expect(await behind("arn:a", [], 9)).toEqual(["arn:b", "arn:c"]);
    expect(await behind("arn:a", ["AWS.S3.Bucket"], 9)).toEqual(["arn:b"]);
    expect(await behind("arn:c", [], 9)).toEqual([]);
  });

  test("tells which types there are", async () => {
    expect(await resources.types()).toEqual(["AWS.IAM.User", "AWS.S3.Bucket"]);
  });
});
