import { expect, test } from "vitest";
import { isResetDue } from "./interpreter-use.ts";

const use = { startedAtMs: 0, startMs: 500, busyMs: 1, isOdd: false };

test.each([
  { what: "has evaluated nothing", some: { busyMs: 0 }, nowMs: 3_600_000, isDue: false },
  { what: "has worked less than a hundred starts", some: { busyMs: 49_999 }, nowMs: 59_999, isDue: false },
  { what: "has worked for a hundred starts", some: { busyMs: 50_000 }, nowMs: 60_000, isDue: true },
  { what: "has lived for ten minutes", some: {}, nowMs: 600_000, isDue: true },
  { what: "is odd", some: { isOdd: true }, nowMs: 5_000, isDue: true },
  { what: "is odd and has hardly started", some: { isOdd: true }, nowMs: 4_999, isDue: false },
])("resets an interpreter that $what: $isDue", ({ some, nowMs, isDue }) => {
  expect(isResetDue({ ...use, ...some }, nowMs)).toBe(isDue);
});
