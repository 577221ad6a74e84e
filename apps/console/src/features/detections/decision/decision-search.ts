import { defined, textOf } from "../../../routing/search-codec.ts";

/** The stored event that is explained; none where one is pasted. */
export interface DecisionSearch {
  readonly logType?: string;
  readonly rowId?: string;
  /** ISO 8601. */
  readonly eventTime?: string;
}

export function readDecisionSearch(search: Record<string, unknown>): DecisionSearch {
  return defined({ logType: textOf(search.logType), rowId: textOf(search.rowId), eventTime: textOf(search.eventTime) });
}
