// What a sort key says, as bits; none where it leaves the choice to the language. Read by both sides.
export const Ascending = 1;
export const Descending = 2;
export const NullsFirst = 4;
export const NullsLast = 8;
