import type { SortDirection } from "@pharos/domain";
import { resolveTimeRange, type TimeRange, timeRangeFromSearch } from "@pharos/ui/time-ranges";
import { defined, listOf, oneOf, textOf } from "../../routing/search-codec.ts";
import type { SearchPart } from "../../routing/use-search-change.ts";
import { conditionGroups, conditionInWords } from "./filters/condition.ts";

/** The whole state of Search, as its address holds it. */
export interface EventSearch {
  readonly mode?: "sql" | "flow";
  /** Tables as `database.public.table`, whole databases as `database.public.*`, or log types; absent: all logs. */
  readonly table?: readonly string[];
  /** Conditions as `filterText` writes them. */
  readonly filter?: readonly string[];
  readonly q?: string;
  readonly range?: string;
  readonly from?: string;
  readonly to?: string;
  readonly dir?: SortDirection;
  /** Events at most. */
  readonly limit?: string;
  /** The row whose sheet is open. */
  readonly event?: string;
  readonly view?: "tree" | "raw";
  readonly sql?: string;
  /** The run of it whose rows are shown. */
  readonly sqlRun?: string;
  /** A text in PharosFlow. */
  readonly flow?: string;
  /** The run of it, or of the form, whose rows are shown. */
  readonly run?: string;
  /** The saved search that was opened. */
  readonly saved?: string;
  /** The sheet in which the query is saved, or added to a notebook, is open. */
  readonly save?: "new" | "notebook";
}

export type EventSearchPart = SearchPart<EventSearch>;

export function readEventSearch(search: Record<string, unknown>): EventSearch {
  return defined({
    mode: oneOf(search.mode, ["sql", "flow"] as const),
    table: listOf(search.table),
    filter: listOf(search.filter),
    q: textOf(search.q),
    range: textOf(search.range),
    from: textOf(search.from),
    to: textOf(search.to),
    dir: oneOf(search.dir, ["ascending"] as const),
    limit: textOf(search.limit),
    event: textOf(search.event),
    view: oneOf(search.view, ["raw"] as const),
    sql: textOf(search.sql),
    sqlRun: textOf(search.sqlRun),
    flow: textOf(search.flow),
    run: textOf(search.run),
    saved: textOf(search.saved),
    save: oneOf(search.save, ["new", "notebook"] as const),
  });
}

export const rangeDefault: TimeRange = { kind: "preset", id: "PT20M" };
export const rangeOf = (search: EventSearch): TimeRange => timeRangeFromSearch(search) ?? rangeDefault;

export const limitDefault = 1_000;

/** Undefined for what is no limit. */
export function limitOf({ limit = String(limitDefault) }: EventSearch): number | undefined {
  return limitProblem(limit) === undefined ? Number(limit) : undefined;
}

/** What is wrong with a limit (specification 2 §5). */
export function limitProblem(limit: string): string | undefined {
  if (limit.trim() === "") return "This field is required";
  return /^\d+$/.test(limit.trim()) && Number(limit) >= 1 ? undefined : "Must be a whole number, at least 1";
}

/** The search without what a run of it, or the page around it, adds. */
export function questionOf({ table, filter, q, range, from, to, dir, limit }: EventSearch): EventSearch {
  return defined({ table, filter, q, range, from, to, dir, limit });
}

/** What narrows the search, for the state "nothing matches". */
export function filtersInWords(search: EventSearch): string[] {
  const groups = conditionGroups(search.filter ?? []).map((group) => group.map(conditionInWords).join(" and "));
  return [
    ...(search.q ? [`Contains “${search.q}”`] : []),
    ...(groups.length > 0 ? [groups.join(" or ")] : []),
    ...(search.table?.length ? [`In ${search.table.map(shortTableName).join(", ")}`] : []),
  ];
}

const hourMs = 3_600_000;
const widerRanges = [
  { name: "24 hours", lengthMs: 24 * hourMs, preset: "PT24H" },
  { name: "7 days", lengthMs: 7 * 24 * hourMs, preset: "P1W" },
  { name: "30 days", lengthMs: 30 * 24 * hourMs, preset: "P1M" },
] as const;
const widerMax = 2;

/**
 * Longer times to look into where a search found nothing, the nearest first. A time that was given by its start and end
 * grows on both sides, as events lie before and after what somebody looked for.
 */
export function widerTimes(range: TimeRange, now: Date): { name: string; range: TimeRange }[] {
  const { start, end } = resolveTimeRange(range, now);
  const lengthMs = end.getTime() - start.getTime();
  const middleMs = start.getTime() + lengthMs / 2;
  const around = (ms: number): TimeRange => ({
    kind: "custom",
    start: new Date(middleMs - ms / 2),
    end: new Date(middleMs + ms / 2),
  });
  return widerRanges
    .filter((wider) => wider.lengthMs > lengthMs + hourMs)
    .slice(0, widerMax)
    .map(({ name, lengthMs: ms, preset }) => ({
      name,
      range: range.kind === "custom" ? around(ms) : { kind: "preset", id: preset },
    }));
}

/** `pharos_logs.public.aws_alb` → `aws_alb`; a log type stays as it is. */
export const shortTableName = (name: string) => name.replace(/^\w+\.public\./, "");
