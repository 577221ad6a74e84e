import type { Entity, EntityField } from "@pharos/domain";
import { readFilledTables } from "../catalogue/read-filled-tables.ts";
import { visibleTables } from "../catalogue/visible-tables.ts";
import type { Engine } from "../connection/engine.ts";
import { quoteText } from "../connection/statement.ts";
import type { QueryGate } from "../gate/query-gate.ts";
import { databases } from "../tables/databases.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import { type EntityScope, entityConditions } from "./entity-values.ts";

/** How often events name an entity, and when the first and the last of them happened. */
export interface EntitySighting extends Entity {
  readonly events: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

const timeoutMs = 30_000;
const rowsMax = 1000;

/**
 * Looks through the events of all log types; an entity that none names is left out.
 * @throws input.invalid, queryTooSlow
 */
export async function findEntitySightings(
  engine: Engine,
  gate: QueryGate,
  scope: EntityScope,
): Promise<EntitySighting[]> {
  const conditions = entityConditions(scope);
  const { logTypeAccess } = scope;
  const tables = (await readFilledTables(engine, [databases.logs])).filter(visibleTables(logTypeAccess));
  const selects = tables.flatMap((table) =>
    conditions.map(
      ({ field, eachValue, where }) => `SELECT ${quoteText(field)} AS field, ${eachValue} AS value, count() AS events,
        toUnixTimestamp64Milli(min(p_event_time)) AS firstMs, toUnixTimestamp64Milli(max(p_event_time)) AS lastMs
      FROM ${qualifiedName(table)} WHERE ${where} GROUP BY value`,
    ),
  );
  if (selects.length === 0) return [];
  const sql = `SELECT field, value, sum(events) AS events, min(firstMs) AS firstMs, max(lastMs) AS lastMs
    FROM (${selects.join("\nUNION ALL ")}) GROUP BY field, value`;
  const { rows } = await gate.query(sql, { maxRows: rowsMax, timeoutMs, logTypeAccess, compiledSettings: {} });
  return rows.map(([field, value, events, firstMs, lastMs]) => ({
    field: String(field) as EntityField,
    value: String(value),
    events: Number(events),
    firstMs: Number(firstMs),
    lastMs: Number(lastMs),
  }));
}
