import type { CorrelationRule } from "@pharos/domain";
import type { Node } from "yaml";
import { type ReadDetection, readCorrelationDetection } from "../correlation/read-correlation-detection.ts";
import { correlationTests } from "../correlation/read-correlation-tests.ts";
import type { ReadStep } from "../correlation/read-steps.ts";
import { bookkeepingOf, detectionFields, itemName, reportMissing } from "../yaml/detection-fields.ts";
import { type FieldReader, flag, readFields, textList } from "../yaml/read-fields.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";

const detectionBody: FieldReader<ReadDetection> = (node, _name, report) => readCorrelationDetection(node, report);

const correlationFields = {
  ...detectionFields,
  RuleID: itemName,
  CreateAlert: flag,
  SummaryAttributes: textList(),
  Detection: detectionBody,
  Tests: correlationTests,
} as const;

export interface ReadCorrelationRule {
  readonly id: string | undefined;
  /** Undefined where an essential is wrong. */
  readonly rule: CorrelationRule | undefined;
  /** Where its YAML names the rules: whether they exist is known later. */
  readonly steps: readonly ReadStep[];
}

/** What the YAML of a correlation rule says. */
export function readCorrelationRule(item: YamlItem): ReadCorrelationRule {
  const fields = readFields(item.root, correlationFields, item.report);
  reportMissing(item.root, ["RuleID", "Enabled", "Severity", "Detection"], item.report);
  const { RuleID: id, Enabled: enabled, Severity: severity, Detection: read } = fields;
  const steps = read?.steps ?? [];
  const detection = read?.detection;
  if (id === undefined || enabled === undefined || severity === undefined || detection === undefined) {
    return { id, rule: undefined, steps };
  }
  const rule: CorrelationRule = {
    kind: "CORRELATION_RULE",
    id,
    displayName: fields.DisplayName ?? id,
    enabled,
    severity,
    description: fields.Description ?? "",
    reference: fields.Reference ?? "",
    runbook: fields.Runbook ?? "",
    tags: fields.Tags ?? [],
    reports: fields.Reports ?? {},
    outputIds: fields.OutputIds ?? [],
    summaryAttributes: fields.SummaryAttributes ?? [],
    createAlert: fields.CreateAlert ?? true,
    managed: true,
    createdAt: item.modifiedAt,
    lastModified: item.modifiedAt,
    ...bookkeepingOf(item.root),
    ...detection,
    body: bodyOf(item),
    tests: fields.Tests ?? [],
  };
  return { id, rule, steps };
}

/** The YAML of `Detection` as written, moved to the left margin. */
function bodyOf({ root, text }: YamlItem): string {
  const node = root.get("Detection", true) as Node;
  const [start, end] = node.range ?? [0, 0];
  const indent = start - (text.lastIndexOf("\n", start - 1) + 1);
  return `${text
    .slice(start, end)
    .replaceAll(`\n${" ".repeat(indent)}`, "\n")
    .trimEnd()}\n`;
}
