import { parseEventTime } from "@pharos/domain";
import type { ValueActions } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useMay } from "../session/viewer.tsx";
import { pathTarget } from "./path-target.ts";

/** Where a field of an event is searched; undefined where no table holds it. */
export interface FieldPlace {
  readonly table: string;
  readonly key: string;
}

export interface EventOrigin {
  /** As rows of the lake have it. */
  readonly eventTime: unknown;
  /** Keeps its identity between renders. */
  readonly placeOf: (path: string) => FieldPlace | undefined;
}

const hourMs = 3_600_000;
const filterRoomMs = hourMs;
const lookUpRoomMs = 24 * hourMs;

/**
 * One condition of a search, as the address holds it: `["eventName","EQUALS","ConsoleLogin"]`. Any of the groups must
 * hold, each with all of its conditions; the first is 0.
 */
export function filterText(key: string, operator: string, value: unknown, group = 0): string {
  return JSON.stringify(group === 0 ? [key, operator, value] : [key, operator, value, group]);
}

/** The time around an event, in which Search looks for others. */
export function timeAround(eventTime: Date, roomMs: number): { from: string; to: string } {
  const at = eventTime.getTime();
  return { from: new Date(at - roomMs).toISOString(), to: new Date(at + roomMs).toISOString() };
}

/** The condition that finds a value in any of the indicator fields that hold values of its kind. */
export const indicatorText = (value: unknown): string => filterText("", "HAS_INDICATOR", String(value).trim());

/** From a value of an event into Search, around the time of that event: none for those who may not search. */
export function useEventActions({ eventTime, placeOf }: EventOrigin): ValueActions {
  const navigate = useNavigate();
  const maySearch = useMay("DataAnalyticsRead");
  return useMemo(() => {
    const at = parseEventTime(eventTime);
    if (!maySearch || !at) return {};
    const open = (search: Record<string, unknown>) => navigate(pathTarget("/investigate/search/", search));
    const filterBy = (operator: string) => (path: string, value: unknown) => {
      const place = placeOf(path);
      if (!place) return;
      const filter = [filterText(place.key, operator, value)];
      open({ table: [place.table], filter, ...timeAround(at, filterRoomMs) });
    };
    return {
      onFilterFor: filterBy("EQUALS"),
      onExclude: filterBy("NOT_EQUAL"),
      onLookUp: (_path, value) => open({ filter: [indicatorText(value)], ...timeAround(at, lookUpRoomMs) }),
      filterHint: "± 1 hour",
      lookUpHint: "± 24 hours",
    };
  }, [maySearch, navigate, eventTime, placeOf]);
}
