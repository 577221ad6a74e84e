import { type Expression, type SqlBool, sql } from "kysely";
import { cursorInvalid } from "./errors.ts";

/** A part of a list, and where it goes on. */
export interface Page<T> {
  readonly items: readonly T[];
  /** For each item, where the list goes on after it. */
  readonly cursors: readonly string[];
  /** Undefined on the last page. */
  readonly nextCursor: string | undefined;
}

export interface PageRequest {
  readonly pageSize: number;
  readonly cursor?: string | undefined;
}

/** The place of an item in a sorted list: its sort value and, where that is equal, its id. Opaque to clients. */
export interface Place {
  readonly value: string | number;
  readonly id: string;
}

function encodeCursor(sort: string, { value, id }: Place): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");
}

/** @throws cursorInvalid when it is none, or one of a list sorted otherwise */
export function decodeCursor(sort: string, cursor: string): Place {
  const [of, value, id] = parsed(cursor);
  const isPlace = of === sort && (typeof value === "string" || typeof value === "number") && typeof id === "string";
  if (!isPlace) throw cursorInvalid();
  return { value, id };
}

function parsed(cursor: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The types a list is sorted by, and what a cursor may hold for each. */
const isValueOf = {
  timestamptz: (value: unknown) => typeof value === "string" && !Number.isNaN(Date.parse(value)),
  text: (value: unknown) => typeof value === "string",
  bigint: Number.isSafeInteger,
} as const;
export type SortType = keyof typeof isValueOf;

/**
 * The condition for rows behind a place, in a list sorted by `column` and then by `id`, both in one direction.
 * @throws cursorInvalid
 */
export function isBehind(
  place: Place,
  column: { readonly name: string; readonly type: SortType },
  direction: "ascending" | "descending",
): Expression<SqlBool> {
  if (!isValueOf[column.type](place.value)) throw cursorInvalid();
  const operator = sql.raw(direction === "ascending" ? ">" : "<");
  const value = sql`${place.value}::text::${sql.raw(column.type)}`;
  return sql<SqlBool>`(${sql.ref(column.name)}, ${sql.ref("id")}) ${operator} (${value}, ${place.id})`;
}

/** Cuts a list that was read one row longer than the page. */
export function toPage<Row, T>(
  rows: readonly Row[],
  pageSize: number,
  sort: string,
  placeOf: (row: Row) => Place,
  itemOf: (row: Row) => T,
): Page<T> {
  const shown = rows.slice(0, pageSize);
  const cursors = shown.map((row) => encodeCursor(sort, placeOf(row)));
  return { items: shown.map(itemOf), cursors, nextCursor: rows.length > pageSize ? cursors.at(-1) : undefined };
}
