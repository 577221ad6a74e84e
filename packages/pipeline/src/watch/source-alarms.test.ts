import { type ConservationCounts, noCounts } from "@pharos/domain";
import { describe, expect, test } from "vitest";
import { alarmKey, sourceAlarms } from "./source-alarms.ts";

const now = new Date("2026-03-01T10:00:00Z");
const doors = { id: "s", label: "Doors", enabled: true, createdAt: new Date(0), lastReceivedAt: undefined };
const sources = [doors];
const kindsFor = (counts: Partial<ConservationCounts>, raised = {}) =>
  sourceAlarms(sources, new Map([["s", { ...noCounts, ...counts }]]), raised, now).map((alarm) => alarm.kind);

describe("a source", () => {
  test.each<{ name: string; counts: Partial<ConservationCounts>; kinds: string[] }>([
    { name: "whose events are all stored is fine", counts: { received: 100, stored: 100 }, kinds: [] },
    { name: "with one failed event in a hundred is fine", counts: { received: 100, stored: 99, failed: 1 }, kinds: [] },
    {
      name: "with more than a tenth failed is failing",
      counts: { received: 100, stored: 89, failed: 11 },
      kinds: ["FAILING"],
    },
    { name: "that lost an event is unbalanced", counts: { received: 100, stored: 99 }, kinds: ["UNBALANCED"] },
    { name: "that stored one twice is unbalanced", counts: { received: 100, stored: 101 }, kinds: ["UNBALANCED"] },
  ])("$name", ({ counts, kinds }) => {
    expect(kindsFor(counts)).toEqual(kinds);
  });

  test("without events raises nothing", () => {
    expect(sourceAlarms(sources, new Map(), {}, now)).toEqual([]);
  });
});

test.each([
  { name: "is not said again within a day", hours: 23, kinds: [] },
  { name: "is said again after a day", hours: 24, kinds: ["UNBALANCED"] },
])("an alarm $name", ({ hours, kinds }) => {
  const raised = {
    [alarmKey({ sourceId: "s", kind: "UNBALANCED" })]: new Date(now.getTime() - hours * 3_600_000).toISOString(),
  };
  expect(kindsFor({ received: 2, stored: 1 }, raised)).toEqual(kinds);
});

describe("a source with a threshold of 30 minutes without data", () => {
  const lastReceivedAt = new Date(now.getTime() - 30 * 60_000);
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  test.each([
    { name: "is told of when it is silent for so long", lastReceivedAt, raised: undefined, kinds: ["NO_DATA"] },
    { name: "is not told of a minute earlier", lastReceivedAt: new Date(before(29)), raised: undefined, kinds: [] },
    { name: "is told of once for a silence", lastReceivedAt, raised: before(1), kinds: [] },
    { name: "is told of again in the next silence", lastReceivedAt, raised: before(31), kinds: ["NO_DATA"] },
  ])("$name", ({ lastReceivedAt, raised, kinds }) => {
    const watched = [{ ...doors, lastReceivedAt, noDataAlarmMinutes: 30 }];
    const times: Record<string, string> = raised === undefined ? {} : { "NO_DATA s": raised };
    const alarms = sourceAlarms(watched, new Map(), times, now);
    expect(alarms.map(({ kind }) => kind)).toEqual(kinds);
    expect(alarms.every(({ title }) => title === "No data from Doors for 30 minutes")).toBe(true);
  });
});
