import type { Severity } from "../alerts/severity.ts";

export const detectionKinds = ["RULE", "SCHEDULED_RULE", "CORRELATION_RULE", "DERIVED_RULE", "POLICY"] as const;
export type DetectionKind = (typeof detectionKinds)[number];

export interface DetectionTest {
  readonly name: string;
  readonly expectedResult: boolean;
  readonly log: Readonly<Record<string, unknown>>;
  readonly mocks: readonly { readonly objectName: string; readonly returnValue: string | boolean }[];
}

/** A Python rule over events of its log types. */
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
  readonly body: string;
  readonly tests: readonly DetectionTest[];
  readonly managed: boolean;
  readonly createdAt: Date;
  readonly lastModified: Date;
}

/** A Python module that rules import by its id. */
export interface GlobalHelper {
  readonly id: string;
  readonly description: string;
  readonly body: string;
}

export const dedupPeriodMinutesDefault = 60;
export const thresholdDefault = 1;
/** Longest generated string kept; a longer one ends in `... (truncated)` and is exactly this long. */
export const generatedStringLengthMax = 1000;
export const alertContextCharactersMax = 200 * 1024;
export const destinationsMax = 10;
