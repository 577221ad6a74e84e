import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { NewSource } from "./source-repository.ts";

const { store, database, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");

beforeEach(clear);
afterAll(close);

function createSource(label: string, auth: NewSource["auth"]) {
  const plain = { logTypes: ["Nginx.Access"], streamType: "Auto", streamOptions: {}, enabled: true } as const;
  return store.sources.create({ ...plain, type: "HTTP", createdBy: "ada", label, auth }, now);
}
const labelsOf = async (secret: string) => (await store.sources.listBySecret(secret)).map(({ label }) => label);

test("finds sources by a secret that is sent as it is, and not by a key that signs", async () => {
  await createSource("proxies", { method: "Bearer", secret: "one" });
  await createSource("signed", { method: "HMAC", secret: "one" });
  expect(await labelsOf("one")).toEqual(["proxies"]);
  expect(await labelsOf("two")).toEqual([]);
});

test("follows a secret that changes, and one that goes", async () => {
  const { id } = await createSource("proxies", { method: "Bearer", secret: "one" });
  await store.sources.update(id, 1, { auth: { method: "Basic", username: "ada", secret: "two" } }, now);
  expect([await labelsOf("one"), await labelsOf("two")]).toEqual([[], ["proxies"]]);
  await store.sources.update(id, 2, { auth: { method: "None" } }, now);
  expect(await labelsOf("two")).toEqual([]);
});

test("finds a source whose secret was sealed before hashes were kept", async () => {
  await createSource("proxies", { method: "Bearer", secret: "one" });
  await database.query("UPDATE sources SET secret_hash = NULL");
  expect(await labelsOf("one")).toEqual(["proxies"]);
});
