import { columnsOfPaths, type EventColumns, everyItem, parseSelector, type SelectorStep } from "@pharos/domain";
import type { LookupPlace } from "../shape/table-shape.ts";
import { findRowIn } from "../tables/find-row.ts";
import type { FindRow, LookupRow } from "../tables/lookup-row.ts";
import type { TableData } from "../tables/table-data.ts";
import { type ReadSelector, selectorReader } from "./read-selector.ts";

/** A table in memory with where it is looked up; may be handed to other threads, which then share it. */
export interface LoadedTable {
  readonly name: string;
  readonly places: readonly LookupPlace[];
  readonly data: TableData;
}

/** A row with the value that it was found by. */
export type MatchedRow = LookupRow & { readonly p_match: string };

/**
 * The event's `p_enrichment`: table → selector → the row, or the rows of a list. Tables that matched nothing are
 * absent.
 */
export type Enrichment = Readonly<Record<string, Readonly<Record<string, MatchedRow | readonly MatchedRow[]>>>>;

type Event = Readonly<Record<string, unknown>>;

export interface Enricher {
  /** Returns true if events of the log type are looked up in any table. */
  concerns(logType: string): boolean;
  /** The columns of the log type's events that lookups read. */
  columns(logType: string): EventColumns;
  /** Undefined where nothing matched. */
  enrich(logType: string, event: Event): Enrichment | undefined;
  /** The row whose key it is; undefined without one, or without a table of that name. */
  lookup(table: string, key: string): LookupRow | undefined;
}

/** One value of an event, and the tables that it is looked up in. */
interface Lookup {
  readonly key: string;
  readonly steps: readonly SelectorStep[];
  readonly read: ReadSelector;
  readonly tables: readonly { readonly name: string; readonly find: FindRow }[];
}

/** `nowMs` decides which rows have expired. */
export function createEnricher(tables: readonly LoadedTable[], nowMs: () => number): Enricher {
  const finders = new Map(tables.map(({ name, data }) => [name, findRowIn(data, nowMs)]));
  const plans = new Map<string, readonly Lookup[]>();

  function planOf(logType: string): readonly Lookup[] {
    const known = plans.get(logType);
    if (known !== undefined) return known;
    const plan = planFor(logType, tables, finders);
    plans.set(logType, plan);
    return plan;
  }

  return {
    concerns: (logType) => planOf(logType).length > 0,
    columns: (logType) => columnsOfPaths(planOf(logType).map(({ steps }) => (steps[0] === everyItem ? [] : steps))),
    enrich(logType, event) {
      let enrichment: Record<string, Record<string, MatchedRow | MatchedRow[]>> | undefined;
      for (const { key, read, tables: looked } of planOf(logType)) {
        const value = read(event);
        if (value === undefined || value === null) continue;
        for (const { name, find } of looked) {
          const found = Array.isArray(value) ? rowsOf(value, find) : rowOf(value, find);
          if (found === undefined) continue;
          enrichment ??= {};
          const bySelector = enrichment[name] ?? {};
          bySelector[key] = found;
          enrichment[name] = bySelector;
        }
      }
      return enrichment;
    },
    lookup: (table, key) => finders.get(table)?.(key),
  };
}

/** Selectors that several tables share are read once. */
function planFor(
  logType: string,
  tables: readonly LoadedTable[],
  finders: ReadonlyMap<string, FindRow>,
): readonly Lookup[] {
  const lookups = new Map<string, Lookup & { readonly tables: { name: string; find: FindRow }[] }>();
  for (const { name, places } of tables) {
    const find = finders.get(name);
    const mine = places.filter((place) => place.logType === undefined || place.logType === logType);
    for (const text of new Set(mine.flatMap(({ selectors }) => selectors))) {
      const selector = parseSelector(text);
      if (selector === undefined || find === undefined) continue;
      const { key, steps } = selector;
      const lookup = lookups.get(text) ?? { key, steps, read: selectorReader(steps), tables: [] };
      lookup.tables.push({ name, find });
      lookups.set(text, lookup);
    }
  }
  return [...lookups.values()];
}

function rowOf(value: unknown, find: FindRow): MatchedRow | undefined {
  const key = keyOf(value);
  const row = key === undefined ? undefined : find(key);
  return row && key !== undefined ? { ...row, p_match: key } : undefined;
}

/** Whoever sends logs chooses how long a list is: it must not multiply into more than memory holds. */
const rowsOfListMax = 1_000;

/** A value that a list has twice is looked up once. */
function rowsOf(values: readonly unknown[], find: FindRow): MatchedRow[] | undefined {
  const distinct = values.length > 1 ? new Set(values) : values;
  const found: MatchedRow[] = [];
  for (const value of distinct) {
    const row = rowOf(value, find);
    if (row !== undefined) found.push(row);
    if (found.length === rowsOfListMax) break;
  }
  return found.length === 0 ? undefined : found;
}

function keyOf(value: unknown): string | undefined {
  if (typeof value === "string") return value === "" ? undefined : value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
}
