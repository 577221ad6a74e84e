import type { ChosenValues } from "@pharos/domain";
import { defined, listOf, oneOf, textOf } from "../../routing/search-codec.ts";

/** A dashboard's page, as its address holds it. */
export interface DashboardSearch {
  readonly range?: string;
  readonly from?: string;
  readonly to?: string;
  /** Panels are moved and changed. */
  readonly edit?: "on";
  /** The panel whose sheet is open, `new`, or `settings` or `variables` for the dashboard's own. */
  readonly sheetOf?: string;
  /** The chosen values of a variable. */
  readonly [variable: `v.${string}`]: readonly string[];
}

export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const said = defined({
    range: textOf(search.range),
    from: textOf(search.from),
    to: textOf(search.to),
    edit: oneOf(search.edit, ["on"] as const),
    sheetOf: textOf(search.sheetOf),
  });
  const values = Object.entries(search).filter(([key, value]) => key.startsWith("v.") && value !== undefined);
  return { ...said, ...Object.fromEntries(values.map(([key, value]) => [key, listOf(value)])) };
}

/** What the address says of each variable. */
export function chosenOf(search: DashboardSearch): ChosenValues {
  const values = Object.entries(search).filter(([key]) => key.startsWith("v."));
  return Object.fromEntries(values.map(([key, value]) => [key.slice(2), value]));
}
