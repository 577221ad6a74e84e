import type { CorrelationStep } from "@pharos/domain";
import { isMap, isSeq, type Node, type YAMLMap } from "yaml";
import { type FieldReader, flag, type Report, readFields, text, wholeNumber } from "../yaml/read-fields.ts";

export type CorrelationForm = "Sequence" | "Group";

/** A step, and where its YAML names the rule. */
export interface ReadStep {
  readonly step: CorrelationStep;
  readonly node: Node;
  readonly ruleNode: Node;
}

const stepFields = {
  ID: text,
  RuleID: text,
  MinMatchCount: wholeNumber(1),
  MaxMatchCount: wholeNumber(1),
  Absence: flag,
} as const;

/** The steps of a `Sequence`, or the members of a `Group`. */
export function steps(form: CorrelationForm): FieldReader<ReadStep[]> {
  return (node, name, report) => {
    if (!isSeq(node) || node.items.length === 0) {
      report(`${name} must be a list with at least one rule`, node);
      return undefined;
    }
    const read = (node.items as Node[]).flatMap((item) => readStep(item, form, report));
    reportRepeats(read, report);
    if (read.length > 0 && read.every(({ step }) => step.absence)) {
      report(`${name} must have a rule that is not absent`, node);
    }
    return read;
  };
}

function readStep(node: Node, form: CorrelationForm, report: Report): ReadStep[] {
  if (!isMap(node)) {
    report(`each of ${form} must be a mapping`, node);
    return [];
  }
  const fields = readFields(node, stepFields, report);
  if (form === "Sequence" && !node.has("ID")) report("Missing ID in Sequence", node);
  if (!node.has("RuleID")) report(`Missing RuleID in ${form}`, node);
  const { ID: id = "", RuleID: ruleId = "", MinMatchCount: min, MaxMatchCount: max, Absence: absence = false } = fields;
  if (absence && (min ?? max) !== undefined) {
    report("The rule cannot be absent with min or max match count", node.get("Absence", true) as Node);
  }
  const minMatchCount = min ?? 1;
  if (max !== undefined && max < minMatchCount) {
    report(`MaxMatchCount must be at least ${minMatchCount}`, node.get("MaxMatchCount", true) as Node);
  }
  const step = { id, ruleId, minMatchCount, maxMatchCount: max, absence };
  return [{ step, node, ruleNode: ruleNodeOf(node) }];
}

function ruleNodeOf(map: YAMLMap): Node {
  return (map.get("RuleID", true) as Node | undefined) ?? map;
}

function reportRepeats(read: readonly ReadStep[], report: Report): void {
  const ids = new Set<string>();
  const ruleIds = new Set<string>();
  for (const { step, ruleNode } of read) {
    if (step.id !== "" && ids.has(step.id)) report("Cannot have duplicate IDs", ruleNode);
    if (step.ruleId !== "" && ruleIds.has(step.ruleId)) report("Cannot have duplicate RuleIDs", ruleNode);
    ids.add(step.id);
    ruleIds.add(step.ruleId);
  }
}
