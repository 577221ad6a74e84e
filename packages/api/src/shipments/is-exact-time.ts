/**
 * Says whether a time tells its event apart from one that happens again: to the microsecond or finer. Coarser ones are
 * shared by different events that say the same, as by two failed sign-ins within a second.
 */
export function isExactTime(json: string | undefined): boolean {
  return json !== undefined && /\.\d{6,}/.test(json);
}
