import { functionTable } from "../../functions/function-table.ts";
import { literal } from "../../plan/make-expression.ts";
import type { Expression, NamedExpression, Relation } from "../../plan/plan.ts";
import { convertTo, engineType } from "../../sql-values/convert-value.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import { arrayOf, booleanType, commonType, type FlowType, intType, isNumber } from "../../types/flow-type.ts";
import { type Binder, nothing } from "../binder.ts";
import { emptyScope } from "../scope.ts";
import { itself } from "./columns.ts";
import { unnested } from "./expand.ts";
import { bindAssignment, bindAssignments, distinctNames, projected } from "./parts/assignments.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { clauseOf } from "./parts/operator-parts.ts";
import { ownCall } from "./parts/own-call.ts";
import { sorted } from "./sort.ts";
import { aggregated, bindAggregate } from "./summarize.ts";
import { filtered } from "./where.ts";

/** Steps at most, for each group. */
const stepsMax = 100_000;

const rows = "datatable [{'n': 1, 'u': 'a'}, {'n': 3, 'u': 'a'}, {'n': 3, 'u': 'b'}]";

export const makeSeriesOperator: OperatorDefinition = {
  name: "make-series",
  syntax: "make-series [name =] aggregate [default = value], … on column from first to end step width [by key, …]",
  summary:
    "A row for each step, and for each group of the keys, without gaps: where no rows fall into a step, the aggregate has its default, 0 unless it says otherwise. The end is not included; rows are in the order of their keys, then of their steps.",
  bind: (binder, node, input) => {
    const parts = partsOf(binder, node);
    const axis = parts.axis && bindAssignment(binder, parts.axis, { relation: input });
    const bounds = boundsOf(binder, node, parts.bounds);
    if (axis === undefined || bounds === undefined) return input;
    const keys = bindAssignments(binder, clauseOf(node, "by") ?? [], { relation: input });
    const aggregates = parts.aggregates.flatMap((part) => bindAggregate(binder, part.node, input) ?? []);
    const names = distinctNames(binder, [axis, ...keys, ...aggregates]);
    const [axisValue, ...values] = names;
    if (axisValue === undefined) return input;
    const groups = values.slice(0, keys.length);
    const defaults = parts.aggregates.map(({ otherwise }) => otherwise);
    const made = values
      .slice(keys.length)
      .map((value, index) => ({ ...value, otherwise: defaults[index] ?? literal(intType, 0n) }));
    return seriesOf(input, axisValue, bounds, groups, made);
  },
  examples: [
    {
      flow: `${rows} | make-series c = agg.count() on n from 1 to 4 step 1`,
      gives: [
        [1, 1],
        [2, 0],
        [3, 2],
      ],
    },
    {
      flow: `${rows} | make-series c = agg.count() default = null on n from 2 to 4 step 1 by u`,
      gives: [
        [2, "a", null],
        [3, "a", 1],
        [2, "b", null],
        [3, "b", 1],
      ],
    },
  ],
  refuses: [
    { flow: `${rows} | make-series agg.count() on m from 1 to 4 step 1`, code: "unknown_column" },
    { flow: `${rows} | make-series agg.count() on n from 1 to 4 step 0`, code: "wrong_parameter" },
    { flow: `${rows} | make-series agg.count() on n from 1 to 10000000 step 1`, code: "too_many_rows" },
    { flow: `${rows} | make-series agg.count() on n from 1 to toscalar(print 4) step 1`, code: "not_constant" },
  ],
};

interface SeriesParts {
  readonly aggregates: readonly { readonly node: FlowNode; readonly otherwise: Expression | undefined }[];
  readonly axis: FlowNode | undefined;
  readonly bounds: readonly FlowNode[];
}

/** The node has its parts in a row: aggregates with their defaults, the axis, from, to, step, and a clause of keys. */
function partsOf(binder: Binder, node: FlowNode): SeriesParts {
  const parts = node.children.filter(({ kind }) => kind !== "Clause" && kind !== "ErrorNode");
  const own = parts.filter(({ kind }) => kind !== "Parameter");
  const aggregates = own.slice(0, -4).map((part) => {
    const next = parts[parts.indexOf(part) + 1];
    const value = next?.kind === "Parameter" ? next.children[1] : undefined;
    return { node: part, otherwise: value && binder.expression(value, emptyScope) };
  });
  const [axis, ...bounds] = own.slice(-4);
  return { aggregates, axis, bounds };
}

interface Bounds {
  readonly first: Expression;
  readonly end: Expression;
  readonly from: bigint | number;
  readonly step: bigint | number;
  readonly count: number;
  readonly type: FlowType;
}

