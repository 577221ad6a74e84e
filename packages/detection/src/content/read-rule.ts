import { dedupPeriodMinutesDefault, parseSeverity, type Rule, type Severity, thresholdDefault } from "@pharos/domain";
import { anything, type FieldReader, flag, readFields, text, textList, textLists, wholeNumber } from "./read-fields.ts";
import { detectionTests } from "./read-tests.ts";
import type { YamlItem } from "./yaml-item.ts";

const severity: FieldReader<Severity> = (node, name, report) => {
  const value = parseSeverity(node?.toJSON());
  if (value === undefined) report(`${name} must be Info, Low, Medium, High or Critical`, node);
  return value;
};

/** One or more characters, none of < > & " %. */
export const itemName: FieldReader<string> = (node, name, report) => {
  const value = text(node, name, report);
  if (value === undefined || /^[^<>&"%]+$/.test(value)) return value;
  report(`${name} must not be empty or contain any of < > & " %`, node);
  return undefined;
};

const ruleFields = {
  AnalysisType: text,
  RuleID: itemName,
  DisplayName: itemName,
  Enabled: flag,
  Filename: text,
  Severity: severity,
  LogTypes: textList(),
  Description: text,
  Reference: text,
  Runbook: text,
  DedupPeriodMinutes: wholeNumber(1),
  Threshold: wholeNumber(1),
  CreateAlert: flag,
  OutputIds: textList(),
  SummaryAttributes: textList(),
  Tags: textList((tag) => tag.toLowerCase()),
  Reports: textLists,
  Status: text,
  Tests: detectionTests,
  CreatedBy: anything,
  OnlyUseBaseRiskScore: anything,
  BaseVersion: anything,
  InlineFilters: anything,
} as const;

const required = ["RuleID", "Enabled", "Severity", "Filename", "LogTypes"];

/** What the YAML of a rule says; the caller adds the Python. Undefined where a required key is missing or wrong. */
export function readRule(item: YamlItem): (Omit<Rule, "body"> & { readonly filename: string }) | undefined {
  const fields = readFields(item.root, ruleFields, item.report);
  for (const key of required) if (!item.root.has(key)) item.report(`${key} is missing`, item.root);
  const { RuleID: id, Enabled: enabled, Severity: level, Filename: filename, LogTypes: logTypes } = fields;
  if (fields.InlineFilters !== undefined) {
    item.report("InlineFilters are not evaluated yet: the rule is left out", item.root);
    return undefined;
  }
  if (id === undefined || enabled === undefined || level === undefined) return undefined;
  if (filename === undefined || logTypes === undefined) return undefined;
  return {
    id,
    displayName: fields.DisplayName ?? id,
    enabled,
    severity: level,
    logTypes,
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
