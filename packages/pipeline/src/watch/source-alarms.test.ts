import { type ConservationCounts, noCounts } from "@pharos/domain";
import { describe, expect, test } from "vitest";
import { alarmKey, sourceAlarms } from "./source-alarms.ts";

const now = new Date("2026-03-01T10:00:00Z");
const sources = [{ id: "s", label: "Doors" }];
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
