import { defined, numberOf, oneOf } from "../../../routing/search-codec.ts";

/** The page of one alert: which of its events is shown, counted from 1, and how. */
interface AlertPageSearch {
  readonly event?: number;
  readonly view?: "tree" | "raw";
}

export const readAlertPageSearch = (search: Record<string, unknown>): AlertPageSearch =>
  defined({ event: numberOf(search.event), view: oneOf(search.view, ["tree", "raw"] as const) });
