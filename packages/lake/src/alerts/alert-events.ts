import { tableNameOf } from "@pharos/domain";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import type { RowPage } from "../search/search-input.ts";
import { searchRows } from "../search/search-rows.ts";
import { databases } from "../tables/databases.ts";

export interface AlertEventsInput {
  readonly alertId: string;
  /** The alert's log types. */
  readonly logTypes: readonly string[];
  /** Of the events: from is included, to is not. */
  readonly fromMs: number;
  readonly toMs: number;
  /** For an alert of type DETECTION_ERROR: the events that the rule failed on. */
  readonly isRuleError?: boolean;
  readonly limit?: number;
  readonly cursor?: string;
  readonly logTypeAccess?: readonly string[];
}

/** The events of an alert, newest first. */
export function alertEvents(engine: Engine, catalogue: Catalogue, input: AlertEventsInput): Promise<RowPage> {
  const { alertId, logTypes, isRuleError, ...page } = input;
  const database = isRuleError ? databases.ruleErrors : databases.ruleMatches;
  return searchRows(engine, catalogue, {
    ...page,
    tables: logTypes.map((logType) => `${database}.${tableNameOf(logType)}`),
    filters: [[{ key: "p_alert_id", operator: "EQUALS", value: alertId }]],
  });
}
