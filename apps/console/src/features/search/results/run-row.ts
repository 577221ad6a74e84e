import type { EventRow } from "./ordered-fields.ts";

export interface RunRow {
  readonly index: number;
  readonly values: EventRow;
}

export interface RunColumn {
  readonly name: string;
  /** The engine's. */
  readonly type: string;
}

interface ColumnInfo {
  readonly order: readonly string[];
  /** By name. */
  readonly types: unknown;
}

/** The columns of what a run found, in order; none before it has found anything. */
export function runColumns(info: ColumnInfo | undefined): RunColumn[] {
  const types = (info?.types ?? {}) as Readonly<Record<string, string>>;
  return (info?.order ?? []).map((name) => ({ name, type: types[name] ?? "" }));
}

/** Whether rows are events as they were stored, and not what a query made of them. */
export function areEvents(columns: readonly RunColumn[]): boolean {
  const names = new Set(columns.map(({ name }) => name));
  return ["p_event_time", "p_log_type", "p_row_id"].every((name) => names.has(name));
}
