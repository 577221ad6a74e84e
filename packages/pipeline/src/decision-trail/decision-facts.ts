import type { EventExplanation } from "@pharos/detection";
import type { AlertGroup, Rule } from "@pharos/domain";

export interface StoredFinding {
  readonly kind: "match" | "error";
  /** Of the alert to which it belongs, or would belong if there were enough of them; empty without. */
  readonly alertId: string;
  readonly message: string;
  /** Undefined while the alert does not exist. */
  readonly alert: RaisedFacts | undefined;
}

/** As far as the reader sees the alert. */
export interface RaisedFacts {
  readonly isVisible: boolean;
  /** How many messages about it there are of each kind; undefined for who does not see it. */
  readonly deliveries: { readonly delivered: number; readonly waiting: number; readonly failed: number } | undefined;
}

/** What is known about one event and one rule; everything that the trail is decided by. */
export interface DecisionFacts {
  readonly rule: Rule;
  readonly logType: string;
  /** Why the event is of none of the rule's log types, as their schemas say it; empty where it was stored or parsed. */
  readonly classificationProblem: string;
  /** Undefined for an event that was pasted. */
  readonly row: { readonly id: string; readonly isFound: boolean } | undefined;
  /** Undefined where there is no event to run the rule on. */
  readonly explanation: EventExplanation | undefined;
  /** The dedup string that the match has, or would have. */
  readonly dedup: string;
  /** The window that a match would join now; undefined where it would start one. */
  readonly group: AlertGroup | undefined;
  /** What was stored about this event and rule; undefined without. */
  readonly stored: StoredFinding | undefined;
  readonly now: Date;
}
