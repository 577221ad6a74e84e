import type { Statement } from "./statement.ts";

/**
 * Who asks. Each lane has places of its own: an analyst's slow query must not hold up an insert, nor another analyst.
 * What goes through `control` does not take long.
 */
export type Lane = "write" | "read" | "people" | "background" | "control";

export interface InsertTarget {
  readonly database: string;
  readonly table: string;
  readonly settings: Readonly<Record<string, string | number>>;
  /** As SQL, of rows in the engine's own binary form; JSON lines when absent. */
  readonly nativeColumns?: string;
}

export interface AnswerOptions {
  readonly lane: "people" | "background";
  /** Read at once, as soon as the engine is ready, with exact counts; otherwise piece by piece while it works. */
  readonly isWhole: boolean;
  /** Ends the wait for a place; a statement that has begun ends with `stop`. */
  readonly signal: AbortSignal;
  /** The statement has a place and begins. */
  readonly begins: () => void;
}

/** The engine's report on a statement at work. Bytes are uncompressed. */
export interface EngineProgress {
  readonly rowsRead: number;
  readonly bytesRead: number;
  /** An estimate; 0 while there is none. */
  readonly totalRowsToRead: number;
  /** At its most so far. */
  readonly memoryBytes: number;
}

/** ClickHouse's engine, embedded or behind an address. Errors are the client's `ClickHouseError`s. */
export interface Engine {
  rows<T>(statement: Statement, lane?: Lane): Promise<T[]>;
  /** Lines of EXPLAIN AST: the plain parse of `sql`. */
  syntax(statement: Pick<Statement, "sql" | "origin">): Promise<string>;
  command(statement: Statement, lane?: Lane): Promise<void>;
  /**
   * The statement's answer in the format JSONCompactEachRowWithProgress, cut anywhere. Begins with the first `next` and
   * holds a place until it ends or is left by `return`, and the engine is at work on it no more.
   */
  answer(statement: NamedStatement, options: AnswerOptions): AsyncGenerator<Uint8Array, void>;
  /** Of a statement at work by its name; undefined when there is none. */
  progress(name: string): Promise<EngineProgress | undefined>;
  /** How many statements with a name are at work. */
  statementsAtWork(): Promise<number>;
  /** Tells a statement at work to end, which it does soon; its answer throws. Nothing when there is none. */
  stop(name: string): Promise<void>;
  /** The statement's answer in the engine's own binary form, whole. */
  native(statement: Statement, lane?: Lane): Promise<Buffer>;
  /** Sends JSON lines, or rows in the engine's own binary form, as they are. */
  insert(target: InsertTarget, rows: Buffer): Promise<void>;
  close(): Promise<void>;
}

export interface NamedStatement extends Statement {
  /** By which it is found while at work: letters, digits and hyphens. */
  readonly name: string;
}
