import { invalidInput, queryTimeRange, readIndicatorSearch } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import type { CompiledQuery, QueryToCompile } from "./query-compiler.ts";

/** A row for each table, log type and day. @throws input.invalid */
export async function compileIndicatorSearch(
  lake: Pick<Lake, "indicatorQuery">,
  { text, params, referenceTime, logTypeAccess }: QueryToCompile,
): Promise<CompiledQuery> {
  const search = readIndicatorSearch(text);
  if (search === undefined) throw invalidInput("This saved query is not an indicator search");
  const eventTimes = queryTimeRange(params, referenceTime);
  const { fromMs, toMs } = eventTimes ?? { fromMs: 0, toMs: referenceTime.getTime() };
  const values = search.indicators;
  const counts = await lake.indicatorQuery({ values, field: search.field, fromMs, toMs, logTypeAccess });
  const at = (column: string) => `fromUnixTimestamp64Milli(${column}, 'UTC')`;
  const day = "toDate(toDateTime(intDiv(dayMs, 1000), 'UTC'))";
  const sql = `SELECT \`table\`, logType AS log_type, ${day} AS day, events,
    ${at("firstMs")} AS first_seen, ${at("lastMs")} AS last_seen FROM (${counts})
    ORDER BY day DESC, events DESC, \`table\`, log_type`;
  return { sql, compiledSettings: {}, eventTimes, warnings: [] };
}
