/** One condition of a search. `value` is absent for operators that need none, a list for those that take several. */
export interface Condition {
  readonly key: string;
  readonly operator: string;
  readonly value?: ConditionValue;
}
export type ConditionValue = string | number | boolean | readonly (string | number)[];

/**
 * The groups of an address: any of them must hold, each with all of its conditions. A condition is written
 * `["key","EQUALS","value"]`, with the number of its group as a fourth member where that is not 0. What is no
 * condition is left out: an address may be cut or typed by hand.
 */
export function conditionGroups(texts: readonly string[]): Condition[][] {
  const groups = new Map<number, Condition[]>();
  for (const text of texts) {
    const parsed = parseCondition(text);
    if (parsed) groups.set(parsed.group, [...(groups.get(parsed.group) ?? []), parsed.condition]);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, conditions]) => conditions);
}

export function conditionTexts(groups: readonly (readonly Condition[])[]): string[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) =>
      group.map(({ key, operator, value = null }) =>
        JSON.stringify(index === 0 ? [key, operator, value] : [key, operator, value, index]),
      ),
    );
}

function parseCondition(text: string): { group: number; condition: Condition } | undefined {
  const parts = parsedList(text);
  const [key, operator, value, group = 0] = parts ?? [];
  if (typeof key !== "string" || typeof operator !== "string" || typeof group !== "number") return undefined;
  const isGiven = value !== undefined && value !== null;
  return { group, condition: { key, operator, ...(isGiven ? { value: value as ConditionValue } : {}) } };
}

function parsedList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Adds a condition to the first group, which is where a click on a value puts it. */
export function withCondition(texts: readonly string[], condition: Condition): string[] {
  const [first = [], ...rest] = conditionGroups(texts);
  const isThere = first.some((one) => JSON.stringify(one) === JSON.stringify(condition));
  return conditionTexts([isThere ? first : [...first, condition], ...rest]);
}

export interface Operator {
  readonly id: string;
  readonly label: string;
  readonly takes: "value" | "list" | "pair" | "nothing";
}

const equality: readonly Operator[] = [
  { id: "EQUALS", label: "is", takes: "value" },
  { id: "NOT_EQUAL", label: "is not", takes: "value" },
  { id: "IN", label: "is any of", takes: "list" },
  { id: "NOT_IN", label: "is none of", takes: "list" },
];
const textual: readonly Operator[] = [
  { id: "CONTAINS", label: "contains", takes: "value" },
  { id: "NOT_CONTAINS", label: "does not contain", takes: "value" },
  { id: "STARTS_WITH", label: "starts with", takes: "value" },
  { id: "ENDS_WITH", label: "ends with", takes: "value" },
  { id: "LIKE", label: "is like (% and _)", takes: "value" },
  { id: "MATCHES", label: "matches (regular expression)", takes: "value" },
  { id: "WITHIN_CIDR", label: "is within the range", takes: "value" },
];
const ordered: readonly Operator[] = [
  { id: "GREATER", label: "is greater than", takes: "value" },
  { id: "GREATER_OR_EQUAL", label: "is at least", takes: "value" },
  { id: "LESS", label: "is less than", takes: "value" },
  { id: "LESS_OR_EQUAL", label: "is at most", takes: "value" },
  { id: "BETWEEN", label: "is between", takes: "pair" },
];
const presence: readonly Operator[] = [
  { id: "IS_NOT_NULL", label: "is present", takes: "nothing" },
  { id: "IS_NULL", label: "is absent", takes: "nothing" },
];
const allOperators = [...equality, ...textual, ...ordered, ...presence];

export type FieldKind = "text" | "number" | "boolean" | "time" | "other";

/** What a column's type in the lake means for filtering. */
export function fieldKind(columnType: string): FieldKind {
  if (/DateTime/.test(columnType)) return "time";
  if (/Bool/.test(columnType)) return "boolean";
  if (/Array|JSON|Map|Tuple/.test(columnType)) return "other";
  if (/U?Int\d|Float|Decimal/.test(columnType)) return "number";
  return "text";
}

export function operatorsFor(kind: FieldKind): readonly Operator[] {
  switch (kind) {
    case "number":
      return [...equality, ...ordered, ...presence];
    case "boolean":
      return [...equality.slice(0, 2), ...presence];
    case "time":
      return [...ordered, ...presence];
    case "text":
      return [...equality, ...textual, ...presence];
    case "other":
      return allOperators;
  }
}

export const operatorOf = (id: string): Operator => allOperators.find((one) => one.id === id) ?? equalsOperator;
const equalsOperator: Operator = { id: "EQUALS", label: "is", takes: "value" };

export function conditionInWords({ key, operator, value }: Condition): string {
  const { label, takes } = operatorOf(operator);
  if (takes === "nothing" || value === undefined) return `${key} ${label}`;
  if (typeof value !== "object") return `${key} ${label} ${quoted(value)}`;
  return `${key} ${label} ${value.map(quoted).join(takes === "pair" ? " and " : ", ")}`;
}

const quoted = (value: string | number | boolean) => (typeof value === "string" ? `“${value}”` : String(value));

/** What was typed, as the operator and the field want it; undefined when that is not possible yet. */
export function typedValue(texts: readonly string[], operator: Operator, kind: FieldKind): ConditionValue | undefined {
  const given = texts.map((text) => text.trim()).filter((text) => text !== "");
  const values = given.map((text) => (kind === "number" ? Number(text) : text));
  if (values.some((value) => Number.isNaN(value))) return undefined;
  if (operator.takes === "list") return values.length > 0 ? values : undefined;
  if (operator.takes === "pair") return values.length === 2 && values[0] !== values[1] ? values : undefined;
  const [first] = values;
  return kind === "boolean" && first !== undefined ? first === "true" : first;
}
