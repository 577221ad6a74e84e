import type { AlertStatus, AlertSubtype, Severity } from "@pharos/domain";

/** An alert as destinations tell of it. */
export interface AlertMessage {
  readonly alertId: string;
  readonly detectionId: string;
  /** The detection's display name; null where it is gone. */
  readonly detectionName: string | null;
  readonly title: string;
  readonly severity: Severity;
  readonly subtype: AlertSubtype;
  readonly status: AlertStatus;
  /** Null while nobody is assigned. */
  readonly assigneeName: string | null;
  readonly createdAt: Date;
  readonly description: string;
  readonly runbook: string;
  readonly reference: string;
  readonly context: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
  readonly logTypes: readonly string[];
  readonly dedupString: string;
  readonly eventCount: number;
  /** The version of the detection's content; null where it has none. */
  readonly version: string | null;
  /** The alert's page in the console. */
  readonly link: string;
  readonly isResent: boolean;
  /** The same for every attempt. */
  readonly idempotencyKey: string;
}
