import { expect, test } from "vitest";
import { type BoomerangState, decideBoomerang, isAlarming, nextBoomerangAt } from "./boomerang.ts";

const askedAt = new Date("2026-03-01T12:00:00Z");
const after = (minutes: number) => new Date(askedAt.getTime() + minutes * 60_000);

test.each<{ state: BoomerangState; minutes: number; isReminded?: boolean; step: string }>([
  { state: "ASKING", minutes: 0, step: "ASK" },
  { state: "ASKING", minutes: 1439, step: "ASK" },
  { state: "ASKING", minutes: 1440, step: "EXPIRE" },
  { state: "OPEN", minutes: 59, step: "WAIT" },
  { state: "OPEN", minutes: 60, step: "REMIND" },
  { state: "OPEN", minutes: 61, isReminded: true, step: "WAIT" },
  { state: "OPEN", minutes: 1440, isReminded: true, step: "EXPIRE" },
  { state: "OPEN", minutes: 1440, step: "EXPIRE" },
  { state: "ANSWERED", minutes: 1, step: "TELL" },
  { state: "ANSWERED", minutes: 2000, step: "TELL" },
  { state: "EXPIRED", minutes: 1440, step: "TELL" },
  { state: "FAILED", minutes: 1, step: "TELL" },
])("$state after $minutes minutes, reminded: $isReminded, is to $step", ({ state, minutes, isReminded, step }) => {
  const remindedAt = isReminded ? after(60) : undefined;
  expect(decideBoomerang({ state, askedAt, remindedAt }, after(minutes))).toBe(step);
});

test("an open question is due for its reminder, then for its end", () => {
  expect(nextBoomerangAt({ askedAt, remindedAt: undefined })).toEqual(after(60));
  expect(nextBoomerangAt({ askedAt, remindedAt: after(70) })).toEqual(after(1440));
});

test.each([
  { answer: "NO", severity: "HIGH", alarms: true },
  { answer: "NO", severity: "CRITICAL", alarms: true },
  { answer: "NO", severity: "MEDIUM", alarms: false },
  { answer: "YES", severity: "CRITICAL", alarms: false },
  { answer: "REPLY", severity: "CRITICAL", alarms: false },
] as const)("$answer about a $severity alert alarms somebody: $alarms", ({ answer, severity, alarms }) => {
  expect(isAlarming(answer, severity)).toBe(alarms);
});
