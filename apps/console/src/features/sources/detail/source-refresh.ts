/** The parts of a source's page are refreshed together, and so often at most: something arrives all the time. */
export const sourceRefreshMs = 10_000;
