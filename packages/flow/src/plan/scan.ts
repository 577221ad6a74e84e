import type { FlowTable } from "../catalogue/flow-catalogue.ts";
import { typeOfColumn } from "../types/column-type.ts";
import type { Relation } from "./plan.ts";

/** The rows of a table as the lake has them. */
export function scan(table: FlowTable): Relation {
  const columns = table.columns.map((column) => ({ name: column.name, type: typeOfColumn(column) }));
  return { kind: "scan", table, columns, isOpen: true };
}

/** In the place of tables that are not there: no rows, and columns of which nothing is known. */
export const nothingToRead: Relation = { kind: "rows", rows: [], columns: [], isOpen: true };
