import { parseCorrelationDetection } from "@pharos/detection-content";
import type { CorrelationRule } from "@pharos/domain";
import { aRule } from "./a-rule.ts";

/** A correlation rule whose `Detection` is the YAML. */
export function aCorrelationRule(yaml: string, change: Partial<CorrelationRule> = {}): CorrelationRule {
  const { detection, problems } = parseCorrelationDetection(yaml);
  if (detection === undefined) throw new Error(problems.map(({ message }) => message).join());
  const { kind: _kind, logTypes: _logTypes, ...common } = aRule({ id: "Door.Spree", displayName: "A spree" });
  return { ...common, kind: "CORRELATION_RULE", ...detection, body: yaml, tests: [], ...change };
}
