import type { Relation } from "../plan/plan.ts";

const timeColumn = "p_event_time";

/**
 * Events come newest first, or oldest first, where a query leaves the order open: neither sorted, nor limited to any
 * rows that come first, nor grouped.
 */
export function inTimeOrder(relation: Relation, direction: "ascending" | "descending"): Relation {
  if (hasOrder(relation)) return relation;
  const column = relation.columns.find(({ name }) => name === timeColumn);
  if (column === undefined) {
    const isNarrowed = relation.kind === "project" || relation.kind === "filter";
    return isNarrowed ? { ...relation, input: inTimeOrder(relation.input, direction) } : relation;
  }
  const { columns, isOpen } = relation;
  const isDescending = direction === "descending";
  const key = {
    expression: { kind: "column", ...column } as const,
    isDescending,
    nulls: isDescending ? "last" : "first",
  } as const;
  return { kind: "sort", input: relation, keys: [key], columns, isOpen };
}

function hasOrder(relation: Relation): boolean {
  switch (relation.kind) {
    case "sort":
    case "limit":
    case "aggregate":
    case "first-of-each":
    case "window":
    case "rows":
      return true;
    case "filter":
    case "project":
    case "unnest":
      return hasOrder(relation.input);
    default:
      return false;
  }
}
