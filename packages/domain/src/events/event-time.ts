const millisecondsLength = "2026-03-01T00:00:00.000".length;

/** Reads a `p_event_time` as rows of the lake have it, in UTC; undefined for anything else. */
export function parseEventTime(value: unknown): Date | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.replace(" ", "T").replace(/Z$/, "").slice(0, millisecondsLength);
  const time = new Date(`${text}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
