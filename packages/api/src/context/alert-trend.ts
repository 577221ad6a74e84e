const dayMs = 86_400_000;
const alertTrendDays = 30;

/** The last 30 whole days in UTC, up to the end of the current one. */
export function alertTrendRange(now: Date): { from: Date; to: Date; bucketMs: number } {
  const to = new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs);
  return { from: new Date(to.getTime() - alertTrendDays * dayMs), to, bucketMs: dayMs };
}
