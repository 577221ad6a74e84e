import { inspect } from "node:util";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { NewSource } from "./source-repository.ts";

const { store, database, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");
const later = new Date("2026-03-01T11:00:00Z");

beforeEach(clear);
afterAll(close);

function aSource(change: Partial<NewSource> = {}): NewSource {
  return {
    label: "Edge proxies",
    type: "HTTP",
    logTypes: ["Nginx.Access"],
    streamType: "JsonArray",
    streamOptions: { jsonArrayEnvelopeField: "records" },
    auth: { method: "SharedSecret", headerName: "x-token", secret: "open-sesame" },
    enabled: true,
    createdBy: "ada",
    ...change,
  };
}

test("gives back what was created, without the secret", async () => {
  const source = await store.sources.create(aSource(), now);
  expect(source).toEqual({
    ...aSource(),
    auth: { method: "SharedSecret", headerName: "x-token" },
    id: source.id,
    createdAt: now,
    updatedAt: now,
    lastReceivedAt: undefined,
    lastStoredAt: undefined,
    revision: 1,
  });
  expect(await store.sources.get(source.id)).toEqual(source);
  expect(await store.sources.getByLabel("EDGE proxies")).toEqual(source);
});

describe("the secret", () => {
  test("is unreadable in the table and opens for its own source only", async () => {
    const one = await store.sources.create(aSource(), now);
    const two = await store.sources.create(aSource({ label: "two" }), now);
    const { rows } = await database.query("SELECT s::text AS dump FROM sources s");
    expect(JSON.stringify(rows)).not.toContain("sesame");
    expect(await store.sources.secret(one.id)).toBe("open-sesame");
    await database.query("UPDATE sources SET secret = (SELECT secret FROM sources WHERE id = $1) WHERE id = $2", [
      one.id,
      two.id,
    ]);
    await expect(store.sources.secret(two.id)).rejects.toMatchObject({ code: "secrets.unreadable" });
  });

  test("stays when the other settings of the method change, and goes with the method", async () => {
    const { id } = await store.sources.create(aSource(), now);
    await store.sources.update(id, 1, { auth: { method: "SharedSecret", headerName: "x-other" } }, now);
    expect(await store.sources.secret(id)).toBe("open-sesame");
    await store.sources.update(id, 2, { auth: { method: "None" } }, now);
    expect(await store.sources.secret(id)).toBeUndefined();
  });

  test("shows in no failure and in no print of the store", async () => {
    await store.sources.create(aSource(), now);
    const failure = await store.sources.create(aSource(), now).catch((error) => error);
    expect(inspect([failure, store], { depth: 10, showHidden: true })).not.toContain("open-sesame");
  });
});

test("refuses a label that differs in capitalisation only", async () => {
  await store.sources.create(aSource(), now);
  const two = await store.sources.create(aSource({ label: "two" }), now);
  const taken = { code: "sources.label_taken" };
  await expect(store.sources.create(aSource({ label: "edge PROXIES" }), now)).rejects.toMatchObject(taken);
  await expect(store.sources.update(two.id, 1, { label: "EDGE proxies" }, now)).rejects.toMatchObject(taken);
});

test("lets one of two changes of the same revision through", async () => {
  const { id } = await store.sources.create(aSource(), now);
  const changes = await Promise.allSettled([
    store.sources.update(id, 1, { enabled: false }, later),
    store.sources.update(id, 1, { logTypes: ["AWS.ALB"] }, later),
  ]);
  expect(changes.map((change) => change.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(changes.find((change) => change.status === "rejected")?.reason).toMatchObject({
    category: "RevisionConflict",
    message: "Somebody else changed this log source in the meantime; load it again and repeat your change",
  });
  expect(await store.sources.get(id)).toMatchObject({ revision: 2, updatedAt: later });
  await expect(store.sources.update("nope", 1, {}, now)).rejects.toMatchObject({ code: "sources.not_found" });
});

test("remembers when events came and were stored last, never an earlier moment", async () => {
  const { id } = await store.sources.create(aSource(), now);
  const at = (sourceId: string, receivedAt?: Date, storedAt?: Date) => ({ sourceId, receivedAt, storedAt });
  await store.sources.recordTimes([at(id, now, now), at("nope", later, later), at(id, later)]);
  expect(await store.sources.get(id)).toMatchObject({ lastReceivedAt: later, lastStoredAt: now, revision: 1 });
  await store.sources.recordTimes([at(id, now, later)]);
  await store.sources.recordTimes([at(id)]);
  expect(await store.sources.get(id)).toMatchObject({ lastReceivedAt: later, lastStoredAt: later });
});

test("lists page after page, the newest first, whatever is created meanwhile", async () => {
  const create = (label: string, at: Date) => store.sources.create(aSource({ label }), at);
  for (const label of ["one", "two", "three"]) await create(label, now);
  await create("four", later);
  const whole = (await store.sources.list()).map(({ id }) => id);
  const first = await store.sources.page({ pageSize: 2 });
  await create("five", later);
  const second = await store.sources.page({ pageSize: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(whole);
  expect(second.nextCursor).toBeUndefined();
  await expect(store.sources.page({ pageSize: 2, cursor: "nonsense" })).rejects.toMatchObject({
    category: "InvalidInput",
  });
});
