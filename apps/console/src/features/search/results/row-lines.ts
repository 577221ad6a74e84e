/** How many lines a row of events has. */
export type RowLines = 1 | 2 | 3;

export const rowLines: readonly RowLines[] = [1, 2, 3];
