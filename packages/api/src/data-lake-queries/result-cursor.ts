import { invalidInput } from "@pharos/domain";

/**
 * A place between rows. It counts rows and names no execution: clients run the same text again and go on there.
 * @param row how many rows come before it
 */
export function resultCursor(row: number): string {
  return Buffer.from(`row:${row}`).toString("base64url");
}

/** How many rows come before the place. @throws input.invalid */
export function rowOfCursor(cursor: string | null | undefined): number {
  if (cursor == null || cursor === "") return 0;
  const [, row] = /^row:(\d{1,12})$/.exec(Buffer.from(cursor, "base64url").toString("utf8")) ?? [];
  if (row === undefined)
    throw invalidInput("This cursor does not belong to the rows of this query. Start again from the first page.");
  return Number(row);
}
