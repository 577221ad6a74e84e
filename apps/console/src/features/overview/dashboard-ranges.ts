import { type TimeRange, timeRangePresetIds } from "@pharos/ui/time-ranges";

export const dashboardRangeDefault: TimeRange = { kind: "preset", id: "P1M" };
/** The server sums up a year at most. */
export const dashboardRanges = timeRangePresetIds.filter((id) => id !== "PAllTime");

/** They sum up a lot, and something arrives all the time. */
export const dashboardRefreshMs = 10_000;
