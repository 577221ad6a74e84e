import { type FlowTable, quoteFlow } from "@pharos/flow";
import {
  decodeCursor,
  encodeCursor,
  type LakeRow,
  type QueryResult,
  type RowPage,
  type RowPosition,
  tidyRow,
} from "@pharos/lake";
import type { FormSteps } from "@pharos/pipeline";

export interface EventPageRequest {
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly isAscending: boolean;
}

/** The order of a page; only a table of matches has an event twice, for two rules. */
const order = ["p_event_time", "p_row_id", "p_rule_id", "p_table"] as const;
type OrderColumn = (typeof order)[number];

/** The events of one page, and one more where there is another page. @throws input.invalid for a made-up cursor */
export function eventPageSteps({ limit, cursor, isAscending }: EventPageRequest): FormSteps {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  return {
    foldsRows: true,
    ofTable: ({ database, name }) => `\n | extend p_table = ${quoteFlow(`${database}.${name}`)}`,
    ofAll: (tables) => {
      const columns = order.filter((column) => column !== "p_rule_id" || tables.some(hasRule));
      const where = after === undefined ? "" : `\n| where ${isBeyond(after, columns, isAscending ? ">" : "<")}`;
      const keys = columns.map((column) => `${column} ${isAscending ? "asc" : "desc"}`);
      return `${where}\n| sort ${keys.join(", ")} | limit ${limit + 1}`;
    },
  };
}

/** The plain bound on the time is what the engine leaves out most by. */
function isBeyond(after: RowPosition, columns: readonly OrderColumn[], sign: "<" | ">"): string {
  const at = `datetime(${after.eventTime.replace(" ", "T")}Z)`;
  const values: Record<OrderColumn, string> = {
    p_event_time: at,
    p_row_id: quoteFlow(after.rowId),
    p_rule_id: quoteFlow(after.ruleId),
    p_table: quoteFlow(after.table),
  };
  const beyond = columns.reduceRight((rest, column) => {
    const value = column === "p_rule_id" ? "coalesce(p_rule_id, '')" : column;
    const here = `${value} ${sign} ${values[column]}`;
    return rest === "" ? here : `${here} or ${value} == ${values[column]} and (${rest})`;
  }, "");
  return `p_event_time ${sign}= ${at} and (${beyond})`;
}

function hasRule({ columns }: FlowTable): boolean {
  return columns.some(({ name }) => name === "p_rule_id");
}

/** Rows as they were sent, without what they lack; `p_table` is where they are. */
export function eventPageOf({ columns, rows, isTruncated }: QueryResult, limit: number): RowPage {
  const placeOf = (name: string) => columns.findIndex((column) => column.name === name);
  const [row, table] = [placeOf("p_row"), placeOf("p_table")];
  const found = rows.slice(0, limit).map((values): LakeRow => {
    return { ...tidyRow(JSON.parse(String(values[row]))), p_table: values[table] };
  });
  const last = found.at(-1);
  // Of very large events fewer are read at once.
  const isMore = rows.length > limit || isTruncated;
  return { rows: found, cursor: isMore && last !== undefined ? cursorAt(last) : undefined };
}

function cursorAt(row: LakeRow): string {
  const text = (name: OrderColumn) => (typeof row[name] === "string" ? row[name] : "");
  return encodeCursor({
    eventTime: text("p_event_time"),
    rowId: text("p_row_id"),
    ruleId: text("p_rule_id"),
    table: text("p_table"),
  });
}
