import {
  type ConditionName,
  conditionNamed,
  operandKindOf,
  parseKeyPath,
  writeYaml,
} from "@pharos/detection-content/editor";
import type { FieldType } from "./event-fields.ts";
import type { FilterCondition } from "./filter-condition.ts";

/** A condition as it is typed, complete or not. */
export interface ConditionDraft {
  readonly key: string;
  readonly field: string;
  readonly operator: ConditionName;
  /** Of operators that take one value. */
  readonly text: string;
  /** Of operators that take several. */
  readonly list: readonly string[];
}

/** What is added to a rule's inline filters. */
export interface FilterDraft {
  readonly conjunction: "and" | "or";
  readonly conditions: readonly ConditionDraft[];
}

export interface ConditionProblems {
  readonly field?: string;
  readonly value?: string;
}

type FieldTypes = ReadonlyMap<string, FieldType>;
type Scalar = string | number | boolean;

const operatorDefault = "DoesNotEqual";

export function toDraft({ field, operator, value }: FilterCondition): ConditionDraft {
  const text = value === undefined ? "" : String(value);
  const list = value === undefined ? [] : [text];
  return { key: crypto.randomUUID(), field, operator: conditionNamed(operator) ?? operatorDefault, text, list };
}

export function blankCondition(): ConditionDraft {
  return toDraft({ field: "", operator: operatorDefault, value: undefined });
}

/** The same condition with another operator; the value goes along where the new one takes it. */
export function withOperator(condition: ConditionDraft, operator: ConditionName): ConditionDraft {
  const { text, list } = condition;
  if (takesList(operator)) return { ...condition, operator, list: list.length > 0 || text === "" ? list : [text] };
  return { ...condition, operator, text: text || (list[0] ?? "") };
}

export function takesNothing(operator: ConditionName): boolean {
  return ["none", "marker"].includes(operandKindOf(operator));
}

export function takesList(operator: ConditionName): boolean {
  return ["list", "addresses"].includes(operandKindOf(operator));
}

/** What single values of the condition are. */
export function valueType(
  { field, operator }: Pick<ConditionDraft, "field" | "operator">,
  types: FieldTypes,
): FieldType {
  const kind = operandKindOf(operator);
  if (kind === "number") return "number";
  return kind === "scalar" || kind === "list" ? (types.get(field) ?? "string") : "string";
}

/** What is missing or wrong; undefined where the condition is complete. */
export function findProblems(condition: ConditionDraft, types: FieldTypes): ConditionProblems | undefined {
  const field = findFieldProblem(condition.field);
  const value = findValueProblem(condition, types);
  if (field === undefined && value === undefined) return undefined;
  return { ...(field !== undefined && { field }), ...(value !== undefined && { value }) };
}

/** The YAML that is appended to the rule's `InlineFilters`. */
export function filterYaml({ conjunction, conditions }: FilterDraft, types: FieldTypes): string {
  const written = conditions.map((condition) => writeOne(condition, types));
  return writeYaml(conjunction === "or" && written.length > 1 ? [{ Any: written }] : written);
}

function writeOne(condition: ConditionDraft, types: FieldTypes): object {
  const { field, operator, text, list } = condition;
  const head = { KeyPath: field, Condition: operator };
  if (takesNothing(operator)) return head;
  const type = valueType(condition, types);
  if (takesList(operator)) return { ...head, Values: list.map((value) => toScalar(value, type)) };
  return { ...head, Value: toScalar(text, type) };
}

function findFieldProblem(field: string): string | undefined {
  if (field.trim() === "") return "This field is required";
  return parseKeyPath(field) === undefined ? "A field reads like a.b, a[0].b or a[*].b" : undefined;
}

function findValueProblem(condition: ConditionDraft, types: FieldTypes): string | undefined {
  const { operator, text, list } = condition;
  if (takesNothing(operator)) return undefined;
  const kind = operandKindOf(operator);
  const type = valueType(condition, types);
  const isAddress = kind === "network" || kind === "addresses";
  const noun = isAddress ? "an IP or CIDR" : nouns[type];
  const values = takesList(operator) ? list : [text];
  const fits = (value: string) => (isAddress ? /^[\da-f:.]+(\/\d+)?$/i : patterns[type]).test(value);
  if (values.length > 0 && values.every(fits)) return undefined;
  return `This field + operator requires ${takesList(operator) ? `a list with ${noun} each` : noun}`;
}

const nouns = { string: "a string", number: "a number", boolean: "a boolean" } as const;
const patterns = {
  string: /./s,
  number: /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i,
  boolean: /^(true|false)$/,
} as const;

function toScalar(text: string, type: FieldType): Scalar {
  if (type === "number") return Number(text);
  return type === "boolean" ? text === "true" : text;
}
