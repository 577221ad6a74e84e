import type { BackupRun } from "@pharos/store";
import { describe, expect, test } from "vitest";
import { backupAlarms, isBackupDue } from "./watch-backups.ts";

const now = new Date("2026-03-10T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const whole = (hours: number): BackupRun => ({
  id: `whole ${hours}`,
  place: "/backups",
  startedAt: hoursAgo(hours),
  endedAt: hoursAgo(hours - 0.1),
  failure: undefined,
});
const failed = (hours: number): BackupRun => ({ ...whole(hours), id: `failed ${hours}`, failure: "The disk is full." });
const killed = (hours: number): BackupRun => ({ ...whole(hours), id: `killed ${hours}`, endedAt: undefined });
const wanted = { place: "/backups", everyHours: 24 };

describe("a backup is due", () => {
  test.each([
    ["at once where there is none", undefined, undefined, true],
    ["not within the hours that are wanted", whole(23), whole(23), false],
    ["after these hours", whole(24), whole(24), true],
    ["not in the hour after a failure", failed(0.5), whole(30), false],
    ["an hour after a failure", failed(1), whole(30), true],
    ["an hour after one that was killed", killed(1), undefined, true],
    ["not because an older one failed", whole(2), whole(2), false],
  ])("%s", (_what, latest, latestWhole, expected) => {
    expect(isBackupDue({ latest, whole: latestWhole }, wanted, now)).toBe(expected);
  });
});

describe("an alarm", () => {
  const titles = (latest: BackupRun | undefined, latestWhole: BackupRun | undefined) =>
    backupAlarms({ latest, whole: latestWhole }, wanted, now).map(({ title }) => title);
  test.each([
    ["none while all is well", whole(1), whole(1), []],
    ["none before the first", undefined, undefined, []],
    ["of a failure", failed(1), whole(25), ["The backup to /backups failed"]],
    ["of age", whole(49), whole(49), ["The last backup to /backups is too old"]],
    ["of both", failed(1), whole(50), ["The backup to /backups failed", "The last backup to /backups is too old"]],
  ])("%s", (_what, latest, latestWhole, expected) => {
    expect(titles(latest, latestWhole)).toEqual(expected);
  });

  test("of the same failure is the same all day, so that it is told once", () => {
    const keys = [failed(1), failed(2)].map(
      (run) => backupAlarms({ latest: run, whole: undefined }, wanted, now)[0]?.key,
    );
    expect(keys[0]).toBe(keys[1]);
  });
});
