import type { ColumnType } from "kysely";

/** Read as a value, written as JSON text (`storableJson`): the driver takes a bare array for an array of SQL. */
export type Json<T> = ColumnType<T, string, string>;
