/** A value that is written out; times and time spans in nanoseconds. */
export type Constant = string | number | bigint | boolean | null;
