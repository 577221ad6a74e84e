import { expect, test } from "vitest";
import { scheduleText } from "./schedule-text.ts";

test.each([
  [{ rateMinutes: 5, cronExpression: null }, "every 5 minutes"],
  [{ rateMinutes: 60, cronExpression: null }, "every hour"],
  [{ rateMinutes: 90, cronExpression: null }, "every 90 minutes"],
  [{ rateMinutes: 1440, cronExpression: null }, "every day"],
  [{ rateMinutes: null, cronExpression: "0 4 * * *" }, "0 4 * * * (UTC)"],
])("%j reads %s", (schedule, text) => {
  expect(scheduleText(schedule)).toBe(text);
});
