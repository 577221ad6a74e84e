import type { FunctionDefinition } from "../functions/definition/function-definition.ts";
import { engineFunctionOf, namesOfEngine } from "../functions/engine-functions.ts";
import { functionTable } from "../functions/function-table.ts";
import { literal } from "../plan/make-expression.ts";
import type { Expression } from "../plan/plan.ts";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import { stringType } from "../types/flow-type.ts";
import type { Binder } from "./binder.ts";
import type { Scope } from "./scope.ts";

export interface MeantCall {
  readonly definition: FunctionDefinition;
  readonly args: readonly (FlowNode | Expression)[];
}

/** `engine.func('DATE', x)`: the call of ours that is meant; undefined, and reported, where there is none. */
export function meantCall(
  binder: Binder,
  [name, ...args]: readonly FlowNode[],
  place: FlowNode,
  scope: Scope,
): MeantCall | undefined {
  if (name?.kind !== "StringLiteral") {
    binder.report("not_constant", name ?? place, "name of engine.func");
    return undefined;
  }
  const written = binder.nameOf(name);
  const meant = engineFunctionOf(written);
  const definition = meant && functionTable.find(meant.name, scope.allows);
  if (meant === undefined || definition === undefined) {
    binder.report("refused_function", name, written, namesOfEngine.join(", "));
    return undefined;
  }
  const first = meant.first === undefined ? [] : [literal(stringType, meant.first)];
  return { definition, args: [...first, ...args] };
}
