import { type QueryFilters, readIndicatorSearch } from "@pharos/domain";
import { filterText, indicatorText } from "../../../routing/use-event-actions.ts";
import type { EventSearch } from "../event-search.ts";
import type { HistoryRun } from "./use-search-history.ts";

type OpenedRun = Pick<HistoryRun, "id" | "kind" | "sql" | "language" | "metadata">;

/** Search in the mode of a run, with its rows; undefined where Search cannot ask the same. */
export function resultsTarget(run: OpenedRun): EventSearch | undefined {
  if (run.kind === "indicator_search") return indicatorTarget(run);
  if (run.language === "simplesearch") return formTarget(run);
  const { id } = run;
  return { ...textTarget(run), ...(run.language === "sql" ? { sqlRun: id } : { run: id }) };
}

/** Search that runs the text again: an address without a run asks for one. Undefined where opening runs it anyway. */
export function rerunTarget(run: OpenedRun): EventSearch | undefined {
  return run.kind === "query" && run.language !== "simplesearch" ? textTarget(run) : undefined;
}

function textTarget({ sql, language, metadata }: OpenedRun): EventSearch {
  if (language === "sql") return { mode: "sql", sql };
  return { mode: "flow", flow: sql, ...placeOf(metadata) };
}

function formTarget({ metadata }: OpenedRun): EventSearch {
  const { ors } = JSON.parse(metadata.simpleSearchQueryFilter ?? '{"ors":[]}') as QueryFilters;
  const filter = ors.flatMap(({ ands }, group) =>
    ands.map(({ key, operator, value = null }) => filterText(key, operator, value, group)),
  );
  return { ...placeOf(metadata), ...(filter.length > 0 ? { filter } : {}) };
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

function placeOf({ tables, startTime, endTime }: OpenedRun["metadata"]): EventSearch {
  return {
    ...(tables.length > 0 ? { table: tables } : {}),
    // A run's end is exclusive; the address names the last millisecond that is included.
    ...(startTime && endTime ? { from: startTime, to: new Date(new Date(endTime).getTime() - 1).toISOString() } : {}),
  };
}
