import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import type { LakeRow, RowPage } from "../search/search-input.ts";
import { searchRows } from "../search/search-rows.ts";
import { databases, otherEventsTable, signalsTable } from "../tables/databases.ts";
import type { AlertEventsInput } from "./alert-events-input.ts";

/** Matches of one alert whose signals are looked at. */
export const matchesMax = 100;

/** The signals that a correlation put together, each with its event; newest first. */
export async function correlatedSignals(
  engine: Engine,
  catalogue: Catalogue,
  { alertId, fromMs, toMs, ...page }: Omit<AlertEventsInput, "logTypes">,
): Promise<RowPage> {
  const matches = await searchRows(engine, catalogue, {
    tables: [`${databases.ruleMatches}.${otherEventsTable}`],
    conditions: [{ column: "p_alert_id", isAnyOf: [alertId] }],
    fromMs,
    toMs,
    limit: matchesMax,
  });
  const scope = signalScope(matches.rows);
  if (!scope) return { rows: [], cursor: undefined };
  return searchRows(engine, catalogue, {
    ...page,
    tables: [`${databases.signals}.${signalsTable}`],
    fromMs: scope.fromMs,
    toMs: scope.toMs,
    conditions: [
      { column: "p_row_id", isAnyOf: [...scope.rowIds] },
      { column: "p_rule_id", isAnyOf: [...scope.ruleIds] },
    ],
  });
}

/** Which signals matches put together: from is included, to is not. */
export interface SignalScope {
  readonly rowIds: ReadonlySet<string>;
  readonly ruleIds: ReadonlySet<string>;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Undefined where the matches name no signals. */
export function signalScope(matches: readonly LakeRow[]): SignalScope | undefined {
  const signals = matches.flatMap(({ event }) => signalsIn(event));
  if (signals.length === 0) return undefined;
  const times = signals.map(({ p_event_time }) => Date.parse(`${p_event_time.slice(0, 23).replace(" ", "T")}Z`));
  return {
    rowIds: new Set(signals.map(({ p_row_id }) => p_row_id)),
    ruleIds: new Set(signals.map(({ p_rule_id }) => p_rule_id)),
    fromMs: times.reduce((a, b) => Math.min(a, b)),
    toMs: times.reduce((a, b) => Math.max(a, b)) + 1,
  };
}

interface SignalName {
  readonly p_row_id: string;
  readonly p_rule_id: string;
  readonly p_event_time: string;
}

function signalsIn(event: LakeRow[string]): SignalName[] {
  const signals = typeof event === "object" && event !== null && "signals" in event ? event.signals : undefined;
  return Array.isArray(signals) ? signals.filter(isSignalName) : [];
}

function isSignalName(value: unknown): value is SignalName {
  return typeof value === "object" && value !== null && "p_row_id" in value && "p_rule_id" in value;
}
