import type { PharosError } from "@pharos/domain";

export interface ResultColumn {
  readonly name: string;
  /** As the engine calls it, `Nullable(String)`. */
  readonly type: string;
}
/** Values in the columns' order. */
export type ResultRow = readonly unknown[];

export interface RunProgress {
  /** Of all tables, before any condition. */
  readonly rowsRead: number;
  /** Uncompressed. */
  readonly bytesRead: number;
  /** The engine's estimate; 0 while it has none. */
  readonly totalRowsToRead: number;
  /** The most that it needed so far; 0 while unknown. */
  readonly memoryBytes: number;
  /** Since the engine began; 0 while the query waits for its turn. */
  readonly elapsedMs: number;
  /** Rows of the answer so far. */
  readonly rowCount: number;
}

/** Why rows of an answer were left out. */
export type RunTruncation = "rows" | "bytes";

/**
 * A query at work. It holds one of the engine's few connections until its batches were read to the end or left, or it
 * was cancelled; whoever stops reading for longer than the query may take finds it stopped.
 */
export interface LakeRun {
  /** Known before the first row, and without any. Rejects with what `batches` throws. */
  readonly columns: Promise<readonly ResultColumn[]>;
  /**
   * Rows in order, to be read once; ends when all were read or a limit was met.
   * @throws queryTooSlow, queryTooLarge, queryTooDeep, sqlInvalid, and queryCancelled after `cancel`
   */
  readonly batches: AsyncIterable<readonly ResultRow[]>;
  /** Undefined while nothing was left out. */
  readonly truncatedBy: RunTruncation | undefined;
  /** The same as a sentence for people. */
  readonly notice: string | undefined;
  /** Resolves when the run needs nothing of the engine any more; never rejects. */
  readonly ended: Promise<void>;
  progress(): Promise<RunProgress>;
  /**
   * The engine has stopped when it resolves, or could not within 2 seconds, after which it stops or is ended by itself.
   * Nothing when the run is over. `reason` is what `batches` throws.
   */
  cancel(reason?: PharosError): Promise<void>;
}
