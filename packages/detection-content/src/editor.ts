/** What editors of detections know; for the browser as well. */
export * from "./builder/builder-model.ts";
export { readBuilder } from "./builder/read-builder.ts";
export { writeBuilder } from "./builder/write-builder.ts";
export type { KnownDetection } from "./correlation/check-step-rules.ts";
export { organizeCorrelation } from "./correlation/organize-correlation.ts";
export {
  type CorrelationOutline,
  type OutlinedStep,
  type OutlinedTransition,
  outlineCorrelation,
} from "./correlation/outline-correlation.ts";
export { type ParsedRuleOutputs, parseRuleOutputs } from "./correlation/parse-rule-outputs.ts";
export type { CorrelationForm } from "./correlation/read-steps.ts";
export {
  type ConditionName,
  conditionNamed,
  conditionNames,
  type OperandKind,
  operandKindOf,
} from "./expressions/condition-names.ts";
export type { Combinator, Scalar } from "./expressions/expression.ts";
export { parseKeyPath } from "./expressions/key-path.ts";
export { completePython } from "./python-text/complete-python.ts";
export { diagnosePython } from "./python-text/diagnose-python.ts";
export type { PythonProblem } from "./python-text/editor-answers.ts";
export { hoverPython } from "./python-text/hover-python.ts";
export type { EventField, HelperModule, PythonKnowledge } from "./python-text/python-knowledge.ts";
export { writeYaml } from "./yaml/write-yaml.ts";
