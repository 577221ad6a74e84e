/** What whoever reports a resource says about it. */
export interface NewResource {
  /** An ARN, or any other text that names it for good. */
  readonly id: string;
  /** `AWS.S3.Bucket`. */
  readonly type: string;
  /** The document that policies see. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Something in a cloud account, as it was when it was last looked at; policies check it. */
export interface Resource extends NewResource {
  /** From the document, as are region and name; empty where it does not say. */
  readonly accountId: string;
  readonly region: string;
  readonly name: string;
  /** First seen. */
  readonly createdAt: Date;
  /** When it was last seen to differ from before. */
  readonly changedAt: Date;
  readonly seenAt: Date;
  /** Undefined while it exists. A deleted one is kept for a while, so that its alerts can be understood. */
  readonly deletedAt: Date | undefined;
}

/** A key of the database: an index takes no more. */
export const resourceIdBytesMax = 2_000;
export const resourceTypeLengthMax = 200;
/** Of the document, as JSON. */
export const resourceBytesMax = 1_000_000;
/** How many one request may report. */
export const resourcesPerRequestMax = 500;
/** How long a deleted resource is kept. */
export const deletedResourceDays = 30;
