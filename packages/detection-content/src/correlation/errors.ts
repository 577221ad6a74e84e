import { defineError } from "@pharos/domain";
import type { CorrelationProblem } from "./correlation-problem.ts";

export const correlationRuleInvalid = defineError(
  "detections.correlation_rule_invalid",
  "InvalidInput",
  (problems: readonly CorrelationProblem[]) =>
    problems.map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`).join("\n"),
);
export const correlationTooLarge = defineError(
  "detections.correlation_too_large",
  "TooLarge",
  () => "Too many signals of steps without a shared value are to be looked at for each value; give those steps a Match",
);
