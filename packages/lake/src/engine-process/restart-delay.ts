const quickEndsMax = 5;

/**
 * How long to wait before the engine is started again. `endsInLastMinute` counts those of engines that had started;
 * `failedStarts` the starts that failed since.
 */
export function restartDelayMs(endsInLastMinute: number, failedStarts: number): number {
  if (failedStarts > 0) return Math.min(30_000, 500 * 2 ** failedStarts);
  // Whatever ends it is at work again and again. It must still be back within 5 seconds.
  return endsInLastMinute > quickEndsMax ? 2000 : 0;
}
