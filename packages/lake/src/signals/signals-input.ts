/** One rule whose signals are wanted. */
export interface SignalStep {
  readonly ruleId: string;
  /** Event times from here on. */
  readonly fromMs: number;
  /**
   * For each shared value, the paths that must all hold it: `p_any_…` and other fields of Pharos by name,
   * `p_alert_context.…`, `p_enrichment.…`, `p_udm.…`; any other path is one into the event. Undefined: none is shared.
   */
  readonly paths: readonly (readonly string[])[] | undefined;
  /** How many signals from `presentFromMs` on satisfy the step; undefined where there may be none. */
  readonly countMin: number | undefined;
}

export interface SignalsInput {
  readonly steps: readonly SignalStep[];
  readonly presentFromMs: number;
  /** Included. */
  readonly toMs: number;
  /** Values that do not satisfy so many of the steps that share values are left out. */
  readonly stepsMin: number;
  readonly timeoutMs: number;
  /** Of the answer in the engine's memory; by default enough for some 4,000,000 signals. */
  readonly answerBytesMax?: number;
}

/** In no order. */
export interface SignalColumns {
  /** Index of the step. */
  readonly steps: readonly number[];
  /** Event times in whole milliseconds. */
  readonly timesMs: readonly number[];
  /** `p_row_id`: with the step's rule it names a signal. */
  readonly ids: readonly string[];
}

/** The signals that hold the same values. */
export interface SignalGroup extends SignalColumns {
  readonly values: readonly string[];
}

export interface FoundSignals {
  readonly groups: readonly SignalGroup[];
  /** Of the steps that share no value. */
  readonly free: SignalColumns;
}
