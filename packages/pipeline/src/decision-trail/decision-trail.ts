export type TrailStepName =
  | "CLASSIFIED"
  | "STORED"
  | "ENABLED"
  | "CANDIDATE"
  | "FILTERED"
  | "EVALUATED"
  | "FUNCTION"
  | "SIGNAL"
  | "GROUPED"
  | "ALERT"
  | "DELIVERED";

/** `STOPPED`: nothing comes of the event here. `NOTICE`: something is odd, and the event goes on. */
export type TrailVerdict = "PASSED" | "STOPPED" | "NOTICE" | "NOT_REACHED";

/** Where a person can change what a step says. */
export type MendPlace = "SCHEMA" | "LOG_SOURCES" | "SETTINGS" | "FILTERS" | "CODE" | "ALERT";

export interface TrailDetail {
  readonly text: string;
  readonly holds: boolean;
  /** What was found in the event; undefined where that says nothing. */
  readonly value: unknown;
  readonly parts: readonly TrailDetail[];
}

export interface TrailStep {
  readonly step: TrailStepName;
  readonly verdict: TrailVerdict;
  readonly text: string;
  readonly details: readonly TrailDetail[];
  readonly mendAt: MendPlace | undefined;
  /** Of the alert that the step is about. */
  readonly alertId?: string;
}

export interface DecisionTrail {
  /** In one sentence: why no alert came of the event, or which one did. */
  readonly answer: string;
  readonly isMatch: boolean;
  readonly steps: readonly TrailStep[];
}
