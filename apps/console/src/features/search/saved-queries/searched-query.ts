import { tableNameOf } from "@pharos/domain";
import { type EventSearch, limitDefault, limitOf, rangeOf } from "../event-search.ts";
import { type Condition, conditionGroups } from "../filters/condition.ts";
import { readsForm } from "../flow/default-flow.ts";
import { runTarget } from "../history/run-target.ts";
import type { SavedQuery, SearchedQuery } from "./saved-query.ts";
import { timeParams } from "./time-params.ts";

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
    limit: limitOf(search) ?? limitDefault,
  };
}

/** A Flow text, with the tables and the time that it leaves to the page. */
export function searchedFlow(text: string, search: EventSearch): SearchedQuery {
  return { sql: text, language: "pharosflow", ...(readsForm(text) ? placeOf(search) : {}) };
}

export const searchedSql = (text: string): SearchedQuery => ({ sql: text, language: "sql" });

const placeOf = (search: EventSearch) => ({ ...tablesOf(search.table ?? []), ...timeParams(rangeOf(search)) });

/** Log types, as other pages write them, are names of tables as well. */
function tablesOf(tables: readonly string[]): Pick<SearchedQuery, "databases" | "tables"> {
  return tables.length === 0 ? allLogs : { tables: tables.map(tableIdOf) };
}

/** `AWS.ALB` → `pharos_logs.public.aws_alb` */
export function tableIdOf(name: string): string {
  return name.startsWith("pharos_") ? name : `pharos_logs.public.${tableNameOf(name)}`;
}

/** Search in the mode of a saved query, which runs it. */
export function savedTarget(query: Pick<SavedQuery, "id" | "sqlQuery" | "params">): EventSearch {
  const { language } = query.params;
  return { ...runTarget({ language, sql: withoutPragma(query.sqlQuery), metadata: query.params }), saved: query.id };
}

/** The server adds it to texts in PharosFlow; the page's mode says as much. */
const withoutPragma = (text: string) => text.replace(/^--[ \t]?pragma:[ \t]*pharosflow[ \t]*\n/i, "");
