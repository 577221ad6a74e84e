/** When a scheduled query or a correlation rule is run. */
export interface Schedule {
  /** Every so many minutes; undefined where `cronExpression` says when. */
  readonly rateMinutes?: number;
  /** Minute, hour, day of month, month, day of week; in UTC. */
  readonly cronExpression?: string;
  /** A run that takes longer is stopped. */
  readonly timeoutMinutes: number;
}
