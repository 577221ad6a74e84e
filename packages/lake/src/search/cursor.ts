import { invalidInput } from "@pharos/domain";

/** The last row of a page: the next begins after it. */
export interface RowPosition {
  readonly eventTime: string;
  readonly rowId: string;
  readonly ruleId: string;
  /** `database.table` */
  readonly table: string;
}

export function encodeCursor({ eventTime, rowId, ruleId, table }: RowPosition): string {
  return Buffer.from(JSON.stringify([eventTime, rowId, ruleId, table])).toString("base64url");
}

/** Throws `input.invalid` for a text that no page handed out. */
export function decodeCursor(cursor: string): RowPosition {
  const parts = parse(Buffer.from(cursor, "base64url").toString());
  if (!Array.isArray(parts) || parts.length !== 4 || !parts.every((part) => typeof part === "string")) {
    throw invalidInput("This cursor was not returned by a search. Start again from the first page.");
  }
  const [eventTime, rowId, ruleId, table] = parts as [string, string, string, string];
  return { eventTime, rowId, ruleId, table };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Order of a page: time, row, rule, table; all in the same direction. */
export function comparePositions(a: RowPosition, b: RowPosition): number {
  return (
    compareText(a.eventTime, b.eventTime) ||
    compareText(a.rowId, b.rowId) ||
    compareText(a.ruleId, b.ruleId) ||
    compareText(a.table, b.table)
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
