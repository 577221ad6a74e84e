import { useQuery } from "@apollo/client/react";
import { resolveTimeRange, type TimeRange, timeRangeFromSearch } from "@pharos/ui/time-ranges";
import { useMemo } from "react";
import { attackMapQuery } from "./attack-map-query.ts";
import type { AttackMapSearch } from "./attack-map-search.ts";

const rangeDefault: TimeRange = { kind: "preset", id: "P1M" };

/** The range of alerts that the address names. */
export const rangeOf = (search: AttackMapSearch): TimeRange => timeRangeFromSearch(search) ?? rangeDefault;

/** The detections of the map with their alerts in the range. */
export function useAttackMap(search: AttackMapSearch) {
  const { range, from, to } = search;
  const variables = useMemo(() => {
    const { start, end } = resolveTimeRange(
      rangeOf({ ...(range && { range }), ...(from && { from }), ...(to && { to }) }),
      new Date(),
    );
    return { input: { from: start.toISOString(), to: end.toISOString() } };
  }, [range, from, to]);
  const { data, previousData, error, refetch } = useQuery(attackMapQuery, {
    variables,
    fetchPolicy: "cache-and-network",
  });
  return { map: (data ?? previousData)?.attackMap, error, refetch };
}
