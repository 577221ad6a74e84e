import { scan } from "../bind/bind-pipeline.ts";
import { unionOf } from "../bind/operators/union.ts";
import { type FlowCatalogue, findTables } from "../catalogue/flow-catalogue.ts";
import { type FilterGroups, flowOfFilters } from "./flow-of-filters.ts";

export interface SearchForm {
  /** `database.public.table` */
  readonly tables: readonly string[];
  readonly filters: FilterGroups;
}

/**
 * What a search form asks, as a query without a source: it reads what the form selects.
 * @throws input.invalid names the condition and what it needs
 */
export function flowOfForm({ tables, filters }: SearchForm, catalogue: FlowCatalogue): string {
  const found = tables.flatMap((title) => findTables(catalogue, title.split("."), false));
  return `| ${flowOfFilters(filters, unionOf(found.map(scan))) ?? "where true"}`;
}
