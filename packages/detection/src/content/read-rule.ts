import { dedupPeriodMinutesDefault, type Rule, thresholdDefault } from "@pharos/domain";
import { detectionFields, itemName, reportMissing, reportUnlessOne } from "./detection-fields.ts";
import { anything, flag, readFields, text, textList, wholeNumber } from "./read-fields.ts";
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
  InlineFilters: anything,
} as const;

/** What the YAML of a rule or scheduled rule says; the caller adds the Python. Undefined where an essential is wrong. */
export function readRule(item: YamlItem): (Omit<Rule, "body"> & { readonly filename: string }) | undefined {
  const fields = readFields(item.root, ruleFields, item.report);
  reportMissing(item.root, ["RuleID", "Enabled", "Severity", "Filename"], item.report);
  reportUnlessOne(item.root, ["LogTypes", "ScheduledQueries"], item.report);
  const { RuleID: id, Enabled: enabled, Severity: severity, Filename: filename } = fields;
  if (fields.InlineFilters !== undefined) {
    item.report("InlineFilters are not evaluated yet: the rule is left out", item.root);
    return undefined;
  }
  if (id === undefined || enabled === undefined || severity === undefined || filename === undefined) return undefined;
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
    managed: true,
    createdAt: item.modifiedAt,
    lastModified: item.modifiedAt,
    filename,
  };
}
