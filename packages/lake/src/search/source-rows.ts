import type { Catalogue } from "../catalogue/catalogue.ts";
import { type LogTypeAccess, visibleLogTypes } from "../catalogue/visible-tables.ts";
import type { Engine } from "../connection/engine.ts";
import { databases, failuresTable } from "../tables/databases.ts";
import type { RowPage } from "./search-input.ts";
import { searchRows } from "./search-rows.ts";

export interface SourceRowsInput {
  readonly sourceId: string;
  readonly limit?: number;
  readonly cursor?: string;
  readonly logTypeAccess?: LogTypeAccess;
}

/** All that nanoseconds in 64 bits can say. */
export const always = { fromMs: -9_223_372_036_000, toMs: 9_223_372_036_000 };

export const ofSource = (sourceId: string) => [{ column: "p_source_id", isAnyOf: [sourceId] }];

/** Reads the events of a source as stored, by event time, newest first. */
export function rawEvents(
  engine: Engine,
  catalogue: Catalogue,
  { sourceId, logTypes, ...page }: SourceRowsInput & { readonly logTypes: readonly string[] },
): Promise<RowPage> {
  const tables = visibleLogTypes(logTypes, page.logTypeAccess);
  return searchRows(engine, catalogue, { ...page, ...always, tables, conditions: ofSource(sourceId) });
}

/** Reads what a source sent that no schema accepted, newest first. */
export function failures(
  engine: Engine,
  catalogue: Catalogue,
  { sourceId, ...page }: SourceRowsInput,
): Promise<RowPage> {
  const tables = [`${databases.monitor}.${failuresTable}`];
  return searchRows(engine, catalogue, { ...page, ...always, tables, conditions: ofSource(sourceId) });
}
