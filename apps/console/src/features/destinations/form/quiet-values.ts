import type { QuietSettings, Severity, Weekday } from "@pharos/domain";

/** Quiet settings as the form holds them. */
export interface QuietValues {
  readonly hasQuietHours: boolean;
  readonly quietDays: Weekday[];
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly quietTimeZone: string;
  readonly digestMinutes: number | string;
  /** Empty for none. */
  readonly urgentSeverity: Severity | "";
  readonly hasReminder: boolean;
  readonly reminderSeverity: Severity;
  readonly reminderMinutes: number | string;
  readonly reminderTimes: number | string;
}

const nights = {
  days: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
  from: "20:00",
  to: "08:00",
} as const;
const usualReminder = { severity: "CRITICAL", afterMinutes: 30, times: 3 } as const;

/** What is switched off holds what is offered first. */
export function toQuietValues({ quietHours, digestMinutes, urgentSeverity, reminder }: QuietSettings): QuietValues {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  const { days, from, to, timeZone } = quietHours ?? { ...nights, timeZone: zone };
  const { severity, afterMinutes, times } = reminder ?? usualReminder;
  return {
    hasQuietHours: quietHours !== null,
    quietDays: [...days],
    quietFrom: from,
    quietTo: to,
    quietTimeZone: timeZone,
    digestMinutes,
    urgentSeverity: urgentSeverity ?? (quietHours === null && digestMinutes === 0 ? "CRITICAL" : ""),
    hasReminder: reminder !== null,
    reminderSeverity: severity,
    reminderMinutes: afterMinutes,
    reminderTimes: times,
  };
}

export function toQuietSettings(values: QuietValues) {
  const { quietDays: days, quietFrom: from, quietTo: to, quietTimeZone: timeZone } = values;
  const reminder = {
    severity: values.reminderSeverity,
    afterMinutes: Number(values.reminderMinutes),
    times: Number(values.reminderTimes),
  };
  const isQuiet = values.hasQuietHours || Number(values.digestMinutes) > 0;
  return {
    quietHours: values.hasQuietHours ? { days, from, to, timeZone } : null,
    digestMinutes: Number(values.digestMinutes),
    urgentSeverity: isQuiet && values.urgentSeverity !== "" ? values.urgentSeverity : null,
    reminder: values.hasReminder ? reminder : null,
  } satisfies QuietSettings;
}
