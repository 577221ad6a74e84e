import type { Severity } from "../alerts/severity.ts";

export const detectionKinds = ["RULE", "SCHEDULED_RULE", "CORRELATION_RULE", "DERIVED_RULE", "POLICY"] as const;
export type DetectionKind = (typeof detectionKinds)[number];

export interface DetectionTest {
  readonly name: string;
  readonly expectedResult: boolean;
  /** The event; of a policy the resource. */
  readonly log: Readonly<Record<string, unknown>>;
  readonly mocks: readonly { readonly objectName: string; readonly returnValue: string | boolean }[];
}

/** The members of a simple detection as its YAML has them, in the form of JSON. */
export interface SimpleLogic {
  readonly detection: readonly unknown[];
  readonly dynamicSeverities?: readonly unknown[];
  readonly alertTitle?: string;
  readonly alertContext?: readonly unknown[];
  readonly groupBy?: readonly unknown[];
}

/** A rule over the events of its log types, or over the rows of its scheduled queries. */
export interface Rule {
  readonly id: string;
  readonly displayName: string;
  readonly enabled: boolean;
  readonly severity: Severity;
  readonly logTypes: readonly string[];
  readonly description: string;
  readonly reference: string;
  readonly runbook: string;
  readonly tags: readonly string[];
  /** Report name → values; MITRE ATT&CK values read `TA0001:T1078`. */
  readonly reports: Readonly<Record<string, readonly string[]>>;
  readonly dedupPeriodMinutes: number;
  readonly threshold: number;
  readonly createAlert: boolean;
  readonly summaryAttributes: readonly string[];
  readonly outputIds: readonly string[];
  /** Names of the queries whose rows it is run on; such a rule has no log types. */
  readonly scheduledQueries?: readonly string[];
  /** Only events that meet all these match expressions reach the rule. */
  readonly inlineFilters?: readonly unknown[];
  /** Empty for a rule whose logic is `simple`. */
  readonly body: string;
  /** Logic in YAML instead of Python. */
  readonly simple?: SimpleLogic;
  /** The rule that it is derived from: what it does not give itself is that one's. */
  readonly baseDetection?: string;
  readonly tests: readonly DetectionTest[];
  readonly managed: boolean;
  readonly createdAt: Date;
  readonly lastModified: Date;
}

/** A Python check of a cloud resource: True means compliant. */
export interface Policy {
  readonly id: string;
  readonly displayName: string;
  readonly enabled: boolean;
  readonly severity: Severity;
  /** Empty for every type. */
  readonly resourceTypes: readonly string[];
  /** Patterns of resource ids whose failures do not count; only `*` is special. */
  readonly suppressions: readonly string[];
  readonly description: string;
  readonly reference: string;
  readonly runbook: string;
  readonly tags: readonly string[];
  readonly reports: Readonly<Record<string, readonly string[]>>;
  readonly outputIds: readonly string[];
  readonly body: string;
  readonly tests: readonly DetectionTest[];
}

/** A Python module that rules import by its id. */
export interface GlobalHelper {
  readonly id: string;
  readonly description: string;
  readonly body: string;
}

/** A name that rules of all log types may ask for, and where the value is in this one: a JSONPath, or a function. */
export type DataModelMapping =
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly method: string };

/** Unified names for the fields of one log type. */
export interface DataModel {
  readonly id: string;
  readonly displayName: string;
  readonly enabled: boolean;
  readonly logTypes: readonly string[];
  readonly mappings: readonly DataModelMapping[];
  /** Python with the functions; empty without any. */
  readonly body: string;
}

export const dedupPeriodMinutesDefault = 60;
export const thresholdDefault = 1;
/** Longest generated string kept; a longer one ends in `... (truncated)` and is exactly this long. */
export const generatedStringLengthMax = 1000;
export const alertContextCharactersMax = 200 * 1024;
export const destinationsMax = 10;
