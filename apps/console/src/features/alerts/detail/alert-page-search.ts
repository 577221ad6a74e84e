import { defined, numberOf, oneOf, textOf } from "../../../routing/search-codec.ts";

/** The page of one alert: which of its events is shown, counted from 1, and how; the open sheet. */
interface AlertPageSearch {
  readonly event?: number;
  readonly view?: "tree" | "raw";
  /** The condition that a filter of the rule begins with, in the sheet that adds it. */
  readonly ruleFilter?: string;
}

export const readAlertPageSearch = (search: Record<string, unknown>): AlertPageSearch =>
  defined({
    event: numberOf(search.event),
    view: oneOf(search.view, ["tree", "raw"] as const),
    ruleFilter: textOf(search.ruleFilter),
  });
