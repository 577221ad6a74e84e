import { defined, oneOf, textOf } from "../../routing/search-codec.ts";

/** A dashboard's page, as its address holds it. */
export interface DashboardSearch {
  readonly range?: string;
  readonly from?: string;
  readonly to?: string;
  /** Panels are moved and changed. */
  readonly edit?: "on";
  /** The panel whose sheet is open, `new`, or `settings` for the dashboard's own. */
  readonly sheetOf?: string;
}

export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  return defined({
    range: textOf(search.range),
    from: textOf(search.from),
    to: textOf(search.to),
    edit: oneOf(search.edit, ["on"] as const),
    sheetOf: textOf(search.sheetOf),
  });
}
