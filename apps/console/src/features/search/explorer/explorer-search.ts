import { defined, oneOf, textOf } from "../../../routing/search-codec.ts";

/** The state of the data explorer, as its address holds it. */
export interface ExplorerSearch {
  /** The tab that is shown, of those that this browser keeps. */
  readonly tab?: string;
  /** The run that the tab shows; opens a tab where there is none. */
  readonly queryId?: string;
  /** The saved search that the tab was opened from; opens one where there is none. */
  readonly savedQueryId?: string;
  /** The table that is described, as `database.public.table`. */
  readonly table?: string;
  readonly q?: string;
  /** The row whose sheet is open. */
  readonly event?: string;
  readonly view?: "raw";
  readonly save?: "new";
}

export function readExplorerSearch(search: Record<string, unknown>): ExplorerSearch {
  return defined({
    tab: textOf(search.tab),
    queryId: textOf(search.queryId),
    savedQueryId: textOf(search.savedQueryId),
    table: textOf(search.table),
    q: textOf(search.q),
    event: textOf(search.event),
    view: oneOf(search.view, ["raw"] as const),
    save: oneOf(search.save, ["new"] as const),
  });
}
