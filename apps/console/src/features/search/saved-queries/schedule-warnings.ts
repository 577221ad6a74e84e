import { hasRowLimit } from "@pharos/domain";
import type { SearchedQuery } from "./saved-query.ts";

const timeFilter = /p_occurs_(?:since|between|around)|p_event_time/i;

/** What a schedule makes of a query that nobody may want (specification 2 §5). */
export function scheduleWarnings({ sql, language, relativeTime, startTime }: SearchedQuery): string[] {
  const isText = language !== "simplesearch";
  const hasTimes = relativeTime ? relativeTime !== "PAllTime" : Boolean(startTime);
  return [
    ...(isText && !hasRowLimit({ sql }) ? ["This query has no limit. Add one to bound what a run returns."] : []),
    ...(!hasTimes && !(isText && timeFilter.test(sql))
      ? ["This query has no time filter, so each run reads all events. Filter by p_event_time or p_occurs_since."]
      : []),
    ...(startTime ? ["Every run reads the same fixed times. Choose a relative time range instead."] : []),
  ];
}
