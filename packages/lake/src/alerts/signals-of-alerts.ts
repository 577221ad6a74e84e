import { parseEventTime } from "@pharos/domain";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { LogTypeAccess } from "../catalogue/visible-tables.ts";
import type { Engine } from "../connection/engine.ts";
import { Parameters } from "../connection/parameters.ts";
import { runSearch } from "../search/run-search.ts";
import type { LakeRow, RowPage } from "../search/search-input.ts";
import { positionOf } from "../search/search-rows.ts";
import { renderScope, type ScopedTable, scopedTables } from "../search/table-scope.ts";
import { databases, otherEventsTable, signalsTable } from "../tables/databases.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import { matchesMax, type SignalScope, signalScope } from "./correlated-signals.ts";
import { cutPage, type FoundRow, findRowsOfAlerts } from "./rows-of-alerts.ts";

/** Signals that one question names. */
const signalsMax = 1_000;

interface SignalsOfAlertsInput {
  readonly alertIds: readonly string[];
  readonly fromMs: number;
  readonly toMs: number;
  /** Of each alert. */
  readonly limit: number;
  readonly logTypeAccess?: LogTypeAccess;
}

/** By alert of a correlation: the first page of what `correlatedSignals` gives. @throws queryTooSlow, queryTooLarge */
export async function signalsOfAlerts(
  engine: Engine,
  catalogue: Catalogue,
  { alertIds, fromMs, toMs, limit, logTypeAccess }: SignalsOfAlertsInput,
): Promise<ReadonlyMap<string, RowPage>> {
  const pages = new Map<string, RowPage>(alertIds.map((alertId) => [alertId, { rows: [], cursor: undefined }]));
  if (alertIds.length === 0) return pages;
  const scopes = await scopesOf(engine, catalogue, { alertIds, fromMs, toMs });
  const tables = [`${databases.signals}.${signalsTable}`];
  const [table] = await scopedTables(catalogue, { tables, ...(logTypeAccess && { logTypeAccess }) });
  if (!table) return pages;
  for (const batch of batchScopes([...scopes])) {
    const signals = await readSignals(
      engine,
      table,
      batch.map(([, scope]) => scope),
      logTypeAccess,
    );
    for (const [alertId, scope] of batch) pages.set(alertId, cutPage(signals.filter(isWithin(scope)), limit));
  }
  return pages;
}

/** By alert: which signals its matches put together. */
async function scopesOf(
  engine: Engine,
  catalogue: Catalogue,
  scope: Pick<SignalsOfAlertsInput, "alertIds" | "fromMs" | "toMs">,
): Promise<ReadonlyMap<string, SignalScope>> {
  const [table] = await scopedTables(catalogue, { tables: [`${databases.ruleMatches}.${otherEventsTable}`] });
  if (!table) return new Map();
  const matches = await findRowsOfAlerts(engine, table, { ...scope, limit: matchesMax });
  const rows = Map.groupBy(matches, ({ row }) => String(row.p_alert_id));
  return new Map(
    [...rows].flatMap(([alertId, found]) => {
      const own = signalScope(cutPage(found, matchesMax).rows);
      return own ? [[alertId, own] as const] : [];
    }),
  );
}

type AlertScope = readonly [alertId: string, scope: SignalScope];

function batchScopes(scopes: readonly AlertScope[]): AlertScope[][] {
  const batches: AlertScope[][] = [];
  let room = 0;
  for (const one of scopes) {
    const size = one[1].rowIds.size;
    if (size > room) {
      batches.push([]);
      room = signalsMax;
    }
    batches.at(-1)?.push(one);
    room -= size;
  }
  return batches;
}

async function readSignals(
  engine: Engine,
  table: ScopedTable,
  scopes: readonly SignalScope[],
  logTypeAccess: LogTypeAccess,
): Promise<FoundRow[]> {
  const parameters = new Parameters();
  const unionOf = (of: (scope: SignalScope) => ReadonlySet<string>) => [
    ...new Set(scopes.flatMap((one) => [...of(one)])),
  ];
  const where = renderScope(
    {
      tables: [table.id],
      fromMs: Math.min(...scopes.map(({ fromMs }) => fromMs)),
      toMs: Math.max(...scopes.map(({ toMs }) => toMs)),
      ...(logTypeAccess && { logTypeAccess }),
      conditions: [
        { column: "p_row_id", isAnyOf: unionOf(({ rowIds }) => rowIds) },
        { column: "p_rule_id", isAnyOf: unionOf(({ ruleIds }) => ruleIds) },
      ],
    },
    table,
    parameters,
  );
  const sql = `SELECT * FROM ${qualifiedName(table)} WHERE ${where}`;
  const rows = await runSearch<LakeRow>(engine, { sql, params: parameters.values });
  return rows.map((row) => ({ position: positionOf(row, table.id), row }));
}

const isWithin =
  ({ rowIds, ruleIds, fromMs, toMs }: SignalScope) =>
  ({ position: { rowId, ruleId, eventTime } }: FoundRow): boolean => {
    const atMs = parseEventTime(eventTime)?.getTime() ?? Number.NaN;
    return rowIds.has(rowId) && ruleIds.has(ruleId) && atMs >= fromMs && atMs < toMs;
  };
