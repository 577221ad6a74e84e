import type { FilterOperatorName } from "@pharos/domain";
import { readBlock } from "../functions/network/address-blocks.ts";
import { patternFault } from "../functions/text/regex-pattern.ts";

/** What an operator of the search form is in PharosFlow. */
export interface FilterForm {
  readonly flow: (on: string, values: readonly string[]) => string;
  /** Rendered as the opposite of what it denies, so that an event without the field satisfies it. */
  readonly isOpposite?: true;
  /** On a list, all of it is meant and not any of its elements. */
  readonly ofWhole?: true;
  /** Its values are texts, whatever they look like. */
  readonly takesText?: true;
  /** What is wrong with a value, as a sentence. */
  readonly fault?: (value: unknown) => string | undefined;
}

const infix = (operator: string): FilterForm => ({ flow: (on, [value]) => `${on} ${operator} ${value}` });
/** Of an object or a list its JSON is meant. */
const textual = (operator: string): FilterForm => ({
  flow: (on, [value]) => `string(${on}) ${operator} ${value}`,
  takesText: true,
});
const opposite = (form: FilterForm): FilterForm => ({ ...form, isOpposite: true });
const among: FilterForm = { flow: (on, values) => `${on} in [${values.join(", ")}]` };
const between: FilterForm = { flow: (on, [from, to]) => `${on} between ${from} .. ${to}` };
const matching: FilterForm = { ...textual("matches regex"), fault: faultOfPattern };
const withinCidr: FilterForm = { flow: (on, [block]) => `net.in_cidr(${on}, ${block})`, fault: faultOfBlock };
const hasAny: FilterForm = {
  flow: (on, values) => `arrays.overlap(${on}, [${values.join(", ")}])`,
  ofWhole: true,
};

/** Every operator of the search form that asks one field or the row, by name. */
export const filterForms: Readonly<Record<Exclude<FilterOperatorName, "HAS_INDICATOR">, FilterForm>> = {
  EQUALS: infix("=="),
  NOT_EQUAL: opposite(infix("==")),
  IN: among,
  NOT_IN: opposite(among),
  CONTAINS: textual("contains"),
  NOT_CONTAINS: opposite(textual("contains")),
  STARTS_WITH: textual("startswith_cs"),
  NOT_STARTS_WITH: opposite(textual("startswith_cs")),
  ENDS_WITH: textual("endswith_cs"),
  NOT_ENDS_WITH: opposite(textual("endswith_cs")),
  LIKE: textual("like"),
  NOT_LIKE: opposite(textual("like")),
  ILIKE: textual("ilike"),
  MATCHES: matching,
  NOT_MATCHES: opposite(matching),
  WITHIN_CIDR: withinCidr,
  NOT_WITHIN_CIDR: opposite(withinCidr),
  HAS_ANY: hasAny,
  NOT_HAS_ANY: opposite(hasAny),
  /** The last so long: `1d`, `20m`. */
  SINCE: { flow: (on, [span]) => `${on} > time.ago(time.parse_timespan(${span}))`, ofWhole: true, takesText: true },
  GREATER: infix(">"),
  GREATER_OR_EQUAL: infix(">="),
  LESS: infix("<"),
  LESS_OR_EQUAL: infix("<="),
  BETWEEN: between,
  NOT_BETWEEN: opposite(between),
  IS_NULL: { flow: (on) => `${on} == null`, ofWhole: true },
  IS_NOT_NULL: { flow: (on) => `${on} != null`, ofWhole: true },
  ROW_CONTAINS: { flow: (_on, [text]) => `row.contains(${text})`, takesText: true },
  ROW_REGEXP_CONTAINS: { flow: (_on, [pattern]) => `row.matches(${pattern})`, takesText: true, fault: faultOfPattern },
};

function faultOfBlock(value: unknown): string | undefined {
  const isBlock = typeof value === "string" && readBlock(value) !== undefined;
  return isBlock ? undefined : `'${value}' is not an address range. Write one such as 10.0.0.0/8`;
}

function faultOfPattern(value: unknown): string | undefined {
  const fault = typeof value === "string" ? patternFault(value) : undefined;
  return fault && `'${value}' is not a regular expression in RE2 syntax: ${fault}`;
}
