interface Schedule {
  readonly rateMinutes?: number | null;
  readonly cronExpression?: string | null;
}

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** `every 2 hours`, or the cron expression as it is. */
export function scheduleText({ rateMinutes, cronExpression }: Schedule): string {
  if (rateMinutes == null) return `${cronExpression ?? ""} (UTC)`;
  if (rateMinutes % dayMinutes === 0) return every(rateMinutes / dayMinutes, "day");
  if (rateMinutes % hourMinutes === 0) return every(rateMinutes / hourMinutes, "hour");
  return every(rateMinutes, "minute");
}

function every(count: number, unit: string): string {
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
}
