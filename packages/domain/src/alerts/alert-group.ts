import type { Entity } from "./alert-entities.ts";
import type { Severity } from "./severity.ts";

/** `error`: the detection failed. `system`: Pharos could not run it, or keeps it from flooding people with alerts. */
export type AlertGroupKind = "match" | "error" | "system";

/** What groups of matches are told apart by: the rule, what happened, and the dedup string (format §7.1). */
export interface AlertGroupKey {
  readonly ruleId: string;
  readonly kind: AlertGroupKind;
  readonly dedup: string;
}

/** What the alert says: computed for the first match of the group and never changed by later ones (format §7.4). */
export interface AlertText {
  readonly title: string;
  readonly severity: Severity;
  readonly description: string;
  readonly runbook: string;
  readonly reference: string;
  readonly context: Readonly<Record<string, unknown>>;
  /** What `destinations()` returned, ids or names; absent where it returned none. */
  readonly dynamicDestinations?: readonly string[];
}

/** The matches of one window: they become one alert when their number reaches the rule's threshold. */
export interface AlertGroup extends AlertGroupKey {
  /** Chosen when the window starts, so that matches below the threshold know the alert to come. */
  readonly alertId: string;
  readonly windowStartedAt: Date;
  readonly windowEndsAt: Date;
  readonly eventCount: number;
  /** The values of a rule that counts distinct ones, kept until the alert is created; undefined for all others. */
  readonly distinctValues: Uint8Array | undefined;
  readonly isAlertCreated: boolean;
  /** What the matches name that is not kept with the alert yet; undefined for nothing. */
  readonly entities?: readonly Entity[] | undefined;
  readonly text: AlertText;
  readonly logTypes: readonly string[];
  /** The log types that somebody must see to read what the matches say; undefined for all. */
  readonly neededLogTypes?: readonly string[] | undefined;
  readonly sourceIds: readonly string[];
  readonly lastMatchedAt: Date;
}
