/** One thing wrong with one item; `line` and `column` count from 1 and point into the YAML file. */
export interface ContentProblem {
  /** Relative to the loaded folder, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}
