import type { TimeRange } from "@pharos/ui/time-ranges";
import { type EventSearch, rangeOf } from "../event-search.ts";
import { type Condition, conditionGroups } from "../filters/condition.ts";
import { readsForm } from "../flow/default-flow.ts";
import { runTarget } from "../history/run-target.ts";
import type { SavedQuery, SearchedQuery } from "./saved-query.ts";

/** All log tables, whichever there are when the query runs. */
const allLogs = { databases: ["pharos_logs.public"] };

/** What the builder asks, to save it. A text that every event must contain becomes a condition of each group. */
export function searchedForm(search: EventSearch): SearchedQuery {
  const groups = conditionGroups(search.filter ?? []);
  const contains: Condition[] = search.q ? [{ key: "", operator: "ROW_CONTAINS", value: search.q }] : [];
  const ors = groups.length > 0 ? groups.map((ands) => [...ands, ...contains]) : contains.length > 0 ? [contains] : [];
  return {
    sql: "",
    language: "simplesearch",
    ...placeOf(search),
    ...(ors.length > 0 ? { filters: JSON.stringify({ ors: ors.map((ands) => ({ ands })) }) } : {}),
    ...(search.dir ? { sortDir: search.dir } : {}),
  };
}

/** A Flow text, with the tables and the time that it leaves to the page. */
export function searchedFlow(text: string, search: EventSearch): SearchedQuery {
  return { sql: text, language: "pharosflow", ...(readsForm(text) ? placeOf(search) : {}) };
}

export const searchedSql = (text: string): SearchedQuery => ({ sql: text, language: "sql" });

const placeOf = (search: EventSearch) => ({
  ...(search.table?.length ? { tables: [...search.table] } : allLogs),
  ...timeOf(rangeOf(search)),
});

function timeOf(range: TimeRange): Pick<SearchedQuery, "relativeTime" | "startTime" | "endTime"> {
  if (range.kind === "preset") return { relativeTime: range.id };
  if (range.kind === "relative") return { relativeTime: durationOf(range.amount, range.unit) };
  // The server's end is exclusive; ranges end within the last millisecond that they include.
  return { startTime: range.start.toISOString(), endTime: new Date(range.end.getTime() + 1).toISOString() };
}

/** As ISO 8601 writes it; the server's month has 30 days and its year 365, as ours have. */
function durationOf(amount: number, unit: Extract<TimeRange, { kind: "relative" }>["unit"]): string {
  const letter = unit.charAt(0).toUpperCase();
  return unit === "minutes" || unit === "hours" ? `PT${amount}${letter}` : `P${amount}${letter}`;
}

/** Search in the mode of a saved query, which runs it. */
export function savedTarget(query: Pick<SavedQuery, "id" | "sqlQuery" | "params">): EventSearch {
  const { language, sortDirection } = query.params;
  return {
    ...runTarget({ language, sql: withoutPragma(query.sqlQuery), metadata: query.params }),
    ...(sortDirection === "ascending" ? { dir: sortDirection } : {}),
    saved: query.id,
  };
}

/** The server adds it to texts in PharosFlow; the page's mode says as much. */
const withoutPragma = (text: string) => text.replace(/^--[ \t]?pragma:[ \t]*pharosflow[ \t]*\n/i, "");
