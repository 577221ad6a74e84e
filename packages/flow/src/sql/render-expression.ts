import { foldSql } from "../functions/text/case-folding.ts";
import { literalItems } from "../plan/parts-of.ts";
import type { Call, Expression, Lambda, Literal, Relation } from "../plan/plan.ts";
import { elementOf, keyedValue, memberOf } from "../sql-values/access-value.ts";
import { arrayElement, convertTo, engineType, isJsonType, writtenJson } from "../sql-values/convert-value.ts";
import { SharedArguments } from "../sql-values/shared-arguments.ts";
import type { LambdaSql, SqlArgument } from "../sql-values/sql-argument.ts";
import { instantSql, quoteText } from "../sql-values/sql-text.ts";
import { plain, type SqlValue } from "../sql-values/sql-value.ts";
import { anyType, type FlowType, nullType, stringType } from "../types/flow-type.ts";

/** What an expression is rendered in. */
export interface ExpressionScope {
  readonly column: (name: string, side: "left" | "right" | undefined) => SqlValue | undefined;
  /** The SQL of a pipeline whose first column is converted to `type` where that is given. */
  readonly subquery: (relation: Relation, type: FlowType | undefined) => string;
  readonly variables?: ReadonlyMap<string, SqlValue>;
  /** A name that nothing else in the statement has. */
  readonly newName: () => string;
  /** How many parameters the lambdas around have, so that none gets a name twice. */
  readonly depth?: number;
}

export function renderExpression(expression: Expression, scope: ExpressionScope): SqlValue {
  const render = (part: Expression) => renderExpression(part, scope);
  switch (expression.kind) {
    case "literal":
      return expression.value === null && expression.type.kind !== "null"
        ? typedNull(expression.type)
        : { ...plain(literalSql(expression), expression.type), written: literalJson(expression) };
    case "column":
      return scope.column(expression.name, expression.side) ?? plain("NULL", { kind: "null" });
    case "variable":
      return scope.variables?.get(expression.name) ?? plain("NULL", { kind: "null" });
    case "access":
      return renderAccess(render(expression.base), expression.key, expression.type, scope);
    case "array":
      return arrayValue(expression.items.map(render), expression.type);
    case "object":
      return {
        kind: "struct",
        fields: new Map(expression.properties.map(([name, value]) => [name, render(value)])),
        isPresent: undefined,
        type: expression.type,
      };
    case "call":
      return renderCall(expression, scope);
    case "scalar":
      return typedValue(
        scalarSql(scope.subquery(expression.relation, expression.type), expression.type),
        expression.type,
      );
    case "membership": {
      const text = convertTo(render(expression.value), stringType);
      const set = scope.subquery(expression.relation, stringType);
      const isAny = expression.isAnyCase;
      return plain(
        `${isAny ? foldSql(text) : text} IN (${isAny ? `SELECT ${foldSql("*")} FROM (${set})` : set})`,
        expression.type,
      );
    }
    case "lambda":
      return plain("", expression.type);
    // Where there were rows, a join has taken its place.
    case "lookup":
      return plain("NULL", { kind: "null" });
  }
}

/**
 * The value of a subquery's only row. Without a row it is NULL, which texts out of a dictionary cannot be; a list cannot
 * be at all, and is empty.
 */
function scalarSql(subquery: string, type: FlowType): string {
  if (type.kind === "array") return `(SELECT groupArray(value)[1] FROM (${subquery}))`;
  return type.kind === "string" ? `(SELECT CAST(value, 'Nullable(String)') FROM (${subquery}))` : `(${subquery})`;
}

/** A value that stands in SQL in the form of its type. */
export function typedValue(sql: string, type: FlowType): SqlValue {
  return isJsonType(type) ? { kind: "json", sql, type } : plain(sql, type);
}

/** What a column is in a row that lacks it. */
function typedNull(type: FlowType): SqlValue {
  return typedValue(convertTo(plain("NULL", nullType), type), type);
}

function literalSql({ value, type }: Literal): string {
  if (value === null) return "NULL";
  if (type.kind === "timestamp") return instantSql(BigInt(value));
  if (typeof value === "string") return quoteText(value);
  if (type.kind === "timespan") return `toInt64(${value})`;
  if (type.kind === "double" && Number.isInteger(Number(value))) return `toFloat64(${value})`;
  return String(value);
}

