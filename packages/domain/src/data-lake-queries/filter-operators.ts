/** What a field of a search form holds; "other": lists, objects, and what nobody knows. */
export type FilterFieldKind = "text" | "number" | "boolean" | "time" | "other";

/** An operator of the search form, as a person chooses it. */
export interface FilterOperator {
  /** Between the field and the value: "is at least". */
  readonly label: string;
  readonly takes: "nothing" | "value" | "pair" | "list";
  /** The fields that it makes sense for. */
  readonly fits: readonly FilterFieldKind[];
  /** It asks the whole row, and has no field. */
  readonly isOfRow?: true;
}

const text: readonly FilterFieldKind[] = ["text", "other"];
const values: readonly FilterFieldKind[] = ["text", "number", "other"];
const ordered: readonly FilterFieldKind[] = ["number", "time", "other"];
const anything: readonly FilterFieldKind[] = ["text", "number", "boolean", "time", "other"];

const operators = {
  EQUALS: { label: "is", takes: "value", fits: [...values, "boolean"] },
  NOT_EQUAL: { label: "is not", takes: "value", fits: [...values, "boolean"] },
  IN: { label: "is any of", takes: "list", fits: values },
  NOT_IN: { label: "is none of", takes: "list", fits: values },
  CONTAINS: { label: "contains", takes: "value", fits: text },
  NOT_CONTAINS: { label: "does not contain", takes: "value", fits: text },
  STARTS_WITH: { label: "starts with", takes: "value", fits: text },
  NOT_STARTS_WITH: { label: "does not start with", takes: "value", fits: text },
  ENDS_WITH: { label: "ends with", takes: "value", fits: text },
  NOT_ENDS_WITH: { label: "does not end with", takes: "value", fits: text },
  LIKE: { label: "matches pattern (% and _)", takes: "value", fits: text },
  NOT_LIKE: { label: "does not match pattern (% and _)", takes: "value", fits: text },
  ILIKE: { label: "matches pattern (case-insensitive)", takes: "value", fits: text },
  MATCHES: { label: "matches (regular expression)", takes: "value", fits: text },
  NOT_MATCHES: { label: "does not match (regular expression)", takes: "value", fits: text },
  WITHIN_CIDR: { label: "is within the range", takes: "value", fits: text },
  NOT_WITHIN_CIDR: { label: "is not within the range", takes: "value", fits: text },
  HAS_ANY: { label: "has any of", takes: "list", fits: ["other"] },
  NOT_HAS_ANY: { label: "has none of", takes: "list", fits: ["other"] },
  SINCE: { label: "is within the last", takes: "value", fits: ["time", "other"] },
  GREATER: { label: "is greater than", takes: "value", fits: ordered },
  GREATER_OR_EQUAL: { label: "is at least", takes: "value", fits: ordered },
  LESS: { label: "is less than", takes: "value", fits: ordered },
  LESS_OR_EQUAL: { label: "is at most", takes: "value", fits: ordered },
  BETWEEN: { label: "is between", takes: "pair", fits: ordered },
  NOT_BETWEEN: { label: "is not between", takes: "pair", fits: ordered },
  IS_NOT_NULL: { label: "is present", takes: "nothing", fits: anything },
  IS_NULL: { label: "is absent", takes: "nothing", fits: anything },
  ROW_CONTAINS: { label: "anything contains", takes: "value", fits: anything, isOfRow: true },
  HAS_INDICATOR: { label: "any indicator is", takes: "value", fits: anything, isOfRow: true },
  ROW_REGEXP_CONTAINS: {
    label: "anything matches (regular expression)",
    takes: "value",
    fits: anything,
    isOfRow: true,
  },
} as const satisfies Record<string, FilterOperator>;

export type FilterOperatorName = keyof typeof operators;

/** All operators of the search form, in the order in which people choose. */
export const filterOperators: Readonly<Record<FilterOperatorName, FilterOperator>> = operators;

export function isFilterOperator(name: string): name is FilterOperatorName {
  return Object.hasOwn(operators, name);
}
