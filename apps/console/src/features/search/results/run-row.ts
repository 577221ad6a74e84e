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

/** Whether rows are events as they were stored, and not what a query made of them. */
export function areEvents(columns: readonly RunColumn[]): boolean {
  const names = new Set(columns.map(({ name }) => name));
  return ["p_event_time", "p_log_type", "p_row_id"].every((name) => names.has(name));
}
