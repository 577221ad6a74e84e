import { standardFieldLabels } from "@pharos/domain";
import { dullName } from "./leading-fields.ts";
import { type EventRow, leadingPaths, orderedFields } from "./ordered-fields.ts";

export type { EventRow };

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
/** So many of the fields that tell most have columns of their own, where all events are of one log type. */
const leadingMax = 2;

export interface EventColumn {
  readonly name: string;
  readonly label: string;
  readonly isHidden: boolean;
}

/**
 * The columns that the events have, most useful first: the time, the fields that say who did what and where, and the
 * rest of the event on a few lines. Where there are several log types, few fields are shared: the log type takes their
 * place. Everything else is hidden until chosen, what most events have before what few have.
 */
export function eventColumns(rows: readonly EventRow[]): EventColumn[] {
  const filled = new Map<string, number>();
  for (const row of rows) for (const name of Object.keys(row)) filled.set(name, (filled.get(name) ?? 0) + 1);
  if (filled.size === 0) return [];
  const hasTypes = new Set(rows.map((row) => row.p_log_type)).size > 1;
  const rank = (name: string) => (filled.get(name) ?? 0) - (dullName.test(name) ? rows.length : 0);
  const own = [...filled.keys()].filter((name) => !name.startsWith("p_")).sort((a, b) => rank(b) - rank(a));
  const standard = [...filled.keys()].filter((name) => name.startsWith("p_") && name !== "p_event_time").sort();
  const leading = hasTypes ? ["p_log_type"] : leadingPaths(rows, leadingMax);
  const shown = ["p_event_time", ...leading, summaryColumn];
  return [...new Set([...shown, ...own, ...standard])].map((name, index) => ({
    name,
    label: name === summaryColumn ? "Event" : (standardFieldLabels[name] ?? name),
    isHidden: index >= shown.length,
  }));
}

/** A column of its own: what the event has beside the columns that are shown. */
export const summaryColumn = "summary";
const summaryLengthMax = 400;

/** The event on one line of text. */
export function summaryText(row: EventRow): string {
  const text = orderedFields(row)
    .map((field) => `${field.path}=${field.text}`)
    .join("  ");
  return text.length > summaryLengthMax ? `${text.slice(0, summaryLengthMax)}…` : text;
}

export const isInternalColumn = (name: string) => internalColumns.has(name);
