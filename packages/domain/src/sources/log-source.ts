export const streamTypes = ["Auto", "Lines", "JSON", "JsonArray", "CloudWatchLogs", "XML"] as const;
export type StreamType = (typeof streamTypes)[number];

export interface StreamOptions {
  /** JsonArray: the root-level member that holds the array; absent when the value itself is the array. */
  readonly jsonArrayEnvelopeField?: string;
  /** XML: the element whose children are the events; absent when each top-level element is one. */
  readonly xmlRootElement?: string;
  /** Lines: each may begin with a header of syslog, behind which another log type's record stands. */
  readonly hasSyslogHeaders?: boolean;
}

export const httpAuthMethods = ["SharedSecret", "HMAC", "Bearer", "Basic", "None"] as const;
export type HttpAuthMethod = (typeof httpAuthMethods)[number];

/** How senders prove themselves. Secrets are given when creating and never returned. */
export interface HttpAuth {
  readonly method: HttpAuthMethod;
  /** SharedSecret and HMAC: the header that carries the secret or the signature. */
  readonly headerName?: string;
  /** HMAC: hash of the signature; hexadecimal, optionally prefixed `sha256=`. */
  readonly algorithm?: "sha256" | "sha1" | "sha512";
  readonly username?: string;
  /** SharedSecret value, HMAC key, Bearer token, or Basic password. */
  readonly secret?: string;
}

export const sourceTypes = [
  "HTTP",
  "S3",
  "AmazonSecurityLake",
  "Gcs",
  "AzureBlob",
  "SYSLOG",
  "LogPulling",
  "CloudWatch",
  "Sqs",
  "EventBridge",
  "GcpPubSub",
  "Kafka",
  "AzureEventHub",
] as const;
export type SourceType = (typeof sourceTypes)[number];

/** Sources that are polled by the definition of a puller. */
export function isPulled(type: SourceType): boolean {
  return type === "LogPulling" || type === "CloudWatch";
}

export interface LogSource {
  readonly id: string;
  readonly label: string;
  readonly type: SourceType;
  readonly logTypes: readonly string[];
  readonly streamType: StreamType;
  readonly streamOptions: StreamOptions;
  /** Without the secret. */
  readonly auth: Omit<HttpAuth, "secret">;
  readonly enabled: boolean;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly updatedAt: Date;
  readonly lastReceivedAt: Date | undefined;
  /** Of events that became rows of the lake. */
  readonly lastStoredAt: Date | undefined;
  /** Without data for so long an alarm is raised; undefined for none. */
  readonly noDataAlarmMinutes?: number | undefined;
  /** When logs have waited for so long to be collected an alarm is raised; undefined for none. */
  readonly lagAlarmMinutes?: number | undefined;
  /** When the secret or key that it works with expires, as somebody entered it or its provider said; undefined for none. */
  readonly secretExpiresAt?: Date | undefined;
  readonly revision: number;
}

export const sourceHealths = [
  "HEALTHY",
  "NO_DATA",
  "FAILING",
  "UNBALANCED",
  "PAUSED",
  "MISCONFIGURED",
  "ACCESS_DENIED",
  "DISABLED",
] as const;
/**
 * Of the last 24 hours. NO_DATA: nothing arrived, or nothing for as long as its alarm says. FAILING: over 1 % matched no
 * schema. UNBALANCED: counts do not add up. Of sources that Pharos reads from itself: PAUSED: they could not be reached and
 * are tried again; MISCONFIGURED: what is to be read is not there; ACCESS_DENIED: a right is missing.
 */
export type SourceHealth = (typeof sourceHealths)[number];

export const sourcePageSizeDefault = 25;
export const sourcePageSizeMax = 250;

export const sourceLabelLengthMax = 36;
/** The label rule of specification 3 §5; undefined when the label is good. */
export function sourceLabelProblem(label: string): string | undefined {
  if (label.trim() === "") return "This field is required";
  if (!/^[A-Za-z0-9 -]+$/.test(label)) return "Can only include alphanumeric characters, dashes and spaces";
  if (label.length > sourceLabelLengthMax) return `Must be at most ${sourceLabelLengthMax} characters`;
  return undefined;
}

/** The warning of the stream picker for an enclosing field (specification 3 §2); undefined when there is none. */
export function envelopeFieldWarning(name: string): string | undefined {
  return /[.[\]$]/.test(name) ? "Nested fields are not supported. Please ensure the field is at the root." : undefined;
}