/** Of values that look the same in JSON whoever writes it. */
function literalJson({ value, type }: Literal): string | undefined {
  if (type.kind === "timestamp" || type.kind === "timespan") return undefined;
  return typeof value === "bigint" ? String(value) : JSON.stringify(value);
}

function arrayValue(items: readonly SqlValue[], type: FlowType): SqlValue {
  const element = type.kind === "array" ? type.element : anyType;
  const written = items.map(writtenJson);
  const isWritten = written.every((json) => json !== undefined);
  const sql =
    items.length === 0
      ? `CAST([], '${engineType(type)}')`
      : `[${items.map((item) => convertTo(item, element)).join(", ")}]`;
  return { ...plain(sql, type), written: isWritten ? `[${written.join(",")}]` : undefined };
}

function renderAccess(base: SqlValue, key: Expression, type: FlowType, scope: ExpressionScope): SqlValue {
  if (key.kind === "literal" && typeof key.value === "string") return memberOf(base, key.value, type);
  if (key.kind === "literal" && typeof key.value === "bigint") return elementOf(base, key.value, type);
  return keyedValue(base, renderExpression(key, scope), type);
}

const mentionsOnce: ReadonlySet<string> = new Set(["and", "or", "not"]);

function renderCall(call: Call, scope: ExpressionScope): SqlValue {
  const { definition, args, type } = call;
  const parameters = definition.parameters;
  const last = parameters.length - 1;
  const shared = new SharedArguments(scope.newName);
  // Aggregates and functions that look at other rows stand in no lambda.
  const mayShare = definition.use === "scalar" && !mentionsOnce.has(definition.name);
  const named = (value: SqlValue) => (mayShare ? shared.named(value) : value);
  const rendered = args.map((argument, index) => {
    const parameter = parameters[Math.min(index, last)];
    return renderArgument(argument, parameter?.type ?? anyType, scope, named);
  });
  const withMore = rendered.map((argument, index) =>
    parameters[index]?.isRepeated ? { ...argument, more: rendered.slice(index) } : argument,
  );
  const result = definition.sql(withMore, type);
  if (typeof result !== "string") return shared.bound(result);
  // A bare NULL has no type, which not all functions of the engine take.
  return shared.bound(typedValue(result === "NULL" ? convertTo(plain(result, nullType), type) : result, type));
}

function renderArgument(
  argument: Expression | undefined,
  wanted: FlowType,
  scope: ExpressionScope,
  named: (value: SqlValue) => SqlValue,
): SqlArgument {
  const absent = { more: [], constant: undefined, lambda: undefined };
  if (argument === undefined) {
    return { ...absent, sql: "NULL", value: plain("NULL", { kind: "null" }), type: { kind: "null" }, isGiven: false };
  }
  if (argument.kind === "lambda") {
    const lambda = { bodyType: argument.type, render: lambdaSql(argument, scope) };
    return { ...absent, sql: "", value: plain("", argument.type), type: argument.type, isGiven: true, lambda };
  }
  const value = named(renderExpression(argument, scope));
  const isAsItIs =
    wanted.kind === "any" || (wanted.kind === "array" && wanted.element.kind === "any" && value.type.kind === "array");
  const sql = isAsItIs ? nativeSql(value) : convertTo(value, wanted);
  const constant = argument.kind === "literal" ? argument.value : undefined;
  return { ...absent, sql, value, type: value.type, isGiven: true, constant, items: literalItems(argument) };
}

/** The value as the engine has it, where a parameter takes anything. */
function nativeSql(value: SqlValue): string {
  return value.kind === "plain" ? value.sql : convertTo(value, value.type);
}

/** `(a, b) -> body`; names of ours, since a lambda's own may be anything. */
function lambdaSql(lambda: Lambda, scope: ExpressionScope): LambdaSql["render"] {
  const depth = scope.depth ?? 0;
  const names = lambda.parameters.map((_name, index) => `v${depth + index}`);
  const variables = new Map(scope.variables);
  lambda.parameters.forEach((name, index) => {
    variables.set(name, arrayElement(names[index] ?? "", lambda.parameterTypes[index] ?? anyType));
  });
  const body = renderExpression(lambda.body, { ...scope, variables, depth: depth + names.length });
  const parameters = names.length === 1 ? names[0] : `(${names.join(", ")})`;
  return (type = lambda.type, isCast = false) => {
    const sql = convertTo(body, type);
    return `${parameters} -> ${isCast ? `CAST(${sql}, '${engineType(type)}')` : sql}`;
  };
}
