import { nearestName } from "@pharos/domain";
import { insteadOf } from "../diagnostics/instead-of.ts";
import type {
  FunctionDefinition,
  FunctionParameter,
  KnownArgument,
} from "../functions/definition/function-definition.ts";
import { engineFunction } from "../functions/engine-functions.ts";
import { lookupFunction } from "../functions/enrichment.ts";
import { functionTable } from "../functions/function-table.ts";
import { literalItems } from "../plan/parts-of.ts";
import type { Expression } from "../plan/plan.ts";
import { searchedColumns } from "../plan/searched-columns.ts";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import {
  booleanType,
  type FlowType,
  isAssignable,
  isNumber,
  nullType,
  stringType,
  timestampType,
  typeName,
} from "../types/flow-type.ts";
import { meantCall } from "./bind-engine-call.ts";
import { bindDefinedCall, definedFunction } from "./bind-function.ts";
import { bindLookup } from "./bind-lookup.ts";
import { findColumn } from "./bind-name.ts";
import { type Binder, nothing } from "./binder.ts";
import { literalAs, withReadTimes } from "./literal-conversion.ts";
import type { Scope } from "./scope.ts";

/** `f(a, b)`, `strings.lower(x)`, `toscalar(T | …)`, and a function that `let` defined. */
export function bindCall(binder: Binder, node: FlowNode, scope: Scope): Expression {
  const [callee, ...written] = node.children;
  if (callee === undefined) return nothing;
  const name = dottedName(binder, callee);
  if (name === "toscalar") return bindScalar(binder, written);
  const own = definedFunction(binder, callee);
  if (own !== undefined) return bindDefinedCall(binder, node, own, written, scope);
  if (name === "dynamic" && written[0] && written.length === 1) return binder.expression(written[0], scope);
  if (name === "column_ifexists") return bindIfExists(binder, node, written, scope);
  const args = name === "count" ? written.filter(({ kind }) => kind !== "ColumnPattern") : written;
  for (const argument of args) if (argument.kind === "ColumnPattern") binder.report("star_here", argument);
  const definition = name === undefined ? undefined : functionTable.find(name, scope.allows);
  if (definition === undefined) {
    const text = binder.text(callee);
    const instead = insteadOf(text);
    if (instead !== undefined) binder.report("not_supported", callee, text, instead);
    else binder.reportName("unknown_function", callee, nearestName(text, functionTable.names()), text);
    for (const argument of args) if (argument.kind !== "Lambda") binder.expression(argument, scope);
    return nothing;
  }
  if (definition === engineFunction) {
    const meant = meantCall(binder, args, node, scope);
    return meant === undefined ? nothing : bindArguments(binder, node, meant.definition, meant.args, scope, callee);
  }
  const bound = bindArguments(binder, node, definition, args, scope, callee);
  const isLookup = bound.kind === "call" && bound.definition === lookupFunction;
  return isLookup ? bindLookup(binder, node, bound, scope) : bound;
}

/** `strings.contains`; undefined for what is no name. */
export function dottedName(binder: Binder, callee: FlowNode): string | undefined {
  if (callee.kind === "Identifier") return binder.nameOf(callee);
  const [base, name] = callee.children;
  if (callee.kind !== "Member" || base === undefined || name === undefined) return undefined;
  const before = dottedName(binder, base);
  return before === undefined ? undefined : `${before}.${binder.nameOf(name)}`;
}

/** KQL's `column_ifexists('name', otherwise)`. */
function bindIfExists(
  binder: Binder,
  node: FlowNode,
  [name, otherwise]: readonly FlowNode[],
  scope: Scope,
): Expression {
  if (name?.kind !== "StringLiteral" || otherwise === undefined) {
    binder.report("too_few_arguments", node, "column_ifexists", "a name and a value", name === undefined ? 0 : 1);
    return nothing;
  }
  const column = findColumn(scope.relation, binder.nameOf(name));
  return column === undefined ? binder.expression(otherwise, scope) : { kind: "column", ...column };
}

/** The first column of the first row. */
function bindScalar(binder: Binder, [argument]: readonly FlowNode[]): Expression {
  if (argument === undefined) return nothing;
  const relation = binder.pipeline(argument);
  return {
    kind: "scalar",
    type: relation.columns[0]?.type ?? nullType,
    relation: { ...relation, kind: "limit", input: relation, count: 1 },
  };
}

