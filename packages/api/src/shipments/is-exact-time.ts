/**
 * Says whether a time tells its event apart from one that happens again: to the microsecond or finer. Coarser ones are
 * shared by different events that say the same, as by two failed sign-ins within a second. Zeros do not make a time
 * finer: a clock of milliseconds is often written with nine digits.
 */
export function isExactTime(json: string | undefined): boolean {
  return json !== undefined && /\.\d{3}(?=\d{3})\d*[1-9]/.test(json);
}

/** The same for nanoseconds since 1970. */
export function isExactNanoseconds(time: string | number): boolean {
  return /^\d+$/.test(String(time)) && !/000000$/.test(String(time)) && Number(time) > 0;
}
