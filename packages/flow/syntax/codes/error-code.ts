// Why an error node is there. Read by both sides; the words are in src/diagnostics.ts.
/** Follows from an error already told at this place. */
export const Told = 0;
/** Something else must stand here; the node's detail says what (expected.ts). */
export const Expected = 1;
export const Unexpected = 2;
export const UnknownOperator = 3;
export const ChainedComparison = 4;
export const TooDeep = 5;
