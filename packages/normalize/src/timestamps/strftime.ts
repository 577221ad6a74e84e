import { epochSeconds, isCivilDate, timestampText } from "./calendar.ts";
import { isoStart, isoStartSteps, readIsoStart } from "./iso-start.ts";
import { secondsInLatestYear } from "./left-out-year.ts";
import { directives, literal, type Reading, type Step } from "./strftime-directives.ts";

/** Directives that stand for a longer pattern. */
const shorthands: Readonly<Record<string, string>> = {
  F: "%Y-%m-%d",
  D: "%m/%d/%y",
  T: "%H:%M:%S",
  R: "%H:%M",
  r: "%I:%M:%S %p",
  c: "%a %b %e %H:%M:%S %Y",
  v: "%e-%b-%Y",
  x: "%m/%d/%y",
  X: "%H:%M:%S",
};

/** A pattern without shorthands. */
function written(pattern: string): string {
  return pattern.replace(/%([FDTRrcvxX])/g, (_, letter: string) => shorthands[letter] ?? "");
}

function stepsOf(pattern: string): Step[] | { readonly problem: string } {
  const steps: Step[] = [];
  for (const [part, colon, letter] of written(pattern).matchAll(/%(:?)([\s\S])|[^%]+|%$/g)) {
    if (letter === undefined) {
      if (part === "%") return { problem: `the time format "${pattern}" ends in a lone %` };
      steps.push(literal(part));
      continue;
    }
    const step = colon && letter !== "z" ? undefined : directives[letter];
    if (!step) return { problem: `the time format "${pattern}" has an unknown directive ${part}` };
    steps.push(step);
  }
  return steps;
}

/** Undefined when the pattern has no year. */
function yearOf(reading: Reading): number | undefined {
  if (reading.year >= 0) return reading.year;
  if (reading.yearOfCentury < 0) return reading.century >= 0 ? reading.century * 100 : undefined;
  if (reading.century >= 0) return reading.century * 100 + reading.yearOfCentury;
  return reading.yearOfCentury + (reading.yearOfCentury < 69 ? 2000 : 1900);
}

function hourOf(reading: Reading): number {
  if (reading.isPm === undefined) return reading.hour;
  return (reading.hour % 12) + (reading.isPm ? 12 : 0);
}

/** Seconds since 1970 of what was read, in a year; undefined where that year has no such day. */
function secondsIn(year: number, reading: Reading): number | undefined {
  const { dayOfYear } = reading;
  const [month, day] = dayOfYear > 0 ? [1, dayOfYear] : [reading.month || 1, reading.day || 1];
  const exists = dayOfYear > 0 ? dayOfYear <= 365 || isCivilDate(year, 2, 29) : isCivilDate(year, month, day);
  if (!exists) return undefined;
  return epochSeconds(year, month, day, hourOf(reading), reading.minute, reading.second) - reading.minutesEast * 60;
}

function secondsOf(reading: Reading, receivedAtMs: number): number | undefined {
  if (reading.epoch !== undefined) return reading.epoch;
  const year = yearOf(reading);
  if (year !== undefined) return secondsIn(year, reading);
  const namesDay = reading.month > 0 || reading.dayOfYear > 0;
  return namesDay ? secondsInLatestYear(receivedAtMs, (each) => secondsIn(each, reading)) : secondsIn(1970, reading);
}

function textOf(reading: Reading, receivedAtMs: number): string | undefined {
  const seconds = secondsOf(reading, receivedAtMs);
  return seconds === undefined ? undefined : timestampText(seconds, reading.nanoseconds);
}

/** Reads a text that was received at some time, in milliseconds since 1970. */
type TextTimeParser = (text: string, receivedAtMs: number) => string | undefined;

/**
 * Compiles a strftime pattern. Text without a zone is UTC, without a year of the latest one that its receipt allows
 * (`secondsInLatestYear`), without year and month of 1970; `%y` below 69 is 20xx. The whole text must match.
 * A pattern with an unknown directive answers the problem as a sentence.
 */
export function strftimeParser(pattern: string): TextTimeParser | { readonly problem: string } {
  const steps = stepsOf(pattern);
  if (!Array.isArray(steps)) return steps;
  const start = isoStart.exec(written(pattern))?.[0];
  const between = start === undefined ? Number.NaN : start.charCodeAt("%Y-%m-%d".length);
  return rememberingLast((text, receivedAtMs) => {
    const reading: Reading = {
      year: -1,
      century: -1,
      yearOfCentury: -1,
      month: 0,
      day: 0,
      dayOfYear: 0,
      hour: 0,
      isPm: undefined,
      minute: 0,
      second: 0,
      nanoseconds: 0,
      minutesEast: 0,
      epoch: undefined,
    };
    let at = start === undefined ? -1 : readIsoStart(text, between, reading);
    let from = isoStartSteps;
    if (at < 0) at = from = 0;
    for (let i = from; i < steps.length; i++) {
      at = steps[i]?.(text, at, reading) ?? -1;
      if (at < 0) return undefined;
    }
    return at === text.length ? textOf(reading, receivedAtMs) : undefined;
  });
}

/** Such times are mostly of whole seconds, which many events in a row share. */
function rememberingLast(parse: TextTimeParser): TextTimeParser {
  let lastText: string | undefined;
  let lastReceivedAtMs = Number.NaN;
  let last: string | undefined;
  return (text, receivedAtMs) => {
    if (text !== lastText || receivedAtMs !== lastReceivedAtMs) {
      last = parse(text, receivedAtMs);
      lastText = text;
      lastReceivedAtMs = receivedAtMs;
    }
    return last;
  };
}
