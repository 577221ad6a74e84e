import type { Settings, Statement } from "./statement.ts";

/**
 * Who asks. Embedded, each lane is a connection of its own, because one connection runs one statement
 * at a time: an analyst's slow query must not hold up an insert.
 */
export type Lane = "write" | "read" | "gate";

export interface InsertTarget {
  readonly database: string;
  readonly table: string;
  readonly settings: Settings;
}

/** ClickHouse's engine, embedded or behind an address. Errors are the client's `ClickHouseError`s. */
export interface Engine {
  rows<T>(statement: Statement, lane?: Lane): Promise<T[]>;
  command(statement: Statement, lane?: Lane): Promise<void>;
  /** Sends JSON lines as they are. */
  insert(target: InsertTarget, rows: Buffer): Promise<void>;
  close(): Promise<void>;
}
