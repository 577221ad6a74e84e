import type { DatePart } from "./sigma-expression.ts";

const written = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d))?/;
const dayMs = 86_400_000;
const thursday = 4;

/** A part of a date as it is written, in whatever zone; undefined where the text does not begin with one. */
export function datePart(text: string, part: DatePart): number | undefined {
  const numbers = written.exec(text)?.slice(1).map(Number);
  if (numbers === undefined) return undefined;
  const [year = 0, month = 0, day = 0, hour, minute] = numbers.map((number) =>
    Number.isNaN(number) ? undefined : number,
  );
  switch (part) {
    case "year":
      return year;
    case "month":
      return month;
    case "day":
      return day;
    case "hour":
      return hour;
    case "minute":
      return minute;
    case "week":
      return isoWeek(new Date(Date.UTC(year, month - 1, day)));
  }
}

/** The week belongs to the year that has its Thursday. */
function isoWeek(date: Date): number {
  const weekday = date.getUTCDay() || 7;
  const itsThursday = new Date(date.getTime() + (thursday - weekday) * dayMs);
  const firstDay = Date.UTC(itsThursday.getUTCFullYear(), 0, 1);
  return 1 + Math.floor((itsThursday.getTime() - firstDay) / (7 * dayMs));
}
