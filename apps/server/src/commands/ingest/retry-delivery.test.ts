import { expect, test } from "vitest";
import { retryDelayMs } from "./retry-delivery.ts";

const now = new Date("2026-03-01T12:00:00Z");

test.each([
  ["a busy server that says when", { status: 429, retryAfter: "7" }, 1, 0, 7_000],
  ["a server that is away and says when", { status: 503, retryAfter: "60" }, 3, 0, 60_000],
  ["a proxy that gives a date", { status: 503, retryAfter: "Sun, 01 Mar 2026 12:00:20 GMT" }, 1, 0, 20_000],
  ["a date that has passed", { status: 503, retryAfter: "Sun, 01 Mar 2026 11:00:00 GMT" }, 1, 0, 0],
  ["a proxy without its server", { status: 502, retryAfter: undefined }, 1, 0, 1_000],
  ["no answer, the fifth time", { status: 0, retryAfter: undefined }, 5, 60_000, 16_000],
  ["no answer, the tenth time", { status: 0, retryAfter: undefined }, 10, 60_000, 30_000],
  ["a header that is nonsense", { status: 429, retryAfter: "soon" }, 1, 0, 1_000],
  ["a pause of hours", { status: 429, retryAfter: "86400" }, 1, 0, 300_000],
  ["what the sender has to mend", { status: 400, retryAfter: "7" }, 1, 0, undefined],
  ["a key that was used for other bytes", { status: 409, retryAfter: undefined }, 1, 0, undefined],
  ["a quarter of an hour in vain", { status: 503, retryAfter: "60" }, 20, 900_001, undefined],
])("%s: waits as asked, or gives up", (_name, answer, attempt, triedForMs, delayMs) => {
  expect(retryDelayMs(answer, attempt, triedForMs, now)).toBe(delayMs);
});
