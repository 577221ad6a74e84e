import { expect, test } from "vitest";
import { admitDelivery, decideReminder, firstReminderAt, type ReminderQuestion } from "./admit-delivery.ts";
import { checkMute, type Mute } from "./mute.ts";
import { notQuiet, type QuietSettings, weekdays } from "./quiet.ts";

const now = new Date("2026-03-01T23:07:00Z");
const at = (time: string) => new Date(`2026-03-${time}Z`);
const quietHours = { days: weekdays, from: "22:00", to: "07:00", timeZone: "UTC" };
const reminder = { severity: "HIGH", afterMinutes: 30, times: 2 } as const;
const ask = (quiet: Partial<QuietSettings>, mutes: readonly Mute[] = []) => ({
  destinationId: "tower",
  detectionId: "Gate",
  severity: "HIGH" as const,
  quiet: { ...notQuiet, ...quiet },
  mutes,
});
const aMute = (change: Partial<Mute>): Mute => ({
  id: "m",
  subject: "DETECTION",
  subjectId: "Gate",
  until: at("02T08:00"),
  reason: "",
  createdBy: "Ada",
  createdAt: now,
  ...change,
});

test.each([
  { name: "at once", quiet: {}, admission: { kind: "SEND" } },
  { name: "when quiet hours end", quiet: { quietHours }, admission: { kind: "QUIET_HOURS", until: at("02T07:00") } },
  { name: "at once when it is urgent", quiet: { quietHours, urgentSeverity: "HIGH" }, admission: { kind: "SEND" } },
  {
    name: "later when only a higher severity is urgent",
    quiet: { quietHours, urgentSeverity: "CRITICAL" },
    admission: { kind: "QUIET_HOURS", until: at("02T07:00") },
  },
  {
    name: "in the next digest",
    quiet: { digestMinutes: 15 },
    admission: { kind: "DIGEST", until: at("01T23:15") },
  },
  {
    name: "in a digest at the end of quiet hours",
    quiet: { digestMinutes: 15, quietHours },
    admission: { kind: "DIGEST", until: at("02T07:00") },
  },
] as const)("sends an alert $name", ({ quiet, admission }) => {
  expect(admitDelivery(ask(quiet), now)).toEqual(admission);
});

test("a mute of the destination or of the rule keeps even what is urgent, until it ends", () => {
  for (const mute of [aMute({}), aMute({ subject: "DESTINATION", subjectId: "tower" })]) {
    const question = ask({ urgentSeverity: "INFO" }, [mute]);
    expect(admitDelivery(question, now)).toEqual({ kind: "MUTED", until: mute.until, mute });
    expect(admitDelivery(question, mute.until)).toEqual({ kind: "SEND" });
  }
  for (const mute of [aMute({ subjectId: "Wall" }), aMute({ subject: "DESTINATION", subjectId: "Gate" })]) {
    expect(admitDelivery(ask({}, [mute]), now)).toEqual({ kind: "SEND" });
  }
});

test("the first reminder follows the time at which the alert is sent, for the severities that have reminders", () => {
  const { quiet } = ask({ reminder });
  const until = at("02T07:00");
  expect(firstReminderAt(quiet, "CRITICAL", { kind: "SEND" }, now)).toEqual(at("01T23:37"));
  expect(firstReminderAt(quiet, "HIGH", { kind: "QUIET_HOURS", until }, now)).toEqual(at("02T07:30"));
  expect(firstReminderAt(quiet, "MEDIUM", { kind: "SEND" }, now)).toBeUndefined();
  expect(firstReminderAt(quiet, "HIGH", { kind: "MUTED", until, mute: aMute({}) }, now)).toBeUndefined();
  expect(firstReminderAt(notQuiet, "HIGH", { kind: "SEND" }, now)).toBeUndefined();
});

const untouched = { status: "OPEN", assigneeId: undefined, snoozedUntil: undefined } as const;
const remind = (change: Partial<ReminderQuestion> = {}, quiet: Partial<QuietSettings> = {}) =>
  decideReminder({ ...ask({ reminder, ...quiet }), alert: untouched, hasComment: false, sent: 0, ...change }, now);

test("reminds of an untouched alert as often as was wanted", () => {
  expect(remind()).toEqual({ kind: "SEND", nextAt: at("01T23:37") });
  expect(remind({ sent: 1 })).toEqual({ kind: "SEND", nextAt: undefined });
  expect(remind({ sent: 2 })).toEqual({ kind: "DROP" });
});

test("reminds of no alert that somebody has touched", () => {
  expect(remind({ alert: { ...untouched, status: "TRIAGED" } })).toEqual({ kind: "DROP" });
  expect(remind({ alert: { ...untouched, assigneeId: "ada" } })).toEqual({ kind: "DROP" });
  expect(remind({ alert: { ...untouched, snoozedUntil: at("02T00:00") } })).toEqual({ kind: "DROP" });
  expect(remind({ hasComment: true })).toEqual({ kind: "DROP" });
  expect(remind({}, { reminder: null })).toEqual({ kind: "DROP" });
});

test("a reminder waits for quiet hours and mutes to end, and for no digest", () => {
  expect(remind({}, { quietHours })).toEqual({ kind: "WAIT", until: at("02T07:00") });
  expect(remind({ mutes: [aMute({})] })).toEqual({ kind: "WAIT", until: at("02T08:00") });
  expect(remind({}, { digestMinutes: 60 })).toMatchObject({ kind: "SEND" });
});

test("a mute ends ahead, and within 90 days", () => {
  expect(() => checkMute(now, "", now)).toThrow("must be in the future");
  expect(() => checkMute(new Date("2026-09-01"), "", now)).toThrow("90 days");
  expect(() => checkMute(at("02T00:00"), "x".repeat(501), now)).toThrow("501");
  expect(() => checkMute(at("02T00:00"), "Maintenance", now)).not.toThrow();
});
