/** Something about the YAML of a correlation rule; `line` and `column` count from 1. */
export interface CorrelationProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** True: the rule works, but perhaps not as meant. */
  readonly isWarning: boolean;
}
