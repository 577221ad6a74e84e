import {
  type CorrelationRule,
  type DataModel,
  type DetectionCommon,
  type DetectionTest,
  dedupPeriodMinutesDefault,
  type GlobalHelper,
  type LookupOrigin,
  type LookupTable,
  ownMembersOf,
  type Pack,
  type Policy,
  type Rule,
  type SavedQuery,
  type Schedule,
  type ScheduledPrompt,
  type SigmaLogic,
  type SimpleLogic,
  thresholdDefault,
} from "@pharos/domain";
import { parse } from "yaml";
import { withOwnSection } from "../sigma/own-section.ts";
import { sigmaTestFiles } from "../sigma/read-sigma-tests.ts";
import { writeYaml } from "../yaml/write-yaml.ts";

/** An item as a repository has it; `body` is the Python that the YAML names, `beside` text by the ending of its file's name. */
export interface WrittenItem {
  readonly yaml: string;
  readonly beside?: Readonly<Record<string, string>>;
  readonly body?: { readonly filename: string; readonly text: string };
}

/** The members in the order in which people write them; what is undefined or says nothing is left out. */
function written(members: Readonly<Record<string, unknown>>, body?: WrittenItem["body"]): WrittenItem {
  return { yaml: writeYaml(members), ...(body && { body }) };
}

const unlessEmpty = <T extends string | readonly unknown[] | object>(value: T | undefined): T | undefined =>
  value !== undefined && (typeof value === "string" ? value !== "" : Object.keys(value).length > 0) ? value : undefined;
const unless = <T>(value: T | undefined, usual: T): T | undefined => (value === usual ? undefined : value);

export function writeRule(rule: Rule, filename: string): WrittenItem {
  if (rule.baseDetection !== undefined) return written(derivedMembers(rule));
  if (rule.sigma !== undefined) return writeSigmaRule(rule, rule.sigma);
  const isPython = rule.simple === undefined;
  const members = {
    AnalysisType: rule.scheduledQueries === undefined ? "rule" : "scheduled_rule",
    ...(isPython && { Filename: filename }),
    RuleID: rule.id,
    ...commonMembers(rule),
    LogTypes: rule.scheduledQueries === undefined ? rule.logTypes : undefined,
    ScheduledQueries: rule.scheduledQueries,
    ...ruleMembers(rule),
    ...simpleLogicMembers(rule.simple),
    Tests: unlessEmpty(testMembers(rule.tests, "Log")),
  };
  return written(members, isPython ? { filename, text: rule.body } : undefined);
}

function writeSigmaRule(rule: Rule, { text, countedField }: SigmaLogic): WrittenItem {
  // A correlation says by itself what its rule has.
  const yaml = countedField === undefined ? withOwnSection(rule, text) : text;
  return { yaml, beside: sigmaTestFiles(rule.tests) };
}

/** Only what is its own. */
function derivedMembers(rule: Rule): Record<string, unknown> {
  const own = ownMembersOf(rule);
  return {
    AnalysisType: "rule",
    RuleID: rule.id,
    BaseDetection: rule.baseDetection,
    DisplayName: own.displayName,
    Enabled: own.enabled,
    Severity: own.severity && spokenSeverity(own.severity),
    Description: own.description,
    Reference: own.reference,
    Runbook: own.runbook,
    OutputIds: own.outputIds,
    Tags: own.tags,
    Reports: own.reports,
    ...own.bookkeeping,
    DedupPeriodMinutes: own.dedupPeriodMinutes,
    Threshold: own.threshold,
    CreateAlert: own.createAlert,
    SummaryAttributes: own.summaryAttributes,
    InlineFilters: own.inlineFilters,
    ...simpleLogicMembers(own),
    Tests: own.tests && testMembers(own.tests, "Log"),
  };
}

export function writePolicy(policy: Policy, filename: string): WrittenItem {
  const members = {
    AnalysisType: "policy",
    Filename: filename,
    PolicyID: policy.id,
    ...commonMembers(policy),
    ResourceTypes: unlessEmpty(policy.resourceTypes),
    Suppressions: unlessEmpty(policy.suppressions),
    Tests: unlessEmpty(testMembers(policy.tests, "Resource")),
  };
  return written(members, { filename, text: policy.body });
}

export function writeCorrelationRule(rule: CorrelationRule): WrittenItem {
  if (rule.sigmaText !== undefined) return { yaml: rule.sigmaText };
  const tests = rule.tests.map(({ name, expectedResult, ruleOutputs }) => ({
    Name: name,
    ExpectedResult: expectedResult,
    RuleOutputs: ruleOutputs.map(({ id, matches }) => ({ ID: id, Matches: matches })),
  }));
  return written({
    AnalysisType: "correlation_rule",
    RuleID: rule.id,
    ...commonMembers(rule),
    CreateAlert: unless(rule.createAlert, true),
    SummaryAttributes: unlessEmpty(rule.summaryAttributes),
    Detection: parse(rule.body, { version: "1.2" }),
    Tests: unlessEmpty(tests),
  });
}

export function writeGlobal(helper: GlobalHelper, filename: string): WrittenItem {
  const { id, description, tags, body } = helper;
  const members = {
    AnalysisType: "global",
    GlobalID: id,
    Filename: filename,
    Description: unlessEmpty(description),
    Tags: unlessEmpty(tags),
  };
  return written(members, { filename, text: body });
}

