import { expect, test } from "vitest";
import { msUntilTurn, paceDefault } from "./pace.ts";

const now = new Date("2026-03-01T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const oneASecond = { atOnce: 1, perSecond: 1 };

test.each([
  { name: "a first request waits for nothing", pace: oneASecond, last: undefined, ms: 0 },
  { name: "a second request at once waits a second", pace: oneASecond, last: ago(0), ms: 1000 },
  { name: "what passed already counts", pace: oneASecond, last: ago(700), ms: 300 },
  { name: "after the interval it is free", pace: oneASecond, last: ago(1000), ms: 0 },
  { name: "a long pause saves up no burst", pace: oneASecond, last: ago(60_000), ms: 0 },
  { name: "four a second are 250 ms apart", pace: { atOnce: 4, perSecond: 4 }, last: ago(0), ms: 250 },
  { name: "two in three seconds are 1.5 s apart", pace: { atOnce: 1, perSecond: 2 / 3 }, last: ago(0), ms: 1500 },
  { name: "a clock set back an hour waits one interval", pace: oneASecond, last: ago(-3_600_000), ms: 1000 },
  { name: "a tool without a documented limit never waits", pace: paceDefault, last: ago(0), ms: 0 },
])("$name", ({ pace, last, ms }) => {
  expect(msUntilTurn(pace, last, now)).toBe(ms);
});
