import {
  digestMinutesMax,
  isTimeZone,
  PharosError,
  type QuietHours,
  type QuietSettings,
  type Reminder,
  reminderMinutesMax,
  remindersMax,
  type Severity,
  weekdays,
} from "@pharos/domain";

/** As somebody sent it. */
export interface QuietForm {
  readonly quietHours?:
    | {
        readonly days: readonly string[];
        readonly from: string;
        readonly to: string;
        readonly timeZone: string;
      }
    | null
    | undefined;
  readonly digestMinutes: number;
  readonly urgentSeverity?: Severity | null | undefined;
  readonly reminder?: Reminder | null | undefined;
}

/** @throws InvalidInput with field errors */
export function checkQuiet({ quietHours, digestMinutes, urgentSeverity, reminder }: QuietForm): QuietSettings {
  if (digestMinutes < 0 || digestMinutes > digestMinutesMax) {
    throw refuse("digestMinutes", `A digest takes from 0 to ${digestMinutesMax} minutes, not ${digestMinutes}`);
  }
  return {
    quietHours: quietHours ? checkHours(quietHours) : null,
    digestMinutes,
    urgentSeverity: urgentSeverity ?? null,
    reminder: reminder ? checkReminder(reminder) : null,
  };
}

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

function checkHours({ days, from, to, timeZone }: NonNullable<QuietForm["quietHours"]>): QuietHours {
  const known = weekdays.filter((day) => days.includes(day));
  if (known.length === 0) throw refuse("quietDays", "Choose at least one day for quiet hours");
  if (!clockTime.test(from)) throw refuse("quietFrom", `Enter a time such as 22:00, not ${from || "nothing"}`);
  if (!clockTime.test(to)) throw refuse("quietTo", `Enter a time such as 07:00, not ${to || "nothing"}`);
  if (!isTimeZone(timeZone)) throw refuse("quietTimeZone", `${timeZone || "Nothing"} is not a time zone`);
  return { days: known, from, to, timeZone };
}

function checkReminder({ severity, afterMinutes, times }: Reminder): Reminder {
  if (afterMinutes < 1 || afterMinutes > reminderMinutesMax) {
    throw refuse("reminderMinutes", `A reminder follows after 1 to ${reminderMinutesMax} minutes, not ${afterMinutes}`);
  }
  if (times < 1 || times > remindersMax) {
    throw refuse("reminderTimes", `Send 1 to ${remindersMax} reminders, not ${times}`);
  }
  return { severity, afterMinutes, times };
}

function refuse(field: string, message: string): PharosError {
  return new PharosError("input.invalid", "InvalidInput", message, { [field]: message });
}
