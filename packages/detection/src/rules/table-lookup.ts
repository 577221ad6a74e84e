/**
 * The row of a lookup table whose primary key is `key`, for a rule's `event.lookup(table, key)`; null where there is
 * none, also no such table.
 */
export type TableLookup = (table: string, key: string) => Promise<Readonly<Record<string, unknown>> | null>;
