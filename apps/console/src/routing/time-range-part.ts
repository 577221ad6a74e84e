import { type TimeRange, timeRangeToSearch } from "@pharos/ui/time-ranges";

/** The part of an address that says a time; whatever it said before goes, and without a range nothing takes its place. */
export function timeRangePart(range?: TimeRange) {
  return { range: undefined, from: undefined, to: undefined, ...(range && timeRangeToSearch(range)) };
}
