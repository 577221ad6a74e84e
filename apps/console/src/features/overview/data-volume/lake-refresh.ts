/** They read the lake, which costs it more than the counts of the store. */
export const lakeRefreshMs = 60_000;
