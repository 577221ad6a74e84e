import { type AttemptsUsed, claimAttempt } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const attempts = store.signInAttempts;
const now = new Date("2026-03-01T12:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const limit = { burst: 5, refillMs: 120_000 };
const key = { account: "u1", kind: "password", origin: "address 203.0.113.7" } as const;
const claim = (seconds = 0, of: Parameters<typeof attempts.claim>[0] = key) =>
  attempts.claim(of, limit, after(seconds));

beforeEach(clear);
afterAll(close);

test("grants five of fifty that are claimed at the same time", async () => {
  const waits = await Promise.all(Array.from({ length: 50 }, () => claim()));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  expect(new Set(waits)).toEqual(new Set([0, 120_000]));
  expect(await claim(119)).toBe(1000);
  expect(await claim(120)).toBe(0);
});

test("decides as claimAttempt does", async () => {
  let used: AttemptsUsed;
  const seconds = [0, 0, 1, 30, 60, 60, 119, 121, 122, 240, 241, 500, 900, 900, 900, 900, 901, 902, 5000];
  for (const second of seconds) {
    const expected = claimAttempt(used, limit, after(second));
    if (expected.isGranted) used = expected.used;
    expect([second, await claim(second)]).toEqual([second, expected.isGranted ? 0 : expected.waitMs]);
  }
});

test("takes a burst of one as a pause after each attempt", async () => {
  const hourly = { burst: 1, refillMs: 3_600_000 };
  expect(await attempts.claim(key, hourly, now)).toBe(0);
  expect(await attempts.claim(key, hourly, after(60))).toBe(3_540_000);
  expect(await attempts.claim(key, hourly, after(3600))).toBe(0);
});

test.each([
  { name: "account", other: { ...key, account: "u2" } },
  { name: "kind", other: { ...key, kind: "code" as const } },
  { name: "origin", other: { ...key, origin: "address 203.0.113.8" } },
])("counts each $name by itself", async ({ other }) => {
  for (let attempt = 1; attempt <= 5; attempt++) await claim();
  expect(await claim()).toBeGreaterThan(0);
  expect(await claim(0, other)).toBe(0);
});

test("gives back an attempt, or all of them", async () => {
  for (let attempt = 1; attempt <= 5; attempt++) await claim();
  await attempts.refund(key, limit);
  expect([await claim(), (await claim()) > 0]).toEqual([0, true]);
  await attempts.forget(key);
  expect(await claim()).toBe(0);
});

test("says which accounts refuse somebody, until an administrator forgets their attempts", async () => {
  for (let attempt = 1; attempt <= 5; attempt++) {
    await claim();
    await claim(0, { ...key, account: "u2", kind: "challenge" });
  }
  await claim(0, { ...key, account: "u3" });
  expect(await attempts.refusedUntil(["u1", "u2", "u3", "u4"], now)).toEqual(new Map([["u1", after(120)]]));
  expect(await attempts.refusedUntil(["u1"], after(120))).toEqual(new Map());
  await attempts.forgetAccount("u1");
  expect(await attempts.refusedUntil(["u1"], now)).toEqual(new Map());
  expect(await claim()).toBe(0);
});

test("deletes what no longer counts", async () => {
  await claim();
  expect(await attempts.deleteExpired(after(119))).toBe(0);
  expect(await attempts.deleteExpired(after(120))).toBe(1);
});
