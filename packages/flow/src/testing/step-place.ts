import type { Place } from "./random-expression.ts";

/** What an operator of a random query may be made of, besides expressions. */
export interface StepPlace extends Place {
  /** A table, a name of `let`, or a pipeline in parentheses. */
  readonly table: () => string;
  /** Names that `let` gave to functions of rows. */
  readonly invokable: readonly string[];
  /** Whether an operator would mean something here; undefined where that cannot be told yet. */
  readonly means?: ((step: string) => boolean) | undefined;
}

/** What stands behind the word of an operator. */
export type Step = (place: StepPlace) => string;
