import type { RuleTestResult } from "@pharos/detection";
import { simpleLogicMembers, writeYaml } from "@pharos/detection-content";
import {
  type ActorReference,
  type ComplianceCounts,
  type ContentRecord,
  type Detection,
  type DetectionTest,
  type Policy,
  type Rule,
  rollUp,
} from "@pharos/domain";

/** When and by whom, as our REST answers say it. */
export function shownRecord({ managed, createdAt, createdBy, lastModified, lastModifiedBy }: ContentRecord) {
  return {
    managed,
    createdAt: createdAt.toISOString(),
    createdBy: shownActor(createdBy),
    lastModified: lastModified.toISOString(),
    lastModifiedBy: shownActor(lastModifiedBy),
  };
}

function shownActor(actor: ActorReference | undefined) {
  return actor ? { id: actor.id, type: actor.kind } : { id: "system", type: "system" };
}

function shownCommon(detection: Detection) {
  const { bookkeeping = {} } = detection;
  return {
    id: detection.id,
    displayName: detection.displayName,
    enabled: detection.enabled,
    severity: detection.severity,
    description: detection.description,
    reference: detection.reference,
    runbook: detection.runbook,
    tags: detection.tags,
    reports: detection.reports,
    outputIDs: detection.outputIds,
    createdByExternal: typeof bookkeeping.CreatedBy === "string" ? bookkeeping.CreatedBy : "",
    ...shownRecord(detection),
  };
}

export function shownRule(rule: Rule) {
  const { simple } = rule;
  const logic = simpleLogicMembers(simple);
  const yaml = (value: unknown) => (value === undefined ? "" : writeYaml(value));
  return {
    ...shownCommon(rule),
    ...(simple === undefined
      ? { body: rule.body }
      : {
          detection: yaml(logic.Detection),
          alertTitle: simple.alertTitle ?? "",
          alertContext: yaml(logic.AlertContext),
          dynamicSeverities: yaml(logic.DynamicSeverities),
          groupBy: yaml(logic.GroupBy),
        }),
    inlineFilters: yaml(rule.inlineFilters),
    ...(rule.scheduledQueries === undefined
      ? { logTypes: rule.logTypes }
      : { scheduledQueries: rule.scheduledQueries }),
    summaryAttributes: rule.summaryAttributes,
    createAlert: rule.createAlert,
    dedupPeriodMinutes: rule.dedupPeriodMinutes,
    threshold: rule.threshold,
    tests: rule.tests.map(shownTest),
  };
}

export function shownPolicy(policy: Policy) {
  const { body, resourceTypes, suppressions, tests } = policy;
  return { ...shownCommon(policy), body, resourceTypes, suppressions, tests: tests.map(shownTest) };
}

/** How the resources that a policy looked at fare; the status is empty where there are none that count. */
export function shownCompliance(counts: ComplianceCounts) {
  return { complianceStatus: rollUp(counts) ?? "", complianceCounts: counts };
}

function shownTest({ log, ...test }: DetectionTest) {
  return { ...test, resource: JSON.stringify(log) };
}

/** `alert_context` → `alertContext`. */
export function shownTestResult({ name, passed, error, triggerAlert, functions }: RuleTestResult) {
  const shownFunctions = Object.entries(functions).map(([key, { output, error: failure }]) => [
    key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    { output: typeof output === "string" ? output : JSON.stringify(output), error: failure && shownError(failure) },
  ]);
  return {
    name,
    passed,
    errored: error !== null,
    triggerAlert,
    error: error && shownError(error),
    functions: Object.fromEntries(shownFunctions),
  };
}

function shownError({ kind, message }: { readonly kind: string; readonly message: string }) {
  return { message, code: kind };
}
