import type { Alert } from "@pharos/domain";
import { expect, test } from "vitest";
import { anAlert } from "../../testing/builders.ts";
import { batchAlerts } from "./first-pages.ts";

const sizes = (...alerts: readonly Partial<Alert>[]) =>
  batchAlerts(alerts.map((alert) => anAlert(alert))).map((batch) => batch.map(({ eventCount }) => eventCount));
const many = (count: number, eventCount: number) => Array.from({ length: count }, () => ({ eventCount }));

test("500 alerts of one event are read at once", () => {
  expect(sizes(...many(500, 1)).map(({ length }) => length)).toEqual([500]);
});

test("a batch has at most 1,000 events", () => {
  expect(sizes(...many(25, 100)).map(({ length }) => length)).toEqual([10, 10, 5]);
});

test("alerts with more than 100 events are read together as long as they fit", () => {
  expect(sizes(...many(5, 400)).map(({ length }) => length)).toEqual([2, 2, 1]);
});

test("alerts of correlations are read together, fewer at a time because a match stands for several signals", () => {
  const correlations = many(480, 1).map((alert) => ({ ...alert, subtype: "CORRELATION_RULE" as const }));
  expect(sizes(...correlations).map(({ length }) => length)).toEqual([100, 100, 100, 100, 80]);
});

test("an alert with more events than a batch is read alone", () => {
  expect(sizes({ eventCount: 3 }, { eventCount: 1001 }, { eventCount: 7 })).toEqual([[3, 7]]);
});
