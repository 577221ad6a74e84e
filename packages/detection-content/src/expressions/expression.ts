import type { ConditionName } from "./condition-names.ts";

/** In a path: every element of the list, giving several values. */
export const everyElement = Symbol("[*]");

/** A member's name, an element's index, or every element. */
export type PathStep = string | number | typeof everyElement;

/** From the event, or from the element in question; empty for that itself. */
export type Path = readonly PathStep[];

export type Scalar = string | number | boolean;

export const quantifiers = ["AnyElement", "AllElements", "OnlyOneElement", "NoElement"] as const;
export type Quantifier = (typeof quantifiers)[number];

export const combinators = ["All", "Any", "OnlyOne", "None"] as const;
export type Combinator = (typeof combinators)[number];

/** A YAML rule's logic. */
export type Expression =
  | { readonly kind: "combination"; readonly combinator: Combinator; readonly expressions: readonly Expression[] }
  | { readonly kind: "constant"; readonly value: boolean }
  | {
      readonly kind: "test";
      readonly path: Path;
      readonly condition: ConditionName;
      /** One value, a list of them, or undefined for conditions that take none. */
      readonly operand: Scalar | readonly Scalar[] | undefined;
    }
  | { readonly kind: "comparison"; readonly condition: ConditionName; readonly left: Path; readonly right: Path }
  | {
      readonly kind: "elements";
      readonly path: Path;
      readonly quantifier: Quantifier;
      readonly expressions: readonly Expression[];
    };
