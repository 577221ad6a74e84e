import type { BucketClient, BucketSettings, S3Settings } from "@pharos/domain";

/** The way to buckets; apps/server puts it together. */
export interface BucketGateway {
  /** The deployment's, for sources of AWS without a key of their own; undefined where it has none. */
  readonly awsIdentity: { readonly isRoleOptional: boolean } | undefined;
  /** `secret` is undefined where the deployment's identity reads the bucket. */
  open(settings: BucketSettings, secret: string | undefined): Pick<BucketClient, "check" | "list" | "read">;
  /** Returns the ARN of the user or role that a key belongs to. Throws CollectionFailure. */
  findPrincipal(
    key: Pick<S3Settings, "accessKeyId" | "region" | "endpoint">,
    secretAccessKey: string | undefined,
  ): Promise<string>;
}
