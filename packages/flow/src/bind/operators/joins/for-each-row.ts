import type { NamedExpression, Relation, RelationColumn } from "../../../plan/plan.ts";
import { itself } from "../columns.ts";
import { ownCall } from "../parts/own-call.ts";

interface Rows {
  /** What the operators were bound to. */
  readonly base: Relation;
  /** The same with the columns that are carried along. */
  readonly whole: Relation;
  readonly carried: readonly RelationColumn[];
  /** By which the rows of one are told from those of another. */
  readonly rowNumber: RelationColumn;
}

/** Operators that were bound to a table, over many tables in one: groups, orders and limits stay within their row. */
export function forEachRow(relation: Relation, rows: Rows, refuse: (operator: string) => void): Relation {
  const { base, whole, carried, rowNumber } = rows;
  if (relation === base) return whole;
  const within = (input: Relation) => forEachRow(input, rows, refuse);
  const columns = [...relation.columns, ...carried];
  const row = { kind: "column", ...rowNumber } as const;
  switch (relation.kind) {
    case "filter":
    case "unnest":
      return { ...relation, input: within(relation.input), columns };
    case "project":
      return {
        ...relation,
        input: within(relation.input),
        values: [...relation.values, ...carried.map(itself)],
        columns,
      };
    case "aggregate": {
      const kept = carried.filter(({ name }) => name !== rowNumber.name).map(anyOf);
      const keys = [...relation.keys, itself(rowNumber)];
      return {
        ...relation,
        input: within(relation.input),
        keys,
        aggregates: [...relation.aggregates, ...kept],
        columns,
      };
    }
    case "sort":
      return { ...relation, input: within(relation.input), columns };
    case "limit": {
      const { count, isOpen } = relation;
      const sort = relation.input.kind === "sort" ? relation.input.keys : [];
      const byRow = { expression: row, isDescending: false, nulls: "last" } as const;
      const order = sort.length === 0 ? [] : [byRow, ...sort];
      return { kind: "first-of-each", input: within(relation.input), groups: [row], order, count, columns, isOpen };
    }
    case "first-of-each":
      return { ...relation, input: within(relation.input), groups: [row, ...relation.groups], columns };
    case "window":
      return { ...relation, input: within(relation.input), partition: [row, ...relation.partition], columns };
    default:
      refuse(relation.kind);
      return whole;
  }
}

/** The value that all rows of a group have. */
function anyOf({ name, type }: RelationColumn): NamedExpression {
  const expression = ownCall([{ kind: "column", name, type }], {
    type,
    takes: type,
    use: "aggregate",
    sql: ([value]) => `any(${value?.sql})`,
  });
  return { name, expression };
}
