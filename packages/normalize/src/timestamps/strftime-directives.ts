import { twoDigits } from "./two-digits.ts";

/** What a pattern has read so far; a directive fills its part. Years that were not read are -1, days and months 0. */
export interface Reading {
  year: number;
  century: number;
  yearOfCentury: number;
  month: number;
  day: number;
  dayOfYear: number;
  hour: number;
  isPm: boolean | undefined;
  minute: number;
  second: number;
  nanoseconds: number;
  minutesEast: number;
  epoch: number | undefined;
}

/** Reads at a place and answers the place after it, or -1. */
export type Step = (text: string, at: number, into: Reading) => number;

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const longMonthNames = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const dayNames = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const shortDayNames = dayNames.map((name) => name.slice(0, 3));

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function number(digitsMax: number, min: number, max: number, store: (into: Reading, value: number) => void): Step {
  return (text, at, into) => {
    let end = at;
    let value = 0;
    while (end < at + digitsMax && isDigit(text.charCodeAt(end))) {
      value = value * 10 + text.charCodeAt(end) - 48;
      end++;
    }
    if (end === at || value < min || value > max) return -1;
    store(into, value);
    return end;
  };
}

/** A number that may be padded with blanks: `%e`, `%k`, `%l`. */
function padded(step: Step): Step {
  return (text, at, into) => step(text, text.charCodeAt(at) === 0x20 ? at + 1 : at, into);
}

function name(names: readonly string[], store: (into: Reading, index: number) => void): Step {
  const byLength = names.map((text, index) => ({ text, index })).sort((a, b) => b.text.length - a.text.length);
  return (text, at, into) => {
    for (const { text: candidate, index } of byLength) {
      if (text.slice(at, at + candidate.length).toLowerCase() === candidate) {
        store(into, index);
        return at + candidate.length;
      }
    }
    return -1;
  };
}

export function literal(expected: string): Step {
  return (text, at) => (text.startsWith(expected, at) ? at + expected.length : -1);
}

const fraction: Step = (text, at, into) => {
  let end = at;
  let nanoseconds = 0;
  for (; isDigit(text.charCodeAt(end)); end++) {
    if (end < at + 9) nanoseconds = nanoseconds * 10 + text.charCodeAt(end) - 48;
  }
  if (end === at) return -1;
  for (let digits = end - at; digits < 9; digits++) nanoseconds *= 10;
  into.nanoseconds = nanoseconds;
  return end;
};

/** `Z`, `+02:00` or `+0200`. */
const zoneOffset: Step = (text, at, into) => {
  const sign = text.charCodeAt(at);
  if (sign === 0x5a || sign === 0x7a) {
    into.minutesEast = 0;
    return at + 1;
  }
  if (sign !== 0x2b && sign !== 0x2d) return -1;
  const minutesAt = text.charCodeAt(at + 3) === 0x3a ? at + 4 : at + 3;
  const hours = twoDigits(text, at + 1);
  const rest = twoDigits(text, minutesAt);
  if (hours < 0 || rest < 0) return -1;
  const minutes = hours * 60 + rest;
  into.minutesEast = sign === 0x2d ? -minutes : minutes;
  return minutesAt + 2;
};

/** Abbreviations that mean one offset everywhere they are written in logs. */
const zoneMinutes: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  Z: 0,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  CET: 60,
  CEST: 120,
  BST: 60,
  JST: 540,
};
const zoneName: Step = (text, at, into) => {
  const found = /^[A-Z]{1,5}/.exec(text.slice(at, at + 5));
  const minutes = found ? zoneMinutes[found[0]] : undefined;
  if (!found || minutes === undefined) return -1;
  into.minutesEast = minutes;
  return at + found[0].length;
};

const epoch: Step = (text, at, into) => {
  const found = /^-?\d{1,12}/.exec(text.slice(at, at + 13));
  if (!found) return -1;
  into.epoch = Number(found[0]);
  return at + found[0].length;
};

const blanks: Step = (text, at) => {
  let end = at;
  while (text.charCodeAt(end) === 0x20 || (text.charCodeAt(end) >= 9 && text.charCodeAt(end) <= 13)) end++;
  return end === at ? -1 : end;
};

const day = number(2, 1, 31, (into, value) => {
  into.day = value;
});
const hour24 = number(2, 0, 23, (into, value) => {
  into.hour = value;
});
const hour12 = number(2, 1, 12, (into, value) => {
  into.hour = value;
});
const month = name([...longMonthNames, ...monthNames], (into, index) => {
  into.month = (index % 12) + 1;
});
const weekday = name([...dayNames, ...shortDayNames], () => {});

/** By the letter after the `%`. */
export const directives: Readonly<Record<string, Step>> = {
  Y: number(4, 0, 9999, (into, value) => {
    into.year = value;
  }),
  C: number(2, 0, 99, (into, value) => {
    into.century = value;
  }),
  y: number(2, 0, 99, (into, value) => {
    into.yearOfCentury = value;
  }),
  m: number(2, 1, 12, (into, value) => {
    into.month = value;
  }),
  B: month,
  b: month,
  h: month,
  d: day,
  e: padded(day),
  j: number(3, 1, 366, (into, value) => {
    into.dayOfYear = value;
  }),
  H: hour24,
  k: padded(hour24),
  I: hour12,
  l: padded(hour12),
  p: name(["am", "pm"], (into, index) => {
    into.isPm = index === 1;
  }),
  M: number(2, 0, 59, (into, value) => {
    into.minute = value;
  }),
  S: number(2, 0, 60, (into, value) => {
    into.second = value;
  }),
  f: fraction,
  s: epoch,
  A: weekday,
  a: weekday,
  w: number(1, 0, 6, () => {}),
  u: number(1, 1, 7, () => {}),
  Z: zoneName,
  z: zoneOffset,
  n: blanks,
  t: blanks,
  "%": literal("%"),
};
