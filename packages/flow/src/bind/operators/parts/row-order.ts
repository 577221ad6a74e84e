import type { Relation, SortKey } from "../../../plan/plan.ts";
import { intType, timestampType } from "../../../types/flow-type.ts";
import { ownCall } from "./own-call.ts";

/** The order that the rows have from a sort before; undefined without one whose columns are still there. */
export function orderOf(relation: Relation): readonly SortKey[] | undefined {
  switch (relation.kind) {
    case "sort":
      return relation.keys;
    case "filter":
    case "limit":
      return orderOf(relation.input);
    case "project": {
      const keys = orderOf(relation.input);
      if (keys === undefined) return undefined;
      const same = new Set(
        relation.values.flatMap(({ name, expression }) =>
          expression.kind === "column" && expression.name === name ? [name] : [],
        ),
      );
      const isKept = keys.every(({ expression }) => expression.kind === "column" && same.has(expression.name));
      return isKept ? keys : undefined;
    }
    default:
      return undefined;
  }
}

/** The order of the rows: from a sort, else that of their time, else as they come. */
export function orderOrTime(relation: Relation): readonly SortKey[] {
  const known = orderOf(relation);
  if (known !== undefined) return known;
  const time = relation.columns.find(({ name }) => name === "p_event_time");
  const expression =
    time === undefined
      ? ownCall([], { type: intType, sql: () => "toInt64(rowNumberInAllBlocks())" })
      : ({ kind: "column", name: time.name, type: timestampType } as const);
  return [{ expression, isDescending: false, nulls: "last" }];
}

/** Last first. */
export function reversed(keys: readonly SortKey[]): SortKey[] {
  return keys.map(({ expression, isDescending, nulls }) => ({
    expression,
    isDescending: !isDescending,
    nulls: nulls === "first" ? "last" : "first",
  }));
}