/** An infix operator, by the name that its definition has. */
export function callOf(
  binder: Binder,
  node: FlowNode,
  name: string,
  args: readonly (FlowNode | Expression)[],
  scope: Scope,
): Expression {
  const definition = functionTable.operator(name);
  const [first, ...others] = args;
  const isText = definition.parameters[0]?.type.kind === "string" && definition.result === booleanType;
  const searched = isText && first !== undefined ? searchable(binder, first, scope) : first;
  return bindArguments(binder, node, definition, searched === undefined ? args : [searched, ...others], scope, node);
}

/** A list or an object is searched as its JSON, as in KQL; everything else stays as it is. */
function searchable(binder: Binder, argument: FlowNode | Expression, scope: Scope): FlowNode | Expression {
  const bound = isBound(argument) ? argument : binder.expression(argument, ofOneRow(scope));
  const definition = functionTable.find("json.stringify");
  if (definition === undefined || (bound.type.kind !== "object" && bound.type.kind !== "array")) return argument;
  return { kind: "call", type: stringType, definition, args: [bound] };
}

/** Text that is written out where something else is needed, as that. */
function readAs(binder: Binder, found: Expression, wanted: FlowType, place: FlowNode): Expression {
  if (found.kind !== "literal") return found;
  const read = literalAs(found, wanted);
  if (read === undefined) binder.report("unreadable_literal", place, typeName(wanted), String(found.value));
  return read ?? nothing;
}

function isBound(argument: FlowNode | Expression): argument is Expression {
  return "type" in argument;
}

function bindArguments(
  binder: Binder,
  node: FlowNode,
  definition: FunctionDefinition,
  args: readonly (FlowNode | Expression)[],
  scope: Scope,
  place: FlowNode,
): Expression {
  if (!mayStand(binder, definition, scope, place)) return nothing;
  const before = binder.errors;
  const inner = definition.use === "scalar" ? scope : ofOneRow(scope);
  checkCount(binder, node, definition, args.length);
  const types: FlowType[] = [];
  const bound = args.map((argument, index) => {
    const parameter = parameterAt(definition, index);
    if (parameter === undefined) return nothing;
    const found = isBound(argument) ? argument : bindArgument(binder, argument, parameter, types, inner);
    if (!isBound(argument)) check(binder, argument, parameter, found, definition);
    const one = readAs(binder, found, parameter.type, isBound(argument) ? node : argument);
    types.push(one.type);
    return one;
  });
  while (bound.length < definition.parameters.length) {
    if (definition.parameters[bound.length]?.isRepeated) break;
    bound.push(nothing);
  }
  const read = withReadTimes(definition.name, bound);
  const given = [
    ...read.map((argument, index) =>
      index < args.length && !isLeftOut(definition, index, argument) ? argument : undefined,
    ),
    ...ownArguments(binder, definition, scope, place),
  ];
  report(binder, definition, given, args, node);
  const { result } = definition;
  const type =
    typeof result === "function"
      ? result(
          read.map((one) => one.type),
          given.map(knownArgument),
        )
      : result;
  const isWrong = binder.errors > before;
  return (
    (isWrong ? undefined : folded(binder, definition, given, type)) ?? { kind: "call", type, definition, args: given }
  );
}

/** What must be written out and may be absent is absent as null, too. */
function isLeftOut(definition: FunctionDefinition, index: number, { type }: Expression): boolean {
  const parameter = parameterAt(definition, index);
  return type.kind === "null" && parameter?.isConstant === true && parameter.isOptional === true;
}

/** What a function reads by itself, such as the time of an event. */
function ownArguments(
  binder: Binder,
  { name, column, readsNow, readsRow }: FunctionDefinition,
  scope: Scope,
  place: FlowNode,
): Expression[] {
  if (readsNow) return [{ kind: "literal", type: timestampType, value: nowOf(binder) }];
  if (readsRow) return searchedColumns(scope.relation ?? { columns: [] });
  if (column === undefined) return [];
  const found = scope.relation?.columns.find((candidate) => candidate.name === column);
  if (found === undefined) {
    binder.report("column_needed", place, name, column);
    return [nothing];
  }
  return [{ kind: "column", type: found.type, name: found.name }];
}

/** What the definition has to say about its arguments. */
function report(
  binder: Binder,
  { check }: FunctionDefinition,
  bound: readonly (Expression | undefined)[],
  args: readonly (FlowNode | Expression)[],
  node: FlowNode,
): void {
  const finding = check?.(bound.slice(0, args.length).map(knownArgument));
  if (finding === undefined) return;
  const place = finding.argument === undefined ? undefined : args[finding.argument];
  binder.report(finding.code, place === undefined || isBound(place) ? node : place, ...finding.parts);
}

function knownArgument(argument: Expression | undefined): KnownArgument {
  const constant = argument?.kind === "literal" ? argument.value : undefined;
  return { type: argument?.type ?? nullType, constant, items: literalItems(argument) };
}

