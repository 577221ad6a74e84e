import type { AlertStatus, AlertSubtype, Severity } from "@pharos/domain";

/** One of the alerts that a digest tells of. */
export interface DigestEntry {
  readonly alertId: string;
  /** In one line, shortened. */
  readonly title: string;
  readonly severity: Severity;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly link: string;
}

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
  /** Nobody has touched the alert since it was sent. */
  readonly isReminder?: boolean;
  /** The alerts that it tells of, the most severe first; absent for a message about one alert. */
  readonly digest?: readonly DigestEntry[];
  /** The same for every attempt. */
  readonly idempotencyKey: string;
}
