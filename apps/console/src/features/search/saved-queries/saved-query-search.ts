import { defined, listOf, oneOf, textOf } from "../../../routing/search-codec.ts";

export const savedQueryModes = ["simplesearch", "sql", "pharosflow"] as const;
type Mode = (typeof savedQueryModes)[number];
/** The list's whole state, as its address holds it. */
export interface SavedQuerySearch {
  readonly q?: string;
  readonly mode?: readonly Mode[];
  readonly tag?: readonly string[];
  /** Only those with a schedule, or only those without. */
  readonly runs?: "schedule" | "hand";
  /** Only what the reader saved. */
  readonly by?: "me";
  /** The saved search whose sheet is open. */
  readonly edit?: string;
}

export function readSavedQuerySearch(search: Record<string, unknown>): SavedQuerySearch {
  return defined({
    q: textOf(search.q),
    mode: listOf(search.mode, savedQueryModes),
    tag: listOf(search.tag),
    runs: oneOf(search.runs, ["schedule", "hand"] as const),
    by: oneOf(search.by, ["me"] as const),
    edit: textOf(search.edit),
  });
}
