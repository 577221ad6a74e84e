/** Objects whose key starts with `prefix`, unless it starts with an excluded one, have these log types. */
export interface BucketPrefix {
  readonly prefix: string;
  readonly logTypes: readonly string[];
  readonly excludedPrefixes: readonly string[];
}

/** Where the objects of a source are and who reads them, without the secret access key. */
export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** Of an S3-compatible store; Amazon's own when absent. */
  readonly endpoint?: string | undefined;
  /** The deployment's own key when absent. */
  readonly accessKeyId?: string | undefined;
  /** The role that is assumed with the access key. */
  readonly roleArn?: string | undefined;
  /** Made by Pharos, so that the role cannot be used for another source. */
  readonly externalId: string;
  /** Of the queue with the bucket's notices; the bucket is listed when absent. */
  readonly queueUrl?: string | undefined;
  readonly awsAccountId?: string | undefined;
  readonly kmsKey?: string | undefined;
  readonly prefixes: readonly BucketPrefix[];
}

export const bucketObjectStates = ["WAITING", "DONE", "FAILED"] as const;
export type BucketObjectState = (typeof bucketObjectStates)[number];

/** An object as a notice or a listing names it. */
export interface FoundObject {
  readonly key: string;
  readonly versionId?: string | undefined;
  readonly etag: string;
  readonly bytes: number;
}

export interface BucketObject extends FoundObject {
  readonly id: number;
  readonly sourceId: string;
  readonly identity: string;
  readonly state: BucketObjectState;
  /** Why it failed. */
  readonly reason: string | undefined;
  readonly attempts: number;
  readonly foundAt: Date;
  readonly endedAt: Date | undefined;
}

/** Objects are held in memory while they are read. */
export const objectBytesMax = 64 * 1024 * 1024;
/** Objects that were read or failed are forgotten after this. */
export const bucketObjectsKeptDays = 400;
