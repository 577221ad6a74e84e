import { type QueryFilters, readIndicatorSearch } from "@pharos/domain";
import { timeRangePresetIds } from "@pharos/ui/time-ranges";
import { filterText, indicatorText } from "../../../routing/use-event-actions.ts";
import { type EventSearch, limitDefault } from "../event-search.ts";
import type { HistoryRun } from "./use-search-history.ts";

type OpenedRun = Pick<HistoryRun, "id" | "kind" | "sql" | "language" | "metadata">;
/** A query with what was chosen beside its text. */
type AskedQuery = Pick<HistoryRun, "sql" | "language" | "metadata">;

/** Search in the mode of a query, which runs it. */
export function runTarget(query: AskedQuery): EventSearch {
  return query.language === "simplesearch" ? formTarget(query) : textTarget(query);
}

/** Search in the mode of a run, with its rows; undefined where Search cannot ask the same. */
export function resultsTarget(run: OpenedRun): EventSearch | undefined {
  if (run.kind === "indicator_search") return indicatorTarget(run);
  const { id } = run;
  return { ...runTarget(run), ...(run.language === "sql" ? { sqlRun: id } : { run: id }) };
}

/** Search that asks the same again: an address without a run asks for one. Undefined where opening runs it anyway. */
export function rerunTarget(run: OpenedRun): EventSearch | undefined {
  return run.kind === "query" ? runTarget(run) : undefined;
}

function textTarget({ sql, language, metadata }: AskedQuery): EventSearch {
  if (language === "sql") return { mode: "sql", sql };
  return { mode: "flow", flow: sql, ...placeOf(metadata) };
}

function formTarget({ metadata }: AskedQuery): EventSearch {
  const { ors } = JSON.parse(metadata.simpleSearchQueryFilter ?? '{"ors":[]}') as QueryFilters;
  const filter = ors.flatMap(({ ands }, group) =>
    ands.map(({ key, operator, value = null }) => filterText(key, operator, value, group)),
  );
  const { limit, sortDirection } = metadata;
  return {
    ...placeOf(metadata),
    ...(filter.length > 0 ? { filter } : {}),
    ...(sortDirection === "ascending" ? { dir: sortDirection } : {}),
    ...(limit == null || limit === limitDefault ? {} : { limit: String(limit) }),
  };
}

/** Any of the values: each is a group of its own. */
function indicatorTarget({ sql, metadata }: OpenedRun): EventSearch | undefined {
  const search = readIndicatorSearch(sql);
  // The form has no condition on the indicators of one kind alone.
  if (!search || search.field) return undefined;
  const filter = search.indicators.map((value, group) =>
    group === 0 ? indicatorText(value) : filterText("", "HAS_INDICATOR", value.trim(), group),
  );
  return { filter, ...placeOf(metadata) };
}

const allLogs = "pharos_logs.public";

function placeOf({ databases, tables, startTime, endTime, relativeTime }: AskedQuery["metadata"]): EventSearch {
  const whole = databases.filter(() => tables.length === 0).map((database) => `${database}.*`);
  const chosen = whole.join() === `${allLogs}.*` ? [] : [...whole, ...tables];
  return {
    ...(chosen.length > 0 ? { table: chosen } : {}),
    // A run's end is exclusive; the address names the last millisecond that is included.
    ...(relativeTime ? { range: rangeText(relativeTime) } : {}),
    ...(startTime && endTime ? { from: startTime, to: new Date(new Date(endTime).getTime() - 1).toISOString() } : {}),
  };
}

const unitNames = { M: "minutes", H: "hours", D: "days", W: "weeks", Y: "years" } as const;

/** `PT5M` → `last-5-minutes`; what is a choice of the page, or longer than one number and unit, stays. */
function rangeText(duration: string): string {
  if (timeRangePresetIds.some((id) => id === duration)) return duration;
  const [, time, amount, letter] = /^P(T?)(\d+)([MHDWY])$/.exec(duration) ?? [];
  if (!amount || !letter) return duration;
  const unit = letter === "M" && !time ? "months" : unitNames[letter as keyof typeof unitNames];
  return `last-${amount}-${unit}`;
}
