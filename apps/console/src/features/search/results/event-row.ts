import { standardFieldLabels } from "@pharos/domain";

/** An event as Search finds it: column → value, absent ones left out. */
export type EventRow = Readonly<Record<string, unknown>>;

/** One row of one table; an event that two rules matched is in their table twice. */
export const eventRowId = (row: EventRow): string => [row.p_row_id, row.p_rule_id].filter(Boolean).join("/");

/** The lake's `2026-03-01 12:00:00.123456789`, which is UTC, to the millisecond. */
export function timeOf(value: unknown): Date {
  return new Date(`${String(value).slice(0, 23).replace(" ", "T").replace(/Z$/, "")}Z`);
}

/** A value on one line. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Columns that say nothing to a reader who did not ask for them. */
const internalColumns = new Set(["p_parse_time", "p_row_id", "p_schema_version", "p_table", "p_source_id", "p_udm"]);
const shownMax = 8;

export interface EventColumn {
  readonly name: string;
  readonly label: string;
  readonly isHidden: boolean;
}

/** Fields that rarely tell one event from another: identifiers, versions, and times beside the event's own. */
const dull = /version|(id|time|timestamp|arn)$/i;

/**
 * The columns that the events have, most useful first: the time, then the sender's own fields, those that most events
 * have before others. Where there are several log types, few fields are shared: the log type and the whole event on one
 * line take their place. Beyond the first few, columns are hidden until chosen.
 */
export function eventColumns(rows: readonly EventRow[]): EventColumn[] {
  const filled = new Map<string, number>();
  for (const row of rows) for (const name of Object.keys(row)) filled.set(name, (filled.get(name) ?? 0) + 1);
  if (filled.size === 0) return [];
  const hasTypes = new Set(rows.map((row) => row.p_log_type)).size > 1;
  const rank = (name: string) => (filled.get(name) ?? 0) - (dull.test(name) ? rows.length : 0);
  const own = [...filled.keys()].filter((name) => !name.startsWith("p_")).sort((a, b) => rank(b) - rank(a));
  const standard = [...filled.keys()].filter((name) => name.startsWith("p_") && name !== "p_event_time").sort();
  const scalars = own.filter((name) => rows.some((row) => isScalar(row[name])));
  const first = hasTypes ? ["p_event_time", "p_log_type", summaryColumn] : ["p_event_time"];
  const shown = new Set(hasTypes ? first : [...first, ...scalars.slice(0, shownMax - 1)]);
  return [...new Set([...first, ...own, ...standard])].map((name) => ({
    name,
    label: name === summaryColumn ? "Event" : (standardFieldLabels[name] ?? name),
    isHidden: !shown.has(name),
  }));
}

/** A column of its own: the sender's fields on one line. */
export const summaryColumn = "summary";
const summaryLengthMax = 400;

export function summaryText(row: EventRow): string {
  let text = "";
  for (const [name, value] of Object.entries(row)) {
    if (name.startsWith("p_")) continue;
    text += `${text ? "  " : ""}${name}=${valueText(value)}`;
    if (text.length > summaryLengthMax) return `${text.slice(0, summaryLengthMax)}…`;
  }
  return text;
}

const isScalar = (value: unknown) => value !== undefined && value !== null && typeof value !== "object";
export const isInternalColumn = (name: string) => internalColumns.has(name);
