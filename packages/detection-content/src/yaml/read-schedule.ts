import type { Schedule } from "@pharos/domain";
import { Cron } from "croner";
import { isMap, type Node } from "yaml";
import { reportMissing, reportUnlessOne } from "./detection-fields.ts";
import { type FieldReader, readFields, text, wholeNumber } from "./read-fields.ts";

/** Minute, hour, day of month, month and day of week, in numbers. */
export const cronExpression: FieldReader<string> = (node, name, report) => {
  const value = text(node, name, report);
  if (value === undefined || isCronExpression(value)) return value;
  report(`${name} must have five fields in numbers (minute, hour, day, month, weekday), such as "0 */4 * * *"`, node);
  return undefined;
};

function isCronExpression(value: string): boolean {
  const fields = value.trim().split(/\s+/);
  if (fields.length !== 5 || !fields.every((field) => /^[\d*,/-]+$/.test(field))) return false;
  try {
    new Cron(value, { mode: "5-part", paused: true });
    return true;
  } catch {
    return false;
  }
}

const scheduleFields = {
  RateMinutes: wholeNumber(2),
  CronExpression: cronExpression,
  TimeoutMinutes: wholeNumber(1),
} as const;

/** When a query, a prompt or a correlation rule is run. */
export const schedule: FieldReader<Schedule> = (node, name, report) => {
  if (!isMap(node)) {
    report(`${name} must be a mapping with RateMinutes or CronExpression, and TimeoutMinutes`, node);
    return undefined;
  }
  const fields = readFields(node, scheduleFields, report);
  reportMissing(node, ["TimeoutMinutes"], report);
  reportUnlessOne(node, ["RateMinutes", "CronExpression"], report);
  const { RateMinutes: rateMinutes, CronExpression: cron, TimeoutMinutes: timeoutMinutes } = fields;
  if (timeoutMinutes === undefined) return undefined;
  if (rateMinutes !== undefined && rateMinutes < timeoutMinutes) {
    const place = node.get("TimeoutMinutes", true) as Node | undefined;
    report(`TimeoutMinutes must not be more than RateMinutes, which is ${rateMinutes}`, place);
  }
  return {
    timeoutMinutes,
    ...(rateMinutes !== undefined && { rateMinutes }),
    ...(cron !== undefined && { cronExpression: cron }),
  };
};
