import { formatTime, parseZoned } from "@pharos/ui";

export interface MuteTime {
  readonly label: string;
  readonly until: Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const daysOfWeek = 7;
const monday = 1;

/** How long messages may be muted without asking for a time; Monday is that of the reader's zone. */
export function muteTimes(now: Date, zone: string): MuteTime[] {
  const today = new Date(`${formatTime(now, zone, "day")}T00:00:00Z`).getUTCDay();
  const toMonday = (monday - today + daysOfWeek) % daysOfWeek || daysOfWeek;
  const day = formatTime(new Date(now.getTime() + toMonday * dayMs), zone, "day");
  return [
    { label: "1 hour", until: new Date(now.getTime() + hourMs) },
    { label: "8 hours", until: new Date(now.getTime() + 8 * hourMs) },
    { label: "Until Monday, 09:00", until: parseZoned(`${day}T09:00`, zone) ?? new Date(now.getTime() + dayMs) },
  ];
}
