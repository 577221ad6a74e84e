import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { NewApiToken } from "./api-token-repository.ts";

const { store, database, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");
const later = new Date("2026-03-01T11:00:00Z");

beforeEach(clear);
afterAll(close);

function aToken(change: Partial<NewApiToken> = {}): NewApiToken {
  return { name: "ci", value: "s3cret-value", permissions: ["AlertRead"], createdBy: "ada", ...change };
}

test("is found by its value, which the table does not hold", async () => {
  const token = await store.apiTokens.create(aToken(), now);
  expect(await store.apiTokens.findByValue("s3cret-value", now)).toEqual(token);
  expect(await store.apiTokens.findByValue("S3cret-value", now)).toBeUndefined();
  expect(JSON.stringify(token)).not.toContain("s3cret");
  const { rows } = await database.query("SELECT t::text AS dump FROM api_tokens t");
  expect(JSON.stringify(rows)).not.toContain("s3cret-value");
});

test("is not found once it has expired", async () => {
  await store.apiTokens.create(aToken({ expiresAt: later }), now);
  expect(await store.apiTokens.findByValue("s3cret-value", now)).toBeDefined();
  expect(await store.apiTokens.findByValue("s3cret-value", later)).toBeUndefined();
});

test("has a name of its own", async () => {
  await store.apiTokens.create(aToken(), now);
  const other = await store.apiTokens.create(aToken({ name: "cd", value: "other" }), now);
  const taken = { code: "api_tokens.name_taken" };
  await expect(store.apiTokens.create(aToken({ name: "CI", value: "third" }), now)).rejects.toMatchObject(taken);
  await expect(store.apiTokens.update(other.id, { name: "Ci", permissions: [] }, now)).rejects.toMatchObject(taken);
});

test("takes new permissions and a new value", async () => {
  const { id } = await store.apiTokens.create(aToken(), now);
  await store.apiTokens.update(id, { name: "ci", permissions: ["RuleRead"] }, later);
  await store.apiTokens.replaceValue(id, "rotated", later);
  await store.apiTokens.recordUse(id, later);
  expect(await store.apiTokens.findByValue("s3cret-value", later)).toBeUndefined();
  expect(await store.apiTokens.findByValue("rotated", later)).toMatchObject({
    permissions: ["RuleRead"],
    updatedAt: later,
    lastUsedAt: later,
  });
  expect(await store.apiTokens.delete(id)).toBe(true);
  await expect(store.apiTokens.replaceValue(id, "again", now)).rejects.toMatchObject({ code: "api_tokens.not_found" });
});
