/** One thing wrong with one item; `line` and `column` count from 1 and point into the file. */
export interface ContentProblem {
  /** Relative to the loaded folder, with forward slashes. */
  readonly file: string;
  /** The YAML file of the item; `file` may be its Python. */
  readonly item: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** Nothing is wrong with the item: it asks for what Pharos does not do. It is left out, and others may go on. */
  readonly isUnsupported?: boolean;
}
