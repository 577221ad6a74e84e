import type { Alert } from "@pharos/domain";
import { expect, test } from "vitest";
import { anAlert } from "../../testing/builders.ts";
import { batchAlerts } from "./first-pages.ts";

const sizes = (...alerts: readonly Partial<Alert>[]) =>
  batchAlerts(
    alerts.map((alert) => anAlert(alert)),
    100,
  ).map((batch) => batch.map(({ eventCount }) => eventCount));
const many = (count: number, eventCount: number) => Array.from({ length: count }, () => ({ eventCount }));

test("500 alerts of one event are read at once", () => {
  expect(sizes(...many(500, 1)).map(({ length }) => length)).toEqual([500]);
});

test("a batch has at most 1,000 events", () => {
  expect(sizes(...many(25, 100)).map(({ length }) => length)).toEqual([10, 10, 5]);
});

test("alerts with many events, and those of correlations, are read alone", () => {
  expect(sizes({ eventCount: 3 }, { eventCount: 101 }, { subtype: "CORRELATION_RULE" }, { eventCount: 7 })).toEqual([
    [3, 7],
  ]);
});
