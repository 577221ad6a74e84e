import { type AlertType, tableNameOf } from "@pharos/domain";
import { type FieldPlace, filterText } from "../../../routing/use-event-actions.ts";

interface AlertSubject {
  readonly type: AlertType;
  readonly subtype: string;
  readonly logTypes: readonly string[];
}

/** Members that a match adds to its event; the table of the log type does not have them. */
const matchMember = /^p_(alert_|rule_|dedup$)/;
const otherEvents = "other_events";
const signals = "pharos_signals.public.correlation_signals";

/** The tables that hold the alert's rows; undefined for an alert that has none, which is one of the system. */
function alertTables({ type, subtype, logTypes }: AlertSubject): string[] | undefined {
  if (type === "SYSTEM_ERROR") return undefined;
  // What a correlation found is one row of its own; rows of queries and resources have no log type either.
  const names = subtype === "CORRELATION_RULE" || logTypes.length === 0 ? [otherEvents] : logTypes.map(tableNameOf);
  return names.map((name) => `${databaseOf(type)}.public.${name}`);
}

/** All events of the alert in Search, whenever they happened; undefined for an alert that has none. */
export function alertEventsSearch(alert: AlertSubject & { readonly id: string }) {
  const table = alertTables(alert);
  return table && { table, filter: [filterText("p_alert_id", "EQUALS", alert.id)], range: "PAllTime" };
}

/** The table and the column in which other events have the field of one of the alert's events. */
export function fieldPlace(alert: AlertSubject, event: unknown, path: string): FieldPlace | undefined {
  const [table] = alertTables(alert) ?? [];
  if (table === undefined) return undefined;
  // Such rows keep what the detection saw in one column.
  const keyWithin = path.startsWith("p_") ? path : `event.${path}`;
  const isCorrelation = alert.subtype === "CORRELATION_RULE";
  if (alert.logTypes.length === 0 && !isCorrelation) return { table, key: keyWithin };
  const logType = logTypeOf(event) ?? alert.logTypes[0];
  if (logType !== undefined && !matchMember.test(path)) return { table: logType, key: path };
  if (isCorrelation || logType === undefined) return { table: signals, key: keyWithin };
  return { table: `${databaseOf(alert.type)}.public.${tableNameOf(logType)}`, key: path };
}

const databaseOf = (type: AlertType) => (type === "DETECTION_ERROR" ? "pharos_rule_errors" : "pharos_rule_matches");

function logTypeOf(event: unknown): string | undefined {
  const logType = memberOf(event, "p_log_type");
  return typeof logType === "string" && logType !== "" ? logType : undefined;
}

export function memberOf(event: unknown, name: string): unknown {
  return typeof event === "object" && event !== null ? (event as Record<string, unknown>)[name] : undefined;
}
