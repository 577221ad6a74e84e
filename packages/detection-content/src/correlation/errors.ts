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
  () => "Too many signals match steps without a Match. Add a Match to those steps",
);
