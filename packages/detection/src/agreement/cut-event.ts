import type { EventColumns } from "@pharos/domain";

/** For tests: the event as one is told of it who reads these columns. */
export function cutEvent(
  event: Readonly<Record<string, unknown>>,
  columns: EventColumns | undefined,
): Readonly<Record<string, unknown>> {
  if (columns === "all") return { ...event };
  return Object.fromEntries(Object.entries(event).filter(([name]) => columns?.has(name.toLowerCase())));
}
