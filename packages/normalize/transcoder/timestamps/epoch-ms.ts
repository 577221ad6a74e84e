import { daysFromCivil } from "./calendar.ts";
import { pairAt } from "./digits.ts";

// The characters of a date and the milliseconds up to it: most events are of the day of the one before them.
let lastYearAndMonth: u64 = 0;
let lastDay: u16 = 0;
let lastDateMs: i64 = 0;

/** Milliseconds since 1970 of a text that `readTime` wrote: what `epochMsOfTimestampText` answers. */
export function epochMsOf(text: usize): f64 {
  const yearAndMonth = load<u64>(text);
  const day = load<u16>(text, 8);
  if (yearAndMonth !== lastYearAndMonth || day !== lastDay) {
    lastYearAndMonth = yearAndMonth;
    lastDay = day;
    const year = pairAt(text) * 100 + pairAt(text + 2);
    lastDateMs = <i64>daysFromCivil(year, pairAt(text + 5), pairAt(text + 8)) * 86_400_000;
  }
  const seconds = pairAt(text + 11) * 3600 + pairAt(text + 14) * 60 + pairAt(text + 17);
  const millis = pairAt(text + 20) * 10 + <i32>load<u8>(text, 22) - 48;
  return <f64>(lastDateMs + <i64>(seconds * 1000 + millis));
}
