import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { cacheExpiry, cacheLifetimeMs } from "./cache-expiry.ts";

const { store, database, clear, close } = await openTestStore();
const { cache } = store;
const now = new Date("2026-03-01T10:00:00Z");
const after = (ms: number) => new Date(now.getTime() + ms);
const write = { now };
const brief = { now, expiresAt: after(1000) };
const later = { now: after(1000) };

beforeEach(clear);
afterAll(close);

describe("a counter", () => {
  test("starts at nothing and loses no increment under concurrency", async () => {
    expect(await cache.getCounter("k")).toBe(0);
    const values = await Promise.all(Array.from({ length: 20 }, () => cache.incrementCounter("k", 2, write)));
    expect(values.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => 2 * (i + 1)));
    await cache.putCounter("k", 0, write);
    expect(await cache.getCounter("k")).toBe(0);
    expect(await cache.incrementCounter("k", -3, write)).toBe(-3);
  });

  test("counts from the beginning once expired, though a plain read still sees it", async () => {
    await cache.incrementCounter("k", 7, brief);
    expect(await cache.getCounter("k")).toBe(7);
    expect(await cache.getCounter("k", later.now)).toBe(0);
    expect(await cache.incrementCounter("k", 1, later)).toBe(1);
  });

  test("keeps its expiry when an increment names none", async () => {
    await cache.incrementCounter("k", 1, brief);
    await cache.incrementCounter("k", 1, write);
    expect(await cache.getCounter("k", after(999))).toBe(2);
    expect(await cache.getCounter("k", after(1000))).toBe(0);
  });
});

describe("a string set", () => {
  test("adds and removes, and loses nothing under concurrency", async () => {
    await Promise.all(["c", "a", "b", "a"].map((value) => cache.addToStringSet("k", [value], write)));
    expect(await cache.getStringSet("k")).toEqual(["a", "b", "c"]);
    expect(await cache.addToStringSet("k", [], write)).toEqual(["a", "b", "c"]);
    expect(await cache.removeFromStringSet("k", ["b", "x"], write)).toEqual(["a", "c"]);
    expect(await cache.removeFromStringSet("none", ["b"], write)).toEqual([]);
  });

  test("begins afresh once expired", async () => {
    await cache.putStringSet("k", ["old", "old"], brief);
    expect(await cache.getStringSet("k")).toEqual(["old"]);
    expect(await cache.addToStringSet("k", ["new"], later)).toEqual(["new"]);
    await cache.putStringSet("k", ["old"], brief);
    expect(await cache.removeFromStringSet("k", ["other"], later)).toEqual([]);
  });

  test("is replaced and emptied", async () => {
    await cache.putStringSet("k", ["a"], write);
    await cache.putStringSet("k", ["b"], write);
    expect(await cache.getStringSet("k")).toEqual(["b"]);
    await cache.resetStringSet("k");
    expect(await cache.getStringSet("k")).toEqual([]);
  });
});

test("keeps a dictionary as it was written", async () => {
  const json = '{"b": 12345678901234567890, "a": "\\u0000"}';
  await cache.putDictionary("k", json, write);
  expect(await cache.getDictionary("k")).toBe(json);
  expect(await cache.getDictionary("none")).toBeUndefined();
});

test("keeps the kinds of one key apart, until it expires", async () => {
  await cache.incrementCounter("k", 1, brief);
  await cache.putDictionary("k", "{}", brief);
  expect(await cache.addToStringSet("k", ["a"], write)).toEqual(["a"]);
  expect(await cache.getCounter("k")).toBe(1);
  await cache.addToStringSet("k", ["b"], later);
  expect([await cache.getCounter("k"), await cache.getDictionary("k")]).toEqual([0, undefined]);
});

test("finds keys of any length and content", async () => {
  const keys = ["x".repeat(10_000), `${"x".repeat(10_000)}y`, "nul\0", "nul\ufffd", ""];
  for (const [i, key] of keys.entries()) await cache.incrementCounter(key, i + 1, write);
  expect(await Promise.all(keys.map((key) => cache.getCounter(key)))).toEqual([1, 2, 3, 4, 5]);
});

test("forgets what has expired, at a moment that can be moved", async () => {
  await cache.incrementCounter("k", 1, write);
  await cache.setKeyExpiration("k", after(5));
  await cache.setKeyExpiration("new", after(6));
  expect(await cache.deleteExpired(after(5))).toBe(1);
  const { rows } = await database.query("SELECT key FROM cache_entries");
  expect(rows).toEqual([{ key: "new" }]);
});

test.each([
  { name: "seconds from now", value: 60, at: after(60_000) },
  { name: "text", value: "60", at: after(60_000) },
  { name: "a fraction, cut", value: 1.9, at: after(1000) },
  { name: "seconds since 1970", value: 1_900_000_000, at: new Date(1_900_000_000_000) },
  { name: "a moment beyond all calendars", value: 1e300, at: undefined },
  { name: "no number", value: "soon", at: undefined },
  { name: "nothing", value: null, at: undefined },
  { name: "empty text", value: "", at: undefined },
])("reads an expiry given as $name", ({ value, at }) => {
  expect(cacheExpiry(value, now)).toEqual(at);
});

test("lives for 90 days when nobody says", async () => {
  await cache.incrementCounter("k", 1, write);
  const { rows } = await database.query("SELECT expires_at FROM cache_entries");
  expect(rows).toEqual([{ expires_at: after(cacheLifetimeMs) }]);
});
