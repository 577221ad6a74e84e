import type { DetectionTest, Policy, Rule, SimpleLogic } from "@pharos/domain";
import {
  type DetectionBody,
  jsonObject,
  policyBody,
  type RuleBody,
  ruleBody,
  yamlList,
  yamlOf,
} from "./detection-body.ts";

/** Which collection a rule belongs to. */
export type RuleForm = "rules" | "scheduled-rules" | "simple-rules";

/** The rule that a request describes. Throws a ZodError for members of wrong types, and `input.not_yaml`, `input.not_json`. */
export function readRuleBody(form: RuleForm, id: string | undefined, input: unknown, now: Date): Rule {
  const body = ruleBody.parse(input);
  const isScheduled = form === "scheduled-rules";
  const inlineFilters = yamlList("inlineFilters", body.inlineFilters);
  return {
    ...common(id, body, now),
    kind: isScheduled ? "SCHEDULED_RULE" : "RULE",
    logTypes: isScheduled ? [] : body.logTypes,
    ...(isScheduled && { scheduledQueries: body.scheduledQueries }),
    dedupPeriodMinutes: body.dedupPeriodMinutes,
    threshold: body.threshold,
    createAlert: body.createAlert,
    summaryAttributes: body.summaryAttributes,
    ...(inlineFilters && { inlineFilters }),
    ...(form === "simple-rules" ? { body: "", simple: readLogic(body) } : { body: body.body }),
    tests: readTests(body.tests),
  };
}

export function readPolicyBody(id: string | undefined, input: unknown, now: Date): Policy {
  const body = policyBody.parse(input);
  const { resourceTypes, suppressions } = body;
  return {
    ...common(id, body, now),
    kind: "POLICY",
    resourceTypes,
    suppressions,
    body: body.body,
    tests: readTests(body.tests),
  };
}

function common(id: string | undefined, body: DetectionBody, now: Date) {
  const name = id ?? body.id ?? crypto.randomUUID();
  return {
    id: name,
    displayName: body.displayName || name,
    enabled: body.enabled,
    severity: body.severity,
    description: body.description,
    reference: body.reference,
    runbook: body.runbook,
    tags: body.tags,
    reports: body.reports,
    outputIds: body.outputIDs,
    ...(body.createdByExternal && { bookkeeping: { CreatedBy: body.createdByExternal } }),
    managed: false,
    createdAt: now,
    lastModified: now,
  };
}

/** `detection` is the list of match expressions, or a mapping with it and the other members. */
function readLogic(body: RuleBody): SimpleLogic {
  const written = yamlOf("detection", body.detection);
  const members =
    written !== null && typeof written === "object" && !Array.isArray(written)
      ? (written as Record<string, unknown>)
      : { Detection: written };
  const logic = {
    detection: members.Detection ?? [],
    alertTitle: body.alertTitle || members.AlertTitle,
    alertContext: yamlList("alertContext", body.alertContext) ?? members.AlertContext,
    dynamicSeverities: yamlList("dynamicSeverities", body.dynamicSeverities) ?? members.DynamicSeverities,
    groupBy: yamlList("groupBy", body.groupBy) ?? members.GroupBy,
  };
  // Whatever the members are: the logic is checked as a file of it would be.
  return Object.fromEntries(Object.entries(logic).filter(([, value]) => value !== undefined)) as unknown as SimpleLogic;
}

function readTests(tests: DetectionBody["tests"]): DetectionTest[] {
  return tests.map(({ resource, ...test }) => ({
    ...test,
    log: jsonObject(`the resource of the test ${test.name}`, resource),
  }));
}
