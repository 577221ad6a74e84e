import type { EventExplanation } from "@pharos/detection";
import type { ExpressionExplanation } from "@pharos/detection-content";
import { decideAlert } from "./decide-alert.ts";
import type { DecisionFacts } from "./decision-facts.ts";
import type { DecisionTrail, TrailDetail, TrailStep } from "./decision-trail.ts";

/**
 * Why a rule did, or did not, raise an alert for an event, in the order in which the engine decides. The steps after the
 * first one that stopped the event tell what would have happened there.
 */
export function buildDecisionTrail(facts: DecisionFacts): DecisionTrail {
  const steps = [classify(facts), ...locate(facts), ...enable(facts), ...explainRun(facts), ...decideAlert(facts)];
  const stopped = steps.find(({ verdict }) => verdict === "STOPPED");
  const raised = steps.find(({ step }) => step === "ALERT");
  return { answer: stopped?.text ?? raised?.text ?? "", isMatch: facts.explanation?.matched ?? false, steps };
}

function classify({ rule, logType, classificationProblem }: DecisionFacts): TrailStep {
  const step = { step: "CLASSIFIED", details: [] } as const;
  const logTypes = rule.logTypes.join(", ");
  if (classificationProblem !== "") {
    const text = `The event is not classified as ${logTypes}: ${classificationProblem}`;
    return { ...step, verdict: "STOPPED", text, mendAt: "SCHEMA" };
  }
  if (!rule.logTypes.includes(logType)) {
    const text = `The event is classified as ${logType}, and the rule runs on ${logTypes || "no log type"} only.`;
    return { ...step, verdict: "STOPPED", text, mendAt: "SETTINGS" };
  }
  return { ...step, verdict: "PASSED", text: `The event is classified as ${logType}.`, mendAt: undefined };
}

function locate({ row, logType }: DecisionFacts): TrailStep[] {
  if (row === undefined) return [];
  const step = { step: "STORED", details: [] } as const;
  if (row.isFound) {
    return [{ ...step, verdict: "PASSED", text: `It is stored as the row ${row.id}.`, mendAt: undefined }];
  }
  const text = `No row ${row.id} of ${logType} is stored: it never arrived, failed to parse, or has expired.`;
  return [{ ...step, verdict: "STOPPED", text, mendAt: "LOG_SOURCES" }];
}

function enable({ rule }: DecisionFacts): TrailStep[] {
  const step = { step: "ENABLED", details: [] } as const;
  if (!rule.enabled) {
    return [{ ...step, verdict: "STOPPED", text: "The rule is disabled.", mendAt: "SETTINGS" }];
  }
  return [{ ...step, verdict: "PASSED", text: "The rule is enabled.", mendAt: undefined }];
}

function explainRun({ explanation }: DecisionFacts): TrailStep[] {
  if (explanation === undefined) return [];
  const { conditions, filters, result } = explanation;
  if (result.error !== null) {
    const text = `The rule cannot be evaluated: ${result.error.message}`;
    return [{ step: "EVALUATED", verdict: "STOPPED", text, details: [], mendAt: "CODE" }];
  }
  return [...candidateStep(conditions), ...filterStep(filters), ruleStep(explanation), ...functionSteps(result)];
}

function candidateStep(conditions: readonly { readonly text: string; readonly isMet: boolean }[]): TrailStep[] {
  const details = conditions.map(({ text, isMet }) => ({ text, holds: isMet, value: undefined, parts: [] }));
  const failed = details.filter(({ holds }) => !holds).map(({ text }) => text);
  const step = { step: "CANDIDATE", details } as const;
  if (failed.length > 0) {
    const text = `The event does not meet what the rule needs to match: ${failed.join("; ")}.`;
    return [{ ...step, verdict: "STOPPED", text, mendAt: "CODE" }];
  }
  const text = details.length > 0 ? "The event meets the rule's conditions." : "The rule runs on every event.";
  return [{ ...step, verdict: "PASSED", text, mendAt: undefined }];
}

function filterStep(filters: readonly ExpressionExplanation[]): TrailStep[] {
  if (filters.length === 0) return [];
  const step = { step: "FILTERED", details: filters.map(toDetail) } as const;
  const failed = filters.filter(({ holds }) => !holds).map(({ text }) => text);
  if (failed.length === 0) {
    return [{ ...step, verdict: "PASSED", text: "The event passes the inline filters.", mendAt: undefined }];
  }
  const text = `An inline filter leaves the event out: ${failed.join("; ")} does not hold.`;
  return [{ ...step, verdict: "STOPPED", text, mendAt: "FILTERS" }];
}

function ruleStep({ result, filters, logic }: EventExplanation): TrailStep {
  const { detection } = result.functions;
  const step = { step: "EVALUATED", details: logic.map(toDetail) } as const;
  if (detection?.error) {
    const text = `rule() raised an error: ${detection.error.message}`;
    return { ...step, verdict: "STOPPED", text, mendAt: "CODE" };
  }
  if (detection?.output === true) {
    const text = logic.length > 0 ? "The detection matches." : "rule() returned True.";
    return { ...step, verdict: "PASSED", text, mendAt: undefined };
  }
  const isFiltered = filters.some(({ holds }) => !holds);
  if (isFiltered && logic.length === 0) {
    return {
      ...step,
      verdict: "NOT_REACHED",
      text: "rule() is not run on an event that a filter leaves out.",
      mendAt: undefined,
    };
  }
  const text = logic.length > 0 ? "The detection does not match." : "rule() returned False.";
  return { ...step, verdict: "STOPPED", text, mendAt: "CODE" };
}

/** The functions that run on a match, each with what it returned. Where one fails, its default is used. */
function functionSteps({ functions }: EventExplanation["result"]): TrailStep[] {
  return Object.entries(functions).flatMap(([name, { output, error }]): TrailStep[] => {
    if (name === "detection") return [];
    const step = { step: "FUNCTION", details: [] } as const;
    if (error !== null) {
      const text = `${name} raised an error, so its default is used: ${error.message}`;
      return [{ ...step, verdict: "NOTICE", text, mendAt: "CODE" }];
    }
    return [{ ...step, verdict: "PASSED", text: `${name}: ${JSON.stringify(output)}`, mendAt: undefined }];
  });
}

function toDetail({ text, holds, value, parts }: ExpressionExplanation): TrailDetail {
  return { text, holds, value, parts: parts.map(toDetail) };
}
