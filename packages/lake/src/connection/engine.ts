import type { Statement } from "./statement.ts";

/**
 * Who asks. Embedded, each lane is a connection of its own, because one connection runs one statement
 * at a time: an analyst's slow query must not hold up an insert.
 */
export type Lane = "write" | "read" | "gate" | "background";

export interface InsertTarget {
  readonly database: string;
  readonly table: string;
  readonly settings: Readonly<Record<string, string | number>>;
}

/** A result with its shape, which is known even without rows. */
export interface ResultTable {
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly rows: readonly (readonly unknown[])[];
}

/** ClickHouse's engine, embedded or behind an address. Errors are the client's `ClickHouseError`s. */
export interface Engine {
  rows<T>(statement: Statement, lane?: Lane): Promise<T[]>;
  table(statement: Statement, lane?: Lane): Promise<ResultTable>;
  /** Lines of EXPLAIN AST: the plain parse of `sql`. */
  syntax(sql: string): Promise<string[]>;
  command(statement: Statement, lane?: Lane): Promise<void>;
  /** Sends JSON lines as they are. */
  insert(target: InsertTarget, rows: Buffer): Promise<void>;
  close(): Promise<void>;
}
