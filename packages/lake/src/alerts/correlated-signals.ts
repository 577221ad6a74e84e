import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import type { LakeRow, RowPage } from "../search/search-input.ts";
import { searchRows } from "../search/search-rows.ts";
import { databases, otherEventsTable, signalsTable } from "../tables/databases.ts";
import type { AlertEventsInput } from "./alert-events-input.ts";

/** Matches of one alert whose signals are looked at. */
const matchesMax = 100;

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
  const signals = matches.rows.flatMap(({ event }) => signalsIn(event));
  if (signals.length === 0) return { rows: [], cursor: undefined };
  const times = signals.map(({ p_event_time }) => Date.parse(`${p_event_time.slice(0, 23).replace(" ", "T")}Z`));
  const distinct = (values: readonly string[]) => [...new Set(values)];
  return searchRows(engine, catalogue, {
    ...page,
    tables: [`${databases.signals}.${signalsTable}`],
    fromMs: times.reduce((a, b) => Math.min(a, b)),
    toMs: times.reduce((a, b) => Math.max(a, b)) + 1,
    conditions: [
      { column: "p_row_id", isAnyOf: distinct(signals.map(({ p_row_id }) => p_row_id)) },
      { column: "p_rule_id", isAnyOf: distinct(signals.map(({ p_rule_id }) => p_rule_id)) },
    ],
  });
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
