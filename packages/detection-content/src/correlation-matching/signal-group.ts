/** Signals in columns, in any order. */
export interface SignalColumns {
  /** Which step of the correlation each one is of. */
  readonly steps: readonly number[];
  readonly timesMs: readonly number[];
  /** Of the signals' rows. */
  readonly ids: readonly string[];
}

/** The signals that share their values, one for each key of the plan; a signal with several values is in several. */
export interface SignalGroup extends SignalColumns {
  readonly values: readonly string[];
}

/** What a correlation looks at. */
export interface CorrelationSignals {
  /** Of the steps that share a value. */
  readonly groups: Iterable<SignalGroup>;
  /** Of the steps that share none. */
  readonly free: SignalColumns;
}
