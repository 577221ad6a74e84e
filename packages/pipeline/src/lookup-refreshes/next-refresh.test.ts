import type { LookupOrigin, LookupRefresh } from "@pharos/domain";
import { expect, test } from "vitest";
import { nextRefreshAt } from "./next-refresh.ts";

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);
const now = at("12:00");
const never: LookupRefresh = {
  refreshedAt: undefined,
  triedAt: undefined,
  failures: 0,
  problem: undefined,
  isWanted: false,
};
const done = { ...never, triedAt: at("11:00"), refreshedAt: at("11:00") };
const failed = { ...done, refreshedAt: at("08:00"), problem: "no" };
const query = (refresh: object): LookupOrigin => ({
  kind: "query",
  sql: "SELECT 1",
  refresh,
  indicators: {},
  validations: {},
});
const hourly = query({ rateMinutes: 60 });
const daily = query({ cronExpression: "0 6 * * *" });
const object: LookupOrigin = { kind: "object", path: "s3://lists/owners.csv", settings: { PeriodMinutes: 1_440 } };

test.each([
  ["an uploaded file has none", { kind: "file", filename: "a.csv" } as const, done, undefined],
  ["a rate that never ran is due", hourly, never, "12:00"],
  ["a cron expression waits for its time after the table was written", daily, never, "2T06:00"],
  ["a rate counts from the last success", hourly, done, "12:00"],
  ["an object is read every so many minutes", object, done, "2T11:00"],
  ["one that somebody wants is due", object, { ...done, isWanted: true }, "12:00"],
  ["a table that was changed since is due", object, { ...done, triedAt: at("09:00") }, "12:00"],
  ["a first failure is tried again after a minute", object, { ...failed, failures: 1 }, "11:01"],
  ["a fourth one after eight", object, { ...failed, failures: 4 }, "11:08"],
  ["a long row of them once an hour", object, { ...failed, failures: 40 }, "12:00"],
])("%s", (_claim, origin, refresh, expected) => {
  const next = nextRefreshAt({ origin, refresh, createdAt: at("07:00"), lastModified: at("10:00") }, now);
  const time = expected === undefined ? undefined : expected.includes("T") ? expected : `1T${expected}`;
  expect(next?.toISOString()).toBe(time && `2026-03-0${time}:00.000Z`);
});
