import type { AlertGroup } from "@pharos/domain";
import { countValues } from "../alerts/distinct-values.ts";
import { groupingOf, makesAlerts } from "../alerts/grouping-of.ts";
import type { DecisionFacts, RaisedFacts, StoredFinding } from "./decision-facts.ts";
import type { TrailStep } from "./decision-trail.ts";

/** What becomes of a match: a signal, a window that counts it, an alert. */
export function decideAlert(facts: DecisionFacts): TrailStep[] {
  const { rule, explanation, stored } = facts;
  if (stored?.kind === "error") return [errorStep(stored)];
  if (!explanation?.matched) return stored === undefined ? [] : storedSteps(stored, facts);
  if (!makesAlerts(rule)) {
    const text = "The match becomes a signal and no alert: the rule's CreateAlert is false.";
    return [{ step: "SIGNAL", verdict: "STOPPED", text, details: [], mendAt: "SETTINGS" }];
  }
  return [groupStep(facts), ...(stored ? storedSteps(stored, facts) : [alertStep(facts)])];
}

function groupStep({ rule, dedup }: DecisionFacts): TrailStep {
  const { dedupPeriodMinutes, threshold } = groupingOf(rule, "match");
  const needed = threshold === 1 ? "1 match is" : `${threshold} matches are`;
  const text = `It is grouped under the dedup string ${JSON.stringify(dedup)} for ${dedupPeriodMinutes} minutes; ${needed} needed for an alert.`;
  return { step: "GROUPED", verdict: "PASSED", text, details: [], mendAt: undefined };
}

function storedSteps(stored: StoredFinding, facts: DecisionFacts): TrailStep[] {
  const { alertId, alert } = stored;
  const step = { step: "ALERT", details: [], mendAt: "ALERT" } as const;
  const matched = "The rule matched the event when it arrived, and";
  if (alertId === "") {
    return [{ ...step, verdict: "STOPPED", text: `${matched} no alert was due.`, mendAt: "SETTINGS" }];
  }
  if (alert === undefined) {
    return [{ ...step, verdict: "STOPPED", text: `${matched} ${reasonForNone(alertId, facts)}`, mendAt: "SETTINGS" }];
  }
  const link = alert.isVisible ? { alertId } : {};
  const text = `${matched} the event belongs to an alert.`;
  return [{ ...step, verdict: "PASSED", text, ...link }, ...deliveryStep(alert, link)];
}

/** A match has the ID of its alert before there are enough matches to raise it. */
function reasonForNone(alertId: string, { rule, group }: DecisionFacts): string {
  const { threshold } = groupingOf(rule, "match");
  if (group?.alertId !== alertId) {
    return threshold === 1
      ? "its alert no longer exists."
      : `its window has fewer than the ${threshold} matches that are needed for an alert.`;
  }
  const counted = countMatches(group);
  if (counted >= threshold) return "its alert is held back because the rule raised too many alerts.";
  const place = counted === 1 ? "the only match" : `one of ${counted} matches`;
  return `it is ${place} in its window; ${threshold} are needed for an alert.`;
}

function deliveryStep({ deliveries }: RaisedFacts, link: { readonly alertId?: string }): TrailStep[] {
  if (deliveries === undefined) return [];
  const { delivered, waiting, failed } = deliveries;
  const step = { step: "DELIVERED", details: [], mendAt: "ALERT", ...link } as const;
  const messages = delivered + waiting + failed;
  if (messages === 0) return [{ ...step, verdict: "NOTICE", text: "The alert went to no destination." }];
  const text = `Messages to destinations: ${delivered} delivered, ${waiting} waiting, ${failed} failed.`;
  return [{ ...step, verdict: failed > 0 ? "NOTICE" : "PASSED", text }];
}

function countMatches({ distinctValues, eventCount }: AlertGroup): number {
  return distinctValues ? countValues(distinctValues) : eventCount;
}

function errorStep({ alertId, message, alert }: StoredFinding): TrailStep {
  const text = `The rule failed on the event when it arrived: ${message}`;
  return { step: "ALERT", verdict: "STOPPED", text, details: [], mendAt: "CODE", ...(alert?.isVisible && { alertId }) };
}

/** Of an event that did not match when it arrived, or never arrived. */
function alertStep({ rule, group, row, now }: DecisionFacts): TrailStep {
  const step = { step: "ALERT", details: [], mendAt: "SETTINGS" } as const;
  const before =
    row?.isFound === true
      ? "The rule did not match when the event arrived; it was added, enabled or changed since. "
      : "";
  const { threshold } = groupingOf(rule, "match");
  const open = group !== undefined && now < group.windowEndsAt ? group : undefined;
  if (open?.isAlertCreated) {
    const text = `${before}An event like this would be added to an alert that is open already.`;
    return { ...step, verdict: before === "" ? "PASSED" : "STOPPED", text, mendAt: "ALERT", alertId: open.alertId };
  }
  const counted = open === undefined ? 0 : countMatches(open);
  if (counted + 1 < threshold) {
    const text = `${before}An event like this would be match ${counted + 1} of the ${threshold} that are needed for an alert.`;
    return { ...step, verdict: "STOPPED", text };
  }
  return {
    ...step,
    verdict: before === "" ? "PASSED" : "STOPPED",
    text: `${before}An event like this would raise an alert.`,
  };
}
