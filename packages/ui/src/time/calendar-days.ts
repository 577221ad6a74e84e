/** Days are written `2026-11-20`, as the reader's zone counts them. */
const dayMs = 86_400_000;
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: string, count: number) => dayOf(msOf(day) + count * dayMs);

/** The same day of another month, or that month's last day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** The weeks of the day's month, Monday first, with the days of other months that fill them. */
export function monthWeeks(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const start = addDays(first, -((new Date(msOf(first)).getUTCDay() + 6) % 7));
  const weeks: string[][] = [];
  for (let week = start; week < addMonths(first, 1); week = addDays(week, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(week, index)));
  return weeks;
}

const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: (day) => `${day.slice(0, 7)}-01`,
  End: (day) => addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1),
};

/** Where a key leads in a calendar; undefined for a key that leads nowhere. */
export const movedDay = (day: string, key: string): string | undefined => moves[key]?.(day);

const monthText = new Intl.DateTimeFormat("en", { timeZone: "UTC", month: "long", year: "numeric" });
const dayText = new Intl.DateTimeFormat("en", { timeZone: "UTC", dateStyle: "full" });
export const monthName = (day: string) => monthText.format(msOf(day));
export const dayName = (day: string) => dayText.format(msOf(day));
