import {
  type DerivedMembers,
  dedupPeriodMinutesDefault,
  type Rule,
  type SimpleLogic,
  thresholdDefault,
} from "@pharos/domain";
import { isNode } from "yaml";
import { simpleRuleFields } from "../simple-rules/read-simple-rule.ts";
import { bookkeepingOf, detectionFields, itemName, reportMissing, reportUnlessOne } from "../yaml/detection-fields.ts";
import { flag, readFields, text, textList, wholeNumber } from "../yaml/read-fields.ts";
import { detectionTests } from "../yaml/read-tests.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";

/** What a rule that is derived from another may give as well. */
const ownFields = {
  ...detectionFields,
  RuleID: itemName,
  DedupPeriodMinutes: wholeNumber(1),
  Threshold: wholeNumber(1),
  CreateAlert: flag,
  SummaryAttributes: textList(),
  Tests: detectionTests("Log"),
  InlineFilters: simpleRuleFields.InlineFilters,
  DynamicSeverities: simpleRuleFields.DynamicSeverities,
  AlertTitle: simpleRuleFields.AlertTitle,
  AlertContext: simpleRuleFields.AlertContext,
  GroupBy: simpleRuleFields.GroupBy,
} as const;

const derivedFields = { ...ownFields, BaseDetection: text } as const;

const ruleFields = {
  ...ownFields,
  Filename: text,
  Detection: simpleRuleFields.Detection,
  LogTypes: textList(),
  ScheduledQueries: textList(),
} as const;

type RuleItem = Omit<Rule, "body"> & { readonly filename: string | undefined };

/** What a derived rule says. */
export interface DerivedRuleItem {
  readonly id: string;
  readonly baseId: string;
  readonly own: DerivedMembers;
}

/** What the YAML of a rule or scheduled rule says; the caller adds the Python. Undefined where an essential is wrong. */
export function readRule(item: YamlItem): RuleItem | undefined {
  const fields = readFields(item.root, ruleFields, item.report);
  reportMissing(item.root, ["RuleID", "Enabled", "Severity"], item.report);
  reportUnlessOne(item.root, ["Filename", "Detection"], item.report);
  reportUnlessOne(item.root, ["LogTypes", "ScheduledQueries"], item.report);
  const { RuleID: id, Enabled: enabled, Severity: severity } = fields;
  if (id === undefined || enabled === undefined || severity === undefined) return undefined;
  const simple = logicAsWritten(item);
  return {
    kind: fields.ScheduledQueries === undefined ? "RULE" : "SCHEDULED_RULE",
    displayName: id,
    description: "",
    reference: "",
    runbook: "",
    tags: [],
    reports: {},
    dedupPeriodMinutes: dedupPeriodMinutesDefault,
    threshold: thresholdDefault,
    createAlert: true,
    summaryAttributes: [],
    outputIds: [],
    tests: [],
    managed: true,
    createdAt: item.modifiedAt,
    lastModified: item.modifiedAt,
    ...givenMembers(fields, item),
    id,
    enabled,
    severity,
    logTypes: fields.LogTypes ?? [],
    ...given({ scheduledQueries: fields.ScheduledQueries }),
    ...(fields.Detection === undefined ? {} : { simple: simple as SimpleLogic }),
    filename: fields.Filename,
  };
}

export function readDerivedRule(item: YamlItem): DerivedRuleItem | undefined {
  const fields = readFields(item.root, derivedFields, item.report);
  reportMissing(item.root, ["RuleID"], item.report);
  const { RuleID: id, BaseDetection: baseId } = fields;
  if (id === undefined || baseId === undefined) return undefined;
  return { id, baseId, own: { ...givenMembers(fields, item), ...logicAsWritten(item) } };
}

/** The members that are there. */
function givenMembers(fields: ReturnType<typeof readFields<typeof ownFields>>, item: YamlItem): Partial<Rule> {
  return given({
    displayName: fields.DisplayName,
    enabled: fields.Enabled,
    severity: fields.Severity,
    description: fields.Description,
    reference: fields.Reference,
    runbook: fields.Runbook,
    tags: fields.Tags,
    reports: fields.Reports,
    dedupPeriodMinutes: fields.DedupPeriodMinutes,
    threshold: fields.Threshold,
    createAlert: fields.CreateAlert,
    summaryAttributes: fields.SummaryAttributes,
    outputIds: fields.OutputIds,
    tests: fields.Tests,
    inlineFilters: fields.InlineFilters === undefined ? undefined : (asWritten(item, "InlineFilters") as unknown[]),
    ...bookkeepingOf(item.root),
  });
}

/** The members of the logic, which were checked, in the form of JSON. */
function logicAsWritten(item: YamlItem): Partial<SimpleLogic> {
  return given({
    detection: asWritten(item, "Detection"),
    dynamicSeverities: asWritten(item, "DynamicSeverities"),
    alertTitle: asWritten(item, "AlertTitle"),
    alertContext: asWritten(item, "AlertContext"),
    groupBy: asWritten(item, "GroupBy"),
  }) as Partial<SimpleLogic>;
}

function asWritten({ root }: YamlItem, key: string): unknown {
  const node: unknown = root.get(key, true);
  return isNode(node) ? node.toJSON() : undefined;
}

type Given<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

function given<T extends object>(members: T): Given<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Given<T>;
}
