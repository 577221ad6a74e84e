import { formatTime, parseZoned } from "@pharos/ui";

export interface SnoozeTime {
  readonly label: string;
  readonly until: Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const morning = "09:00";
const daysOfWeek = 7;
const monday = 1;

/** Until when an alert may be put off; mornings are those of the reader's zone. */
export function snoozeTimes(now: Date, zone: string): SnoozeTime[] {
  const morningIn = (days: number) => {
    const day = formatTime(new Date(now.getTime() + days * dayMs), zone, "day");
    return parseZoned(`${day}T${morning}`, zone) ?? new Date(now.getTime() + days * dayMs);
  };
  const today = new Date(`${formatTime(now, zone, "day")}T00:00:00Z`).getUTCDay();
  const toMonday = (monday - today + daysOfWeek) % daysOfWeek || daysOfWeek;
  return [
    { label: "1 hour", until: new Date(now.getTime() + hourMs) },
    { label: "4 hours", until: new Date(now.getTime() + 4 * hourMs) },
    { label: `Tomorrow, ${morning}`, until: morningIn(1) },
    { label: `Monday, ${morning}`, until: morningIn(toMonday) },
    { label: "1 week", until: new Date(now.getTime() + daysOfWeek * dayMs) },
  ];
}

export const isSnoozed = (until: string | null | undefined, now = new Date()): boolean =>
  until != null && new Date(until) > now;
