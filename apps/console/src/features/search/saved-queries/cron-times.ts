import { Cron } from "croner";

const shownTimes = 5;

const read = (expression: string) => new Cron(expression.trim(), { timezone: "UTC", mode: "5-part" });

/** What is wrong with a cron expression, as the server reads it; undefined where it will run. */
export function cronProblem(expression: string): string | undefined {
  try {
    if (read(expression).nextRun()) return undefined;
    return "This expression never comes due. Check its day of month and month.";
  } catch {
    return "Use five fields: minute, hour, day of month, month, day of week. For example 0 0 * * *";
  }
}

/** When the expression comes due next, the soonest first; none where it is not one. */
export function nextTimes(expression: string, now: Date): Date[] {
  try {
    return read(expression).nextRuns(shownTimes, now);
  } catch {
    return [];
  }
}
