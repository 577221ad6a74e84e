/** Objects whose key starts with `prefix`, unless it starts with an excluded one, have these log types. */
export interface BucketPrefix {
  readonly prefix: string;
  readonly logTypes: readonly string[];
  readonly excludedPrefixes: readonly string[];
}

/** What the settings of every kind of bucket have. */
interface BucketPlace {
  readonly bucket: string;
  readonly prefixes: readonly BucketPrefix[];
}

/** A bucket of Amazon S3 or of a compatible store, and who reads it, without the secret access key. */
export interface S3Settings extends BucketPlace {
  /** AmazonSecurityLake: the role, its external ID and the queue are those of a subscriber of the lake. */
  readonly kind: "S3" | "AmazonSecurityLake";
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
}

/** A bucket of Google Cloud Storage, without the key of the service account that reads it. */
export interface GcsSettings extends BucketPlace {
  readonly kind: "Gcs";
  /** Of the subscription. */
  readonly projectId?: string | undefined;
  /** The subscription of Pub/Sub with the bucket's notices; the bucket is listed when absent. */
  readonly subscriptionId?: string | undefined;
  /** The project that pays for reading a bucket whose requester pays. */
  readonly userProject?: string | undefined;
  /** Of a private endpoint or an emulator; Google's own when absent. */
  readonly endpoint?: string | undefined;
}

/** Containers of an Azure storage account, without the client secret of the application that reads them. */
export interface AzureBlobSettings extends BucketPlace {
  readonly kind: "AzureBlob";
  /** The name of the storage account; keys begin with the container. */
  readonly bucket: string;
  readonly containers: readonly string[];
  readonly tenantId: string;
  readonly clientId: string;
  /** The storage queue with notices of Event Grid; the containers are listed when absent. */
  readonly queueName?: string | undefined;
  /** Of the account's blobs, where they are not at blob.core.windows.net. */
  readonly endpoint?: string | undefined;
  readonly queueEndpoint?: string | undefined;
  /** Of a sovereign cloud; login.microsoftonline.com when absent. */
  readonly loginEndpoint?: string | undefined;
}

export type BucketSettings = S3Settings | GcsSettings | AzureBlobSettings;
export type BucketKind = BucketSettings["kind"];
export const bucketKinds = ["S3", "AmazonSecurityLake", "Gcs", "AzureBlob"] as const satisfies readonly BucketKind[];

export function isBucketKind(type: string): type is BucketKind {
  return bucketKinds.some((kind) => kind === type);
}

export function isS3(settings: BucketSettings): settings is S3Settings {
  return settings.kind === "S3" || settings.kind === "AmazonSecurityLake";
}

/** The queue or subscription that announces new objects, as its provider names it; undefined where they are listed. */
export function noticesFrom(settings: BucketSettings): string | undefined {
  switch (settings.kind) {
    case "Gcs": {
      const { projectId, subscriptionId } = settings;
      return subscriptionId === undefined ? undefined : `projects/${projectId}/subscriptions/${subscriptionId}`;
    }
    case "AzureBlob": {
      const { bucket, queueName, queueEndpoint = `https://${bucket}.queue.core.windows.net` } = settings;
      return queueName === undefined ? undefined : `${queueEndpoint}/${queueName}`;
    }
    default:
      return settings.queueUrl;
  }
}

/** The address of a bucket, or of an object in it, as its provider's tools write it. */
export function bucketAddress({ kind, bucket }: Pick<BucketSettings, "kind" | "bucket">, key?: string): string {
  const path = key === undefined ? "" : `/${key}`;
  if (kind === "AzureBlob") return `https://${bucket}.blob.core.windows.net${path}`;
  return `${kind === "Gcs" ? "gs" : "s3"}://${bucket}${path}`;
}

export const bucketObjectStates = ["WAITING", "DONE", "FAILED"] as const;
export type BucketObjectState = (typeof bucketObjectStates)[number];

/** An object as a notice or a listing names it. */
export interface FoundObject {
  readonly key: string;
  /** Of a versioned bucket of S3; the generation in Google Cloud Storage. */
  readonly versionId?: string | undefined;
  readonly etag: string;
  readonly bytes: number;
  /** It grows at its end. What was read of it stays, and is not read again. */
  readonly isAppended?: boolean | undefined;
}

export interface BucketObject extends FoundObject {
  readonly id: number;
  readonly sourceId: string;
  readonly identity: string;
  readonly state: BucketObjectState;
  /** Why it failed. */
  readonly reason: string | undefined;
  readonly attempts: number;
  /** Of one that grows: how many bytes of it are stored. */
  readonly readBytes: number | undefined;
  /** Up to where somebody began to store it: whoever goes on stores the same. */
  readonly readingBytes: number | undefined;
  readonly foundAt: Date;
  readonly endedAt: Date | undefined;
}

/** Objects are held in memory while they are read. */
export const objectBytesMax = 64 * 1024 * 1024;
/** Objects that were read or failed are forgotten after this. */
export const bucketObjectsKeptDays = 400;
