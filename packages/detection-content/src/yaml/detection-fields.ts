import { type DetectionCommon, parseSeverity, type Severity } from "@pharos/domain";
import type { YAMLMap } from "yaml";
import {
  anything,
  type FieldReader,
  type FieldReaders,
  flag,
  type Report,
  text,
  textList,
  textLists,
} from "./read-fields.ts";

export const severity: FieldReader<Severity> = (node, name, report) => {
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

export const tags = textList({ sameAs: (tag) => tag.toLowerCase() });

/** What all kinds of detections have. */
export const detectionFields = {
  AnalysisType: text,
  DisplayName: itemName,
  Enabled: flag,
  Severity: severity,
  Description: text,
  Reference: text,
  Runbook: text,
  OutputIds: textList(),
  Tags: tags,
  Reports: textLists,
  Status: text,
  CreatedBy: anything,
  OnlyUseBaseRiskScore: anything,
  BaseVersion: anything,
} as const satisfies FieldReaders;

export function reportMissing(root: YAMLMap, required: readonly string[], report: Report): void {
  for (const key of required) if (!root.has(key)) report(`${key} is missing`, root);
}

/** Of keys that exclude each other, exactly one must be there. */
export function reportUnlessOne(root: YAMLMap, keys: readonly string[], report: Report): void {
  const given = keys.filter((key) => root.has(key));
  if (given.length === 0) report(`${keys.join(" or ")} is missing`, root);
  if (given.length > 1) report(`${given.join(" and ")} exclude each other: give only one`, root);
}

const bookkeepingKeys = [
  "Status",
  "CreatedBy",
  "OnlyUseBaseRiskScore",
  "BaseVersion",
  "ActionDelaySeconds",
  "AutoRemediationID",
  "AutoRemediationParameters",
];

/** The item's keys that change nothing it does and are given back as they came, where there are any. */
export function bookkeepingOf(root: YAMLMap): Pick<DetectionCommon, "bookkeeping"> {
  const all = root.toJSON() as Readonly<Record<string, unknown>>;
  const kept = Object.entries(all).filter(([key]) => bookkeepingKeys.includes(key));
  return kept.length === 0 ? {} : { bookkeeping: Object.fromEntries(kept) };
}
