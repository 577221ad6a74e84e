import type { EventRow } from "../results/event-row.ts";

/**
 * The text of a query with only those of its rows that have, or have not, this value; of the row undefined, any row
 * could be meant. Undefined where the language cannot say that.
 */
export type FilterText = (
  row: EventRow | undefined,
  path: string,
  value: unknown,
  isExcluded: boolean,
) => Promise<string | undefined>;
