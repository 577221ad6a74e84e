import {
  type BuilderCondition,
  type ConditionName,
  operandKindOf,
  type Scalar,
} from "@pharos/detection-content/editor";

export type ValueType = "string" | "number" | "boolean";

const booleans = ["true", "false"];
const listKinds: ReadonlySet<string> = new Set(["list", "addresses"]);
const emptyKinds: ReadonlySet<string> = new Set(["none", "marker"]);

export const takesNothing = (operator: ConditionName) => emptyKinds.has(operandKindOf(operator));
export const takesList = (operator: ConditionName) => listKinds.has(operandKindOf(operator));

/**
 * The type of the condition's values: the operator's, that of the field, or that of the value which is there.
 * @param fieldType as schemas have it; undefined for an unknown field
 */
export function valueTypeOf({ operator, operand }: BuilderCondition, fieldType: string | undefined): ValueType {
  const kind = operandKindOf(operator);
  if (kind === "number") return "number";
  if (kind !== "scalar" && kind !== "list") return "string";
  if (fieldType !== undefined && /^(int|bigint|smallint|float|number)/.test(fieldType)) return "number";
  if (fieldType !== undefined && /^bool/.test(fieldType)) return "boolean";
  const [first] = Array.isArray(operand) ? (operand as readonly Scalar[]) : [operand as Scalar | undefined];
  const own = typeof first;
  const isOwn = fieldType === undefined || fieldType === "any";
  return isOwn && (own === "number" || own === "boolean") ? own : "string";
}

/** The typed text as a value of the type; text that is none stays text, and the server says what is wrong. */
export function toScalar(text: string, type: ValueType): Scalar {
  if (type === "number" && isNumberText(text)) return Number(text);
  return type === "boolean" && booleans.includes(text) ? text === "true" : text;
}

/** Whether it would be shown as it was typed. */
function isNumberText(text: string): boolean {
  return text.trim() !== "" && String(Number(text)) === text && Number.isFinite(Number(text));
}

/** Specification 2 §5. */
export function isValidText(text: string, type: ValueType): boolean {
  if (type === "number") return isNumberText(text);
  return type === "boolean" ? booleans.includes(text) : text !== "";
}

/** The condition with another operator; its value goes along where the new one takes it. */
export function withOperator(condition: BuilderCondition, operator: ConditionName): BuilderCondition {
  const { operand } = condition;
  if (takesNothing(operator)) return { ...condition, operator, operand: undefined };
  const list = Array.isArray(operand)
    ? (operand as readonly Scalar[])
    : operand === undefined
      ? []
      : [operand as Scalar];
  if (takesList(operator)) return { ...condition, operator, operand: list.filter((value) => value !== "") };
  return { ...condition, operator, operand: list[0] ?? "" };
}

export function valueTexts({ operand }: BuilderCondition): readonly string[] {
  if (operand === undefined) return [];
  return Array.isArray(operand) ? operand.map(String) : [String(operand)];
}
