import { defined, textOf } from "../../routing/search-codec.ts";

/** A list with a text to find by, and the sheet that is open: `new`, or the id of what is edited. */
export interface SettingsSearch {
  readonly q?: string;
  readonly edit?: string;
}

export const readSettingsSearch = (search: Record<string, unknown>): SettingsSearch =>
  defined({ q: textOf(search.q), edit: textOf(search.edit) });
