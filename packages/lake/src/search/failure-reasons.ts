import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import { Parameters } from "../connection/parameters.ts";
import { databases, failuresTable } from "../tables/databases.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import { runSearch } from "./run-search.ts";
import { always, ofSource, type SourceRowsInput } from "./source-rows.ts";
import { renderScope, scopedTables } from "./table-scope.ts";

/** Why no schema took some records of a source, and how many there are. */
export interface FailureReason {
  readonly sourceId: string;
  readonly reason: string;
  /** The log type that came closest; null where none did. */
  readonly logType: string | null;
  readonly count: number;
  /** When the newest of them arrived, as the engine writes it. */
  readonly lastAt: string;
}

/** Absent members do not narrow. */
export interface FailureReasonsInput extends Partial<Pick<SourceRowsInput, "sourceId" | "logTypeAccess">> {
  /** By when they arrived. */
  readonly range?: { readonly fromMs: number; readonly toMs: number };
}

const reasonsMax = 100;

/** By source, the most frequent first, at most 100. @throws queryTooSlow */
export async function failureReasons(
  engine: Engine,
  catalogue: Catalogue,
  { sourceId, range, logTypeAccess }: FailureReasonsInput,
): Promise<FailureReason[]> {
  const scope = {
    ...always,
    ...range,
    tables: [`${databases.monitor}.${failuresTable}`],
    conditions: sourceId === undefined ? [] : ofSource(sourceId),
    logTypeAccess,
  };
  const [table] = await scopedTables(catalogue, scope);
  if (!table) return [];
  const parameters = new Parameters();
  const sql = `SELECT p_source_id AS sourceId, reason, p_log_type AS logType, toUInt32(count()) AS count, toString(max(p_event_time)) AS lastAt
    FROM ${qualifiedName(table)} WHERE ${renderScope(scope, table, parameters)}
    GROUP BY p_source_id, reason, p_log_type ORDER BY count DESC, lastAt DESC, sourceId, reason LIMIT ${reasonsMax}`;
  return runSearch<FailureReason>(engine, { sql, params: parameters.values });
}
