import type { AlertGroup, Rule } from "@pharos/domain";
import { expect, test } from "vitest";
import { decideAlert } from "./decide-alert.ts";
import type { DecisionFacts, StoredFinding } from "./decision-facts.ts";

const rule = { id: "Door", kind: "RULE", createAlert: true, dedupPeriodMinutes: 60, threshold: 3 } as Rule;
const group = { alertId: "a1", eventCount: 2, isAlertCreated: false } as AlertGroup;
const stored: StoredFinding = { kind: "match", alertId: "a1", message: "", alert: undefined };

function decide(change: Partial<DecisionFacts>) {
  const facts = { rule, group, stored, dedup: "vault", ...change } as DecisionFacts;
  return decideAlert({ ...facts, explanation: { matched: true } as DecisionFacts["explanation"] })
    .slice(1)
    .map(({ step, verdict, text }) => `${step} ${verdict} ${text.replace(/^The rule matched.* and /, "")}`);
}

test.each([
  {
    name: "is one of too few",
    change: {},
    steps: ["ALERT STOPPED it is one of 2 matches in its window; 3 are needed for an alert."],
  },
  {
    name: "is in a window that is over",
    change: { group: undefined },
    steps: ["ALERT STOPPED its window has fewer than the 3 matches that are needed for an alert."],
  },
  {
    name: "belongs to an alert that is held back",
    change: { group: { ...group, eventCount: 3 } },
    steps: ["ALERT STOPPED its alert is held back because the rule raised too many alerts."],
  },
  {
    name: "belongs to an alert that some tools refused",
    change: { stored: { ...stored, alert: { isVisible: true, deliveries: { delivered: 2, waiting: 0, failed: 1 } } } },
    steps: [
      "ALERT PASSED the event belongs to an alert.",
      "DELIVERED NOTICE Messages to destinations: 2 delivered, 0 waiting, 1 failed.",
    ],
  },
  {
    name: "belongs to an alert that the reader does not see",
    change: { stored: { ...stored, alert: { isVisible: false, deliveries: undefined } } },
    steps: ["ALERT PASSED the event belongs to an alert."],
  },
])("a match that $name", ({ change, steps }) => {
  expect(decide(change)).toEqual(steps);
});
