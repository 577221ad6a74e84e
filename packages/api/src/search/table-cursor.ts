import { invalidInput } from "@pharos/domain";

/** The place behind a table in a list by name. */
export function tableCursor(table: string): string {
  return Buffer.from(`table:${table}`).toString("base64url");
}

/** @throws input.invalid */
export function tableAt(cursor: string): string {
  const [, table] = /^table:(\w+)$/.exec(Buffer.from(cursor, "base64url").toString("utf8")) ?? [];
  if (table === undefined)
    throw invalidInput("This cursor does not belong to this list. Start again from the first page.");
  return table;
}
