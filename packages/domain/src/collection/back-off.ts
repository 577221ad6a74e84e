const firstMs = 30_000;
const longestMs = 15 * 60_000;

/** How long to leave a source alone after so many failures in a row. */
export function backOffMs(failuresInRow: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(10, failuresInRow - 1));
}
