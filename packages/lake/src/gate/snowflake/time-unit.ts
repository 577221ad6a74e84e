import { sqlRefused } from "../../errors/errors.ts";

const units: readonly (readonly [string, RegExp])[] = [
  ["year", /^(y|yy|yyy|yyyy|yr|years?|yrs)$/],
  ["quarter", /^(q|qtrs?|quarters?)$/],
  ["month", /^(mm|mons?|months?)$/],
  ["week", /^(w|wk|week|weekofyear|woy|wy|weeks)$/],
  ["day", /^(d|dd|days?|dayofmonth)$/],
  ["hour", /^(h|hh|hr|hours?|hrs)$/],
  ["minute", /^(m|mi|min|minutes?|mins)$/],
  ["second", /^(s|sec|seconds?|secs)$/],
  ["millisecond", /^(ms|msec|milliseconds?)$/],
  ["microsecond", /^(us|usec|microseconds?)$/],
  ["nanosecond", /^(ns|nsec|nanosec|nanoseconds?)$/],
];

/** `day` for `DAY`, `'days'`, `dd`. */
export function timeUnit(text: string): string {
  const name = text.replace(/^['"`]|['"`]$/g, "").toLowerCase();
  const found = units.find(([, pattern]) => pattern.test(name));
  if (found === undefined) throw sqlRefused(`${text} is not a unit of time. Use second, minute, hour, day, week …`);
  return found[0];
}
