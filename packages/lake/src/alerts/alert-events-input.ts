import type { LogTypeAccess } from "../catalogue/visible-tables.ts";

export interface AlertEventsInput {
  readonly alertId: string;
  /** The alert's log types; empty where it comes from anything else. */
  readonly logTypes: readonly string[];
  /** Of the events: from is included, to is not. */
  readonly fromMs: number;
  readonly toMs: number;
  /** For an alert about errors: the events that the rule failed on. */
  readonly isRuleError?: boolean;
  /** For an alert of a correlation: the events of the signals that it put together. */
  readonly isCorrelation?: boolean;
  readonly limit?: number;
  readonly cursor?: string;
  /** By the time of the event; newest first by default. */
  readonly sortDirection?: "ascending" | "descending";
  readonly logTypeAccess?: LogTypeAccess;
}
