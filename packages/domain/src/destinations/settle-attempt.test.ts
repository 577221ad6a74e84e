import { expect, test } from "vitest";
import type { DeliveryOutcome } from "./delivery.ts";
import { failuresBeforePause, settleAttempt, settleDestination } from "./settle-attempt.ts";

const now = new Date("2026-03-01T12:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const outcome = (kind: Exclude<DeliveryOutcome["kind"], "delivered">, retryAfterMs?: number): DeliveryOutcome => ({
  kind,
  statusCode: 500,
  message: "no",
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});
const delivered: DeliveryOutcome = { kind: "delivered", statusCode: 200, message: "ok" };
const aDelivery = (attempts: number) => ({ attempts, nextAttemptAt: now });
const healthy = { verification: "VERIFIED", pausedUntil: undefined, failuresInRow: 0 } as const;

test("climbs eleven attempts over about 32 hours, then gives up", () => {
  const waits: number[] = [];
  let state = aDelivery(0);
  for (;;) {
    const settled = settleAttempt(state, outcome("retry"), now, 0.5);
    if (settled.status === "FAILED") break;
    waits.push((settled.nextAttemptAt.getTime() - now.getTime()) / 1000);
    state = aDelivery(settled.attempts);
  }
  expect(waits).toEqual([10, 60, 300, 900, 1800, 3600, 7200, 14_400, 28_800, 57_600]);
  expect(state.attempts + 1).toBe(11);
});

test.each([
  { random: 0, seconds: 48 },
  { random: 1, seconds: 72 },
])("spreads an attempt by a fifth ($random)", ({ random, seconds }) => {
  expect(settleAttempt(aDelivery(1), outcome("retry"), now, random).nextAttemptAt).toEqual(after(seconds));
});

test("waits longer where it is told to", () => {
  expect(settleAttempt(aDelivery(0), outcome("retry", 90_000), now, 0.5).nextAttemptAt).toEqual(after(90));
});

test("gives up an alert that is refused, and no other", () => {
  expect(settleAttempt(aDelivery(0), outcome("rejected"), now, 0.5)).toMatchObject({ status: "FAILED", attempts: 1 });
  expect(settleDestination({ ...healthy, failuresInRow: 7 }, outcome("rejected"), now)).toEqual(healthy);
});

test.each(["throttled", "credentials", "refused"] as const)("%s keeps the alert's place and attempts", (kind) => {
  expect(settleAttempt(aDelivery(3), outcome(kind), now, 0.5)).toEqual({
    status: "QUEUED",
    attempts: 3,
    nextAttemptAt: now,
  });
});

test.each([
  { name: "as told", retryAfterMs: 7_000, seconds: 7 },
  { name: "an hour at most", retryAfterMs: 86_400_000, seconds: 3600 },
  { name: "half a minute where nothing is told", retryAfterMs: undefined, seconds: 30 },
])("pauses a destination that is throttled: $name", ({ retryAfterMs, seconds }) => {
  expect(settleDestination(healthy, outcome("throttled", retryAfterMs), now).pausedUntil).toEqual(after(seconds));
});

test("holds the queue when credentials are rejected, and tries once an hour", () => {
  expect(settleDestination(healthy, outcome("credentials"), now)).toMatchObject({
    verification: "CREDENTIALS_REJECTED",
    pausedUntil: after(3600),
  });
});

test("goes on trying once an hour where the tool is down after it rejected the credentials", () => {
  const rejected = settleDestination(healthy, outcome("credentials"), now);
  expect(settleDestination(rejected, outcome("retry"), now)).toMatchObject({
    verification: "CREDENTIALS_REJECTED",
    pausedUntil: after(3600),
  });
});

test("pauses for a minute after twenty failures in a row, until one alert arrives", () => {
  const almost = { ...healthy, failuresInRow: failuresBeforePause - 2 };
  const one = settleDestination(almost, outcome("retry"), now);
  expect(one).toMatchObject({ verification: "VERIFIED", pausedUntil: undefined });
  const two = settleDestination(one, outcome("retry"), now);
  expect(two).toMatchObject({ verification: "FAILING", pausedUntil: after(60) });
  expect(settleDestination(two, delivered, now)).toEqual(healthy);
});
