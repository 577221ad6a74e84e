/** Line and column in a file, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One thing wrong with one item; the place is in the file. */
export interface ContentProblem extends Place {
  /** Relative to the loaded folder, with forward slashes. */
  readonly file: string;
  /** The YAML file of the item; `file` may be its Python. */
  readonly item: string;
  readonly message: string;
  /** Nothing is wrong with the item: it asks for what Pharos does not do. It is left out, and others may go on. */
  readonly isUnsupported?: boolean;
}
