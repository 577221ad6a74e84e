import { defined, listOf, textOf } from "../../../routing/search-codec.ts";

/** The state of the indicator search, as its address holds it. */
export interface IndicatorPageSearch {
  /** What is looked for. */
  readonly value?: readonly string[];
  readonly range?: string;
  readonly from?: string;
  readonly to?: string;
  /** The run whose counts are shown. */
  readonly run?: string;
}

export function readIndicatorPageSearch(search: Record<string, unknown>): IndicatorPageSearch {
  return defined({
    value: listOf(search.value),
    range: textOf(search.range),
    from: textOf(search.from),
    to: textOf(search.to),
    run: textOf(search.run),
  });
}
