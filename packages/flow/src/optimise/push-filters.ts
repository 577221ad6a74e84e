import { functionTable } from "../functions/function-table.ts";
import type { Expression, Relation } from "../plan/plan.ts";
import { booleanType, nullType } from "../types/flow-type.ts";
import { columnsRead, substitute } from "./substitute.ts";

/**
 * Moves conditions towards the tables, above all those on `p_event_time`, by which the engine leaves out most of what
 * it stores: into every branch of a union, below sorts, projections, groups by what they ask for, and into joins.
 */
export function pushFilters(relation: Relation): Relation {
  return push(relation, []);
}

/** The relation with these conditions, each as far down as it means the same. */
function push(relation: Relation, conditions: readonly Expression[]): Relation {
  switch (relation.kind) {
    case "scan":
    case "rows":
    case "range":
      return filtered(relation, conditions);
    case "filter":
      return push(relation.input, [...conjuncts(relation.condition), ...conditions]);
    case "union": {
      const inputs = relation.inputs.map((input) =>
        push(
          input,
          conditions.map((condition) => onBranch(condition, input, relation)),
        ),
      );
      return { ...relation, inputs };
    }
    case "sort":
      return { ...relation, input: push(relation.input, conditions) };
    case "project": {
      const values = new Map(relation.values.map(({ name, expression }) => [name, expression]));
      return split({ ...relation }, conditions, (condition) => throughNames(condition, values));
    }
    case "aggregate": {
      const keys = new Map(relation.keys.map(({ name, expression }) => [name, expression]));
      // Without keys there is a row even of nothing, so that what filters it must stay above.
      return split({ ...relation }, conditions, (condition) =>
        keys.size === 0 ? undefined : throughNames(condition, keys),
      );
    }
    case "unnest": {
      const made = new Set([...relation.lists.map(({ name }) => name), relation.position]);
      return split({ ...relation }, conditions, (condition) =>
        [...columnsRead(condition)].some((name) => made.has(name)) ? undefined : condition,
      );
    }
    case "limit":
    case "first-of-each":
    case "window":
      return filtered({ ...relation, input: push(relation.input, []) }, conditions);
    case "join":
      return pushIntoJoin(relation, conditions);
  }
}

type WithInput = Extract<Relation, { kind: "project" | "aggregate" | "unnest" }>;

/** Conditions that `below` can say in terms of the input go there, the others stay. */
function split(
  relation: WithInput,
  conditions: readonly Expression[],
  below: (condition: Expression) => Expression | undefined,
): Relation {
  const moved = conditions.map((condition) => below(condition));
  const staying = conditions.filter((_condition, index) => moved[index] === undefined);
  const going = moved.filter((condition) => condition !== undefined);
  return filtered({ ...relation, input: push(relation.input, going) }, staying);
}

/** The condition over a projection's input; undefined where it needs what is computed there. */
function throughNames(condition: Expression, values: ReadonlyMap<string, Expression>): Expression | undefined {
  for (const name of columnsRead(condition)) {
    const value = values.get(name);
    if (value === undefined || !isPath(value)) return undefined;
  }
  return substitute(condition, (name) => values.get(name) ?? nothing);
}

/** A column or a path into one: what costs nothing to say again. */
export function isPath(expression: Expression): boolean {
  if (expression.kind === "access") return isPath(expression.base) && expression.key.kind === "literal";
  return expression.kind === "column" || expression.kind === "literal";
}

const nothing: Expression = { kind: "literal", type: nullType, value: null };

/** What a branch of a union lacks is null there, of the type that it has elsewhere. */
export function onBranch(condition: Expression, branch: Relation, union: Relation): Expression {
  const [own, all] = [branch, union].map(({ columns }) => new Map(columns.map(({ name, type }) => [name, type])));
  return substitute(condition, (name) => {
    const type = own?.get(name);
    if (type !== undefined) return { kind: "column", name, type };
    return { kind: "literal", type: all?.get(name) ?? nullType, value: null };
  });
}

function pushIntoJoin(relation: Extract<Relation, { kind: "join" }>, conditions: readonly Expression[]): Relation {
  const { join, output } = relation;
  const keepsLeft = join !== "rightouter" && join !== "fullouter";
  const fromLeft = new Map<string, Expression>();
  for (const one of output) {
    const column = one.from === "left" && relation.left.columns.find(({ name }) => name === one.column);
    if (column) fromLeft.set(one.name, { kind: "column", name: column.name, type: column.type });
  }
  const moved = conditions.map((condition) => (keepsLeft ? throughNames(condition, fromLeft) : undefined));
  const left = push(
    relation.left,
    moved.filter((condition) => condition !== undefined),
  );
  const staying = conditions.filter((_condition, index) => moved[index] === undefined);
  return filtered({ ...relation, left, right: push(relation.right, []) }, staying);
}

/** The parts of an `and` chain, at any depth. */
export function conjuncts(condition: Expression): Expression[] {
  if (condition.kind !== "call" || condition.definition.name !== "and") return [condition];
  return condition.args.flatMap((argument) => (argument === undefined ? [] : conjuncts(argument)));
}

export function filtered(relation: Relation, conditions: readonly Expression[]): Relation {
  const [only, ...more] = conditions;
  if (only === undefined) return relation;
  const definition = functionTable.operator("and");
  const condition: Expression =
    more.length === 0 ? only : { kind: "call", type: booleanType, definition, args: conditions };
  return { kind: "filter", input: relation, condition, columns: relation.columns, isOpen: relation.isOpen };
}
