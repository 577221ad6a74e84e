import { countValues } from "../alerts/distinct-values.ts";
import { groupingOf, makesAlerts } from "../alerts/grouping-of.ts";
import type { DecisionFacts } from "./decision-facts.ts";
import type { TrailStep } from "./decision-trail.ts";

/** What becomes of a match: a signal, a window that counts it, an alert. */
export function decideAlert(facts: DecisionFacts): TrailStep[] {
  const { rule, explanation, stored } = facts;
  if (stored?.kind === "error") return [errorStep(stored)];
  if (!explanation?.matched) return stored === undefined ? [] : [storedStep(stored)];
  if (!makesAlerts(rule)) {
    const text = "The match becomes a signal and no alert: the rule's CreateAlert is false.";
    return [{ step: "SIGNAL", verdict: "STOPPED", text, details: [], mendAt: "SETTINGS" }];
  }
  return [groupStep(facts), ...(stored ? [storedStep(stored)] : [alertStep(facts)])];
}

function groupStep({ rule, dedup }: DecisionFacts): TrailStep {
  const { dedupPeriodMinutes, threshold } = groupingOf(rule, "match");
  const needed = threshold === 1 ? "1 match is" : `${threshold} matches are`;
  const text = `It is grouped under the dedup string ${JSON.stringify(dedup)} for ${dedupPeriodMinutes} minutes; ${needed} needed for an alert.`;
  return { step: "GROUPED", verdict: "PASSED", text, details: [], mendAt: undefined };
}

function storedStep({ alertId }: NonNullable<DecisionFacts["stored"]>): TrailStep {
  const step = { step: "ALERT", details: [], mendAt: "ALERT" } as const;
  if (alertId === "") {
    return {
      ...step,
      verdict: "STOPPED",
      text: "The rule matched the event when it arrived, and no alert was due.",
      mendAt: "SETTINGS",
    };
  }
  const text = "The rule matched the event when it arrived, and the event belongs to an alert.";
  return { ...step, verdict: "PASSED", text, alertId };
}

function errorStep({ alertId, message }: NonNullable<DecisionFacts["stored"]>): TrailStep {
  const text = `The rule failed on the event when it arrived: ${message}`;
  return { step: "ALERT", verdict: "STOPPED", text, details: [], mendAt: "CODE", ...(alertId !== "" && { alertId }) };
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
  const counted = open === undefined ? 0 : open.distinctValues ? countValues(open.distinctValues) : open.eventCount;
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