/** The value itself, where it can be known now. */
function folded(
  binder: Binder,
  { fold }: FunctionDefinition,
  args: readonly (Expression | undefined)[],
  type: FlowType,
): Expression | undefined {
  const constants = args.flatMap((argument) => (argument?.kind === "literal" ? [argument.value] : []));
  if (fold === undefined || constants.length < args.filter((argument) => argument !== undefined).length)
    return undefined;
  const value = fold(constants, nowOf(binder), type);
  return value === undefined ? undefined : { kind: "literal", type: value === null ? nullType : type, value };
}

function nowOf({ options }: Binder): bigint {
  return BigInt(options.now.getTime()) * 1_000_000n;
}

/** Within an aggregate stand the rows of the group; within a lambda, elements. */
function ofOneRow({ allows: _allows, ...scope }: Scope): Scope {
  return scope;
}

function parameterAt({ parameters }: FunctionDefinition, index: number): FunctionParameter | undefined {
  const last = parameters.at(-1);
  return parameters[index] ?? (last?.isRepeated ? last : undefined);
}

function bindArgument(
  binder: Binder,
  node: FlowNode,
  parameter: FunctionParameter,
  before: readonly FlowType[],
  scope: Scope,
): Expression {
  if (parameter.lambda === undefined) return binder.expression(node, scope);
  const own = definedFunction(binder, node);
  if (own !== undefined) return bindLambda(binder, own.lambda, parameter.lambda(before), {});
  if (node.kind !== "Lambda") {
    binder.report("lambda_expected", node, parameter.name);
    return nothing;
  }
  return bindLambda(binder, node, parameter.lambda(before), scope);
}

function bindLambda(binder: Binder, node: FlowNode, types: readonly FlowType[], scope: Scope): Expression {
  const names = node.children.slice(0, -1);
  const body = node.children.at(-1);
  if (body === undefined) return nothing;
  if (names.length > types.length) binder.report("wrong_lambda", node, types.length, names.length);
  const variables = new Map(scope.variables);
  // What the function does not name is there all the same.
  const parameters = types.map((type, index) => {
    const written = names[index] ? binder.nameOf(names[index]) : "";
    const name = binder.variableName(written);
    if (written !== "") variables.set(written, { kind: "variable", type, name });
    return name;
  });
  const bound = binder.expression(body, { ...ofOneRow(scope), variables });
  return { kind: "lambda", type: bound.type, parameters, parameterTypes: types, body: bound };
}

function mayStand(binder: Binder, { use, name }: FunctionDefinition, scope: Scope, place: FlowNode): boolean {
  if (use === "scalar" || scope.allows === use) return true;
  if (use === "aggregate") binder.report("aggregate_outside_summarize", place, name);
  else binder.report("window_without_order", place, name);
  return false;
}

function checkCount(binder: Binder, node: FlowNode, definition: FunctionDefinition, given: number): void {
  const { parameters, name } = definition;
  const least = parameters.filter(({ isOptional }) => !isOptional).length;
  const most = parameters.at(-1)?.isRepeated ? Number.POSITIVE_INFINITY : parameters.length;
  if (given < least) binder.report("too_few_arguments", node, name, wantedCount(least, most), given);
  if (given > most) binder.report("too_many_arguments", node, name, wantedCount(least, most), given);
}

function wantedCount(least: number, most: number): string {
  if (most === Number.POSITIVE_INFINITY) return `${least} arguments or more`;
  if (least === most) return least === 1 ? "1 argument" : `${least} arguments`;
  return `${least} to ${most} arguments`;
}

function check(
  binder: Binder,
  node: FlowNode,
  parameter: FunctionParameter,
  bound: Expression,
  { name }: FunctionDefinition,
): void {
  const what = `${parameter.name} of ${name}`;
  if (parameter.lambda === undefined && !isAssignable(bound.type, parameter.type)) {
    binder.report("wrong_type", node, what, typeName(parameter.type), typeName(bound.type));
  }
  if (parameter.isConstant && bound.kind !== "literal" && bound.kind !== "array")
    binder.report("not_constant", node, what);
  if (parameter.isConstant && !parameter.isOptional && isNumber(parameter.type) && bound.type.kind === "null")
    binder.report("wrong_type", node, what, typeName(parameter.type), "null");
  const { choices } = parameter;
  if (choices === undefined || bound.kind !== "literal" || choices.includes(String(bound.value).toLowerCase())) return;
  binder.reportName("unknown_choice", node, undefined, what, String(bound.value), choices.join(", "));
}
