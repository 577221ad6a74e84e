import type { EventRow } from "../results/event-row.ts";

/**
 * Resolves to the text of a query that keeps only the rows with this value, or only those without it; to undefined if
 * the language cannot express that. The row is undefined for a value of the list of fields.
 */
export type FilterText = (
  row: EventRow | undefined,
  path: string,
  value: unknown,
  isExcluded: boolean,
) => Promise<string | undefined>;
