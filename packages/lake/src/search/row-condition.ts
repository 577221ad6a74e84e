import type { Parameters } from "../connection/parameters.ts";
import { quoteIdentifier } from "../tables/identifier.ts";

/** A condition on a column of its own type; a table without the column has no such rows. */
export type RowCondition = { readonly column: string } & (
  | { readonly isAnyOf: readonly string[] }
  | { readonly isPresent: true }
  /** Instants; `to` is not included. */
  | { readonly from: Date; readonly to: Date }
);

export function renderCondition(
  condition: RowCondition,
  columns: ReadonlyMap<string, string>,
  parameters: Parameters,
): string {
  if (!columns.has(condition.column)) return "0";
  const column = quoteIdentifier(condition.column);
  if ("isPresent" in condition) return `isNotNull(${column})`;
  if ("isAnyOf" in condition) {
    // The client of a server cannot bind a list of texts with quotes in them.
    const texts = parameters.hole("String", JSON.stringify(condition.isAnyOf));
    return `has(JSONExtract(${texts}, 'Array(String)'), ${column})`;
  }
  const [from, to] = [condition.from, condition.to].map((at) => {
    return `fromUnixTimestamp64Milli(${parameters.hole("Int64", at.getTime())}, 'UTC')`;
  });
  return `${column} >= ${from} AND ${column} < ${to}`;
}
