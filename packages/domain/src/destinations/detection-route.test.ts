import { expect, test } from "vitest";
import type { Policy } from "../detections/policy.ts";
import type { Rule } from "../detections/rule.ts";
import { alertSubtypeOf, choosesDestinations, raisesAlerts, routableOf } from "./detection-route.ts";

const rule = {
  kind: "RULE",
  enabled: true,
  createAlert: true,
  severity: "HIGH",
  logTypes: ["Custom.Door"],
  outputIds: ["Tower"],
  body: "",
} as unknown as Rule;
const policy = { ...rule, kind: "POLICY", logTypes: undefined, createAlert: undefined } as unknown as Policy;

test.each([
  { name: "a rule", detection: rule, subtypes: ["RULE", "RULE_ERROR"] },
  {
    name: "a derived rule over queries",
    detection: { ...rule, kind: "DERIVED_RULE", scheduledQueries: ["Doors"] } as Rule,
    subtypes: ["SCHEDULED_RULE", "SCHEDULED_RULE_ERROR"],
  },
  { name: "a policy", detection: policy, subtypes: ["POLICY", "POLICY"] },
])("$name has its alerts' subtypes", ({ detection, subtypes }) => {
  expect([alertSubtypeOf(detection, false), alertSubtypeOf(detection, true)]).toEqual(subtypes);
});

test("is routed by what the detection says of all its alerts", () => {
  expect(routableOf(rule)).toEqual({
    subtype: "RULE",
    severity: "HIGH",
    logTypes: ["Custom.Door"],
    dynamicDestinations: undefined,
    overrides: ["Tower"],
  });
});

test.each([
  { name: "enabled", detection: rule, raises: true },
  { name: "a policy", detection: { ...policy, createAlert: undefined } as unknown as Policy, raises: true },
  { name: "disabled", detection: { ...rule, enabled: false }, raises: false },
  { name: "signals alone", detection: { ...rule, createAlert: false }, raises: false },
])("raises alerts: $name", ({ detection, raises }) => {
  expect(raisesAlerts(detection)).toBe(raises);
});

test.each([
  { body: "def rule(event):\n    return True\n\ndef destinations(event):\n    return []\n", chooses: true },
  { body: "def destinations (event): return []", chooses: true },
  { body: "def rule(event):\n    # def destinations(event): later\n    return True\n", chooses: false },
  { body: "def rule(event):\n    return event.get('destinations')\n", chooses: false },
])("chooses destinations: $chooses for $body", ({ body, chooses }) => {
  expect(choosesDestinations({ ...rule, body })).toBe(chooses);
});
