import { dedupPeriodMinutesDefault, type Rule, thresholdDefault } from "@pharos/domain";
import { isMap, type YAMLMap } from "yaml";
import { flag, readFields, textList, wholeNumber } from "../yaml/read-fields.ts";
import { writeYaml } from "../yaml/write-yaml.ts";
import type { SigmaReport } from "./sigma-item.ts";

/** What a detection has and Sigma has no word for stands in a section of its own, which other tools pass over. */
const sectionKey = "pharos";
const section = /^pharos:[^\n]*(?:\n[ \t]+[^\n]*|\n(?=\n*[ \t]))*\n?/m;

const fields = {
  Enabled: flag,
  CreateAlert: flag,
  DedupPeriodMinutes: wholeNumber(1),
  Threshold: wholeNumber(1),
  OutputIds: textList(),
  SummaryAttributes: textList(),
} as const;

export type OwnMembers = Partial<
  Pick<Rule, "enabled" | "createAlert" | "dedupPeriodMinutes" | "threshold" | "outputIds" | "summaryAttributes">
>;

export function readOwnSection(root: YAMLMap, report: SigmaReport): OwnMembers {
  const node = root.get(sectionKey);
  if (node === undefined) return {};
  if (!isMap(node)) {
    report(`${sectionKey} must be a mapping of ${Object.keys(fields).join(", ")}`, root);
    return {};
  }
  const read = readFields(node, fields, report);
  const members = {
    enabled: read.Enabled,
    createAlert: read.CreateAlert,
    dedupPeriodMinutes: read.DedupPeriodMinutes,
    threshold: read.Threshold,
    outputIds: read.OutputIds,
    summaryAttributes: read.SummaryAttributes,
  };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as OwnMembers;
}

/** The rest of the rule's text. */
export function withoutOwnSection(text: string): string {
  return text.replace(section, "");
}

/** The rule's text with all that is not as it would be without a section. */
export function withOwnSection(rule: Rule, text: string): string {
  const members = {
    ...(!rule.enabled && { Enabled: false }),
    ...(!rule.createAlert && { CreateAlert: false }),
    ...(rule.dedupPeriodMinutes !== dedupPeriodMinutesDefault && { DedupPeriodMinutes: rule.dedupPeriodMinutes }),
    ...(rule.threshold !== thresholdDefault && { Threshold: rule.threshold }),
    ...(rule.outputIds.length > 0 && { OutputIds: rule.outputIds }),
    ...(rule.summaryAttributes.length > 0 && { SummaryAttributes: rule.summaryAttributes }),
  };
  if (Object.keys(members).length === 0) return text;
  return `${text.trimEnd()}\n${writeYaml({ [sectionKey]: members })}`;
}