export function writeDataModel(model: DataModel, filename: string): WrittenItem {
  const hasBody = model.body !== "";
  const members = {
    AnalysisType: "datamodel",
    DataModelID: model.id,
    DisplayName: unless(model.displayName, model.id),
    Enabled: model.enabled,
    LogTypes: model.logTypes,
    Mappings: model.mappings.map((mapping) =>
      "path" in mapping ? { Name: mapping.name, Path: mapping.path } : { Name: mapping.name, Method: mapping.method },
    ),
    ...(hasBody && { Filename: filename }),
  };
  return written(members, hasBody ? { filename, text: model.body } : undefined);
}

export function writeSavedQuery(query: SavedQuery): WrittenItem {
  const { schedule, email, lookbackSeconds } = query;
  return written({
    AnalysisType: schedule === undefined ? "saved_query" : "scheduled_query",
    QueryName: query.name,
    Description: unlessEmpty(query.description),
    Tags: unlessEmpty(query.tags),
    ...(schedule && { Enabled: query.enabled, Schedule: scheduleMembers(schedule) }),
    Query: query.sql,
    ...(lookbackSeconds !== undefined && { Lookback: true, LookbackWindowSeconds: lookbackSeconds }),
    EmailConfig: email && {
      Recipients: email.recipients,
      SendEmpty: unless(email.sendEmpty, false),
      PreferAttachment: unless(email.preferAttachment, false),
    },
  });
}

/** `filename`: of its file of rows, where it has one. */
export function writeLookupTable(table: LookupTable, filename: string | undefined): WrittenItem {
  const { name, enabled, description, reference, schema, primaryKey, associations, origin } = table;
  const associated = associations.map(({ logType, selectors }) => ({ LogType: logType, Selectors: selectors }));
  return written({
    AnalysisType: "lookup_table",
    LookupName: name,
    Enabled: enabled,
    Description: unlessEmpty(description),
    Reference: unlessEmpty(reference),
    Schema: schema,
    LogTypeMap: { PrimaryKey: primaryKey, AssociatedLogTypes: associated },
    ...originMembers(origin, filename),
  });
}

function originMembers(origin: LookupOrigin, filename: string | undefined): Record<string, unknown> {
  if (origin.kind === "file") return { Filename: filename ?? origin.filename };
  if (origin.kind === "object") return { Refresh: { ObjectPath: origin.path, ...origin.settings } };
  const { sql, refresh, indicators, validations } = origin;
  const byField = (key: string, lists: Readonly<Record<string, readonly string[]>>) =>
    unlessEmpty(Object.entries(lists).map(([field, list]) => ({ Field: field, [key]: list })));
  return {
    Query: sql,
    Refresh: { PeriodMinutes: refresh.rateMinutes, CronExpression: refresh.cronExpression },
    Indicators: byField("Indicators", indicators),
    Validations: byField("Validations", validations),
  };
}

export function writePack({ id, displayName, description, itemIds }: Pack): WrittenItem {
  return written({
    AnalysisType: "pack",
    PackID: id,
    DisplayName: unless(displayName, id),
    Description: unlessEmpty(description),
    PackDefinition: { IDs: itemIds },
  });
}

export function writeScheduledPrompt(prompt: ScheduledPrompt): WrittenItem {
  return written({
    AnalysisType: "scheduled_prompt",
    PromptName: prompt.name,
    DisplayName: prompt.displayName,
    Description: unlessEmpty(prompt.description),
    PromptText: prompt.prompt,
    RunAsUser: prompt.runAsUser,
    Schedule: scheduleMembers(prompt.schedule),
    OutputLength: unless(prompt.outputLength, "medium"),
    Enabled: unless(prompt.enabled, true),
  });
}

function commonMembers(detection: DetectionCommon): Record<string, unknown> {
  return {
    DisplayName: unless(detection.displayName, detection.id),
    Enabled: detection.enabled,
    Severity: spokenSeverity(detection.severity),
    Description: unlessEmpty(detection.description),
    Reference: unlessEmpty(detection.reference),
    Runbook: unlessEmpty(detection.runbook),
    OutputIds: unlessEmpty(detection.outputIds),
    Tags: unlessEmpty(detection.tags),
    Reports: unlessEmpty(detection.reports),
    ...detection.bookkeeping,
  };
}

function ruleMembers(rule: Rule): Record<string, unknown> {
  return {
    DedupPeriodMinutes: unless(rule.dedupPeriodMinutes, dedupPeriodMinutesDefault),
    Threshold: unless(rule.threshold, thresholdDefault),
    CreateAlert: unless(rule.createAlert, true),
    SummaryAttributes: unlessEmpty(rule.summaryAttributes),
    InlineFilters: rule.inlineFilters,
  };
}

/** The keys of a simple detection's logic, as its YAML has them. */
export function simpleLogicMembers(logic: Partial<SimpleLogic> | undefined): Record<string, unknown> {
  if (logic === undefined) return {};
  return {
    Detection: logic.detection,
    AlertTitle: logic.alertTitle,
    DynamicSeverities: logic.dynamicSeverities,
    GroupBy: logic.groupBy,
    AlertContext: logic.alertContext,
  };
}

function testMembers(tests: readonly DetectionTest[], subject: "Log" | "Resource"): Record<string, unknown>[] {
  return tests.map(({ name, expectedResult, log, mocks }) => ({
    Name: name,
    ExpectedResult: expectedResult,
    Mocks: unlessEmpty(mocks),
    [subject]: log,
  }));
}

function scheduleMembers({ rateMinutes, cronExpression, timeoutMinutes }: Schedule): Record<string, unknown> {
  return { RateMinutes: rateMinutes, CronExpression: cronExpression, TimeoutMinutes: timeoutMinutes };
}

/** `HIGH` → `High`. */
function spokenSeverity(severity: string): string {
  return severity.charAt(0) + severity.slice(1).toLowerCase();
}
