import type { Severity } from "../alerts/severity.ts";
import type { ContentRecord } from "../content/content-record.ts";

export const detectionKinds = ["RULE", "SCHEDULED_RULE", "CORRELATION_RULE", "DERIVED_RULE", "POLICY"] as const;
export type DetectionKind = (typeof detectionKinds)[number];

export interface DetectionTest {
  readonly name: string;
  readonly expectedResult: boolean;
  /** The event; of a policy the resource. */
  readonly log: Readonly<Record<string, unknown>>;
  readonly mocks: readonly { readonly objectName: string; readonly returnValue: string | boolean }[];
}

/** What every kind of detection says. */
export interface DetectionCommon extends ContentRecord {
  readonly id: string;
  readonly kind: DetectionKind;
  readonly displayName: string;
  readonly enabled: boolean;
  readonly severity: Severity;
  readonly description: string;
  readonly reference: string;
  readonly runbook: string;
  readonly tags: readonly string[];
  /** Report name → values; MITRE ATT&CK values read `TA0001:T1078`. */
  readonly reports: Readonly<Record<string, readonly string[]>>;
  readonly outputIds: readonly string[];
  /** Keys of its YAML that change nothing it does and are given back as they came: `Status`, `CreatedBy`, … */
  readonly bookkeeping?: Readonly<Record<string, unknown>>;
}

export const dedupPeriodMinutesDefault = 60;
export const thresholdDefault = 1;
/** Longest generated string kept; a longer one ends in `... (truncated)` and is exactly this long. */
export const generatedStringLengthMax = 1000;
export const alertContextCharactersMax = 200 * 1024;
export const destinationsMax = 10;
