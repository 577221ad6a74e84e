import type { BindingCode, BindingParts } from "../../diagnostics/messages.ts";
import type { Constant } from "../../sql-values/constant.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import type { SqlValue } from "../../sql-values/sql-value.ts";
import type { FlowType } from "../../types/flow-type.ts";

/** What an example or a refusal shows: the documentation prints it, and a test runs it on the real engine. */
export interface FunctionExample {
  /** A whole query. */
  readonly flow: string;
  /** Its rows, as the result has them. */
  readonly gives: readonly (readonly unknown[])[];
}

export interface FunctionRefusal {
  readonly flow: string;
  /** The code of the diagnostic. */
  readonly code: string;
}

export interface FunctionParameter {
  readonly name: string;
  /** What the argument is converted to before it is rendered; any leaves it as it is. */
  readonly type: FlowType;
  readonly isOptional?: boolean;
  /** The last parameter: any number of arguments, one at least unless it is optional. */
  readonly isRepeated?: boolean;
  /** Must be known when the query is read: a unit, a pattern, a time zone. */
  readonly isConstant?: boolean;
  /** The words that a constant may be. */
  readonly choices?: readonly string[];
  /** A lambda; the types of its parameters from those of the arguments before it. */
  readonly lambda?: (argumentTypes: readonly FlowType[]) => readonly FlowType[];
}

/** Where it may stand: anywhere, in `summarize`, or in `extend` after `serialize`. */
export type FunctionUse = "scalar" | "aggregate" | "window";

export type { Constant } from "../../sql-values/constant.ts";

/** What a definition knows of an argument before there is SQL. */
export interface KnownArgument {
  readonly type: FlowType;
  /** Undefined when it comes from a row. */
  readonly constant: Constant | undefined;
  /** The items of a list of which all are written out. */
  readonly items?: readonly Constant[] | undefined;
}

/** Something to say about a call; `argument` is the position of the one that it is about, or the whole call. */
export type Finding = {
  readonly [Code in BindingCode]: {
    readonly code: Code;
    readonly parts: BindingParts<Code>;
    readonly argument?: number;
  };
}[BindingCode];

/** One row of the table from which the binder, the SQL, the editor's help and the reference are made. */
export interface FunctionDefinition {
  /** `strings.contains`; an infix operator's name is its spelling: `==`. */
  readonly name: string;
  /** KQL's names for it, among others. */
  readonly aliases?: readonly string[];
  readonly use: FunctionUse;
  readonly summary: string;
  readonly parameters: readonly FunctionParameter[];
  /** Of all its arguments, `null` for absent ones; a lambda's is that of its body. */
  readonly result: FlowType | ((argumentTypes: readonly FlowType[], args: readonly KnownArgument[]) => FlowType);
  /**
   * Its SQL. A string is an expression of the result's own type (see sql-value.ts). Arguments were converted to the
   * types of their parameters.
   */
  readonly sql: (args: readonly SqlArgument[], resultType: FlowType) => string | SqlValue;
  /**
   * Its value when every given argument is written out, so that it is a literal like any other; `now` and times in
   * nanoseconds since 1970. Undefined leaves it to the engine.
   */
  readonly fold?: (constants: readonly Constant[], now: bigint, resultType: FlowType) => Constant | undefined;
  /** What is wrong, or odd, about arguments beyond their types; undefined of nothing. */
  readonly check?: (args: readonly KnownArgument[]) => Finding | undefined;
  /** A column that it reads besides its arguments, and gets behind them. */
  readonly column?: string;
  /** It reads the time at which the query runs, and gets it behind its arguments. */
  readonly readsNow?: true;
  /** It reads all columns of the row, and gets them behind its arguments. */
  readonly readsRow?: true;
  readonly examples: readonly FunctionExample[];
  readonly refuses: readonly FunctionRefusal[];
}
