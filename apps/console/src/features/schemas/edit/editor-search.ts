import { defined, textOf } from "../../../routing/search-codec.ts";

/** The pages that write a schema: which one a new one is copied from, and the log source whose records are samples. */
export interface EditorSearch {
  readonly from?: string;
  readonly source?: string;
}

export function readEditorSearch(search: Record<string, unknown>): EditorSearch {
  return defined({ from: textOf(search.from), source: textOf(search.source) });
}
