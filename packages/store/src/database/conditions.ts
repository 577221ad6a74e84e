import { type Expression, type SqlBool, sql } from "kysely";

/** Whether the column's text contains the words, whatever the capitalisation; `%` and `_` are letters like others. */
export function containsText(column: string, words: string): Expression<SqlBool> {
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`${sql.ref(column)} ILIKE ${pattern}`;
}

/** Whether the column has one of the values, of any number. */
export function isAmong(column: string, values: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = ANY(${[...values]}::text[])`;
}

/** Whether the column's array has one of the items at least. */
export function overlaps(column: string, items: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} && ${[...items]}::text[]`;
}

/** Whether all log types of the column's array are among those that somebody sees; null in the column stands for all. */
export function needsOnly(column: string, logTypeAccess: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} <@ ${[...logTypeAccess]}::text[]`;
}

/** Whether the column's actor has the id. */
export function isBy(column: string, actorId: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)}->>'id' = ${actorId}`;
}
