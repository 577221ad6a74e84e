import type { Entity, EntityField } from "@pharos/domain";
import type { Engine } from "../connection/engine.ts";
import { quoteText } from "../connection/statement.ts";
import { runSearch } from "../search/run-search.ts";
import { databases, signalsTable } from "../tables/databases.ts";
import { type EntityScope, entityConditions } from "./entity-values.ts";

export interface EntityAlerts extends Entity {
  /** The latest that name it, newest first, each with the first event that does. */
  readonly alerts: readonly { readonly id: string; readonly firstMs: number }[];
}

export interface EntityAlertScope extends EntityScope {
  /** The alerts that are looked at; absent for all. */
  readonly alertIds?: readonly string[];
  /** Of each entity; 100 by default. */
  readonly alertsMax?: number;
}

interface FoundRow {
  readonly field: EntityField;
  readonly value: string;
  readonly alerts: readonly (readonly [latestMs: number, id: string, firstMs: number])[];
}

const alertsMaxDefault = 100;
const secondsMax = 20;

/**
 * The alerts whose matches name each entity, by the rows of matches; one that no alert names is left out.
 * @throws input.invalid, queryTooSlow, queryTooLarge
 */
export async function findEntityAlerts(engine: Engine, scope: EntityAlertScope): Promise<EntityAlerts[]> {
  const conditions = entityConditions(scope);
  if (conditions.length === 0) return [];
  const { logTypeAccess, alertIds, alertsMax = alertsMaxDefault } = scope;
  const isWanted = [
    ...(logTypeAccess ? [` AND p_log_type IN ${listTexts(logTypeAccess)}`] : []),
    ...(alertIds ? [` AND p_alert_id IN ${listTexts(alertIds)}`] : []),
  ].join("");
  const selects = conditions.map(
    ({ field, eachValue, where }) => `
      SELECT ${quoteText(field)} AS field, ${eachValue} AS value, p_alert_id AS id,
        toUnixTimestamp64Milli(max(p_event_time)) AS latest, toUnixTimestamp64Milli(min(p_event_time)) AS first
      FROM ${databases.signals}.${signalsTable}
      WHERE p_alert_id != '' AND ${where}${isWanted} GROUP BY value, id`,
  );
  const sql = `SELECT field, value, arrayReverseSort(groupArray((latest, id, first))) AS alerts
    FROM (SELECT * FROM (${selects.join("\nUNION ALL ")}) ORDER BY latest DESC LIMIT ${alertsMax} BY field, value)
    GROUP BY field, value`;
  const rows = await runSearch<FoundRow>(engine, { sql }, secondsMax);
  return rows.map(({ alerts, ...entity }) => ({
    ...entity,
    alerts: alerts.map(([, id, firstMs]) => ({ id, firstMs: Number(firstMs) })),
  }));
}

const listTexts = (texts: readonly string[]) => `[${texts.map(quoteText).join(", ")}]`;
