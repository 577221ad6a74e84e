import { dedupPeriodMinutesDefault, type Rule, type SimpleLogic, thresholdDefault } from "@pharos/domain";
import { simpleRuleFields } from "../simple-rules/read-simple-rule.ts";
import { detectionFields, itemName, reportMissing, reportUnlessOne } from "./detection-fields.ts";
import { flag, readFields, text, textList, wholeNumber } from "./read-fields.ts";
import { detectionTests } from "./read-tests.ts";
import type { YamlItem } from "./yaml-item.ts";

const ruleFields = {
  ...detectionFields,
  RuleID: itemName,
  Filename: text,
  LogTypes: textList(),
  ScheduledQueries: textList(),
  DedupPeriodMinutes: wholeNumber(1),
  Threshold: wholeNumber(1),
  CreateAlert: flag,
  SummaryAttributes: textList(),
  Tests: detectionTests("Log"),
  ...simpleRuleFields,
} as const;

/** What the YAML of a rule or scheduled rule says; the caller adds the Python. Undefined where an essential is wrong. */
export function readRule(item: YamlItem): (Omit<Rule, "body"> & { readonly filename: string | undefined }) | undefined {
  const fields = readFields(item.root, ruleFields, item.report);
  reportMissing(item.root, ["RuleID", "Enabled", "Severity"], item.report);
  reportUnlessOne(item.root, ["Filename", "Detection"], item.report);
  reportUnlessOne(item.root, ["LogTypes", "ScheduledQueries"], item.report);
  const { RuleID: id, Enabled: enabled, Severity: severity, Filename: filename } = fields;
  if (id === undefined || enabled === undefined || severity === undefined) return undefined;
  const { InlineFilters: inlineFilters, ...logic } = asWritten(item);
  return {
    id,
    displayName: fields.DisplayName ?? id,
    enabled,
    severity,
    logTypes: fields.LogTypes ?? [],
    ...(fields.ScheduledQueries === undefined ? {} : { scheduledQueries: fields.ScheduledQueries }),
    description: fields.Description ?? "",
    reference: fields.Reference ?? "",
    runbook: fields.Runbook ?? "",
    tags: fields.Tags ?? [],
    reports: fields.Reports ?? {},
    dedupPeriodMinutes: fields.DedupPeriodMinutes ?? dedupPeriodMinutesDefault,
    threshold: fields.Threshold ?? thresholdDefault,
    createAlert: fields.CreateAlert ?? true,
    summaryAttributes: fields.SummaryAttributes ?? [],
    outputIds: fields.OutputIds ?? [],
    tests: fields.Tests ?? [],
    ...(inlineFilters === undefined ? {} : { inlineFilters: inlineFilters as unknown[] }),
    ...(logic.Detection === undefined ? {} : { simple: simpleLogic(logic) }),
    managed: true,
    createdAt: item.modifiedAt,
    lastModified: item.modifiedAt,
    filename,
  };
}

/** The checked members with logic, in the form of JSON. */
function asWritten(item: YamlItem): Partial<Record<keyof typeof simpleRuleFields, unknown>> {
  const written = item.root.toJSON() as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(simpleRuleFields).flatMap((key) => (key in written ? [[key, written[key]]] : [])),
  );
}

function simpleLogic(written: ReturnType<typeof asWritten>): SimpleLogic {
  const members = {
    detection: written.Detection,
    dynamicSeverities: written.DynamicSeverities,
    alertTitle: written.AlertTitle,
    alertContext: written.AlertContext,
    groupBy: written.GroupBy,
  };
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as unknown as SimpleLogic;
}
