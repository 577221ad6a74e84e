import { tableTitle } from "../catalogue/flow-catalogue.ts";
import type { Relation } from "../plan/plan.ts";
import { conjuncts } from "./push-filters.ts";
import { columnsRead } from "./substitute.ts";

/** When an event happened: every table of events has it. */
export const eventTimeColumn = "p_event_time";

/** Tables of events, `database.public.table`, that a query reads from their first day on. Filters were pushed before. */
export function unboundedTables(relation: Relation): string[] {
  const found: string[] = [];
  visit(relation, false, found);
  return [...new Set(found)];
}

function visit(relation: Relation, isBounded: boolean, found: string[]): void {
  switch (relation.kind) {
    case "scan":
      if (!isBounded && relation.table.columns.some(({ name }) => name === eventTimeColumn))
        found.push(tableTitle(relation.table));
      return;
    case "filter":
      visit(
        relation.input,
        conjuncts(relation.condition).some((part) => columnsRead(part).has(eventTimeColumn)),
        found,
      );
      return;
    case "union":
      for (const input of relation.inputs) visit(input, false, found);
      return;
    case "join":
      visit(relation.left, false, found);
      visit(relation.right, false, found);
      return;
    case "rows":
    case "range":
      return;
    default:
      visit(relation.input, false, found);
  }
}
