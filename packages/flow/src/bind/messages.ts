import type { FlowDiagnostic, FlowFix } from "../diagnostics.ts";

/** Every message about the meaning of a query; what stands in a hole is a name or a piece of the query. */
export const bindingMessages = {
  unknown_table: (name: string) => `There is no table ${name}`,
  no_table_matches: (name: string) => `No table matches ${name}*`,
  unknown_column: (name: string) => `There is no column ${name}`,
  unknown_column_here: (name: string) => `${name} is not among the columns at this point, so it is null`,
  unknown_name: (name: string) => `There is no column or variable ${name}`,
  unknown_function: (name: string) => `There is no function ${name}`,
  aggregate_outside_summarize: (name: string) => `${name} works on groups of rows; use it in summarize`,
  aggregate_within_aggregate: (name: string) => `${name} cannot stand within another aggregate`,
  window_without_order: (name: string) => `${name} looks at other rows; put | sort … | serialize before it`,
  not_aggregated: (name: string) => `${name} has many values in a group; put it behind by, or in an aggregate`,
  too_few_arguments: (name: string, wanted: string, given: number) => `${name} takes ${wanted}; here are ${given}`,
  too_many_arguments: (name: string, wanted: string, given: number) => `${name} takes ${wanted}; here are ${given}`,
  wrong_type: (what: string, wanted: string, given: string) => `${what} is ${wanted}, and this is ${given}`,
  not_constant: (what: string) => `${what} must be written out: it cannot come from a row`,
  unknown_choice: (what: string, given: string, choices: string) => `${what} is one of ${choices}, not ${given}`,
  invalid_pattern: (reason: string) => `This is no regular expression: ${reason}`,
  lambda_expected: (what: string) => `${what} is a function: fn (x) { … }`,
  lambda_here: () => "A function can only be given to a function that takes one",
  wrong_lambda: (wanted: number, given: number) => `The function takes ${wanted} parameters; here are ${given}`,
  table_here: (name: string) => `${name} is a table; use toscalar(${name}) or in (${name})`,
  not_a_table: (name: string) => `${name} is a value, not a table`,
  redefined: (name: string) => `${name} is already defined`,
  shadows: (name: string, what: string) => `${name} hides the ${what} of the same name`,
  unused: (name: string) => `${name} is never used`,
  calls_itself: (name: string) => `${name} calls itself, which a function cannot`,
  pipeline_expected: (name: string) =>
    `invoke needs a function whose body is a pipeline: let ${name} = fn (rows) { (rows | …) };`,
  too_large: (name: string) => `${name} becomes too large: it uses other definitions too often`,
  no_statement: () => "The query ends without a table to show",
  statement_not_last: () => "Only the last statement may show rows; begin the others with let",
  no_source: () => "The query begins without a table; name one before the first |",
  unknown_parameter: (operator: string, name: string) => `${operator} has no parameter ${name}`,
  wrong_parameter: (name: string, wanted: string) => `${name} is ${wanted}`,
  unknown_kind: (kind: string, kinds: string) => `There is no kind ${kind}; there are ${kinds}`,
  kind_missing: () => "Without kind= this is an inner join",
  condition_missing: () => "A join needs on; only kind=cross does without",
  condition_on_cross: () => "A cross join has no on",
  compared_in_pairs: (most: number) =>
    `Without an equality every row is compared with every other: only the first ${most} of this table are`,
  column_expected: () => "A column is needed here",
  too_many_points: (most: number) => `A chart draws the first ${most} points`,
  not_searched: () => "search looks for texts: 'x', column:'x', joined by and, or, not",
  not_within: (operator: string, outer: string) => `${operator} cannot stand within ${outer}`,
  time_column_needed: (operator: string) => `${operator} needs the column p_event_time`,
  visualize_not_last: () => "visualize must be the last operator",
  chart_columns: () => "A chart needs two columns, and one of them must hold numbers",
  duplicate_column: (name: string) => `There are two columns ${name}`,
  count_expected: (operator: string) => `${operator} takes a number that is not negative`,
  target_expected: () => "Only a column, or a path into one, can be set",
  lists_expected: (given: string) => `A list is needed here, and this is ${given}`,
  division_by_zero: () => "Dividing by zero gives null",
  integer_division: () => "Dividing whole numbers gives a fraction here; use math.floor for whole parts",
  never_equal: (a: string, b: string) => `A ${a} is never equal to a ${b}`,
  unreadable_literal: (what: string, given: string) => `'${given}' is no ${what}`,
  wrong_argument: (what: string, wanted: string) => `${what} is ${wanted}`,
  column_needed: (name: string, column: string) => `${name} goes by ${column}, which the rows do not have here`,
  not_before_comparison: () => "not reaches over the whole comparison: this is not (… == …)",
  no_time_filter: (table: string) =>
    `${table} is read from its first day: add | where p_event_time > time.ago(1d) or the like`,
  too_many_rows: (most: number) => `This makes more than ${most} rows`,
  uneven_rows: (columns: number) => `The values do not fill rows of ${columns}`,
  refused_function: (name: string, allowed: string) => `${name} may not be called by name; these may: ${allowed}`,
} satisfies Readonly<Record<string, (...parts: never[]) => string>>;

export type BindingCode = keyof typeof bindingMessages;

export type BindingParts<Code extends BindingCode> = Parameters<(typeof bindingMessages)[Code]>;

const warnings = new Set<BindingCode>([
  "unknown_column_here",
  "shadows",
  "unused",
  "kind_missing",
  "compared_in_pairs",
  "too_many_points",
  "division_by_zero",
  "never_equal",
  "not_before_comparison",
  "no_time_filter",
]);

/** Nothing is wrong: it only may mean something else than its writer thinks. */
const hints = new Set<BindingCode>(["integer_division"]);

function severityOf(code: BindingCode): FlowDiagnostic["severity"] {
  if (hints.has(code)) return "hint";
  return warnings.has(code) ? "warning" : "error";
}

export function bindingDiagnostic(
  code: BindingCode,
  { start, end }: { readonly start: number; readonly end: number },
  parts: readonly unknown[],
  fix?: FlowFix,
): FlowDiagnostic {
  const say = bindingMessages[code] as (...parts: readonly unknown[]) => string;
  const message = `${say(...parts)}${fix === undefined ? "" : `; did you mean ${fix.text}?`}`;
  return { code, severity: severityOf(code), message, start, end, ...(fix && { fix }) };
}
