import type { Comparison, DatePart, Pattern } from "./sigma-expression.ts";

/** A value of a search on its way through the modifiers. */
export type SigmaValue =
  /** As written: whether `*` and `?` are wildcards is not decided yet. */
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "pattern"; readonly pattern: Pattern }
  | { readonly kind: "bytes"; readonly bytes: Buffer }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "boolean"; readonly isTrue: boolean }
  | { readonly kind: "null" }
  | { readonly kind: "regex"; readonly source: string; readonly flags: string }
  | { readonly kind: "network"; readonly network: string }
  | { readonly kind: "comparison"; readonly comparison: Comparison; readonly operand: number; readonly part?: DatePart }
  | { readonly kind: "field"; readonly name: string; readonly relation: FieldRelation }
  | { readonly kind: "existence"; readonly isExpected: boolean };

export type FieldRelation = "equals" | "contains" | "startswith" | "endswith";

/** Why a rule is not taken: it is wrong, or right but of a kind that is not understood. */
export class SigmaProblem extends Error {
  readonly isUnsupported: boolean;
  constructor(message: string, isUnsupported = false) {
    super(message);
    this.isUnsupported = isUnsupported;
  }
}
