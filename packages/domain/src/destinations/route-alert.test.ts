import { expect, test } from "vitest";
import { explainRoute, type RoutableAlert, type RoutableDestination, routeAlert } from "./route-alert.ts";

const aDestination = (id: string, change: Partial<RoutableDestination> = {}): RoutableDestination => ({
  id,
  displayName: `Name of ${id}`,
  defaultForSeverity: [],
  alertTypes: ["RULE"],
  logTypes: [],
  ...change,
});
const anAlert = (change: Partial<RoutableAlert> = {}): RoutableAlert => ({
  subtype: "RULE",
  severity: "HIGH",
  logTypes: ["AWS.CloudTrail"],
  dynamicDestinations: undefined,
  overrides: [],
  ...change,
});
const all = [
  aDestination("high", { defaultForSeverity: ["HIGH"] }),
  aDestination("low", { defaultForSeverity: ["LOW"] }),
  aDestination("errors", { defaultForSeverity: ["HIGH"], alertTypes: ["RULE_ERROR", "SYSTEM_ERROR"] }),
  aDestination("okta", { defaultForSeverity: ["HIGH"], logTypes: ["Okta.SystemLog"] }),
];

test.each([
  { name: "severity, alert type and log type", alert: {}, step: "DEFAULTS", ids: ["high"] },
  { name: "its log type", alert: { logTypes: ["Okta.SystemLog"] }, step: "DEFAULTS", ids: ["high", "okta"] },
  { name: "its type", alert: { subtype: "RULE_ERROR" }, step: "DEFAULTS", ids: ["errors"] },
  { name: "nothing that takes it", alert: { severity: "INFO" }, step: "DEFAULTS", ids: [] },
  { name: "an empty list of destinations()", alert: { dynamicDestinations: [] }, step: "SKIPPED", ids: [] },
  { name: "SKIP", alert: { dynamicDestinations: ["low", "SKIP"] }, step: "SKIPPED", ids: [] },
  { name: "an id of destinations()", alert: { dynamicDestinations: ["low"] }, step: "DYNAMIC", ids: ["low"] },
  { name: "a name", alert: { dynamicDestinations: ["Name of okta"] }, step: "DYNAMIC", ids: ["okta"] },
  { name: "overrides, whatever their filters", alert: { overrides: ["okta"] }, step: "OVERRIDES", ids: ["okta"] },
  {
    name: "destinations() before overrides",
    alert: { dynamicDestinations: ["low"], overrides: ["okta"] },
    step: "DYNAMIC",
    ids: ["low"],
  },
  {
    name: "what accepts system errors, whatever the severity",
    alert: { subtype: "SYSTEM_ERROR", severity: "LOW", overrides: ["low"] },
    step: "SYSTEM_ERROR",
    ids: ["errors"],
  },
] as const)("an alert goes by $name", ({ alert, step, ids }) => {
  expect(routeAlert(anAlert(alert), all)).toEqual({ step, destinationIds: ids, missing: [] });
});

test("falls through names that are gone, and says which", () => {
  const alert = anAlert({ dynamicDestinations: ["gone"], overrides: ["lost", "low"] });
  expect(routeAlert(alert, all)).toEqual({ step: "OVERRIDES", destinationIds: ["low"], missing: ["gone", "lost"] });
});

test("gives a reason for every destination", () => {
  expect(explainRoute(anAlert(), all).reasons).toEqual([
    { destinationId: "high", isChosen: true, reason: "It takes this severity and alert type." },
    { destinationId: "low", isChosen: false, reason: "It takes no alerts of high severity." },
    { destinationId: "errors", isChosen: false, reason: "It takes no alerts of the type rule." },
    { destinationId: "okta", isChosen: false, reason: "It takes Okta.SystemLog only, not AWS.CloudTrail." },
  ]);
});
