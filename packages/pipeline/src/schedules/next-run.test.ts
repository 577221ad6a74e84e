import type { Schedule } from "@pharos/domain";
import { describe, expect, test } from "vitest";
import { nextRun } from "./next-run.ts";

const at = (time: string) => new Date(`2026-03-01T${time}Z`);
const every = (rateMinutes: number): Schedule => ({ rateMinutes, timeoutMinutes: 1 });
const cron = (cronExpression: string): Schedule => ({ cronExpression, timeoutMinutes: 1 });

describe("the next run", () => {
  test.each([
    ["of a rate that never ran is now", every(5), undefined, "10:07:31", "2026-03-01T10:07:31.000Z"],
    ["of a rate counts from the minute of the last one", every(5), "10:07:31", "10:08:00", "2026-03-01T10:12:00.000Z"],
    ["of a rate that was missed lies in the past", every(5), "10:07:31", "12:00:00", "2026-03-01T10:12:00.000Z"],
    ["of a cron expression follows the last", cron("0 */4 * * *"), "08:00:00", "09:00:00", "2026-03-01T12:00:00.000Z"],
    [
      "of a cron expression that never ran lies ahead",
      cron("30 * * * *"),
      undefined,
      "10:30:01",
      "2026-03-01T11:30:00.000Z",
    ],
    ["of a cron expression is in UTC", cron("0 0 * * *"), "23:59:59", "23:59:59", "2026-03-02T00:00:00.000Z"],
    ["takes 0 for Sunday", cron("15 6 * * 0"), "10:00:00", "10:00:00", "2026-03-08T06:15:00.000Z"],
    [
      "takes either day of month or day of week",
      cron("0 0 10 * 2"),
      "10:00:00",
      "10:00:00",
      "2026-03-03T00:00:00.000Z",
    ],
  ])("%s", (_claim, schedule, last, now, expected) => {
    expect(nextRun(schedule, last === undefined ? undefined : at(last), at(now))?.toISOString()).toBe(expected);
  });

  test("is none for a day that no month has", () => {
    expect(nextRun(cron("0 0 31 2 *"), at("10:00:00"), at("10:00:00"))).toBeUndefined();
  });
});
