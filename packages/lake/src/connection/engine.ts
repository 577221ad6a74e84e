import type { Statement } from "./statement.ts";

/**
 * Who asks. Embedded, each lane has connections of its own, because one connection runs one statement at a time: an
 * analyst's slow query must not hold up an insert, nor another analyst. What goes through `control` never takes long.
 */
export type Lane = "write" | "read" | "people" | "background" | "control";

export interface InsertTarget {
  readonly database: string;
  readonly table: string;
  readonly settings: Readonly<Record<string, string | number>>;
}

export interface AnswerOptions {
  readonly lane: "people" | "background";
  /**
   * Read at once, as soon as the engine is ready, with exact counts; otherwise piece by piece while it works. Embedded,
   * the second begins on the main thread: not for a statement that runs parts of itself while it is planned.
   */
  readonly isWhole: boolean;
  /** Ends the wait for a connection; a statement that has begun ends with `stop`. */
  readonly signal: AbortSignal;
  /** The statement has a connection and begins. */
  readonly begins: () => void;
}

/** What the engine says of a statement at work. Bytes are uncompressed. */
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
  syntax(sql: string): Promise<string[]>;
  command(statement: Statement, lane?: Lane): Promise<void>;
  /**
   * The statement's answer in the format JSONCompactEachRowWithProgress, cut anywhere. Begins with the first `next` and
   * holds a connection until it ends or is left by `return`.
   */
  answer(statement: NamedStatement, options: AnswerOptions): AsyncGenerator<Uint8Array, void>;
  /** Of a statement at work by its name; undefined when there is none. */
  progress(name: string): Promise<EngineProgress | undefined>;
  /** How many statements with a name are at work. */
  statementsAtWork(): Promise<number>;
  /** Tells a statement at work to end, which it does soon; its answer throws. Nothing when there is none. */
  stop(name: string): Promise<void>;
  /** Sends JSON lines as they are. */
  insert(target: InsertTarget, rows: Buffer): Promise<void>;
  close(): Promise<void>;
}

export interface NamedStatement extends Statement {
  /** By which it is found while at work: letters, digits and hyphens. */
  readonly name: string;
}
