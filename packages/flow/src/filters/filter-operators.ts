/** What an operator of the search form is in PharosFlow. */
export interface FilterOperator {
  /** How many values it takes. */
  readonly values: 0 | 1 | 2 | "list";
  readonly flow: (on: string, values: readonly string[]) => string;
  /** Rendered as the opposite of what it denies, so that an event without the field satisfies it. */
  readonly isOpposite?: true;
  /** On a list, all of it is meant and not any of its elements. */
  readonly ofWhole?: true;
  /** On the whole row: it has no key. */
  readonly ofRow?: true;
}

const infix = (operator: string): FilterOperator => ({
  values: 1,
  flow: (on, [value]) => `${on} ${operator} ${value}`,
});
const call = (name: string): FilterOperator => ({ values: 1, flow: (on, [value]) => `${name}(${on}, ${value})` });
const among: FilterOperator = { values: "list", flow: (on, values) => `${on} in [${values.join(", ")}]` };
const between: FilterOperator = { values: 2, flow: (on, [from, to]) => `${on} between ${from} .. ${to}` };
const opposite = (operator: FilterOperator): FilterOperator => ({ ...operator, isOpposite: true });

/** Every operator of the search form, by name. */
export const filterOperators: Readonly<Record<string, FilterOperator>> = {
  EQUALS: infix("=="),
  NOT_EQUAL: opposite(infix("==")),
  CONTAINS: infix("contains"),
  NOT_CONTAINS: opposite(infix("contains")),
  STARTS_WITH: infix("startswith_cs"),
  NOT_STARTS_WITH: opposite(infix("startswith_cs")),
  ENDS_WITH: infix("endswith_cs"),
  NOT_ENDS_WITH: opposite(infix("endswith_cs")),
  LIKE: infix("like"),
  NOT_LIKE: opposite(infix("like")),
  ILIKE: infix("ilike"),
  MATCHES: infix("matches regex"),
  NOT_MATCHES: opposite(infix("matches regex")),
  IN: among,
  NOT_IN: opposite(among),
  GREATER: infix(">"),
  GREATER_OR_EQUAL: infix(">="),
  LESS: infix("<"),
  LESS_OR_EQUAL: infix("<="),
  BETWEEN: between,
  NOT_BETWEEN: opposite(between),
  IS_NULL: { values: 0, flow: (on) => `${on} == null`, ofWhole: true },
  IS_NOT_NULL: { values: 0, flow: (on) => `${on} != null`, ofWhole: true },
  WITHIN_CIDR: call("net.in_cidr"),
  NOT_WITHIN_CIDR: opposite(call("net.in_cidr")),
  /** The last so long: `1d`, `20m`. */
  SINCE: { values: 1, flow: (on, [span]) => `${on} > time.ago(time.parse_timespan(${span}))`, ofWhole: true },
  HAS_ANY: { values: "list", flow: (on, values) => `arrays.overlap(${on}, [${values.join(", ")}])`, ofWhole: true },
  NOT_HAS_ANY: {
    values: "list",
    flow: (on, values) => `arrays.overlap(${on}, [${values.join(", ")}])`,
    ofWhole: true,
    isOpposite: true,
  },
  ROW_CONTAINS: { values: 1, flow: (_on, [text]) => `row.contains(${text})`, ofRow: true },
  ROW_REGEXP_CONTAINS: { values: 1, flow: (_on, [pattern]) => `row.matches(${pattern})`, ofRow: true },
};