function boundsOf(binder: Binder, node: FlowNode, parts: readonly FlowNode[]): Bounds | undefined {
  const bound = parts.map((part) => {
    const expression = binder.expression(part, emptyScope);
    if (expression.kind !== "literal") binder.report("not_constant", part, "A bound of make-series");
    return expression.kind === "literal" ? expression : undefined;
  });
  const [from, to, step] = bound;
  if (from === undefined || to === undefined || step === undefined || parts[2] === undefined) return undefined;
  const [first, end, width] = [from, to, step].map(({ value }) => Number(value));
  const count = Math.ceil(((end ?? 0) - (first ?? 0)) / (width ?? 1));
  if (!(Number(width) > 0) || !Number.isFinite(count)) {
    binder.report("wrong_parameter", parts[2], "step", "more than nothing");
    return undefined;
  }
  if (count > stepsMax) {
    binder.report("too_many_rows", node, stepsMax);
    return undefined;
  }
  const isWhole = [from, step].every(({ value }) => typeof value === "bigint");
  const [a, b] = [from.value, step.value];
  const exact = (value: typeof a) => (isWhole && typeof value === "bigint" ? value : Number(value));
  return {
    first: from,
    end: to,
    from: exact(a),
    step: exact(b),
    count: Math.max(0, count),
    type: isWhole ? from.type : { kind: "double" },
  };
}

interface SeriesValue extends NamedExpression {
  readonly otherwise: Expression;
}

/** Groups by step, then a list of all steps for each group, then a row for each step. */
function seriesOf(
  input: Relation,
  axis: NamedExpression,
  bounds: Bounds,
  keys: readonly NamedExpression[],
  values: readonly SeriesValue[],
): Relation {
  const step = { name: axis.name, expression: stepOf(axis.expression, bounds) };
  const inside = filtered(
    filtered(input, compare(">=", axis.expression, bounds.first)),
    compare("<", axis.expression, bounds.end),
  );
  const grouped = aggregated(inside, [step, ...keys], values);
  const at = { kind: "column", name: axis.name, type: intType } as const;
  const lists = values.map(({ name, expression }) => ({
    name,
    expression: listOfSteps(name, expression.type, at, bounds.count),
  }));
  const position = { name: `${axis.name}'`, expression: listOfSteps(axis.name, intType, at, bounds.count) };
  const listed = aggregated(grouped, columnsAsKeys(keys), [...lists, position]);
  const unlisted = [...lists, position].map(({ name, expression }) => ({
    name,
    expression: { kind: "column", name, type: expression.type } as const,
  }));
  const spread = unnested(listed, unlisted, axis.name);
  const series = projected(spread, [
    { name: axis.name, expression: axisAt(at, bounds) },
    ...columnsAsKeys(keys),
    ...values.map(({ name, expression, otherwise }) => ({
      name,
      expression: orDefault(name, expression.type, otherwise),
    })),
  ]);
  const order = [...columnsAsKeys(keys), itself({ name: axis.name, type: bounds.type })];
  return sorted(
    series,
    order.map(({ expression }) => ({ expression, isDescending: false, nulls: "first" })),
  );
}

/** As a query would say it, so that only days within the bounds are read. */
function compare(operator: string, value: Expression, bound: Expression): Expression {
  return { kind: "call", type: booleanType, definition: functionTable.operator(operator), args: [value, bound] };
}

function columnsAsKeys(keys: readonly NamedExpression[]): NamedExpression[] {
  return keys.map(({ name, expression }) => itself({ name, type: expression.type }));
}

/** Which step a value falls into, from 0. */
function stepOf(axis: Expression, { from, step, type }: Bounds): Expression {
  return ownCall([axis], {
    type: intType,
    takes: isNumber(type) ? { kind: "double" } : type,
    sql: ([value]) => {
      const number = type.kind === "timestamp" ? `toUnixTimestamp64Nano(${value?.sql})` : value?.sql;
      return type.kind === "timestamp" || type.kind === "timespan"
        ? `toInt64(floor((${number} - ${from}) / ${step}))`
        : `toInt64OrNull(toString(floor((${number} - ${from}) / ${step})))`;
    },
  });
}

function axisAt(at: Expression, { from, step, type }: Bounds): Expression {
  return ownCall([at], {
    type,
    takes: intType,
    sql: ([position]) => {
      const number = `${from} + ${position?.sql} * ${step}`;
      return type.kind === "timestamp" ? `fromUnixTimestamp64Nano(toInt64(${number}), 'UTC')` : `(${number})`;
    },
  });
}

/** A list with a list of one value for each step that has rows, and an empty one for the others. */
function listOfSteps(name: string, type: FlowType, at: Expression, count: number): Expression {
  const element = arrayOf(type);
  return ownCall([{ kind: "column", name, type }, at], {
    type: arrayOf(element),
    use: "aggregate",
    sql: ([value, position]) => {
      const one = value === undefined ? "NULL" : convertTo(value.value, type);
      const [empty, list] = [`CAST([], '${engineType(element)}')`, `CAST([${one}], '${engineType(element)}')`];
      return `groupArrayInsertAt(${empty}, ${count})(${list}, toUInt32(ifNull(${position?.sql}, 0)))`;
    },
  });
}

function orDefault(name: string, type: FlowType, otherwise: Expression): Expression {
  const result = commonType(type, otherwise.type);
  const list = { kind: "column", name, type: arrayOf(type) } as const;
  return ownCall([list, otherwise], {
    type: result,
    sql: ([values, other]) => {
      if (values === undefined || other === undefined) return nothing.kind;
      const [element] = [`arrayElement(${values.sql}, 1)`];
      const found = convertTo({ kind: "plain", sql: element, type }, result);
      return `if(empty(${values.sql}), ${convertTo(other.value, result)}, ${found})`;
    },
  });
}
