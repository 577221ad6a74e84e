/** Characters of one row's JSON: each event that finds it carries it along. */
export const rowLengthMax = 1024 * 1024;
/** Lists and objects in one another; events may have a few times as many. */
export const rowLevelsMax = 32;

/** One row of a file on its way into a table. */
export interface TableRow {
  /** The line of the file that it begins in, counted from 1. */
  readonly line: number;
  /** As the table keeps it: an object's JSON, or a list's where the file has columns. */
  readonly json: string;
  /** The values of the primary key and of the column of expiry. */
  readonly key: unknown;
  readonly expiry: unknown;
}

export interface TableRows {
  /** For a file whose rows are lists. */
  readonly columns: readonly string[] | undefined;
  readonly rows: Iterable<TableRow>;
}

/** Hears of a line that no row can be read from: "has 1 cell, but there are 2 columns". */
export type OnMalformedLine = (line: number, reason: string) => void;
