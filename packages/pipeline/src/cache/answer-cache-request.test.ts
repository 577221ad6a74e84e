import { applyCacheRequest, type CacheEntry, type CacheRequest } from "@pharos/detection";
import { openTestStore, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCacheRequest } from "./answer-cache-request.ts";

const now = new Date("2026-03-01T10:00:00Z");
const seconds = now.getTime() / 1000;
const later = seconds + 3_600;
let testStore: TestStore;
beforeAll(async () => {
  testStore = await openTestStore();
});
beforeEach(() => testStore.clear());
afterAll(() => testStore.close());

const key = "k";
const get: CacheRequest = { op: "get", key };

test.each<{ name: string; requests: CacheRequest[] }>([
  {
    name: "a counter that grows",
    requests: [
      { op: "increment", key, by: 2, expiresAt: later },
      { op: "increment", key, by: 3, expiresAt: null },
    ],
  },
  {
    name: "a counter that is set",
    requests: [
      { op: "increment", key, by: 2, expiresAt: later },
      { op: "put", key, value: { counter: 0 }, expiresAt: later },
    ],
  },
  {
    name: "a set that grows and shrinks",
    requests: [
      { op: "add", key, strings: ["a", "b"], expiresAt: later },
      { op: "remove", key, strings: ["a"], expiresAt: null },
    ],
  },
  {
    name: "a set that is replaced",
    requests: [
      { op: "add", key, strings: ["a"], expiresAt: later },
      { op: "put", key, value: { strings: ["z"] }, expiresAt: later },
    ],
  },
  { name: "a dictionary", requests: [{ op: "put", key, value: { dictionary: '{"a":1}' }, expiresAt: later }] },
  {
    name: "an expiry that changes",
    requests: [
      { op: "increment", key, by: 1, expiresAt: later },
      { op: "expire", key, expiresAt: later + 60 },
    ],
  },
  {
    name: "an expired counter, which starts again",
    requests: [
      { op: "increment", key, by: 5, expiresAt: seconds - 1 },
      { op: "increment", key, by: 1, expiresAt: later },
    ],
  },
  {
    name: "a counter, a set and a dictionary under one key",
    requests: [
      { op: "increment", key, by: 5, expiresAt: later },
      { op: "add", key, strings: ["a"], expiresAt: null },
      { op: "put", key, value: { dictionary: "{}" }, expiresAt: later },
    ],
  },
  {
    name: "a set that is cleared beside a counter",
    requests: [
      { op: "increment", key, by: 5, expiresAt: later },
      { op: "add", key, strings: ["a"], expiresAt: null },
      { op: "clear", key },
    ],
  },
  { name: "an expiry of nothing", requests: [{ op: "expire", key, expiresAt: later }] },
  { name: "a set of nothing that is cleared", requests: [{ op: "clear", key }] },

  { name: "a key that nobody wrote", requests: [] },
])("keeps $name as the meaning of requests says", async ({ requests }) => {
  let expected: CacheEntry | null = null;
  for (const request of requests) {
    expected = applyCacheRequest(expected, request, seconds);
    const answer = await answerCacheRequest(testStore.store, request, now);
    expect(expected ?? {}).toMatchObject(answer === null ? {} : { value: answer.value });
  }
  expect(await answerCacheRequest(testStore.store, get, now)).toEqual(expected);
});

test("loses nothing of a set to which many add at once", async () => {
  const names = Array.from({ length: 30 }, (_, index) => `n${String(index).padStart(2, "0")}`);
  await Promise.all(
    names.map((name) => answerCacheRequest(testStore.store, { op: "add", key, strings: [name], expiresAt: null }, now)),
  );
  expect((await answerCacheRequest(testStore.store, get, now))?.value).toEqual({ strings: names });
});

test("counts every one of many increments that come at once", async () => {
  const request: CacheRequest = { op: "increment", key, by: 1, expiresAt: later };
  await Promise.all(Array.from({ length: 50 }, () => answerCacheRequest(testStore.store, request, now)));
  expect((await answerCacheRequest(testStore.store, get, now))?.value).toEqual({ counter: 50 });
});
