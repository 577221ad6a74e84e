import { type DataLakeQuery, invalidInput, queryTimeRange } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { lakeInstant } from "./lake-instant.ts";
import { checkVisible, hasRows } from "./query-service.ts";
import { rowHistogram, type TimedRow } from "./row-histogram.ts";
import { ValueCounts } from "./value-counts.ts";

const eventTime = "p_event_time";
const logType = "p_log_type";

/**
 * The rows that were kept, over a time of theirs, a series for each log type where they name one. Null where there are
 * no rows, or none of them has the time.
 * @param column of instants; that of events where undefined
 * @throws queryRowsHidden, input.invalid
 */
export async function resultHistogram(
  context: RequestContext,
  query: DataLakeQuery,
  { buckets, column = eventTime }: { readonly buckets: number; readonly column?: string | undefined },
) {
  authorize(context.actor, "DataAnalyticsRead");
  if (!hasRows(query)) return null;
  checkVisible(context, query);
  const columns = query.columns ?? [];
  const place = columns.findIndex(({ name, type }) => name === column && type.includes("DateTime"));
  if (place < 0) return null;
  const seriesPlace = columns.findIndex(({ name }) => name === logType);
  const rows: TimedRow[] = [];
  for await (const page of context.store.queryResults.pages(query.resultsOf)) {
    for (const row of page) {
      const at = row[place];
      if (typeof at !== "string") continue;
      rows.push({ atMs: lakeInstant(at).getTime(), series: String(row[seriesPlace] ?? "") });
    }
  }
  const range = column === eventTime ? queryTimeRange(query.params, query.createdAt) : undefined;
  return rowHistogram(rows, range, buckets);
}

/** The values of a column in the rows that were kept. Null where there are no rows. @throws queryRowsHidden, input.invalid */
export async function resultFieldSummary(context: RequestContext, query: DataLakeQuery, key: string) {
  authorize(context.actor, "DataAnalyticsRead");
  if (!hasRows(query)) return null;
  checkVisible(context, query);
  const place = (query.columns ?? []).findIndex(({ name }) => name === key);
  if (place < 0) throw invalidInput(`The query has no column ${key}`);
  const counts = new ValueCounts();
  for await (const page of context.store.queryResults.pages(query.resultsOf)) {
    for (const row of page) counts.add(row[place]);
  }
  return { key, total: counts.total, distinct: counts.distinct, top: counts.top() };
}
