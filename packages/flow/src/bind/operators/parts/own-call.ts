import type { Expression } from "../../../plan/plan.ts";
import type { SqlArgument } from "../../../sql-values/sql-argument.ts";
import type { SqlValue } from "../../../sql-values/sql-value.ts";
import { anyType, type FlowType } from "../../../types/flow-type.ts";

export interface OwnFunction {
  readonly type: FlowType;
  /** `any`, so that `sql` sees the value as the branch of a union has it, unless it says otherwise. */
  readonly takes?: FlowType;
  readonly use?: "aggregate" | "window";
  readonly sql: (args: readonly SqlArgument[]) => string | SqlValue;
}

/** A call of what only an operator needs: no query can name it. */
export function ownCall(args: readonly Expression[], { type, takes = anyType, use, sql }: OwnFunction): Expression {
  return {
    kind: "call",
    type,
    args,
    definition: {
      name: "",
      use: use ?? "scalar",
      summary: "",
      parameters: args.map((_argument, index) => ({ name: String(index), type: takes })),
      result: type,
      sql,
      examples: [],
      refuses: [],
    },
  };
}
