/** An item of a kind that is recognised but not evaluated yet. */
export interface OtherItem {
  readonly file: string;
  readonly analysisType: string;
  readonly id: string;
  /** Names of its unit tests. */
  readonly tests: readonly string[];
}
