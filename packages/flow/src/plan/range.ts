/** Rows of `range` at most. */
export const largestRange = 10_000_000;
