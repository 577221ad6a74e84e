import { tableNameOf } from "@pharos/domain";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { type LogTypeAccess, visibleLogTypes } from "../catalogue/visible-tables.ts";
import type { Engine } from "../connection/engine.ts";
import type { RowPage } from "../search/search-input.ts";
import { scopedTables } from "../search/table-scope.ts";
import { databases, otherEventsTable } from "../tables/databases.ts";
import type { AlertEventsInput } from "./alert-events-input.ts";
import { asSeen } from "./as-seen.ts";
import { cutPage, type FoundRow, findRowsOfAlerts } from "./rows-of-alerts.ts";
import { signalsOfAlerts } from "./signals-of-alerts.ts";

type EventfulAlert = Pick<AlertEventsInput, "alertId" | "logTypes" | "isRuleError" | "isCorrelation">;

export interface EventsOfAlertsInput extends Pick<AlertEventsInput, "fromMs" | "toMs" | "logTypeAccess"> {
  /** All their events are sorted at once, so they should have few: what has many is read alone, by `alertEvents`. */
  readonly alerts: readonly EventfulAlert[];
  /** Of each alert. */
  readonly limit: number;
}

/** By alert: its first page, as `alertEvents` gives it; a few questions instead of one or more for each alert. */
export async function eventsOfAlerts(
  engine: Engine,
  catalogue: Catalogue,
  input: EventsOfAlertsInput,
): Promise<ReadonlyMap<string, RowPage>> {
  const [correlations, others] = [true, false].map((is) =>
    input.alerts.filter(({ isCorrelation = false }) => isCorrelation === is),
  );
  const pages = new Map(await matchesOfAlerts(engine, catalogue, { ...input, alerts: others ?? [] }));
  const alertIds = (correlations ?? []).map(({ alertId }) => alertId);
  for (const [alertId, { rows, cursor }] of await signalsOfAlerts(engine, catalogue, { ...input, alertIds })) {
    pages.set(alertId, { rows: rows.map(asSeen), cursor });
  }
  return pages;
}

async function matchesOfAlerts(
  engine: Engine,
  catalogue: Catalogue,
  input: EventsOfAlertsInput,
): Promise<ReadonlyMap<string, RowPage>> {
  const found = new Map<string, FoundRow[]>();
  const hasOwnRows = new Set<string>();
  for (const [table, { alertIds, logTypeAccess }] of tablesOf(input)) {
    const [scoped] = await scopedTables(catalogue, { tables: [table], logTypeAccess });
    if (!scoped) continue;
    for (const one of await findRowsOfAlerts(engine, scoped, { ...input, logTypeAccess, alertIds })) {
      const alertId = String(one.row.p_alert_id);
      if (scoped.table === otherEventsTable) hasOwnRows.add(alertId);
      const rows = found.get(alertId) ?? [];
      rows.push(one);
      found.set(alertId, rows);
    }
  }
  return new Map(
    input.alerts.map(({ alertId }) => {
      const page = cutPage(found.get(alertId) ?? [], input.limit);
      return [alertId, hasOwnRows.has(alertId) ? { ...page, rows: page.rows.map(asSeen) } : page];
    }),
  );
}

interface TableShare {
  readonly alertIds: string[];
  /** Rows of queries and resources have no log type of their own: whoever sees the alert sees what they may tell of. */
  readonly logTypeAccess: LogTypeAccess;
}

function tablesOf({ alerts, logTypeAccess }: EventsOfAlertsInput): ReadonlyMap<string, TableShare> {
  const tables = new Map<string, TableShare>();
  for (const { alertId, logTypes, isRuleError } of alerts) {
    const database = isRuleError ? databases.ruleErrors : databases.ruleMatches;
    const isOther = logTypes.length === 0;
    const names = isOther ? [otherEventsTable] : visibleLogTypes(logTypes, logTypeAccess).map(tableNameOf);
    for (const name of names) {
      const table = `${database}.${name}`;
      const share = tables.get(table) ?? { alertIds: [], logTypeAccess: isOther ? undefined : logTypeAccess };
      share.alertIds.push(alertId);
      tables.set(table, share);
    }
  }
  return tables;
}
