import type { CorrelationTest } from "@pharos/domain";
import { isMap, type Node } from "yaml";
import { readFields } from "../yaml/read-fields.ts";
import type { CorrelationProblem } from "./correlation-problem.ts";
import { parseYamlText } from "./parse-yaml-text.ts";
import { ruleOutputs } from "./read-correlation-tests.ts";

export interface ParsedRuleOutputs {
  /** Undefined where there are problems. */
  readonly ruleOutputs: CorrelationTest["ruleOutputs"] | undefined;
  readonly problems: readonly CorrelationProblem[];
}

/** Reads the YAML of one test: `RuleOutputs`, or only its list. */
export function parseRuleOutputs(text: string): ParsedRuleOutputs {
  const { root, problems, report } = parseYamlText(text);
  if (root === undefined) return { ruleOutputs: undefined, problems };
  const list = isMap(root) ? (root.get("RuleOutputs", true) as Node | undefined) : root;
  if (isMap(root)) readFields(root, { RuleOutputs: () => undefined }, report);
  if (isMap(root) && list === undefined) report("a test needs RuleOutputs", root);
  const read = list === undefined ? undefined : ruleOutputs(list, "RuleOutputs", report);
  return { ruleOutputs: problems.length > 0 ? undefined : read, problems };
}
