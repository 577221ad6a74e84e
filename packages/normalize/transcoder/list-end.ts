// Read by both sides: how reading over a list ended.
/** The list goes on behind the bytes that are there, or is broken. */
export const Cut = 0;
export const Closed = 1;
/** It is no list of objects, or not plain enough to tell. */
export const Refused = 2;
