import { partsOf } from "../plan/parts-of.ts";
import type { Expression, Relation } from "../plan/plan.ts";
import { expressionsOf, inputsOf } from "../plan/relation-parts.ts";
import { conjuncts, pushFilters } from "./push-filters.ts";
import { eventTimeColumn } from "./time-bounds.ts";

/** Between which times a query reads a table of events, at the most; undefined where it has no bound. */
export interface TableTimes {
  readonly database: string;
  readonly table: string;
  /** Included. */
  readonly fromMs: number | undefined;
  /** Not included. */
  readonly toMs: number | undefined;
}

interface Bounds {
  readonly from?: bigint | undefined;
  readonly to?: bigint | undefined;
}

/**
 * For each time that a table with times of events is read, wherever in the query. Rows beyond have no say in what the
 * query gives. Filters were pushed before.
 */
export function tableTimes(relation: Relation): TableTimes[] {
  const found: TableTimes[] = [];
  visit(relation, [], found);
  return found;
}

function visit(relation: Relation, conditions: readonly Expression[], found: TableTimes[]): void {
  if (relation.kind === "scan") {
    const { database, name, columns } = relation.table;
    if (columns.some((column) => column.name === eventTimeColumn)) {
      found.push({ database, table: name, ...inMs(boundsOf(conditions)) });
    }
    return;
  }
  const own = relation.kind === "filter" ? conjuncts(relation.condition) : [];
  for (const input of inputsOf(relation)) visit(input, own, found);
  for (const expression of expressionsOf(relation)) visitSubqueries(expression, found);
}

function visitSubqueries(expression: Expression, found: TableTimes[]): void {
  if (expression.kind === "scalar" || expression.kind === "membership") {
    visit(pushFilters(expression.relation), [], found);
  }
  if (expression.kind === "lookup") visit(expression.table, [], found);
  for (const part of partsOf(expression)) visitSubqueries(part, found);
}

/** What all of the conditions, which stand right above the table, leave. */
function boundsOf(conditions: readonly Expression[]): Bounds {
  return conditions.map(boundOf).reduce<Bounds>(
    (all, one) => ({
      from: all.from === undefined || (one.from !== undefined && one.from > all.from) ? one.from : all.from,
      to: all.to === undefined || (one.to !== undefined && one.to < all.to) ? one.to : all.to,
    }),
    {},
  );
}

const mirrored: Readonly<Record<string, string>> = { "<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==" };

/** Nothing for a condition that is no comparison of the time with times that are written out. */
function boundOf(condition: Expression): Bounds {
  if (condition.kind !== "call") return {};
  const { args, definition } = condition;
  const [left, right, highest] = args;
  if (definition.name === "between" && isTime(left)) return { from: instantOf(right), to: behind(instantOf(highest)) };
  if (isTime(left)) return boundBy(definition.name, instantOf(right));
  return isTime(right) ? boundBy(mirrored[definition.name], instantOf(left)) : {};
}

function boundBy(operator: string | undefined, at: bigint | undefined): Bounds {
  switch (operator) {
    case ">":
    case ">=":
      return { from: at };
    case "<":
    case "<=":
      return { to: behind(at) };
    case "==":
      return { from: at, to: behind(at) };
    default:
      return {};
  }
}

function behind(at: bigint | undefined): bigint | undefined {
  return at === undefined ? undefined : at + 1n;
}

function isTime(expression: Expression | undefined): boolean {
  return expression?.kind === "column" && expression.name === eventTimeColumn && expression.side === undefined;
}

function instantOf(expression: Expression | undefined): bigint | undefined {
  if (expression?.kind !== "literal" || expression.type.kind !== "timestamp") return undefined;
  return typeof expression.value === "bigint" ? expression.value : undefined;
}

const nsPerMs = 1_000_000n;

/** Whole milliseconds around them. */
function inMs({ from, to }: Bounds): Pick<TableTimes, "fromMs" | "toMs"> {
  return {
    fromMs: from === undefined ? undefined : Number(from / nsPerMs) - 1,
    toMs: to === undefined ? undefined : Number(to / nsPerMs) + 1,
  };
}
