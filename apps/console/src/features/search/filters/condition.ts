import { type FilterFieldKind, type FilterOperator, filterOperators, standardFieldLabels } from "@pharos/domain";

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

export interface Operator extends FilterOperator {
  readonly id: string;
}

const allOperators: readonly Operator[] = Object.entries(filterOperators).map(([id, operator]) => ({
  id,
  ...operator,
}));

/** What a column's type in the lake means for filtering. */
export function fieldKind(columnType: string): FilterFieldKind {
  if (/DateTime/.test(columnType)) return "time";
  if (/Bool/.test(columnType)) return "boolean";
  if (/Array|JSON|Map|Tuple/.test(columnType)) return "other";
  if (/U?Int\d|Float|Decimal/.test(columnType)) return "number";
  return "text";
}

export function operatorsFor(kind: FilterFieldKind): readonly Operator[] {
  return allOperators.filter(({ fits }) => fits.includes(kind));
}

export const operatorOf = (id: string): Operator => allOperators.find((one) => one.id === id) ?? equalsOperator;
const equalsOperator: Operator = { id: "EQUALS", ...filterOperators.EQUALS };

export function conditionInWords({ key: path, operator, value }: Condition): string {
  const key = standardFieldLabels[path] ?? path;
  const { label, takes, isOfRow } = operatorOf(operator);
  if (isOfRow && value !== undefined) return `${label} ${quoted(String(value))}`;
  if (takes === "nothing" || value === undefined) return `${key} ${label}`;
  if (typeof value !== "object") return `${key} ${label} ${quoted(value)}`;
  return `${key} ${label} ${value.map(quoted).join(takes === "pair" ? " and " : ", ")}`;
}

const quoted = (value: string | number | boolean) => (typeof value === "string" ? `“${value}”` : String(value));

/** What was typed, as the operator and the field want it; undefined when that is not possible yet. */
export function typedValue(
  texts: readonly string[],
  operator: Operator,
  kind: FilterFieldKind,
): ConditionValue | undefined {
  const given = texts.map((text) => text.trim()).filter((text) => text !== "");
  const isNumeric = kind === "number" && !operator.isOfRow;
  const values = given.map((text) => (isNumeric ? Number(text) : text));
  if (values.some((value) => Number.isNaN(value))) return undefined;
  if (operator.takes === "list") return values.length > 0 ? values : undefined;
  if (operator.takes === "pair") return values.length === 2 && values[0] !== values[1] ? values : undefined;
  const [first] = values;
  return kind === "boolean" && !operator.isOfRow && first !== undefined ? first === "true" : first;
}
