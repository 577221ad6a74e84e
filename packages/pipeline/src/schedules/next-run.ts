import type { Schedule } from "@pharos/domain";
import { Cron } from "croner";

const minuteMs = 60_000;

/**
 * When something with a schedule is to be run next; it is due once that is not after `now`. Runs that were missed are
 * made up by one. Undefined for a cron expression that never comes, such as the 31st of February.
 *
 * @param last when it was run last. Undefined: never; then a rate is due at once and a cron expression at its next
 *   time, which moves on with `now`: whoever asks again and again gives the time of its creation instead.
 */
export function nextRun(schedule: Schedule, last: Date | undefined, now: Date): Date | undefined {
  const { cronExpression, rateMinutes = 1 } = schedule;
  if (cronExpression !== undefined) {
    return new Cron(cronExpression, { timezone: "UTC", mode: "5-part" }).nextRun(last ?? now) ?? undefined;
  }
  if (last === undefined) return now;
  // Counted in whole minutes: whoever looks once a minute, now a little earlier and now a little later, misses none.
  return new Date((Math.floor(last.getTime() / minuteMs) + rateMinutes) * minuteMs);
}
