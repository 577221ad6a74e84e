import type { FlowType } from "../types/flow-type.ts";
import type { Constant } from "./constant.ts";
import type { SqlValue } from "./sql-value.ts";

/** An argument of a function, converted to its parameter's type. */
export interface SqlArgument {
  /** The expression; empty for a lambda. `NULL` for an absent optional argument. */
  readonly sql: string;
  readonly value: SqlValue;
  readonly type: FlowType;
  /** Whether the query gives it. */
  readonly isGiven: boolean;
  /** The value when it is a literal: times and time spans in nanoseconds. */
  readonly constant: Constant | undefined;
  /** The items when it is a list of literals. */
  readonly items?: readonly Constant[] | undefined;
  /** The SQL of a lambda: its body, as an expression of `bodyType`, with these names for its parameters. */
  readonly lambda: LambdaSql | undefined;
  /** All arguments of a repeated parameter, this one first. */
  readonly more: readonly SqlArgument[];
}

export interface LambdaSql {
  readonly bodyType: FlowType;
  /** `x -> body`: its body converted to `type`, or as it is; cast to the engine's own name for the type where it must be. */
  readonly render: (type?: FlowType, isCast?: boolean) => string;
}
