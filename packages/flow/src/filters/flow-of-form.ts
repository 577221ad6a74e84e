import type { QueryFilters, QueryTimeRange } from "@pharos/domain";
import { type FlowTable, tableTitle } from "../catalogue/flow-catalogue.ts";
import { flowOfFilters } from "./flow-of-filters.ts";

export interface SearchForm {
  readonly tables: readonly FlowTable[];
  readonly filters: QueryFilters;
  /** Undefined for all. */
  readonly times: QueryTimeRange | undefined;
  /** Operators for the rows of each table by itself, each behind its pipe. */
  readonly ofTable?: ((table: FlowTable) => string) | undefined;
}

const earliestMs = Date.UTC(1900, 0, 1);
const latestMs = Date.UTC(2262, 0, 1);

/**
 * What a search form asks, as a source and its operators. Each table has conditions of its own, since what is a list in
 * one may be a text in another.
 * @throws input.invalid names the condition and what it needs
 */
export function flowOfForm({ tables, filters, times, ofTable }: SearchForm): string {
  const parts = tables.map((table) => {
    const conditions = [timesOf(times, table), flowOfFilters(filters, table)].filter((text) => text !== undefined);
    const where = conditions.map((text) => ` | where ${text}`).join("\n");
    return `${tableTitle(table)}${where}${ofTable?.(table) ?? ""}`;
  });
  return parts.length === 1 ? (parts[0] ?? "") : `union ${parts.map((part) => `(${part})`).join(",\n")}`;
}

/** Clamped to what the engine knows: "all time" begins in the year 1. */
function timesOf(times: QueryTimeRange | undefined, { columns }: FlowTable): string | undefined {
  if (times === undefined || !columns.some(({ name }) => name === "p_event_time")) return undefined;
  const [from, to] = [times.fromMs, times.toMs].map((ms) => {
    return `datetime(${new Date(Math.min(Math.max(ms, earliestMs), latestMs)).toISOString()})`;
  });
  return `p_event_time >= ${from} and p_event_time < ${to}`;
}
