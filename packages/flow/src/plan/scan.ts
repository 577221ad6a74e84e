import type { FlowTable } from "../catalogue/flow-catalogue.ts";
import { typeOfColumn } from "../types/column-type.ts";
import type { Relation } from "./plan.ts";

/** The rows of a table as the lake has them. */
export function scan(table: FlowTable): Relation {
  const columns = table.columns.map((column) => ({ name: column.name, type: typeOfColumn(column) }));
  return { kind: "scan", table, columns, isOpen: true };
}
