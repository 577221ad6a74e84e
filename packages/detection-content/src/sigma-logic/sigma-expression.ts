/** Keys from the event downwards; a list on the way stands for each of its elements. */
export type FieldPath = readonly string[];

/** Where a field's value may be: the first path that has one counts. Never empty. */
export type FieldPaths = readonly [FieldPath, ...FieldPath[]];

/** In a pattern: any text, any one character, or any of the characters that begin an option on Windows. */
export type Wildcard = { readonly any: "text" | "character" | "dash" };

/** Text with wildcards in it; two texts never follow each other. */
export type Pattern = readonly (string | Wildcard)[];

export const comparisons = ["lt", "lte", "gt", "gte", "eq"] as const;
export type Comparison = (typeof comparisons)[number];

export const dateParts = ["minute", "hour", "day", "week", "month", "year"] as const;
export type DatePart = (typeof dateParts)[number];

/** What is asked of a field's value; of several values in a list one must do. */
export type ValueTest =
  | { readonly kind: "pattern"; readonly oneOf: readonly Pattern[]; readonly isCased: boolean }
  | { readonly kind: "regex"; readonly source: string; readonly flags: string }
  | { readonly kind: "network"; readonly network: string }
  | { readonly kind: "number"; readonly comparison: Comparison; readonly operand: number; readonly part?: DatePart }
  | {
      readonly kind: "field";
      readonly other: FieldPaths;
      readonly relation: "equals" | "contains" | "startswith" | "endswith";
      readonly isCased: boolean;
    };

/** The tests that also an event's text as a whole can be put to. */
export type KeywordTest = Extract<ValueTest, { readonly kind: "pattern" | "regex" }>;

/** A Sigma rule's logic once its condition, modifiers, log source and field names are worked out; plain JSON. */
export type SigmaExpression =
  | { readonly kind: "and" | "or"; readonly parts: readonly SigmaExpression[] }
  | { readonly kind: "not"; readonly part: SigmaExpression }
  /** At least so many of the parts. */
  | { readonly kind: "several"; readonly least: number; readonly parts: readonly SigmaExpression[] }
  | { readonly kind: "value"; readonly field: string; readonly paths: FieldPaths; readonly test: ValueTest }
  /** Absent or null. */
  | { readonly kind: "null"; readonly field: string; readonly paths: FieldPaths }
  /** There, be it null. */
  | { readonly kind: "exists"; readonly field: string; readonly paths: FieldPaths }
  | { readonly kind: "keyword"; readonly test: KeywordTest };

/** All must hold, or one must; a single part is itself. */
export function combined(kind: "and" | "or", parts: readonly SigmaExpression[]): SigmaExpression {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  const [only] = flat;
  return flat.length === 1 && only !== undefined ? only : { kind, parts: flat };
}
