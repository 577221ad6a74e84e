import type { DetectionCommon, DetectionTest } from "./detection-common.ts";
import type { SigmaLogic } from "./sigma-logic.ts";

/** The members of a simple detection as its YAML has them, in the form of JSON. */
export interface SimpleLogic {
  readonly detection: readonly unknown[];
  readonly dynamicSeverities?: readonly unknown[];
  readonly alertTitle?: string;
  readonly alertContext?: readonly unknown[];
  readonly groupBy?: readonly unknown[];
}

/** A rule over the events of its log types, or over the rows of its scheduled queries. */
export interface Rule extends DetectionCommon {
  readonly kind: "RULE" | "SCHEDULED_RULE" | "DERIVED_RULE";
  readonly logTypes: readonly string[];
  readonly dedupPeriodMinutes: number;
  readonly threshold: number;
  readonly createAlert: boolean;
  readonly summaryAttributes: readonly string[];
  /** Names of the queries whose rows it is run on; such a rule has no log types. */
  readonly scheduledQueries?: readonly string[];
  /** Only events that meet all these match expressions reach the rule. */
  readonly inlineFilters?: readonly unknown[];
  /** Empty for a rule whose logic is `simple` or `sigma`. */
  readonly body: string;
  /** Logic in YAML instead of Python. */
  readonly simple?: SimpleLogic;
  /** Logic in a Sigma rule instead of Python. */
  readonly sigma?: SigmaLogic;
  /** The rule that it is derived from: what it does not give itself is that one's. */
  readonly baseDetection?: string;
  /** Of a derived rule: the members that it gives itself. */
  readonly ownMembers?: readonly DerivableMember[];
  readonly tests: readonly DetectionTest[];
}

/** What a derived rule may give in the place of its base's; members of `SimpleLogic` count only where the base has it. */
export const derivableMembers = [
  "displayName",
  "enabled",
  "severity",
  "description",
  "reference",
  "runbook",
  "tags",
  "reports",
  "dedupPeriodMinutes",
  "threshold",
  "createAlert",
  "summaryAttributes",
  "outputIds",
  "tests",
  "inlineFilters",
  "bookkeeping",
  "dynamicSeverities",
  "alertTitle",
  "alertContext",
  "groupBy",
] as const;
export type DerivableMember = (typeof derivableMembers)[number];
