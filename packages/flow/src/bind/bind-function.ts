import type { Expression, Relation } from "../plan/plan.ts";
import { largestPlan, sizeOfExpression } from "../plan/plan-size.ts";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import { type Binder, type Definition, nothing } from "./binder.ts";
import type { Scope } from "./scope.ts";

/** What `let` called a function: `let f = fn (a, b) { a + b };`. */
export type DefinedFunction = Extract<Definition, { kind: "function" }>;

export function definedFunction(binder: Binder, node: FlowNode): DefinedFunction | undefined {
  const definition = node.kind === "Identifier" ? binder.definitions.get(binder.nameOf(node)) : undefined;
  if (definition?.kind !== "function") return undefined;
  binder.used.add(binder.nameOf(node));
  binder.names.push({ node, declaration: definition.node });
  return definition;
}

/** `f(x, 1)`: the function's body with the arguments in place of its parameters. */
export function bindDefinedCall(
  binder: Binder,
  call: FlowNode,
  definition: DefinedFunction,
  args: readonly FlowNode[],
  scope: Scope,
): Expression {
  const values = args.map((argument) => argumentOf(binder, argument, scope));
  const result = withBody(binder, call, definition, values, (body) => {
    const bound = binder.expression(body, scope.allows === undefined ? {} : { allows: scope.allows });
    if (sizeOfExpression(bound) <= largestPlan) return bound;
    binder.report("too_large", call, binder.text(definition.node));
    return undefined;
  });
  return result ?? nothing;
}

/** `invoke f(1)`: the function's body, a pipeline, with the rows as its first parameter. */
export function bindInvocation(
  binder: Binder,
  call: FlowNode,
  definition: DefinedFunction,
  args: readonly FlowNode[],
  input: Relation,
): Relation | undefined {
  const rows: Argument = { kind: "table", relation: input };
  const values = [rows, ...args.map((argument) => argumentOf(binder, argument, {}))];
  return withBody(binder, call, definition, values, (body) => {
    if (body.kind === "Subquery" || body.kind === "Pipeline") return binder.pipeline(body);
    binder.report("pipeline_expected", body, binder.text(definition.node));
    return undefined;
  });
}

type Argument =
  | { readonly kind: "table"; readonly relation: Relation }
  | { readonly kind: "value"; readonly expression: Expression }
  | { readonly kind: "function"; readonly lambda: FlowNode };

function argumentOf(binder: Binder, node: FlowNode, scope: Scope): Argument {
  if (node.kind === "Lambda") return { kind: "function", lambda: node };
  const passed = definedFunction(binder, node);
  if (passed !== undefined) return { kind: "function", lambda: passed.lambda };
  const table = node.kind === "Identifier" ? binder.definitions.get(binder.nameOf(node)) : undefined;
  if (table?.kind === "table") {
    binder.used.add(binder.nameOf(node));
    return { kind: "table", relation: table.relation };
  }
  return { kind: "value", expression: binder.expression(node, scope) };
}

/** Parameters are names like those of `let`, for as long as the body is read. */
function withBody<Result>(
  binder: Binder,
  call: FlowNode,
  { lambda, node }: DefinedFunction,
  args: readonly Argument[],
  read: (body: FlowNode) => Result,
): Result | undefined {
  const parameters = lambda.children.slice(0, -1);
  const body = lambda.children.at(-1);
  if (body === undefined) return undefined;
  if (binder.calling.has(lambda)) {
    binder.report("calls_itself", call, binder.text(node));
    return undefined;
  }
  checkCount(binder, call, binder.text(node), parameters.length, args.length);
  const names = parameters.map((parameter) => binder.nameOf(parameter));
  const before = new Map(names.map((name) => [name, binder.definitions.get(name)] as const));
  names.forEach((name, index) => {
    const parameter = parameters[index] ?? node;
    binder.definitions.set(name, { ...(args[index] ?? { kind: "value", expression: nothing }), node: parameter });
  });
  binder.calling.add(lambda);
  const result = read(body);
  binder.calling.delete(lambda);
  for (const [name, definition] of before) {
    if (definition === undefined) binder.definitions.delete(name);
    else binder.definitions.set(name, definition);
  }
  return result;
}

function checkCount(binder: Binder, call: FlowNode, name: string, wanted: number, given: number): void {
  if (wanted === given) return;
  const words = wanted === 1 ? "1 argument" : `${wanted} arguments`;
  binder.report(given < wanted ? "too_few_arguments" : "too_many_arguments", call, name, words, given);
}
