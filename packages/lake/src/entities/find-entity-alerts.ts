import type { Entity, EntityField } from "@pharos/domain";
import type { Engine } from "../connection/engine.ts";
import { quoteText } from "../connection/statement.ts";
import { runSearch } from "../search/run-search.ts";
import { databases, signalsTable } from "../tables/databases.ts";
import { type EntityScope, entityConditions } from "./entity-values.ts";

export interface EntityAlerts extends Entity {
  /** The latest that name it, newest first, at most a hundred. */
  readonly alertIds: readonly string[];
}

interface FoundRow {
  readonly field: EntityField;
  readonly value: string;
  readonly alertIds: string[];
}

const alertsMax = 100;
const secondsMax = 20;

/**
 * The alerts whose matches name each entity, by the rows of matches; one that no alert names is left out.
 * @throws input.invalid, queryTooSlow, queryTooLarge
 */
export async function findEntityAlerts(engine: Engine, scope: EntityScope): Promise<EntityAlerts[]> {
  const conditions = entityConditions(scope);
  if (conditions.length === 0) return [];
  const { logTypeAccess } = scope;
  const isVisible = logTypeAccess ? ` AND p_log_type IN [${logTypeAccess.map(quoteText).join(", ")}]` : "";
  const selects = conditions.map(
    ({ field, eachValue, where }) => `
      SELECT ${quoteText(field)} AS field, ${eachValue} AS value, p_alert_id AS id, max(p_event_time) AS latest
      FROM ${databases.signals}.${signalsTable}
      WHERE p_alert_id != '' AND ${where}${isVisible} GROUP BY value, id`,
  );
  const sql = `SELECT field, value, arrayMap(pair -> pair.2, arrayReverseSort(groupArray((latest, id)))) AS alertIds
    FROM (SELECT * FROM (${selects.join("\nUNION ALL ")}) ORDER BY latest DESC LIMIT ${alertsMax} BY field, value)
    GROUP BY field, value`;
  return runSearch<FoundRow>(engine, { sql }, secondsMax);
}
